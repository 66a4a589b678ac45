/** Admiral's Orders: all that the game gets of them. */
import { type Mechanism, NO_STEPS } from '../../mechanism.ts'
import { ordersEn } from './en.ts'
import { ordersFr } from './fr.ts'
import { orderRules } from './rulebook.ts'
import { order } from './steps.ts'

export const admiralsOrders: Mechanism<never, never, never> = {
  ...NO_STEPS,
  types: {
    "admiral's order": {
      ...order,
      missing: { en: ordersEn['orders.nowhere'], fr: ordersFr['orders.nowhere'], rules: ['26.2'] },
    },
  },
  rules: orderRules,
}
