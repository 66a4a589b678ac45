/** Standing orders as a panel shows them: what stands, what would help now, and all there are on a panel of their own. Pure. */
import { type Decision, type OrderOffer, type StandingOrder, WAITING } from '../../contract/index.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import { orderId, type PanelInput, voices } from '../match/panel.ts'
import { type Body, button, countOf, MOST, type Part, type Row, row, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { clip, firstLines } from '../shell/text-limits.ts'
import { defaultOf } from './order-panel.ts'

type Input = Pick<PanelInput, 'game' | 'sight' | 'language' | 'names'>
type Named = Pick<OrderOffer, 'kind' | 'key'>
type OrderWords = ReturnType<PanelInput['game']['words']['order']>

/** So many orders are offered beside a question, and so many changed ones are told there. */
const MOST_OFFERED = 2
const ROOM = { standing: 300, offered: 350, glance: 120, changed: 500, list: 2500, sentence: 400 }

const isSame = (one: Named, other: Named): boolean => one.kind === other.kind && one.key === other.key

const laidOf = ({ orders }: Sight, offer: Named): StandingOrder | undefined =>
  orders.find((order) => isSame(order, offer))

/** The custom id of an action on the panel of all orders. */
const listId = ({ match, reader }: Sight, ...action: string[]): string =>
  customId('orders', match.id, reader, ...action)

const nameOf = ({ kind, key }: Named): string => `${kind} ${key}`

/** The order that was picked in a select. */
export function readPicked(value: string): Named {
  const at = value.indexOf(' ')
  return at < 0 ? { kind: value, key: '' } : { kind: value.slice(0, at), key: value.slice(at + 1) }
}

// ---------------------------------------------------------------- what has changed

export interface ChangedOrder {
  readonly order: StandingOrder
  readonly offer: OrderOffer
  /** What has changed, in sentences. */
  readonly lines: readonly string[]
}

/**
 * The orders that will apply although something has changed that they rest on. Whether one is among them follows from
 * public facts alone.
 */
function changedOrders(input: Input): ChangedOrder[] {
  const { game, sight } = input
  const { spoken } = voices(input)
  return sight.orders.flatMap((order) => {
    const offer = sight.offers.find((one) => isSame(one, order))
    if (offer?.basis === undefined || order.basis === undefined) return []
    const lines = game.words.changes?.(order.basis, offer.basis, spoken) ?? []
    return lines.length === 0 ? [] : [{ order, offer, lines }]
  })
}

/** "Your order … will apply: keep or change", and a row for it. */
export function changedParts(input: Input): { lines: string[]; rows: Row[] } {
  const { game, sight, language } = input
  const say = speak(language)
  const { spoken, plain } = voices(input)
  const shown = changedOrders(input).slice(0, MOST_OFFERED)
  return {
    lines: shown.map(({ order, lines }) => {
      const standing = clip(game.words.standing(order, sight.view, spoken), ROOM.sentence)
      return clip(`🔔 ${say('orders.changed', { order: standing, changes: lines.join(' ') })}`, ROOM.changed)
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
  const moment = decision?.kind ?? WAITING
  const helps = (offer: OrderOffer) => offer.moments?.includes(moment) === true
  const open = sight.offers.filter((offer) => helps(offer) && laidOf(sight, offer) === undefined)
  // Two that save something only together are offered together.
  const pairs = ({ together }: OrderOffer) => sight.offers.some((one) => one.kind === together && helps(one))
  return [...open.filter(pairs), ...open.filter((offer) => !pairs(offer))]
}

function standingLines(input: Input): string[] {
  const { game, sight, language } = input
  if (sight.orders.length === 0) return []
  const { spoken } = voices(input)
  const lines = sight.orders.map((order) => `-# • ${game.words.standing(order, sight.view, spoken)}`)
  return [firstLines([`-# ${speak(language)('orders.standing')}`, ...lines], ROOM.standing)]
}

/** What would help now, with what it saves and gives up. */
function offeredLines(input: Input, decision: Decision | undefined): string[] {
  const { game, sight } = input
  const { spoken } = voices(input)
  return timely(sight, decision)
    .slice(0, MOST_OFFERED)
    .map((offer) => {
      const words = game.words.order(offer, sight.view, spoken)
      const ready = defaultOf(offer)
      const standing = ready === null ? null : game.words.standing(ready, sight.view, spoken)
      // What would be laid by one tap, if that is soon said; else what the order is about.
      const does = standing === null || standing.length > ROOM.glance ? words.prompt : standing
      // Most sentences begin with what the order is called.
      const { title } = words
      const called = does.startsWith(title) ? `**${title}**${does.slice(title.length)}` : `**${title}** – ${does}`
      return clip(`-# 💡 ${[called, ...worthOf(input, offer, words)].join(' · ')}`, ROOM.offered)
    })
}

/** "saves 2 calls together with …", "gives up …" */
function worthOf(input: Input, offer: OrderOffer, { gives }: OrderWords): string[] {
  const say = speak(input.language)
  const saves = (offer.saves ?? 0) === 0 ? [] : [savesLine(input, offer, say)]
  return [...saves, ...(gives === undefined ? [] : [say('orders.gives', { gives })])]
}

function savesLine(input: Input, { saves: count = 0, together }: OrderOffer, say: Say): string {
  if (together === undefined) return say('orders.saves', { count })
  const { game, sight } = input
  const partner = sight.offers.find(({ kind }) => kind === together)
  if (partner === undefined) return say('orders.saves-with-another', { count })
  const { title } = game.words.order(partner, sight.view, voices(input).spoken)
  return say('orders.saves-with', { count, title })
}

/** One tap for what helps now, and the way to all of them. */
function orderRows(input: Input, decision: Decision | undefined): Row[] {
  const { game, sight, language } = input
  if (sight.offers.length === 0) return []
  const { plain } = voices(input)
  const say = speak(language)
  const offered = timely(sight, decision).slice(0, MOST_OFFERED)
  const buttons = offered.flatMap((offer) => {
    const { title } = game.words.order(offer, sight.view, plain)
    const ready = defaultOf(offer) !== null
    return [
      ...(ready ? [button(orderId(sight, offer, 'default'), say('orders.at-once', { title }), 'main')] : []),
      button(orderId(sight, offer, 'open'), say(ready ? 'orders.adapt' : 'orders.fill', { title })),
    ]
  })
  const count = sight.orders.length
  return [row(...buttons, button(listId(sight), count === 0 ? say('orders.all') : say('orders.all-laid', { count })))]
}

/** All that a panel says of orders beside its question: what has changed, what helps now, what stands. */
export function ordersBeside(input: Input, decision: Decision | undefined): { lines: string[]; rows: Row[] } {
  if (input.sight.match.outcome !== null) return { lines: [], rows: [] }
  const changed = changedParts(input)
  return {
    lines: [...changed.lines, ...offeredLines(input, decision), ...standingLines(input)],
    rows: [...changed.rows, ...orderRows(input, decision)],
  }
}

// ---------------------------------------------------------------- all of them

/** What stands and what may be laid, on a panel of its own. */
export function renderOrders(input: PanelInput): Body {
  const { game, sight, language, word, done } = input
  const say = speak(language)
  const { spoken } = voices(input)
  const changed = changedOrders(input)
  const lines = sight.orders.map((order, at) => {
    const news = changed.find((one) => one.order === order)
    const mark = news === undefined ? '' : ` 🔔 ${news.lines.join(' ')}`
    return `${at + 1}. ${clip(game.words.standing(order, sight.view, spoken), ROOM.sentence)}${mark}`
  })
  const standing = sight.orders.length === 0 ? [say('orders.none')] : [say('orders.standing'), ...lines]
  const parts: Part[] = [
    ...(word === undefined ? [] : [text(clip(`⚠️ ${word}`, 300))]),
    ...(done === undefined ? [] : [text(clip(`✅ ${done}`, 400))]),
    text(firstLines([`### ${say('orders.title')}`, say('orders.about'), ...standing], ROOM.list)),
  ]
  for (const control of [
    ...listRows(input),
    row(button(customId('open', sight.match.id, sight.reader), say('orders.back'))),
  ])
    if (countOf([...parts, control]) <= MOST.components) parts.push(control)
  return { components: parts }
}

function listRows(input: PanelInput): Row[] {
  const { game, sight, language } = input
  const say = speak(language)
  const { plain, spoken } = voices(input)
  const title = (offer: OrderOffer) => game.words.order(offer, sight.view, plain).title
  const laid = sight.offers.filter((offer) => laidOf(sight, offer) !== undefined)
  const open = sight.offers.filter((offer) => laidOf(sight, offer) === undefined)
  const ready = open.filter((offer) => defaultOf(offer) !== null)
  const standing = (offer: OrderOffer) => game.words.standing(laidOf(sight, offer) as StandingOrder, sight.view, plain)
  const at = (verb: string, placeholder: string, offers: readonly OrderOffer[], hint: (offer: OrderOffer) => string) =>
    offers.length === 0
      ? []
      : [
          select(
            listId(sight, verb),
            placeholder,
            offers
              .slice(0, MOST.options)
              .map((offer) => ({ value: nameOf(offer), label: title(offer), hint: hint(offer) })),
          ),
        ]
  const worth = (offer: OrderOffer) => worthOf(input, offer, game.words.order(offer, sight.view, spoken)).join(' · ')
  return [
    ...at('default', say('orders.pick-default'), ready, (offer) => plainSentence(input, offer)),
    ...at('open', say('orders.pick-open'), open, worth),
    ...at('change', say('orders.pick-change'), laid, standing),
    ...at('drop', say('orders.pick-drop'), laid, standing),
  ]
}

function plainSentence({ game, sight, ...rest }: PanelInput, offer: OrderOffer): string {
  const { plain } = voices({ sight, ...rest })
  const ready = defaultOf(offer)
  return ready === null ? '' : game.words.standing(ready, sight.view, plain)
}
