/** A card that was about to be lost stays on table (rule 4.16). */

import { cardOf } from '../../state/engine-card.ts'
import type { MomentFrame } from '../../state/game-frames.ts'
import type { GameTable } from '../../state/game-table.ts'
import type { LeavingCard } from '../../state/leaving-cards.ts'
import { pieceOf, sideOfPiece, toldPlace, whereIs } from '../../state/nesting.ts'

/** The card of the innermost moment that is about to be lost lies again as it lay, not hit, with what was on it. */
export function keepLeaving(table: GameTable): void {
  const { state } = table
  const moment = state.flow.findLast(
    (frame): frame is MomentFrame => frame.frame === 'moment' && frame.leaving !== undefined,
  )
  const [first, ...others] = moment?.leaving ?? []
  if (moment === undefined || first === undefined || !takeBack(table, first)) return
  const was = moment.it !== null && 'was' in moment.it ? moment.it.was.at : null
  const { hit: _, ...piece } = first
  const isAboard = pieceOf(state, piece.on) !== null
  state.pieces.push(isAboard ? piece : { ...piece, at: was, on: null, role: null })
  for (const one of others) if (takeBack(table, one)) state.pieces.push({ ...one })
  forgetLoss(table, moment.leaving ?? [])
  const { handle, card } = piece
  table.tell('kept', sideOfPiece(piece), { card, handle, ...toldPlace(table.board, whereIs(state, piece) ?? was) })
}

/** Takes a card out of the Lost Pile of its owner. @returns whether it lay there */
function takeBack(table: GameTable, { card }: LeavingCard): boolean {
  const { lost } = table.side(cardOf(card).side)
  const at = lost.lastIndexOf(card)
  if (at >= 0) lost.splice(at, 1)
  return at >= 0
}

/** Nobody responds any more to a loss that was none. */
function forgetLoss({ state, board }: GameTable, kept: readonly LeavingCard[]): void {
  const cards = kept.map(({ card }) => card)
  state.flow = state.flow.filter(
    (frame) =>
      frame.frame !== 'moment' ||
      (frame.moment !== 'lost' && frame.moment !== 'forfeited') ||
      frame.it === null ||
      !('card' in frame.it) ||
      !cards.includes(frame.it.card),
  )
  if (board.battle?.taken !== undefined) board.battle.taken = board.battle.taken.filter((card) => !cards.includes(card))
}
