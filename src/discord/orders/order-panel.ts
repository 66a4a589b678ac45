/**
 * The panel of one standing order: a preview of all that it answers, and a screen for each of its fields. At most five
 * controls and a few lines, so that it fits a phone. Pure.
 */

import type { OrderField, OrderOffer, OrderWords, StandingOrder } from '../../contract/index.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { type Say, speak } from '../../locales/index.ts'
import { ours } from '../../locales/safe-text.ts'
import type { Draft } from '../../matches/draft.ts'
import { renderArrange } from '../editors/arrange.ts'
import { fieldDraft, type OrderDraft, orderOf, settles } from '../editors/order-draft.ts'
import { distinct, fieldControls, leaving } from '../editors/order-field.ts'
import { aidFor } from '../editors/planning-aid.ts'
import { type PanelInput, voices } from '../match/panel-input.ts'
import { changedOrders, orderId, worthOf } from '../match/standing-orders.ts'
import { type Body, button, type ControlRow, type MessagePart, row, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { firstLines } from '../shell/text-limits.ts'
import { aroundPicture, type LaidPanel } from '../table/laid-panel.ts'
import { MOST_LINE, MOST_LINES } from './order-room.ts'
import { actHead, type ShownAct } from './past-acts.ts'

/** The field whose screen is shown; undefined: the preview of the whole order. */
const openField = (offer: OrderOffer, draft: OrderDraft): OrderField | undefined =>
  offer.fields.find(({ id }) => id === draft.open)

/** Suggestions for a field that is a row of pieces. */
export function aidForField(
  input: Pick<PanelInput, 'game' | 'sight' | 'language' | 'names'>,
  offer: OrderOffer,
  field: OrderField,
) {
  const { game, sight } = input
  const start = offer.suggestion?.[field.id]?.arrange
  return aidFor(field.shape, { game, view: sight.view, voice: voices(input).spoken, start })
}

/** The answer of a field that is left, in words. */
const leftOf = ({ limits }: OrderOffer, { id }: OrderField, { empty = {} }: OrderWords, say: Say): string =>
  empty[id] ?? say(limits === true ? 'orders.unlimited' : 'deck-orders.asked')

const isLeft = (field: OrderField, draft: OrderDraft): boolean =>
  field.optional === true && draft.fields[field.id] === undefined

/** Parts of a panel of an order in words beside the order. */
interface OrderShown {
  /** Words with which an option is looked for. */
  readonly typed?: string | undefined
  /** The order would not have acted in the match so far. */
  readonly never?: boolean
}

/** The panel on which one standing order is filled in. */
export function renderOrder(
  input: PanelInput,
  offer: OrderOffer,
  draft: OrderDraft,
  { typed, never = false }: OrderShown = {},
): Body {
  const { words, labels } = wordsOf(input, offer)
  const field = openField(offer, draft)
  const shown =
    field === undefined
      ? wholeOrder(input, offer, draft, never ? actHead(input, offer, null) : [])
      : fieldScreen(input, offer, draft, { field, words, labels, typed })
  return { components: [...warningOf(input), ...shown] }
}

/** The preview of a whole order, with the picture of what it would have done last. */
export function laidOrder(input: PanelInput, offer: OrderOffer, draft: OrderDraft, act: ShownAct): LaidPanel {
  const head = text(actHead(input, offer, act).join('\n'))
  return aroundPicture([...warningOf(input), head], act.scene, wholeOrder(input, offer, draft, []), input.language)
}

/** The words of an order for text and for labels. */
function wordsOf(input: PanelInput, offer: OrderOffer): { readonly words: OrderWords; readonly labels: OrderWords } {
  const { game, sight } = input
  const { spoken, plain } = voices(input)
  return { words: game.words.order(offer, sight.view, spoken), labels: game.words.order(offer, sight.view, plain) }
}

const warningOf = ({ word }: PanelInput): MessagePart[] =>
  word === undefined ? [] : [text(clipWords(`⚠️ ${word}`, MOST_LINE))]

/** Returns the order whose last act its panel shows; null on the screen of a field, and while it is not filled in. */
export const shownOrder = (offer: OrderOffer, draft: OrderDraft): StandingOrder | null =>
  openField(offer, draft) === undefined ? orderOf(offer, draft) : null

// ---------------------------------------------------------------- the preview

/** An answer has this many characters at least, however long the name of its field is. */
const LEAST = 24

/** The fields that an owner fills in. */
const ownFields = ({ fields }: OrderOffer): readonly OrderField[] => fields.filter(({ kept }) => kept !== true)

/** The answers that an order gives, a line each, in the words of its fields. */
function previewLines(offer: OrderOffer, draft: OrderDraft, words: OrderWords, say: Say): string[] {
  const fields = ownFields(offer)
  const filled = fields.filter((field) => !isLeft(field, draft))
  const lines = filled.map((field) => {
    const name = ours(words.fields[field.id] ?? field.id)
    const answer = settingOf(field, fieldDraft(offer, field, draft), words, say)
    // Only the answer is cut, so that its marks stay in pairs.
    return say('orders.field', { name, answer: `**${clipWords(answer, Math.max(LEAST, MOST_LINE - name.length))}**` })
  })
  const asks = filled.length < fields.length && offer.limits !== true ? [`-# ${say('orders.else-asked')}`] : []
  const most = MOST_LINES - asks.length
  const more = lines.length - most + 1
  return lines.length <= most
    ? [...lines, ...asks]
    : [...lines.slice(0, most - 1), `-# ${say('orders.more-answers', { count: more })}`, ...asks]
}

function settingOf({ shape }: OrderField, draft: Draft, { options }: OrderWords, say: Say): string {
  if (shape.type === 'number') return draft.number === undefined ? '…' : String(draft.number)
  const ids = (shape.type === 'arrange' ? draft.arrange : draft.choose) ?? []
  const names = ids.map((id) => options[id]?.label ?? id)
  return names.length === 0 ? say('orders.nothing') : names.join(shape.type === 'arrange' ? ' → ' : ', ')
}

function wholeOrder(input: PanelInput, offer: OrderOffer, draft: OrderDraft, more: readonly string[]): MessagePart[] {
  const { sight, language } = input
  const { words, labels } = wordsOf(input, offer)
  const say = speak(language)
  const isThis = ({ kind, key }: StandingOrder) => kind === offer.kind && key === offer.key
  const changed = changedOrders(input).find(({ order }) => isThis(order))
  const news = changed === undefined ? [] : [clipWords(`🔔 ${changed.lines.join(' ')}`, 2 * MOST_LINE)]
  const set = sight.orders.some(isThis)
  const preview = previewLines(offer, draft, words, say)
  const heading = say(offer.limits === true ? 'orders.limited' : 'orders.will-answer')
  const answers = preview.length === 0 ? [] : [`**${heading}**`, ...preview]
  const worth = worthOf(input, offer, words).join(' · ')
  const small = [clipWords(words.prompt, MOST_LINE), ...(worth === '' ? [] : [clipWords(worth, MOST_LINE)])]
  const lines = [`### ${words.title}`, ...small.map((line) => `-# ${line}`), ...news, ...answers, ...more]
  const choices = ownFields(offer).map((field) => ({
    value: field.id,
    label: labels.fields[field.id] ?? field.id,
    hint: isLeft(field, draft)
      ? leftOf(offer, field, labels, say)
      : settingOf(field, fieldDraft(offer, field, draft), labels, say),
  }))
  return [
    text(firstLines(lines, MOST_TEXT)),
    select(orderId(sight, offer, 'field'), say('orders.fields'), distinct(choices).slice(0, MOST_FIELDS)),
    row(
      ...(changed === undefined ? [] : [button(orderId(sight, offer, 'keep'), say('orders.keep'), 'main')]),
      button(
        orderId(sight, offer, 'lay'),
        say(set ? 'orders.replace' : 'orders.lay-down'),
        'good',
        orderOf(offer, draft) === null,
      ),
      ...(set ? [button(orderId(sight, offer, 'drop'), say('orders.drop'), 'bad')] : []),
      button(customId('orders', sight.match.id, sight.reader), say('orders.list')),
    ),
  ]
}

/** Entries of a select, and characters of the whole text. */
const MOST_FIELDS = 25
const MOST_TEXT = 1200

// ---------------------------------------------------------------- one field

interface Screen {
  readonly field: OrderField
  readonly words: OrderWords
  readonly labels: OrderWords
  readonly typed: string | undefined
}

function fieldScreen(input: PanelInput, offer: OrderOffer, draft: OrderDraft, screen: Screen): MessagePart[] {
  const { sight, language } = input
  const { field, words, labels, typed } = screen
  const say = speak(language)
  const left = isLeft(field, draft)
  const filled = fieldDraft(offer, field, draft)
  const id = (...action: string[]) => orderId(sight, offer, 'in', field.id, ...action)
  const name = `**${words.fields[field.id] ?? field.id}**`
  const empty = words.empty?.[field.id]
  if (field.shape.type === 'arrange') {
    const aid = aidForField(input, offer, field)
    const edited = renderArrange(field.shape, filled, { words: words.options, labels: labels.options, id, aid }, say)
    const done = row(
      ...(left ? [button(orderId(sight, offer, 'take', field.id), say('orders.fill-in'), 'main')] : []),
      ...(!left && field.optional === true ? [button(id('leave'), leaving({ limits: offer.limits, empty }, say))] : []),
      button(id('done'), say('orders.done')),
    )
    const rows: ControlRow[] = left ? [done] : [...edited.rows, done]
    return [text(firstLines([`### ${words.title}`, name, ...(left ? [] : edited.lines)], MOST_TEXT)), ...rows]
  }
  const state = left ? leftOf(offer, field, words, say) : settingOf(field, filled, words, say)
  const unsettled = left || settles(field, filled) ? [] : [`-# ${say('match.order-incomplete')}`]
  const answer = clipWords(state, MOST_TEXT / 2)
  const lines = [`### ${words.title}`, say('orders.field', { name: ours(name), answer }), ...unsettled]
  return [
    text(firstLines(lines, MOST_TEXT)),
    ...fieldControls(
      { field, draft: filled, left, limits: offer.limits, empty, labels: labels.options, id, typed },
      say,
    ),
  ]
}
