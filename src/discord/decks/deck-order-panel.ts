/** The panel of the standing orders of a deck. Each click changes what is kept with it. Pure. */

import type { DeckOrders, Language, OrderField, OrderOffer, StandingOrder } from '../../contract/index.ts'
import type { SavedDeck } from '../../decks/deck.ts'
import { ASKED, fitted, isAsked, keptOrders } from '../../kit/orders/deck-orders.ts'
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

const setBy = ({ orders }: SavedDeck, kind: string): StandingOrder | undefined =>
  orders.find((order) => order.kind === kind)

type FieldState = 'own' | 'asked' | 'filled' | 'open'

/** The decision on a field: its owner’s own, to ask them, the game’s, or none. */
function stateOf({ orders, deck }: DeckOrdersInput, kind: string, field: OrderField): FieldState {
  const own = setBy(deck, kind)?.settings[field.id]
  if (isAsked(own)) return 'asked'
  if (fitted(field, own) !== undefined) return 'own'
  const filled = orders.filled(deck.list, deck.seat, deck.format).find((order) => order.kind === kind)
  return filled?.settings[field.id] === undefined ? 'open' : 'filled'
}

/** A field as it applies, fitted to what the deck holds now. */
export function fieldOfDeck({ orders, deck }: DeckOrdersInput, kind: string, field: OrderField): Draft {
  const order = keptOrders(orders, deck).find((one) => one.kind === kind)
  const { choose, number } = order?.settings[field.id] ?? {}
  const kept = { ...(choose === undefined ? {} : { choose: [...choose] }), ...(number === undefined ? {} : { number }) }
  return startDraft(field.shape, kept, undefined)
}

/** The panel of the standing orders of a deck. */
export function renderDeckOrders(input: DeckOrdersInput, { kind, field, note }: Shown): Body {
  const { orders, deck, language } = input
  const say = speak(language)
  const offers = offersOf(input)
  const title = (offer: OrderOffer) => orders.words(offer, deck.seat, language).title
  const kept = keptOrders(orders, deck)
  const lines = offers.map((offer) => {
    const order = kept.find((one) => one.kind === offer.kind)
    // A sentence about an order begins with its name.
    const said = order === undefined ? say('deck-orders.asks') : orders.standing(order, deck.seat, language)
    return clip(order === undefined ? `• ${title(offer)} – ${said}` : `• ${said}`, 300)
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
  const field = offer.fields.find(({ id }) => id === wanted) ?? offer.fields[0]
  if (field === undefined) return []
  const input = { orders, deck, language }
  const id = (...action: string[]) => deckOrderId(deck, 'in', offer.kind, field.id, ...action)
  const edited = renderShape(field.shape, fieldOfDeck(input, offer.kind, field), {
    language,
    words: words.options,
    labels: words.options,
    id,
  })
  const state = stateOf(input, offer.kind, field)
  const head = [
    words.prompt,
    `**${words.fields[field.id] ?? field.id}** · ${say(`deck-orders.${state}`)}`,
    ...(state === 'asked' || state === 'open' ? [] : edited.lines),
  ]
  const fields = offer.fields.slice(0, MOST.options).map((one) => ({
    value: one.id,
    label: words.fields[one.id] ?? one.id,
    hint: say(`deck-orders.${stateOf(input, offer.kind, one)}`),
    taken: one === field,
  }))
  return [
    text(firstLines(head, 1500)),
    ...(fields.length < 2 ? [] : [select(deckOrderId(deck, 'field', offer.kind), say('orders.fields'), fields)]),
    ...edited.rows,
    ...wholeRow(input, offer, field, state),
  ]
}

/** The buttons for the open field, and for the whole order. */
function wholeRow({ deck, language }: DeckOrdersInput, { kind }: OrderOffer, { id }: OrderField, state: FieldState) {
  const say = speak(language)
  const own = state === 'own' || state === 'asked'
  const buttons = [
    ...(state === 'own' || state === 'filled'
      ? [button(deckOrderId(deck, 'ask', kind, id), say('deck-orders.ask'))]
      : []),
    ...(own ? [button(deckOrderId(deck, 'leave', kind, id), say('deck-orders.reset'))] : []),
    ...(setBy(deck, kind) === undefined ? [] : [button(deckOrderId(deck, 'drop', kind), say('deck-orders.reset-all'))]),
  ]
  return buttons.length === 0 ? [] : [row(...buttons)]
}

// ---------------------------------------------------------------- what a click makes of them

type Settings = StandingOrder['settings']

/** The orders of a deck with one of them set otherwise; without any setting it is as it is by itself. */
export function withOrder(deck: SavedDeck, offer: OrderOffer, settings: Settings): readonly StandingOrder[] {
  const others = deck.orders.filter(({ kind }) => kind !== offer.kind)
  return Object.keys(settings).length === 0 ? others : [...others, { kind: offer.kind, key: offer.key, settings }]
}

/** The settings of an order with one field filled in. */
export function withField(deck: SavedDeck, offer: OrderOffer, field: string, { choose, number }: Draft): Settings {
  const before = setBy(deck, offer.kind)?.settings ?? {}
  const setting = {
    exit: FIELD_EXIT,
    ...(choose === undefined ? {} : { choose }),
    ...(number === undefined ? {} : { number }),
  }
  return { ...before, [field]: setting }
}

/** The settings of an order with one field that is to be asked. */
export const withAsked = (deck: SavedDeck, offer: OrderOffer, field: string): Settings => ({
  ...setBy(deck, offer.kind)?.settings,
  [field]: ASKED,
})

/** The settings of an order with one field as it is by itself. */
export function withoutField(deck: SavedDeck, offer: OrderOffer, field: string): Settings {
  const { [field]: _, ...settings } = setBy(deck, offer.kind)?.settings ?? {}
  return settings
}
