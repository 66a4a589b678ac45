/** Standing orders when they are set: checked against the game's offers. Pure. */
import type { Answer, OrderOffer, StandingOrder } from '../contract/index.ts'
import { fits } from '../kit/decisions/shapes.ts'
import { type Denied, deny } from './api.ts'

/**
 * Checks an order against the offers.
 * @returns the order with only the requested fields; `match.order-void` if it is not offered, `match.order-incomplete`
 *   if a field is missing, the refusal of its shape if a field does not fit
 */
export function checkOrder(offers: readonly OrderOffer[], order: StandingOrder): StandingOrder | Denied {
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
    const { exit, choose, arrange, number } = setting
    settings[id] = {
      exit,
      ...(choose === undefined ? {} : { choose }),
      ...(arrange === undefined ? {} : { arrange }),
      ...(number === undefined ? {} : { number }),
    }
  }
  const { kind, key, basis } = offer
  return { kind, key, settings, ...(basis === undefined ? {} : { basis }) }
}
