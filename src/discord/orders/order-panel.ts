/** The panel on which a standing order is filled in, field by field, each with the editor of its shape. Pure. */
import type { OrderField, OrderOffer } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import { renderShape } from '../editors/editor.ts'
import { fieldDraft, type OrderDraft, orderOf, settles } from '../editors/order-draft.ts'
import { aidFor } from '../editors/planning-aid.ts'
import { orderId } from '../match/orders-beside.ts'
import { type PanelInput, voices } from '../match/panel-input.ts'
import { type Body, button, countOf, MOST, type Part, type Row, row, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { clip, firstLines } from '../shell/text-limits.ts'

/** The field whose editor is shown. */
const openField = (offer: OrderOffer, draft: OrderDraft): OrderField | undefined =>
  offer.fields.find(({ id }) => id === draft.open) ?? offer.fields[0]

/** What helps with a field that is a row of pieces. */
export function aidForField(
  input: Pick<PanelInput, 'game' | 'sight' | 'language' | 'names'>,
  offer: OrderOffer,
  field: OrderField,
) {
  const { game, sight } = input
  const start = offer.suggestion?.[field.id]?.arrange
  return aidFor(field.shape, { game, view: sight.view, voice: voices(input).spoken, start })
}

/** The panel on which one standing order is filled in. */
export function renderOrder(input: PanelInput, offer: OrderOffer, draft: OrderDraft): Body {
  const { game, sight, language, word } = input
  const say = speak(language)
  const { spoken, plain } = voices(input)
  const words = game.words.order(offer, sight.view, spoken)
  const labels = game.words.order(offer, sight.view, plain)
  const laid = sight.orders.some(({ kind, key }) => kind === offer.kind && key === offer.key)
  const parts: Part[] = []
  if (word !== undefined) parts.push(text(clip(`⚠️ ${word}`, 300)))
  parts.push(text(clip(`### ${say('orders.lay', { title: words.title })}\n${words.prompt}`, 900)))
  const field = openField(offer, draft)
  const controls: Row[] = []
  if (field !== undefined) {
    const id = (...action: string[]) => orderId(sight, offer, 'in', field.id, ...action)
    const filled = fieldDraft(offer, field, draft)
    const aid = aidForField(input, offer, field)
    const edited = renderShape(field.shape, filled, { language, words: words.options, labels: labels.options, id, aid })
    const left = field.optional === true && draft.fields[field.id] === undefined
    const head = [`**${words.fields[field.id] ?? field.id}**${left ? ` · ${say('orders.left-out')}` : ''}`]
    parts.push(text(firstLines([...head, ...edited.lines], 1200)))
    controls.push(...fieldRows(input, offer, draft, field, labels.fields), ...edited.rows)
    if (field.optional === true)
      controls.push(
        left
          ? row(button(orderId(sight, offer, 'take', field.id), say('orders.fill-in'), 'main'))
          : row(button(orderId(sight, offer, 'leave', field.id), say('orders.leave-out'))),
      )
  }
  controls.push(
    row(
      button(
        orderId(sight, offer, 'lay'),
        say(laid ? 'orders.replace' : 'orders.lay-down'),
        'good',
        orderOf(offer, draft) === null,
      ),
      ...(laid ? [button(orderId(sight, offer, 'drop'), say('orders.drop'), 'bad')] : []),
      button(customId('orders', sight.match.id, sight.reader), say('orders.list')),
      button(customId('open', sight.match.id, sight.reader), say('orders.back')),
    ),
  )
  for (const control of controls) if (countOf([...parts, control]) <= MOST.components) parts.push(control)
  return { components: parts }
}

/** A select of the fields, marked where they are filled in. */
function fieldRows(
  { sight, language }: PanelInput,
  offer: OrderOffer,
  draft: OrderDraft,
  shown: OrderField,
  names: Readonly<Record<string, string>>,
): Row[] {
  if (offer.fields.length < 2) return []
  const say = speak(language)
  const choices = offer.fields.slice(0, MOST.options).map((field) => {
    const left = field.optional === true && draft.fields[field.id] === undefined
    const done = !left && settles(field, fieldDraft(offer, field, draft))
    return { value: field.id, label: `${done ? '✓ ' : ''}${names[field.id] ?? field.id}`, taken: field === shown }
  })
  return [select(orderId(sight, offer, 'field'), say('orders.fields'), choices)]
}
