/**
 * Windows: whether a side could do something at an occasion, as far as everybody can see. The engine makes a window
 * wherever that holds, and knows no pace and no stop; those decide elsewhere whether its player is called. No hand is
 * looked into.
 */
import { type EngineCard, SIDES, type Side } from '../state/engine-card.ts'
import type { Board } from '../state/game-state.ts'
import type { Position } from '../state/position-reading.ts'
import { answerCost, leastInHand, titlesInHand } from './hand-answers.ts'
import { immediateGoals } from './immediate.ts'
import type { Moment, Occasion } from './occasions.ts'
import { isSpokenOnTable, openInHand, openOnTable } from './offers.ts'
import { mayHold, triesTitles } from './pools.ts'

/**
 * Whether a side could do something by a text at an occasion: by one on table, which is exact, or by a card in hand.
 * There has to be one, and its format an answer that can be paid. Some formats have each title tried as well.
 */
export function publiclyPossible(reading: Position, side: Side, occasion: Occasion): boolean {
  const { board } = reading
  const { moments } = occasion
  if (moments.length === 0) return false
  if (openOnTable(reading, side, occasion).length > 0) return true
  const { hand, force } = board.sizes[side]
  const least = hand === 0 ? null : leastInHand(board.format, side, moments)
  if (least === null || least > force) return false
  const tries = triesTitles(board.format) || titlesInHand(board.format, side, moments) <= FEW
  return !tries || couldBeTitled(reading, side, occasion)
}

/**
 * The most titles of a format that are tried one by one at a moment in every format: nobody is asked where none of them could
 * be played, and trying them takes no time.
 */
const FEW = 3

/** Whether one of the titles that a side may hold could be used at an occasion. */
function couldBeTitled(reading: Position, side: Side, occasion: Occasion): boolean {
  const speaks = (card: EngineCard) => Number.isFinite(answerCost(card, side, occasion))
  return mayHold(reading.board, side, speaks).some(
    ({ id }) =>
      openInHand(reading, side, id, occasion).length > 0 || immediateGoals(reading, side, id, occasion).length > 0,
  )
}

/** Whether any text on table or in a hand of the format speaks of a moment: else it is a window for nobody. */
export const isSpoken = (board: Board, moment: Moment): boolean =>
  SIDES.some((side) => leastInHand(board.format, side, [moment]) !== null) || isSpokenOnTable(board, moment)
