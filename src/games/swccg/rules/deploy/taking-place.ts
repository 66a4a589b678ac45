/** Another version of a person takes its place (rule 8.8.5, SG-92). */
import { cardOf, type Side } from '../../state/engine-card.ts'
import type { GameTable } from '../../state/game-table.ts'
import { cardsOn, mustPiece, toldPlace, whereIs } from '../../state/nesting.ts'
import { liesByText, mayCarry } from './own-texts.ts'

/**
 * The card is where and as the one before it was, which goes to the Lost Pile. Cards on it stay where they may lie on the new
 * one; all others go to the Lost Pile, too.
 */
export function takePlace(table: GameTable, side: Side, card: string, handle: string): void {
  const piece = mustPiece(table.state, handle)
  const was = piece.card
  const spot = toldPlace(table.board, whereIs(table.board, piece))
  piece.card = card
  table.stir()
  table.tell('version-changed', side, { card, was, handle, ...spot })
  for (const one of cardsOn(table.state, handle)) {
    const lying = cardOf(one.card)
    const stays =
      lying.type === 'weapon' || lying.type === 'device'
        ? mayCarry(table.reading, lying, piece)
        : liesByText(table.reading, lying, piece)
    if (stays) continue
    table.tell('left', side, { card: one.card, handle: one.handle, ...spot, pile: 'lost', by: card })
    table.leave(one.handle, 'lost')
  }
  table.toPile(was, 'lost')
}
