/** Standing orders filled in for simulations, so that none of them stops to ask. */
import type { OrderField, OrderOffer, StandingOrder } from '../../contract/index.ts'

type Settings = StandingOrder['settings']

/** The parts of filling in that a game may decide. */
export interface FullOrders {
  /** Settings by kind of order, in the place of the suggestion. */
  readonly settings?: Readonly<Partial<Record<string, Settings>>>
  /** Whether a field only says when to stop: it is left out. */
  readonly isStop?: (field: OrderField) => boolean
}

/** Returns an order for each offer: its own settings, else the game's suggestion, else all of a list in its order. */
export const fullOrdersOf = (
  offers: readonly OrderOffer[],
  { settings = {}, isStop = () => false }: FullOrders = {},
): StandingOrder[] =>
  offers.map(({ kind, key, fields, suggestion = {} }) => {
    const own = settings[kind] ?? {}
    const filled = fields.flatMap((field) => {
      const setting = isStop(field) ? null : (own[field.id] ?? suggestion[field.id] ?? everything(field))
      return setting === null ? [] : [[field.id, setting] as const]
    })
    return { kind, key, settings: Object.fromEntries(filled) }
  })

/** Returns a list with everything in it; null for a field that is no such list. */
function everything({ shape, optional }: OrderField): Settings[string] | null {
  if (shape.type === 'choose' && (shape.ordered === true || optional !== true) && shape.max === shape.options.length)
    return { exit: 'ok', choose: shape.options.map(({ id }) => id) }
  return null
}
