/**
 * The standing orders of a deck: those that its owner has set, completed by those that the game fills in. A question is
 * put to the owner only where they have said so.
 */
import type { DeckList, DeckOrders, Game, OrderField, Seat, StandingOrder } from '../../contract/index.ts'
import { fits } from '../decisions/shapes.ts'

type Setting = StandingOrder['settings'][string]

const ASK = 'ask'

/** Set for a field whose question the owner wants to be asked. */
export const ASKED: Setting = { exit: ASK }

/** Whether the owner wants to be asked. */
export const isAsked = (setting: Setting | undefined): boolean => setting?.exit === ASK

/** The parts of a deck that decide its orders. */
export interface OrderedDeck {
  readonly list: DeckList
  readonly seat: Seat
  readonly format: string
  readonly orders?: readonly StandingOrder[]
}

/** Returns the orders of a deck. Fields whose question its owner wants to be asked are left out. */
export function keptOrders(game: DeckOrders, deck: OrderedDeck): readonly StandingOrder[] {
  const { list, seat, format, orders = [] } = deck
  const filled = game.filled(list, seat, format)
  return game.offers(list, seat, format).flatMap(({ kind, key, fields }) => {
    const own = orders.find((order) => order.kind === kind)?.settings ?? {}
    const start = filled.find((order) => order.kind === kind)?.settings ?? {}
    const settings = fields.flatMap((field): (readonly [string, Setting])[] => {
      const setting = isAsked(own[field.id]) ? undefined : (fittedSetting(field, own[field.id]) ?? start[field.id])
      return setting === undefined ? [] : [[field.id, setting]]
    })
    return settings.length === 0 ? [] : [{ kind, key, settings: Object.fromEntries(settings) }]
  })
}

/** Returns a setting as far as it fits a field; nothing if it does not, or if no card of a list is left. */
export function fittedSetting({ shape }: OrderField, setting: Setting | undefined): Setting | undefined {
  const cut = setting === undefined ? undefined : cutTo(shape, setting)
  return cut !== undefined && fits({ shape, exits: [{ id: cut.exit }] }, cut) === null ? cut : undefined
}

/** A list that has lost all its entries says nothing any more; a list that was empty before does. */
function cutTo(shape: OrderField['shape'], setting: Setting): Setting | undefined {
  const { choose } = setting
  if (choose === undefined || shape.type !== 'choose') return setting
  const left = choose.filter((id) => shape.options.some((option) => option.id === id))
  return left.length === 0 && choose.length > 0 ? undefined : { ...setting, choose: left }
}

/**
 * Returns the orders of a deck that the game offers at the beginning of a match. They rest on nothing that may change:
 * they were set for every match.
 * @param state of the match after its set-up has begun, before anybody has answered
 */
export function ordersOfDeck<S, V, Side extends Seat>(
  game: Pick<Game<S, V, Side>, 'deckOrders' | 'orders' | 'view'>,
  state: S,
  seat: Side,
  deck: Omit<OrderedDeck, 'seat'>,
): readonly StandingOrder[] {
  if (game.deckOrders === undefined) return []
  const kept = keptOrders(game.deckOrders, { ...deck, seat })
  const offers = game.orders(game.view(state, seat), seat)
  return kept.flatMap((order) => {
    const offer = offers.find(({ kind }) => kind === order.kind)
    const settings = offer === undefined ? null : settingsFor(offer.fields, order.settings)
    return offer === undefined || settings === null ? [] : [{ kind: offer.kind, key: offer.key, settings }]
  })
}

/** The settings that still fit; null if a required one is missing, or if none is left. */
function settingsFor(fields: readonly OrderField[], settings: StandingOrder['settings']) {
  const kept: Record<string, Setting> = {}
  for (const field of fields) {
    const cut = fittedSetting(field, settings[field.id])
    if (cut !== undefined) kept[field.id] = cut
    else if (field.optional !== true) return null
  }
  return Object.keys(kept).length === 0 ? null : kept
}
