/** The standing orders of a seat: their ids in controls, those that rest on facts that have changed, those that help now. Pure. */
import { type Decision, type OrderOffer, type StandingOrder, WAITING } from '../../contract/index.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import { customId } from '../shell/custom-id.ts'
import { type PanelInput, voices } from './panel-input.ts'

/** The part of a panel's input from which its orders are told. */
export type OrdersInput = Pick<PanelInput, 'game' | 'sight' | 'language' | 'names'>
/** The kind and the key that name an order. */
export type NamedOrder = Pick<OrderOffer, 'kind' | 'key'>
type OrderWords = ReturnType<PanelInput['game']['words']['order']>

/** Whether two orders (or offers) are of one kind and key. */
const isSame = (one: NamedOrder, other: NamedOrder): boolean => one.kind === other.kind && one.key === other.key

/** The order that stands where this one is offered. */
export const laidOf = ({ orders }: Pick<Sight, 'orders'>, offer: NamedOrder): StandingOrder | undefined =>
  orders.find((order) => isSame(order, offer))

/** The custom id of an action on the panel of all orders. */
export const listId = ({ match, reader }: Sight, ...action: string[]): string =>
  customId('orders', match.id, reader, ...action)

/** The custom id of an action on a standing order. */
export const orderId = (sight: Sight, order: { kind: string; key: string }, ...action: string[]): string =>
  customId('o', sight.match.id, sight.reader, order.kind, order.key, ...action)

/** An order that stands, and what it rests on has changed. */
export interface ChangedOrder {
  readonly order: StandingOrder
  readonly offer: OrderOffer
  /** Returns the changes of an order's basis as sentences. */
  readonly lines: readonly string[]
}

/**
 * The orders that will apply although something has changed that they rest on. Whether one is among them follows from
 * public facts alone.
 */
export function changedOrders(input: OrdersInput): ChangedOrder[] {
  const { game, sight } = input
  const { spoken } = voices(input)
  return sight.orders.flatMap((order) => {
    // Making the offers is not cheap, and most orders rest on nothing.
    const offer = order.basis === undefined ? undefined : sight.offers.find((one) => isSame(one, order))
    if (offer?.basis === undefined || order.basis === undefined) return []
    const lines = game.words.changes?.(order.basis, offer.basis, spoken) ?? []
    return lines.length === 0 ? [] : [{ order, offer, lines }]
  })
}

/** Returns the titles of the orders that have answered since their player's last answer; nothing once they have begun another. */
export function obeyedOrders({
  game,
  sight,
  language,
  names,
  obeyed = [],
}: OrdersInput & Pick<PanelInput, 'obeyed'>): string[] {
  if (obeyed.length === 0 || sight.pending !== null) return []
  const { spoken } = voices({ sight, language, names })
  return sight.offers
    .filter((offer) => obeyed.includes(offer.kind))
    .map((offer) => game.words.order(offer, sight.view, spoken).title)
}

/** Returns the stop that has put a question to its seat where silence would have answered; undefined if none has. */
export function stopAt({ game, sight }: OrdersInput, decision: Decision | undefined): StandingOrder | undefined {
  if (decision?.silence === undefined) return undefined
  return sight.orders.find((order) => game.obey(sight.view, decision, [order]) === 'ask')
}

/** The orders that help at this moment, most of all first; none that stands already. */
export function timely(sight: Pick<Sight, 'offers' | 'orders'>, decision: Decision | undefined): OrderOffer[] {
  const moment = decision?.kind ?? WAITING
  const helps = (offer: OrderOffer) => offer.moments?.includes(moment) === true
  const open = sight.offers.filter((offer) => helps(offer) && laidOf(sight, offer) === undefined)
  // Two that save something only together are offered together.
  const pairs = ({ together }: OrderOffer) => sight.offers.some((one) => one.kind === together && helps(one))
  return [...open.filter(pairs), ...open.filter((offer) => !pairs(offer))]
}

/** "saves 2 calls together with …", "gives up …" */
export function worthOf(input: OrdersInput, offer: OrderOffer, { gives }: OrderWords): string[] {
  const say = speak(input.language)
  const saves = (offer.saves ?? 0) === 0 ? [] : [savesLine(input, offer, say)]
  return [...saves, ...(gives === undefined ? [] : [say('orders.gives', { gives })])]
}

function savesLine(input: OrdersInput, { saves: count = 0, together }: OrderOffer, say: Say): string {
  if (together === undefined) return say('orders.saves', { count })
  const { game, sight } = input
  const partner = sight.offers.find(({ kind }) => kind === together)
  if (partner === undefined) return say('orders.saves-with-another', { count })
  const { title } = game.words.order(partner, sight.view, voices(input).spoken)
  return say('orders.saves-with', { count, title })
}
