/** Numbers that a text sets: what may be added to them, and which of several counts (S-D80). */
import { describe, expect, it } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { Position, ValueRoles } from '../../../src/games/swccg/state/position-reading.ts'
import { adjusted, partsOf } from '../../../src/games/swccg/texts/adjusting.ts'
import { rule } from '../../../src/games/swccg/texts/language/makers.ts'
import type { Rule } from '../../../src/games/swccg/texts/language/words.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { laid } from '../scripted-turns.ts'

const PILOT = '9_17'
/** A forfeit value of 3, and 2 more for piloting an A-wing. */
const state = laid({ phase: 'battle', places: ['Sullust, light | A-wing + Green Squadron Pilot pilot'] })
const board = swccg.view(state, 'light')
const piece = board.pieces.find(({ card }) => card === PILOT)!
const about: ValueRoles = { player: 'light', card: { piece } }
const plain = readingOf(board)

/** The board with further texts about forfeit values, each of a card of its own. */
function withTexts(...rules: readonly Rule[]): Position {
  const more = rules.map((one, at) => ({
    rule: one,
    conditions: [],
    key: `made up ${at}`,
    meant: { reading: plain, you: 'light' as const, card: `made-up-${at}`, self: piece, here: null },
  }))
  return { ...plain, active: (what) => [...plain.active(what), ...(what === 'forfeit' ? more : [])] }
}

const set = (amount: number): Rule => rule('set', { stat: 'forfeit', amount })
const atLeast = rule('limit', { stat: 'forfeit', min: 4 })
const noLower = rule('lock', { stat: 'forfeit', way: 'down' })
const forfeit = (...rules: readonly Rule[]): number => adjusted(withTexts(...rules), 'forfeit', 3, about)

describe('A forfeit value that a text sets', () => {
  it('takes no additions while it lasts', () => {
    expect(forfeit()).toBe(5)
    expect(forfeit(set(0))).toBe(0)
    expect(forfeit(set(4))).toBe(4)
  })

  it('is the lowest of several', () => {
    expect(forfeit(set(2), set(1), set(4))).toBe(1)
  })

  it('has no bounds', () => {
    expect(forfeit(atLeast)).toBe(5)
    expect(forfeit(set(1), atLeast)).toBe(1)
  })

  it('stays, with what is added to it, where nothing may lower it', () => {
    expect(forfeit(set(1), noLower)).toBe(5)
    expect(forfeit(set(4), set(1), noLower)).toBe(4)
  })

  it('is explained by the text that sets it alone', () => {
    expect(partsOf(withTexts(set(2), set(1)), 'forfeit', 3, about)).toEqual([{ card: 'made-up-1', change: -2 }])
  })
})
