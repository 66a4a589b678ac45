/** Standing orders when they are set: checked against the game's offers and the number of a seat's orders. Pure. */
import { type Answer, isRefusal, type OrderOffer, type Seat, type StandingOrder } from '../../contract/index.ts'
import { fits } from '../../kit/decisions/shapes.ts'
import { LIMIT_TABLE } from '../../limits/limit-table.ts'
import { limitReached } from '../../limits/limits.ts'
import { type Denial, deny } from '../api.ts'
import type { Course } from '../course.ts'
import { draftedAnswer } from '../draft.ts'
import type { LoadedMatch } from '../match-rows.ts'
import { offersTo } from './order-offers.ts'

/**
 * Checks an order against the offers.
 * @returns the order with only the requested fields; `match.order-void` if it is not offered, `match.order-incomplete`
 *   if a field is missing, the refusal of its shape if a field does not fit
 */
function checkOrder(offers: readonly OrderOffer[], order: StandingOrder): StandingOrder | Denial {
  const offer = offers.find(({ kind, key }) => kind === order.kind && key === order.key)
  if (offer === undefined) return deny('match.order-void')
  const settings: Record<string, Omit<Answer, 'decision'>> = {}
  for (const { id, shape, optional } of offer.fields) {
    const setting = order.settings[id]
    if (setting === undefined && optional === true) continue
    if (setting === undefined) return deny('match.order-incomplete', { field: id })
    // A field has a shape but no exits: a filled-in field is complete.
    const unfit = fits({ shape, exits: [{ id: setting.exit }] }, setting)
    if (unfit !== null) return unfit
    settings[id] = { exit: setting.exit, ...draftedAnswer(setting) }
  }
  const { kind, key, basis } = offer
  return { kind, key, settings, ...(basis === undefined ? {} : { basis }) }
}

/** An order that may be set, and all orders of its seat with it. */
interface OrderSet {
  readonly set: StandingOrder
  readonly all: readonly StandingOrder[]
}

/** Checks an order against the offers of a position, and against how many a seat may have. */
export function orderToSet(found: LoadedMatch, course: Course, seat: Seat, order: StandingOrder): OrderSet | Denial {
  const offers = offersTo(course.game, found.record.terms, course.game.view(course.state, seat), seat, [order]).all()
  const set = checkOrder(offers, order)
  if (isRefusal(set)) return set
  const others = (found.orders[seat] ?? []).filter(({ kind, key }) => kind !== set.kind || key !== set.key)
  const { most } = LIMIT_TABLE.orders.counts[0]
  if (others.length >= most) return limitReached('orders', null, { most })
  return { set, all: [...others, set] }
}
