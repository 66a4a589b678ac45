/**
 * Standing orders: answers given ahead, at the seat's own choice. What an order answers may hang on all that its owner
 * sees; whether it answers or asks hangs on public facts and on what was filled in, never on his secrets: a pause would
 * betray them. An order whose details fit no more is therefore made to fit instead of stopping.
 *
 * Each kind with its fields is told where it is made, in `orders/`.
 */
import type { Decision, OrderOffer, Reply, StandingOrder } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { madeHere } from '../rules/abouts.ts'
import type { QuestionKind } from '../rules/state.ts'
import type { View } from '../view.ts'
import { DEFENCE, INTERCEPTION, PLANS } from './orders/battles.ts'
import { DUEL, DUEL_DEFENCE } from './orders/duels.ts'
import { EVEN_UP } from './orders/hands.ts'
import { type Answering, Filled, ORDER_KINDS, type Order, type OrderKind } from './orders/order.ts'
import { FETCH, LOCATIONS, NUMBERS } from './orders/planets.ts'
import { DISCARDS, TEXTS } from './orders/texts.ts'
import { REST, TURN_AHEAD } from './orders/turns.ts'
import { sidesOf } from './seen.ts'

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

/** The orders that a seat may lay down now, or has laid down and may change. */
export function orders(view: View, seat: Side): OrderOffer[] {
  const own = seat
  return ORDER_KINDS.flatMap((kind) => {
    const order = ORDERS[kind]
    const key = order.key(view, own)
    return key === null ? [] : [{ kind, key, ...order.offer(view, own) }]
  })
}

/** The answer that the orders give, the more particular ones before the general ones; or `ask`. */
export function obey(view: View, decision: Decision<Side>, standing: readonly StandingOrder[]): Reply {
  if (standing.length === 0) return 'ask'
  const { own, other } = sidesOf(decision.seat)
  for (const kind of ORDER_KINDS) {
    // The compiler can't follow that a decision and the answer to its kind belong together.
    const answer = ORDERS[kind].answers[decision.kind as QuestionKind] as Answering | undefined
    if (answer === undefined) continue
    const key = ORDERS[kind].key(view, own)
    const laid = standing.find((order) => order.kind === kind && order.key === key)
    const given =
      laid === undefined ? null : answer({ view, decision: madeHere(decision), own, other, filled: new Filled(laid) })
    if (given !== null) return { decision: decision.id, ...given }
  }
  return 'ask'
}
