/** Acts and values of cards in piles, which no text of the pool has: as nodes that have begun. */
import { expect, it } from 'vitest'
import { destinyStep, drawDestiny } from '../../../src/games/swccg/rules/destiny/steps.ts'
import { cardOf } from '../../../src/games/swccg/state/engine-card.ts'
import type { DestinyFrame } from '../../../src/games/swccg/state/game-frames.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { GameTable } from '../../../src/games/swccg/state/game-table.ts'
import { laid } from '../scripted-turns.ts'

/** A pilot on table, who speaks, and a scout. */
const [PILOT, SCOUT] = ['9_17', '8_4'] as const
const position = (): State =>
  structuredClone(laid({ phase: 'deploy', places: ['Sullust, light | A-wing + Green Squadron Pilot pilot'] }))

it('the destiny of a drawn card is what texts make of it', () => {
  const drawn = (of: 'scout' | 'starship'): number | null => {
    const state = position()
    state.sides.light.reserve.push(SCOUT)
    state.lasting.push({
      ...{ card: PILOT, you: 'light', piece: 'gone', until: 'turn', target: null, drawn: null, name: PILOT },
      rule: { word: 'add', stat: 'destiny', amount: 2, of },
    })
    const table = new GameTable(state)
    drawDestiny(table, 'light', 'text')
    const frame = table.state.flow.at(-1) as DestinyFrame
    while (frame.value === null) destinyStep(table, frame)
    return frame.value
  }
  const [printed] = cardOf(SCOUT).destiny
  expect([drawn('scout'), drawn('starship')]).toEqual([printed! + 2, printed])
})
