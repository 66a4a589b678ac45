/**
 * Standing orders beside the question of a panel: those whose basis has changed, those that would help now, those that
 * stand. Pure.
 */
import { type Decision, type OrderOffer, type StandingOrder, WAITING } from '../../contract/index.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import { defaultOf } from '../editors/order-draft.ts'
import { button, type ControlRow, row } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { firstLines } from '../shell/text-limits.ts'
import { type PanelInput, voices } from './panel-input.ts'

/** The part of a panel's input from which its orders are told. */
export type OrdersInput = Pick<PanelInput, 'game' | 'sight' | 'language' | 'names'>
/** The kind and the key that name an order. */
export type NamedOrder = Pick<OrderOffer, 'kind' | 'key'>
type OrderWords = ReturnType<PanelInput['game']['words']['order']>

/** This many orders are offered beside a question, and this many changed ones are told there. */
const MOST_OFFERED = 2
const ROOM = { standing: 300, offered: 350, glance: 120, changed: 500 }
/** Characters for the sentence of one order. */
const MOST_SENTENCE = 400

/** Whether two orders (or offers) are of one kind and key. */
const isSame = (one: NamedOrder, other: NamedOrder): boolean => one.kind === other.kind && one.key === other.key

/** The order that stands where this one is offered. */
export const laidOf = ({ orders }: Sight, offer: NamedOrder): StandingOrder | undefined =>
  orders.find((order) => isSame(order, offer))

/** The custom id of an action on the panel of all orders. */
export const listId = ({ match, reader }: Sight, ...action: string[]): string =>
  customId('orders', match.id, reader, ...action)

/** The custom id of an action on a standing order. */
export const orderId = (sight: Sight, order: { kind: string; key: string }, ...action: string[]): string =>
  customId('o', sight.match.id, sight.reader, order.kind, order.key, ...action)

// ---------------------------------------------------------------- what has changed

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

/** "Your order … will apply: keep or change", and a row for it. */
function changedParts(input: OrdersInput): { lines: string[]; rows: ControlRow[] } {
  const { game, sight, language } = input
  const say = speak(language)
  const { spoken, plain } = voices(input)
  const shown = changedOrders(input).slice(0, MOST_OFFERED)
  return {
    lines: shown.map(({ order, lines }) => {
      const standing = clipWords(game.words.standing(order, sight.view, spoken), MOST_SENTENCE)
      return clipWords(`🔔 ${say('orders.changed', { order: standing, changes: lines.join(' ') })}`, ROOM.changed)
    }),
    rows: shown.map(({ offer }) => {
      const { title } = game.words.order(offer, sight.view, plain)
      return row(
        button(orderId(sight, offer, 'keep'), say('orders.keep', { title }), 'main'),
        button(orderId(sight, offer, 'open'), say('orders.alter')),
        button(orderId(sight, offer, 'drop'), say('orders.drop')),
      )
    }),
  }
}

// ---------------------------------------------------------------- beside a question

/** The orders that help at this moment, most of all first; none that stands already. */
export function timely(sight: Sight, decision: Decision | undefined): OrderOffer[] {
  if (!sight.advised) return []
  const moment = decision?.kind ?? WAITING
  const helps = (offer: OrderOffer) => offer.moments?.includes(moment) === true
  const open = sight.offers.filter((offer) => helps(offer) && laidOf(sight, offer) === undefined)
  // Two that save something only together are offered together.
  const pairs = ({ together }: OrderOffer) => sight.offers.some((one) => one.kind === together && helps(one))
  return [...open.filter(pairs), ...open.filter((offer) => !pairs(offer))]
}

function standingLines(input: OrdersInput): string[] {
  const { game, sight, language } = input
  if (sight.orders.length === 0) return []
  const { spoken } = voices(input)
  const lines = sight.orders.map((order) => `-# • ${game.words.standing(order, sight.view, spoken)}`)
  return [firstLines([`-# ${speak(language)('orders.standing')}`, ...lines], ROOM.standing)]
}

/** Returns the orders that would help now, each with the days that it saves and the choices that it gives up. */
function offeredLines(input: OrdersInput, decision: Decision | undefined): string[] {
  const { game, sight } = input
  const { spoken } = voices(input)
  return timely(sight, decision)
    .slice(0, MOST_OFFERED)
    .map((offer) => {
      const words = game.words.order(offer, sight.view, spoken)
      const ready = defaultOf(offer)
      const standing = ready === null ? null : game.words.standing(ready, sight.view, spoken)
      // Returns the order that one tap would set, if few words tell it; else its subject.
      const does = standing === null || standing.length > ROOM.glance ? words.prompt : standing
      // Most sentences begin with what the order is called.
      const { title } = words
      const called = does.startsWith(title) ? `**${title}**${does.slice(title.length)}` : `**${title}** – ${does}`
      return clipWords(`-# 💡 ${[called, ...worthOf(input, offer, words)].join(' · ')}`, ROOM.offered)
    })
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

/** One tap for what helps now, and the way to all of them. */
function orderRows(input: OrdersInput, decision: Decision | undefined): ControlRow[] {
  const { game, sight, language } = input
  if (sight.offers.length === 0) return []
  const { plain } = voices(input)
  const say = speak(language)
  const offered = timely(sight, decision).slice(0, MOST_OFFERED)
  // Its panel shows all that it would answer, before it is set.
  const buttons = offered.map((offer) => {
    const { title } = game.words.order(offer, sight.view, plain)
    return button(orderId(sight, offer, 'open'), say('orders.fill', { title }))
  })
  const count = sight.orders.length
  return [row(...buttons, button(listId(sight), count === 0 ? say('orders.all') : say('orders.all-laid', { count })))]
}

/** All that a panel says of orders beside its question: what has changed, what helps now, what stands. */
export function ordersBeside(
  input: OrdersInput,
  decision: Decision | undefined,
): { lines: string[]; rows: ControlRow[] } {
  if (input.sight.match.outcome !== null) return { lines: [], rows: [] }
  const changed = changedParts(input)
  return {
    lines: [...changed.lines, ...offeredLines(input, decision), ...standingLines(input)],
    rows: [...changed.rows, ...orderRows(input, decision)],
  }
}
