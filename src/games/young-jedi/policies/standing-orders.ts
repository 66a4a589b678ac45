/**
 * Standing orders: answers given ahead, at the seat's own choice. What an order answers may hang on all that its owner
 * sees; whether it answers or asks hangs on public facts and on what was filled in, never on his secrets: a pause would
 * betray them. An order whose details fit no more is therefore made to fit instead of stopping.
 *
 * Each kind with its fields is told where it is made, in `orders/`.
 */
import type { Decision, OrderOffer, Reply, StandingOrder } from '../../../contract/index.ts'
import { type Orders, obeyed, offered } from '../../../kit/orders/orders.ts'
import { SIDES, type Side } from '../cards/card.ts'
import type { View } from '../view.ts'
import { DEFENCE, INTERCEPTION, PLANS } from './orders/battles.ts'
import { DUEL, DUEL_DEFENCE } from './orders/duels.ts'
import { EVEN_UP } from './orders/hands.ts'
import { ORDER_KINDS, type Order, type OrderKind } from './orders/order.ts'
import { FETCH, LOCATIONS, NUMBERS } from './orders/planets.ts'
import { DISCARDS, TEXTS } from './orders/text-orders.ts'
import { REST, TURN_AHEAD } from './orders/turns.ts'

const ORDERS: Readonly<Record<OrderKind, Order>> = {
  plans: PLANS,
  duel: DUEL,
  rest: REST,
  'turn-ahead': TURN_AHEAD,
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

/** The orders that a seat may lay down now, or has laid down and may change. */
export const orders = (view: View, seat: Side): OrderOffer[] => offered(ALL, view, seat)

/** The answer that the orders give, the more particular ones before the general ones; or `ask`. */
export const obey = (view: View, decision: Decision<Side>, standing: readonly StandingOrder[]): Reply =>
  obeyed(ALL, view, decision, standing)
