/**
 * Standing orders by their kinds: the orders that a seat may set, and their answers.
 *
 * Whether an order answers or asks depends on public facts and on its settings, never on a secret of its owner: a pause
 * would betray it. An order whose details no longer fit is adapted instead of stopping.
 */
import type { Decision, OrderOffer, Reply, Seat, StandingOrder } from '../../contract/index.ts'
import { type AnswerContent, FilledFields } from './fields.ts'

/** A question that is put to an order. */
export interface OrderContext<View, Side extends Seat> {
  readonly view: View
  readonly decision: Decision<Side>
  readonly own: Side
  readonly other: Side
  readonly filled: FilledFields
}

/** One kind of standing order. */
export interface OrderKind<View, Side extends Seat> {
  /** The key under which the order is kept now, or null if it can't stand now. It depends on public facts alone. */
  key(view: View, own: Side): string | null
  /** @param filled the order of this kind that stands or is to be set */
  offer(view: View, own: Side, filled?: FilledFields): Omit<OrderOffer, 'kind' | 'key'>
  /** By the kind of a decision: the answer; `ask` stops a silence; null: this order does not apply. */
  readonly answers: Readonly<
    Record<string, ((asked: OrderContext<View, Side>) => AnswerContent | 'ask' | null) | undefined>
  >
}

/** A kind of order that is kept with the match and can be set at any time. */
export const matchOrder = <View, Side extends Seat>(
  kind: string,
  fields: OrderOffer['fields'],
  answers: OrderKind<View, Side>['answers'],
  more: Partial<OrderOffer> = {},
): readonly [string, OrderKind<View, Side>] => [
  kind,
  { key: () => 'match', offer: () => ({ fields, about: {}, ...more }), answers },
]

/** The kinds of a game, the most specific first, and its two seats. */
export interface Orders<View, Side extends Seat> {
  readonly seats: readonly Side[]
  readonly kinds: readonly (readonly [kind: string, order: OrderKind<View, Side>])[]
  /** Whether the optional fields of all orders narrow them down (`OrderOffer.limits`). */
  readonly limits?: true
}

/** The kinds of orders that a seat may set now, with the key of each. */
const keyed = <View, Side extends Seat>({ kinds }: Orders<View, Side>, view: View, own: Side) =>
  kinds.flatMap(([kind, order]) => {
    const key = order.key(view, own)
    return key === null ? [] : [{ kind, key, order }]
  })

/**
 * The orders that a seat may set now, or has set and may change.
 * @param filled orders that stand or are to be set
 */
export const offered = <View, Side extends Seat>(
  orders: Orders<View, Side>,
  view: View,
  own: Side,
  filled: readonly StandingOrder[] = [],
): OrderOffer[] =>
  keyed(orders, view, own).map(({ kind, key, order }) => {
    const set = filled.find((one) => one.kind === kind && one.key === key)
    const offer = order.offer(view, own, set === undefined ? undefined : new FilledFields(set))
    return { kind, key, ...(orders.limits === true ? { limits: true } : {}), ...offer }
  })

/** The kinds and keys of the orders that a seat may set now. Filling the offers in costs much more. */
export const keysOffered = <View, Side extends Seat>(
  orders: Orders<View, Side>,
  view: View,
  own: Side,
): Pick<OrderOffer, 'kind' | 'key'>[] => keyed(orders, view, own).map(({ kind, key }) => ({ kind, key }))

/** The answer that the orders give to a decision. If none applies: its silence, or `ask`. */
export function obeyed<View, Side extends Seat>(
  { kinds, seats }: Orders<View, Side>,
  view: View,
  decision: Decision<Side>,
  standing: readonly StandingOrder[],
): Reply {
  const own = decision.seat
  const other = seats.find((seat) => seat !== own) ?? own
  for (const [kind, order] of standing.length === 0 ? [] : kinds) {
    const answer = order.answers[decision.kind]
    if (answer === undefined) continue
    const key = order.key(view, own)
    const laid = standing.find((one) => one.kind === kind && one.key === key)
    const given = laid === undefined ? null : answer({ view, decision, own, other, filled: new FilledFields(laid) })
    if (given === 'ask') return given
    if (given !== null) return { decision: decision.id, ...given }
  }
  return decision.silence === undefined ? 'ask' : { decision: decision.id, ...decision.silence }
}

/** Returns the part of a game's contract that follows from its kinds of orders: none once the game is over. */
export const ordersOf = <View extends { readonly outcome: unknown; readonly reader: string }, Side extends Seat>(
  orders: Orders<View, Side>,
) => ({
  orders: (view: View, own: Side, filled: readonly StandingOrder[] = []): OrderOffer[] =>
    view.outcome === null && view.reader === own ? offered(orders, view, own, filled) : [],
  orderKeys: (view: View, own: Side): Pick<OrderOffer, 'kind' | 'key'>[] =>
    view.outcome === null && view.reader === own ? keysOffered(orders, view, own) : [],
  obey: (view: View, decision: Decision<Side>, standing: readonly StandingOrder[]): Reply =>
    obeyed(orders, view, decision, standing),
})
