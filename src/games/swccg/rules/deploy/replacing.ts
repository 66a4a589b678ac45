/** Ships that deploy in the place of others (rule 27.5). */
import { cardOf, type EngineCard, type Side } from '../../state/engine-card.ts'
import type { Way } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { cardsOn, isShip, sideOfPiece, toldPlace, whereIs, withAllOn } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { fits } from '../../texts/reading/fits.ts'
import { forfeitOf } from '../../texts/values/fighting-values.ts'
import { mayCarry, replacementOf } from './own-texts.ts'

/** The ships of a side at a place that a card could replace. */
function replaceable(reading: Position, side: Side, card: EngineCard, place: string): readonly TableCard[] {
  const of = replacementOf(card)?.of
  const meant = { reading, you: side, card: card.id, self: null, here: place }
  return reading.board.pieces.filter(
    (piece) =>
      piece.at === place &&
      isShip(cardOf(piece.card)) &&
      cardOf(piece.card).kind !== 'squadron' &&
      sideOfPiece(piece) === side &&
      of !== undefined &&
      fits({ piece }, of, meant),
  )
}

/** The places where enough such ships are; presence and icons do not matter, and it is free. */
export const replacingWays = (
  reading: Position,
  side: Side,
  card: EngineCard,
): readonly { readonly way: Way; readonly cost: number }[] =>
  reading.board.places
    .filter(({ id }) => replaceable(reading, side, card, id).length >= (replacementOf(card)?.number ?? 0))
    .map(({ id }) => ({ way: { way: 'place', at: id }, cost: 0 }))

/**
 * The ships that a card replaces at a place; none for any other card. Of more than it needs those that are hit go first, then
 * those that carry least and are worth least (U-53).
 */
export function shipsReplaced(reading: Position, side: Side, card: EngineCard, place: string): readonly TableCard[] {
  const number = replacementOf(card)?.number ?? 0
  if (number === 0) return []
  const load = (piece: TableCard): number => withAllOn(reading.board, piece).length
  const worth = (piece: TableCard): number => (piece.hit === true ? -1 : load(piece) * 100 + forfeitOf(reading, piece))
  return replaceable(reading, side, card, place)
    .toSorted((one, other) => worth(one) - worth(other))
    .slice(0, number)
}

/** The ships that it replaces go to the Used Pile with all that is on and in them, but for what may lie on it. */
export function replaceShips(table: GameTable, side: Side, arrived: TableCard): void {
  if (arrived.at === null) return
  const gone = shipsReplaced(table.reading, side, cardOf(arrived.card), arrived.at)
  for (const ship of gone) {
    for (const one of cardsOn(table.state, ship.handle)) {
      const { type } = cardOf(one.card)
      if ((type === 'weapon' || type === 'device') && mayCarry(table.reading, cardOf(one.card), arrived))
        table.shift(one.handle, { at: null, on: arrived.handle, role: 'carried' })
    }
    for (const one of withAllOn(table.state, ship).toReversed()) {
      const spot = toldPlace(table.board, whereIs(table.board, one))
      table.tell('left', side, { card: one.card, handle: one.handle, ...spot, pile: 'used', by: arrived.card })
      table.leave(one.handle, 'used')
      table.show(one.card)
    }
  }
}
