/** Standing orders of a deck. Each click changes the settings that are kept with it. Pure. */

import type { DeckOrders, Language, OrderField, OrderOffer, StandingOrder } from '../../contract/index.ts'
import type { SavedDeck } from '../../decks/deck.ts'
import { speak } from '../../locales/index.ts'
import type { Draft } from '../../matches/draft.ts'
import { startDraft } from '../../matches/draft-start.ts'
import { renderShape } from '../editors/editor.ts'
import { FIELD_EXIT } from '../editors/order-draft.ts'
import { type Body, button, countOf, MOST, type Part, type Row, row, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { clip, firstLines, literal } from '../shell/text-limits.ts'

/** Names deck and version, as the deck's own panel does. */
export const deckOrderId = ({ id, version }: Pick<SavedDeck, 'id' | 'version'>, ...action: readonly string[]): string =>
  customId('do', id, String(version), ...action)

/** The order and field that are shown. */
export interface Shown {
  /** The order that is being filled in, and its field. */
  readonly kind?: string | undefined
  readonly field?: string | undefined
  readonly note?: string | undefined
}

/** The orders that a deck may have, with their settings. */
export interface DeckOrdersInput {
  readonly orders: DeckOrders
  readonly deck: SavedDeck
  readonly language: Language
}

/** The orders that the game offers for a deck. */
export const offersOf = ({ orders, deck }: Pick<DeckOrdersInput, 'orders' | 'deck'>): readonly OrderOffer[] =>
  orders.offers(deck.list, deck.seat, deck.format)

const laidWith = ({ orders }: SavedDeck, kind: string): StandingOrder | undefined =>
  orders.find((order) => order.kind === kind)

/** A field with its saved value, fitted to the present cards of the deck. */
export function fieldOfDeck(deck: SavedDeck, kind: string, field: OrderField): Draft {
  const { choose, number } = laidWith(deck, kind)?.settings[field.id] ?? {}
  const kept = { ...(choose === undefined ? {} : { choose: [...choose] }), ...(number === undefined ? {} : { number }) }
  return startDraft(field.shape, kept, undefined)
}

/** The panel of the standing orders of a deck. */
export function renderDeckOrders(input: DeckOrdersInput, { kind, field, note }: Shown): Body {
  const { orders, deck, language } = input
  const say = speak(language)
  const offers = offersOf(input)
  const title = (offer: OrderOffer) => orders.words(offer, deck.seat, language).title
  const lines = offers.map((offer) => {
    const laid = laidWith(deck, offer.kind)
    const said = laid === undefined ? say('deck-orders.none') : orders.standing(laid, deck.seat, language)
    return clip(`• **${title(offer)}** – ${said}`, 500)
  })
  const parts: Part[] = [
    text(
      firstLines(
        [`### ${literal(deck.name)} · ${say('orders.title')}`, `-# ${say('deck-orders.about')}`, ...lines],
        1800,
      ),
    ),
    ...(note === undefined ? [] : [text(clip(note, 300))]),
  ]
  const open = offers.find((offer) => offer.kind === kind)
  const controls: (Part | Row)[] = [
    ...(offers.length === 0
      ? []
      : [
          select(
            deckOrderId(deck, 'kind'),
            say('deck-orders.pick'),
            offers.map((offer) => ({ value: offer.kind, label: title(offer), taken: offer === open })),
          ),
        ]),
    ...(open === undefined ? [] : editing(input, open, field)),
    row(button(customId('d', deck.id, String(deck.version), 'show'), say('decks.back'))),
  ]
  for (const control of controls) if (countOf([...parts, control]) <= MOST.components) parts.push(control)
  return { components: parts }
}

/** The editor of one order: its fields, the open one, and the actions for the whole order. */
function editing(
  { orders, deck, language }: DeckOrdersInput,
  offer: OrderOffer,
  wanted: string | undefined,
): (Part | Row)[] {
  const say = speak(language)
  const words = orders.words(offer, deck.seat, language)
  const laid = laidWith(deck, offer.kind)
  const field = offer.fields.find(({ id }) => id === wanted) ?? offer.fields[0]
  if (field === undefined) return []
  const filled = (id: string) => laid?.settings[id] !== undefined
  const id = (...action: string[]) => deckOrderId(deck, 'in', offer.kind, field.id, ...action)
  const draft = fieldOfDeck(deck, offer.kind, field)
  const edited = renderShape(field.shape, draft, { language, words: words.options, labels: words.options, id })
  const left = filled(field.id) ? '' : ` · ${say('orders.left-out')}`
  const head = [words.prompt, `**${words.fields[field.id] ?? field.id}**${left}`, ...edited.lines]
  const fields = offer.fields.slice(0, MOST.options).map((one) => ({
    value: one.id,
    label: `${filled(one.id) ? '✓ ' : ''}${words.fields[one.id] ?? one.id}`,
    taken: one === field,
  }))
  const whole = [
    ...(filled(field.id) ? [button(deckOrderId(deck, 'leave', offer.kind, field.id), say('orders.leave-out'))] : []),
    ...(laid === undefined && offer.suggestion !== undefined
      ? [button(deckOrderId(deck, 'default', offer.kind), say('orders.at-once', { title: words.title }), 'main')]
      : []),
    ...(laid === undefined ? [] : [button(deckOrderId(deck, 'drop', offer.kind), say('orders.drop'), 'bad')]),
  ]
  return [
    text(firstLines(head, 1500)),
    ...(fields.length < 2 ? [] : [select(deckOrderId(deck, 'field', offer.kind), say('orders.fields'), fields)]),
    ...edited.rows,
    ...(whole.length === 0 ? [] : [row(...whole)]),
  ]
}

// ---------------------------------------------------------------- what a click makes of them

type Settings = StandingOrder['settings']

/** The orders of a deck with one of them changed; an order without settings is removed. */
export function withOrder(deck: SavedDeck, offer: OrderOffer, settings: Settings): readonly StandingOrder[] {
  const others = deck.orders.filter(({ kind }) => kind !== offer.kind)
  return Object.keys(settings).length === 0 ? others : [...others, { kind: offer.kind, key: offer.key, settings }]
}

/** The settings of an order with one field filled in. */
export function withField(deck: SavedDeck, offer: OrderOffer, field: string, { choose, number }: Draft): Settings {
  const before = laidWith(deck, offer.kind)?.settings ?? {}
  const setting = {
    exit: FIELD_EXIT,
    ...(choose === undefined ? {} : { choose }),
    ...(number === undefined ? {} : { number }),
  }
  return { ...before, [field]: setting }
}

/** The settings of an order with one field left out. */
export function withoutField(deck: SavedDeck, offer: OrderOffer, field: string): Settings {
  const { [field]: _, ...settings } = laidWith(deck, offer.kind)?.settings ?? {}
  return settings
}
