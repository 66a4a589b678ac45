/** Numbers that a text sets: what may be added to them, and which of several counts (S-D80). */
import { describe, expect, it } from 'vitest'
import type { Modifier } from '../../../src/games/swccg/cards/vocabulary.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { Reading } from '../../../src/games/swccg/state/position-reading.ts'
import { adjusted, partsOf } from '../../../src/games/swccg/texts/adjusting.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { laid } from '../scripted-turns.ts'

const PILOT = '9_17'
/** A forfeit value of 3, and 2 more for piloting an A-wing. */
const state = laid({ phase: 'battle', places: ['Sullust, light | A-wing + Green Squadron Pilot pilot'] })
const board = swccg.view(state, 'light')
const piece = board.pieces.find(({ card }) => card === PILOT)!
const about = { side: 'light', piece, card: PILOT } as const
const plain = readingOf(board)

/** The board with further texts about forfeit values, each of a card of its own. */
function withTexts(...modifiers: readonly Modifier[]): Reading {
  const more = modifiers.map((modifier, at) => ({
    modifier,
    conditions: [],
    key: `made up ${at}`,
    meant: { reading: plain, you: 'light' as const, card: `made-up-${at}`, self: piece, here: null },
  }))
  return { ...plain, active: (what) => [...plain.active(what), ...(what === 'forfeit' ? more : [])] }
}

const set = (amount: number): Modifier => ({ does: 'set', stat: 'forfeit', amount })
const atLeast: Modifier = { does: 'at least', stat: 'forfeit', bound: 4 }
const noLower: Modifier = { does: 'no lower', stat: 'forfeit' }
const forfeit = (...modifiers: readonly Modifier[]): number => adjusted(withTexts(...modifiers), 'forfeit', 3, about)

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
