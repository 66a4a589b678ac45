/** Stealing on table and out of a hand (part 49). */
import { cardOf, opponentOf } from '../../state/engine-card.ts'
import type { GameTable } from '../../state/game-table.ts'
import { cardsOn, isCharacter, pieceOf, sideOfPiece, toldPlace, whereIs, withAllOn } from '../../state/nesting.ts'
import { fits } from '../../texts/reading/fits.ts'
import { controls } from '../../texts/values/presence.ts'
import type { StealFrame, StealHeldFrame } from './state.ts'

/** Its place is still controlled, then all characters aboard are lost, and what lies on it goes along; it lies as before (rules 49.1, 49.2, 49.4). */
export function stealStep(table: GameTable, { side, of: [handle] }: StealFrame): void {
  table.pop()
  const piece = pieceOf(table.state, handle ?? null)
  const at = piece === null ? null : whereIs(table.state, piece)
  if (piece === null || at === null || !controls(table.reading, at, side)) return
  const spot = toldPlace(table.board, at)
  for (const one of cardsOn(table.state, piece.handle)) {
    if (!isCharacter(cardOf(one.card))) continue
    table.tell('gone', sideOfPiece(one), { card: one.card, handle: one.handle, ...spot, cause: 'carrier' })
    table.leave(one.handle, 'lost')
  }
  for (const one of withAllOn(table.state, piece)) one.side = side
  table.tell('stolen', side, { card: piece.card, handle: piece.handle, ...spot })
}

/** Its player alone sees the card; one that may be stolen is shown and comes into their hand (rule 49.3). */
export function stealHeldStep(table: GameTable, { side, card: by, fit }: StealHeldFrame): void {
  table.pop()
  const other = opponentOf(side)
  const { hand } = table.side(other)
  if (hand.length === 0) return
  const held = hand[table.chance(other)(hand.length)]
  if (held === undefined) return
  const meant = { reading: table.reading, you: side, card: by ?? held.card, self: null, here: null }
  if (!fits({ card: held.card }, fit, meant)) {
    table.tell('hand-peeked', side, { by }, { cards: [held.card] })
    return
  }
  table.intoHand(side, table.fromHand(other, held.handle))
  table.tell('stolen', side, { card: held.card, handle: null, at: null, place: null })
}
