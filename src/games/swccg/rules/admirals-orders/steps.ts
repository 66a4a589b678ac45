/** Where an Admiral's Order is deployed, and what becomes of the one before it. */
import { cardOf, type EngineCard, type Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { locationOf, sideOfPiece } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { isOfKind } from '../../texts/reading/kinds.ts'
import { occupies } from '../../texts/values/presence.ts'
import type { CardType } from '../deploy/card-types.ts'

/** Whether a card is one. */
const isOrder = ({ type }: EngineCard): boolean => type === "admiral's order"

/** Whether a side occupies a system that is a battleground (rule 26.2). */
const hasBattlegroundSystem = (reading: Position, side: Side): boolean =>
  reading.board.places.some((place) => {
    const location = locationOf(place)
    return location.kind === 'system' && isOfKind(location.id, 'battleground') && occupies(reading, place.id, side)
  })

/** The one before goes to the Used Pile of its owner, you or the opponent (rule 26.3). */
function replace(table: GameTable, arrived: TableCard): void {
  const before = table.state.pieces.filter((piece) => piece !== arrived && isOrder(cardOf(piece.card)))
  for (const piece of before) {
    const { card, handle } = piece
    table.tell('left', sideOfPiece(piece), { card, handle, at: null, place: null, pile: 'used', by: arrived.card })
    table.leave(handle, 'used')
    table.show(card)
  }
}

/** Free, on its owner's side of the table, one at a time (rules 26.1 to 26.3). */
export const order: Omit<CardType, 'missing'> = {
  ways: (reading, side) => (hasBattlegroundSystem(reading, side) ? [{ way: { way: 'table', side }, cost: 0 }] : []),
  lies: replace,
}
