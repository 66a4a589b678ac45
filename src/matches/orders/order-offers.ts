/** The standing orders that a game offers a seat, worked out when they are asked for: whole offers cost much. Pure. */
import type { OrderOffer, Seat, StandingOrder } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { lazily } from '../../kit/library/lazily.ts'
import { mayPropose, type Terms } from '../api.ts'
import { orderKeys } from '../silence.ts'

/** The name of an offered order. */
type OrderName = Pick<OrderOffer, 'kind' | 'key'>

/** The orders that a seat is offered. */
export interface Offers {
  readonly all: () => readonly OrderOffer[]
  /** Their kinds and keys alone. */
  readonly keys: () => readonly OrderName[]
  readonly any: () => boolean
}

/** The offers to a reader who may set none. */
export const NO_OFFERS: Offers = { all: () => [], keys: () => [], any: () => false }

/**
 * Returns the orders that the game offers a seat, without those that propose where the players have not agreed to that.
 * @param filled orders of the seat that stand or are to be set
 * @param now the offers of the present state, where the view is of another one: an order must be among these, too
 */
export function offersTo(
  game: AnyGame,
  terms: Terms,
  view: unknown,
  seat: Seat,
  filled: readonly StandingOrder[],
  now?: Offers,
): Offers {
  const isNow = ({ kind, key }: OrderName) => now?.keys().some((one) => one.kind === kind && one.key === key) !== false
  const all = lazily(() =>
    game.orders(view, seat, filled).filter((offer) => (offer.proposes !== true || mayPropose(terms)) && isNow(offer)),
  )
  // Keys alone don't say which order proposes.
  const keys = lazily(() => (mayPropose(terms) ? orderKeys(game, view, seat).filter(isNow) : all()))
  return { all, keys, any: () => keys().length > 0 }
}
