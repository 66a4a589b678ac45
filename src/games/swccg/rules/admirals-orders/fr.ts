/** French: Admiral's Orders. */
import type { ordersEn } from './en.ts'

export const ordersFr: Readonly<Record<keyof typeof ordersEn, string>> = {
  'orders.nowhere': 'Il lui faut un système champ de bataille que vous occupez.',
}
