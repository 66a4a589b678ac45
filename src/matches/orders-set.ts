/** Standing orders of a seat once another one is set. Pure. */
import { isRefusal, type Seat, type StandingOrder } from '../contract/index.ts'
import { LIMIT_TABLE } from '../limits/limit-table.ts'
import { limitReached } from '../limits/limits.ts'
import type { Denied } from './api.ts'
import type { Course } from './course.ts'
import type { Loaded } from './match-rows.ts'
import { offersTo } from './order-offers.ts'
import { checkOrder } from './standing-orders.ts'

/** An order that may be set, and all orders of its seat with it. */
interface OrderSet {
  readonly set: StandingOrder
  readonly all: readonly StandingOrder[]
}

/** Checks an order against the offers of a position, and against how many a seat may have. */
export function orderToSet(found: Loaded, course: Course, seat: Seat, order: StandingOrder): OrderSet | Denied {
  const offers = offersTo(course.game, found.record.terms, course.game.view(course.state, seat), seat).all()
  const set = checkOrder(offers, order)
  if (isRefusal(set)) return set
  const others = (found.orders[seat] ?? []).filter(({ kind, key }) => kind !== set.kind || key !== set.key)
  const { most } = LIMIT_TABLE.orders.counts[0]
  if (others.length >= most) return limitReached('orders', null, { most })
  return { set, all: [...others, set] }
}
