/**
 * Standing orders: answers given ahead, at the seat's own choice. An order's answer may depend on everything that its
 * owner sees. Whether it answers or asks depends on public facts and its settings alone: a pause would betray secrets.
 * An order whose details no longer fit is therefore adapted instead of stopping.
 *
 * Each file in `orders/` documents the fields of its orders.
 */
import type { Decision, OrderOffer, Reply, StandingOrder } from '../../../contract/index.ts'
import { keysOffered, type Orders, obeyed, offered } from '../../../kit/orders/orders.ts'
import { SIDES, type Side } from '../cards/card.ts'
import type { View } from '../view/player-view.ts'
import { DEFENCE, INTERCEPTION, PLANS } from './orders/battles.ts'
import { DUEL, DUEL_DEFENCE } from './orders/duels.ts'
import { EVEN_UP } from './orders/hands.ts'
import { ORDER_KINDS, type Order, type OrderKindName } from './orders/order.ts'
import { FETCH, LOCATIONS, NUMBERS } from './orders/planets.ts'
import { DISCARDS, TEXTS } from './orders/text-orders.ts'
import { OPENING, REST, TURN_AHEAD } from './orders/turns.ts'

const ORDERS: Readonly<Record<OrderKindName, Order>> = {
  plans: PLANS,
  duel: DUEL,
  rest: REST,
  'turn-ahead': TURN_AHEAD,
  opening: OPENING,
  defence: DEFENCE,
  interception: INTERCEPTION,
  'duel-defence': DUEL_DEFENCE,
  'even-up': EVEN_UP,
  texts: TEXTS,
  discards: DISCARDS,
  numbers: NUMBERS,
  fetch: FETCH,
  locations: LOCATIONS,
}

// The compiler can't follow that a decision and the answer to its kind belong together.
const ALL = {
  seats: SIDES,
  kinds: ORDER_KINDS.map((kind) => [kind, ORDERS[kind]] as const),
} as unknown as Orders<View, Side>

/** The orders that a seat may set now, or has set and may change. */
export const orders = (view: View, seat: Side): OrderOffer[] => offered(ALL, view, seat)

/** The kinds and keys of these orders: an offer may hold a whole battle plan. */
export const orderKeys = (view: View, seat: Side) => keysOffered(ALL, view, seat)

/** The answer of the orders, the specific ones before the general ones; or `ask`. */
export const obey = (view: View, decision: Decision<Side>, standing: readonly StandingOrder[]): Reply =>
  obeyed(ALL, view, decision, standing)
