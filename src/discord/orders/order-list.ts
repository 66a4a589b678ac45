/** All standing orders on a panel of their own: those that stand, and those that may be laid. Pure. */
import type { OrderOffer, StandingOrder } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import { defaultOf } from '../editors/order-draft.ts'
import { changedOrders, laidOf, listId, MOST_SENTENCE, type Named, worthOf } from '../match/orders-beside.ts'
import { type PanelInput, voices } from '../match/panel-input.ts'
import { type Body, button, countOf, MOST, type Part, type Row, row, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { clip, firstLines } from '../shell/text-limits.ts'

/** Characters for all that is said of orders. */
const MOST_LIST = 2500

const nameOf = ({ kind, key }: Named): string => `${kind} ${key}`

/** The order that was picked in a select. */
export function readPicked(value: string): Named {
  const at = value.indexOf(' ')
  return at < 0 ? { kind: value, key: '' } : { kind: value.slice(0, at), key: value.slice(at + 1) }
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
    return `${at + 1}. ${clip(game.words.standing(order, sight.view, spoken), MOST_SENTENCE)}${mark}`
  })
  const standing = sight.orders.length === 0 ? [say('orders.none')] : [say('orders.standing'), ...lines]
  const parts: Part[] = [
    ...(word === undefined ? [] : [text(clip(`⚠️ ${word}`, 300))]),
    ...(done === undefined ? [] : [text(clip(`✅ ${done}`, 400))]),
    text(firstLines([`### ${say('orders.title')}`, say('orders.about'), ...standing], MOST_LIST)),
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
