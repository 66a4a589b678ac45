/** Acts and rules that have begun are kept in the state: what the text of their card says by then does not matter. */
import { expect, it } from 'vitest'
import { textStep } from '../../../src/games/swccg/rules/texts/steps.ts'
import type { TextFrame } from '../../../src/games/swccg/state/game-frames.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { GameTable } from '../../../src/games/swccg/state/game-table.ts'
import type { Act } from '../../../src/games/swccg/texts/language/words.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { statOf } from '../../../src/games/swccg/texts/values/fighting-values.ts'
import { laid } from '../scripted-turns.ts'

/** A card whose text neither activates Force nor adds to power. */
const CARD = '9_17'
const position = (): State =>
  structuredClone(laid({ phase: 'battle', places: ['Sullust, light | A-wing + Green Squadron Pilot pilot'] }))

/** Stores a state and loads it again, with a text under way whose acts are left. */
function goingOn(...todo: Act[]): State {
  const state = position()
  const source = state.pieces.find(({ card }) => card === CARD)!.handle
  const frame: TextFrame = {
    ...{ frame: 'text', step: 'acts', side: 'light', card: CARD, source, hand: null, piece: 'gone', responds: false },
    ...{ targets: [], window: null, cancelled: false, todo, drawn: 4, picked: null, pile: null },
  }
  state.flow.push(frame)
  return JSON.parse(JSON.stringify(state)) as State
}

it('a text goes on with the acts that are left, and with those that stand in them', () => {
  const does: readonly Act[] = [{ word: 'activate', number: { word: 'drawn' } }]
  const state = goingOn({ word: 'if', if: { word: 'compares', left: { word: 'drawn' }, by: '>', right: 3 }, does })
  const before = state.sides.light.force.length
  const table = new GameTable(state)
  const frame = table.state.flow.at(-1) as TextFrame
  textStep(table, frame)
  expect(frame.todo).toEqual(does)
  textStep(table, frame)
  expect(frame.todo).toEqual([])
  expect(table.state.sides.light.force.length).toBe(before + 4)
})

it('a rule lasts as it began, for the card that was chosen', () => {
  const state = position()
  const pilot = state.pieces.find(({ card }) => card === CARD)!
  const power = (from: State) =>
    statOf(readingOf(boardOf(from)), from.pieces.find(({ card }) => card === CARD)!, 'power')
  const before = power(state)
  state.lasting.push({
    ...{
      card: CARD,
      you: 'light',
      piece: 'gone',
      until: 'turn',
      chosen: { target: pilot.handle },
      drawn: 3,
      here: null,
      name: CARD,
    },
    rule: { word: 'add', stat: 'power', amount: { word: 'drawn' }, of: { word: 'the', name: 'target' } },
  })
  expect(power(JSON.parse(JSON.stringify(state)) as State)).toBe((before ?? 0) + 3)
})
