/** All standing orders on one screen: the answers that stand, the stops, and those that may be set. Pure. */
import type { NoteBlock, OrderOffer, Scene, StandingOrder } from '../../contract/index.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { plainly, speak } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import { orderOf, readOrderDraft } from '../editors/order-draft.ts'
import { distinct } from '../editors/order-field.ts'
import { type PanelInput, voices } from '../match/panel-input.ts'
import { changedOrders, laidOf, listId, type NamedOrder, timely, worthOf } from '../match/standing-orders.ts'
import { type Body, button, type ControlRow, type MessagePart, MOST, row, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { firstLines } from '../shell/text-limits.ts'
import { aroundPicture, type LaidPanel } from '../table/laid-panel.ts'
import { pictureRoom } from '../table/phone-room.ts'
import { MOST_LINE, MOST_LINES, MOST_LINES_OF_TWO } from './order-room.ts'
import { actHint, type ShownAct } from './past-acts.ts'

/** Characters for all that is said of orders. */
const MOST_LIST = 1500

const nameOf = ({ kind, key }: NamedOrder): string => `${kind} ${key}`

/** The order that was picked in a select. */
export function readPicked(value: string): NamedOrder {
  const at = value.indexOf(' ')
  return at < 0 ? { kind: value, key: '' } : { kind: value.slice(0, at), key: value.slice(at + 1) }
}

/** The ready order that was picked in a select. */
export function readReady(value: string): NamedOrder & { readonly id: string } {
  const [kind = '', key = '', id = ''] = value.split(' ')
  return { kind, key, id }
}

/** Returns the orders that may be set and stand nowhere yet, as they would be set at first; null where they need answers. */
export const openOrders = (
  sight: Sight,
): readonly { readonly offer: OrderOffer; readonly order: StandingOrder | null }[] =>
  sight.offers
    .filter((offer) => laidOf(sight, offer) === undefined && offer.idle !== true)
    .map((offer) => ({ offer, order: orderOf(offer, readOrderDraft(null, offer, undefined)) }))

/** The last act of each offer, where it is known. */
type Acts = ReadonlyMap<OrderOffer, ShownAct>

/** The standing orders and those that may be set, on a panel of their own. */
export function renderOrders(input: PanelInput, acts: Acts = new Map()): Body {
  const { above, below } = listParts(input, acts)
  return { components: [...above, ...below] }
}

/** The same around the picture of what those that may be set would have done last. */
export function laidOrders(input: PanelInput, acts: Acts): LaidPanel {
  const { above, below } = listParts(input, acts)
  const most = Math.max(1, Math.floor(pictureRoom([...above, ...below]) / NOTE))
  return aroundPicture(above, () => actsScene(input, acts, most), below, input.language)
}

/** The height of an order in the picture, and the most of them. */
const NOTE = 100
const MOST_NOTES = 5

/** Each order with what it would have done last, those that help now first. */
function actsScene(input: PanelInput, acts: Acts, most: number): Scene {
  const { game, sight, language } = input
  const say = plainly(speak(language))
  const { plain } = voices(input)
  const shown = unsetOffers(sight).flatMap((offer) => {
    const act = acts.get(offer)
    return act === undefined ? [] : [{ offer, act }]
  })
  const blocks = shown.slice(0, Math.min(most, MOST_NOTES)).map(({ offer, act }): NoteBlock => {
    const saves = offer.saves ?? 0
    return {
      block: 'note',
      icon: act.stops ? 'pause' : 'tick',
      ...(act.stops ? { tone: 'stop' } : {}),
      lines: [
        {
          text: game.words.order(offer, sight.view, plain).title,
          strong: true,
          ...(saves === 0 ? {} : { mark: say('orders.saves', { count: saves }), tone: 'good' }),
        },
        {
          text: say(act.stops ? 'orders.last-stop' : 'orders.last-answer', { deed: act.deed }),
          ...(act.turn === '' ? {} : { mark: act.turn }),
        },
      ],
    }
  })
  return { blocks }
}

/** Returns the parts above and below the picture of the list. */
function listParts(input: PanelInput, acts: Acts): Record<'above' | 'below', readonly MessagePart[]> {
  const { sight, language, word, done } = input
  const say = speak(language)
  const stops = (order: StandingOrder) =>
    sight.offers.some((offer) => offer.stops === true && laidOf({ ...sight, orders: [order] }, offer) !== undefined)
  const [answers, halts] = [sight.orders.filter((order) => !stops(order)), sight.orders.filter(stops)]
  const most = answers.length > 0 && halts.length > 0 ? MOST_LINES_OF_TWO : MOST_LINES
  const above: MessagePart[] = [
    ...(word === undefined ? [] : [text(clipWords(`⚠️ ${word}`, MOST_LINE))]),
    ...(done === undefined ? [] : [text(clipWords(`✅ ${done}`, 2 * MOST_LINE))]),
    text(
      firstLines(
        [
          `### ${say('orders.title')}`,
          say('orders.about'),
          ...listed(input, answers, `**${say('orders.standing')}**`, most),
          ...listed(input, halts, say('orders.stops'), most),
        ],
        MOST_LIST,
      ),
    ),
  ]
  const below: MessagePart[] = [
    ...listRows(input, acts),
    row(button(customId('open', sight.match.id, sight.reader), say('orders.back'))),
  ]
  return { above, below }
}

/** A heading with an order a line, at most this many; nothing where there is none. */
function listed(input: PanelInput, orders: readonly StandingOrder[], heading: string, most: number): string[] {
  if (orders.length === 0) return []
  const { game, sight } = input
  const say = speak(input.language)
  const { spoken } = voices(input)
  const changed = changedOrders(input)
  const lines = orders.map((order) => {
    const news = changed.find((one) => one.order === order)
    const mark = news === undefined ? '' : `🔔 ${news.lines.join(' ')} `
    return `• ${clipWords(`${mark}${game.words.standing(order, sight.view, spoken)}`, MOST_LINE)}`
  })
  const more = lines.length - most
  return more <= 0
    ? [heading, ...lines]
    : [heading, ...lines.slice(0, most - 1), `-# ${say('orders.more-answers', { count: more + 1 })}`]
}

/** The orders that may be set: those that help now first, stops last, since orders that answer save a wait and stops cost one. */
function unsetOffers(sight: Sight): readonly OrderOffer[] {
  const unset = sight.offers.filter((offer) => laidOf(sight, offer) === undefined && offer.idle !== true)
  const now = timely(sight, sight.decisions[0]).filter((offer) => unset.includes(offer))
  return [...now, ...unset.filter((offer) => !now.includes(offer))].toSorted(
    (one, other) => Number(one.stops === true) - Number(other.stops === true),
  )
}

function listRows(input: PanelInput, acts: Acts): ControlRow[] {
  const { game, sight, language } = input
  const say = speak(language)
  const { plain, spoken } = voices(input)
  const title = (offer: OrderOffer) => game.words.order(offer, sight.view, plain).title
  const set = sight.offers.filter((offer) => laidOf(sight, offer) !== undefined)
  const open = unsetOffers(sight)
  const worth = (offer: OrderOffer) => {
    const act = acts.get(offer)
    const last = act === undefined ? [] : [actHint(act, say)]
    return [...last, ...worthOf(input, offer, game.words.order(offer, sight.view, spoken))].join(' · ')
  }
  const standing = (offer: OrderOffer) => game.words.standing(laidOf(sight, offer) as StandingOrder, sight.view, plain)
  const at = (
    placeholder: string,
    verb: string,
    offers: readonly OrderOffer[],
    hint: (offer: OrderOffer) => string,
  ) => {
    const choices = offers.slice(0, MOST.options).map((offer) => ({
      value: nameOf(offer),
      label: title(offer),
      hint: hint(offer),
    }))
    return choices.length === 0 ? [] : [select(listId(sight, verb), placeholder, distinct(choices))]
  }
  const ready = open.flatMap((offer) => {
    const { ready: names = {} } = game.words.order(offer, sight.view, plain)
    return (offer.ready ?? []).map(({ id }) => ({ value: `${nameOf(offer)} ${id}`, label: names[id] ?? id }))
  })
  return [
    ...at(say('orders.pick-open'), 'open', open, worth),
    ...(ready.length === 0 ? [] : [select(listId(sight, 'ready'), say('orders.pick-ready'), distinct(ready))]),
    ...at(say('orders.pick-change'), 'change', set, standing),
  ]
}
