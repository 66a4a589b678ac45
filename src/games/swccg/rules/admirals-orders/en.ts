/** English: Admiral's Orders. */
export const ordersEn = {
  'orders.nowhere': 'It needs a battleground system that you occupy.',
} as const
