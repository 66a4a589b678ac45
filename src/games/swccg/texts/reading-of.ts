/** A board with the texts of the cards in play. */
import type { Board } from '../state/game-state.ts'
import type { Position } from '../state/position-reading.ts'
import { adjusted, gives, immunity, partsOf } from './adjusting.ts'
import { allows, forbids } from './permits.ts'
import { lookUp } from './sources.ts'

/**
 * Returns a reading of a board; it holds for as long as the board is not changed.
 * @param fixed the board is never changed: numbers of its cards are found once
 */
export function readingOf(board: Board, fixed = false): Position {
  const reading: Position = {
    board,
    ...(fixed ? { found: { ofCards: new Map(), abilities: new Map() } } : {}),
    adjust: (stat, base, about) => adjusted(reading, stat, base, about),
    parts: (stat, base, about) => partsOf(reading, stat, base, about),
    gives: (stat, about) => gives(reading, stat, about),
    immunity: (piece) => immunity(reading, piece),
    allows: (leave, asked) => allows(reading, leave, asked),
    forbids: (deed, asked) => forbids(reading, deed, asked),
    active: (what) => find(what),
  }
  const find = lookUp(reading)
  return reading
}
