/** Lost cards that lie face down under a card on table (rule 4.13). */
import type { Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { pieceOf } from '../../state/nesting.ts'

/** A card of a side that lies face down under one of these, at random; its player alone sees it. */
export function takeHidden(
  table: GameTable,
  side: Side,
  bearers: readonly Pick<TableCard, 'handle'>[],
  by: string,
): void {
  const cards = table.side(side)
  const { hidden = [] } = cards
  const found = hidden.filter(({ under }) => bearers.some(({ handle }) => handle === under))
  if (found.length === 0) return
  const taken = found[table.chance(side)(found.length)]
  if (taken === undefined) return
  hidden.splice(hidden.indexOf(taken), 1)
  const piece = pieceOf(table.state, taken.under)
  if (piece !== null) piece.hidden = Math.max(0, (piece.hidden ?? 0) - 1)
  table.intoHand(side, taken.card)
  table.tell('taken-hidden', side, { by }, { cards: [taken.card] })
}
