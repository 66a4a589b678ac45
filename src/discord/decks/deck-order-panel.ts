/** The panel of the standing orders of a deck. Each click changes what is kept with it. Pure. */

import type { DeckOrders, Language, OrderField, OrderOffer, StandingOrder } from '../../contract/index.ts'
import type { SavedDeck } from '../../decks/deck.ts'
import { ASKED, fittedSetting, isAsked, keptOrders } from '../../kit/orders/deck-orders.ts'
import { clip, clipWords } from '../../kit/wording/clipping.ts'
import { speak } from '../../locales/index.ts'
import type { Draft } from '../../matches/draft.ts'
import { startDraft } from '../../matches/draft-start.ts'
import { FIELD_EXIT } from '../editors/order-draft.ts'
import { distinct, fieldControls } from '../editors/order-field.ts'
import { type Body, button, type MessagePart, MOST, row, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { firstLines, literal } from '../shell/text-limits.ts'

/** Names deck and version, as the deck's own panel does. */
export const deckOrderId = ({ id, version }: Pick<SavedDeck, 'id' | 'version'>, ...action: readonly string[]): string =>
  customId('do', id, String(version), ...action)

/** The order and field that are shown. */
export interface ShownOrder {
  /** The order that is being filled in, and its field. */
  readonly kind?: string | undefined
  readonly field?: string | undefined
  /** Words by which an option of the field is looked for. */
  readonly typed?: string | undefined
  readonly note?: string | undefined
}

/** The orders that a deck may have, with their settings. */
export interface DeckOrdersInput {
  readonly orders: DeckOrders
  readonly deck: SavedDeck
  readonly language: Language
}

/** The orders that the game offers for a deck. */
export const orderOffersOf = ({ orders, deck }: Pick<DeckOrdersInput, 'orders' | 'deck'>): readonly OrderOffer[] =>
  orders.offers(deck.list, deck.seat, deck.format)

const setBy = ({ orders }: SavedDeck, kind: string): StandingOrder | undefined =>
  orders.find((order) => order.kind === kind)

type FieldState = 'own' | 'asked' | 'filled' | 'open'

/** The decision on a field: its owner’s own, to ask them, the game’s, or none. */
function stateOf({ orders, deck }: DeckOrdersInput, kind: string, field: OrderField): FieldState {
  const own = setBy(deck, kind)?.settings[field.id]
  if (isAsked(own)) return 'asked'
  if (fittedSetting(field, own) !== undefined) return 'own'
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

/** Characters of a line, so that a screen of a phone holds all of them: two lines there. */
const LINE = 90
/** Characters of a note: three lines of a phone. */
const NOTE = 140
/** Characters of the longest text: that of a field. */
const TEXT = 600

/** The panel of the standing orders of a deck: all of them, one of them, or one field of it, with at most five controls. */
export function renderDeckOrders(input: DeckOrdersInput, shown: ShownOrder): Body {
  const { kind, field: wanted, note } = shown
  const offer = orderOffersOf(input).find((one) => one.kind === kind)
  const field = offer?.fields.find(({ id }) => id === wanted)
  const said = note === undefined ? [] : [text(clip(note, NOTE))]
  if (offer === undefined) return { components: [...said, ...allOrders(input)] }
  return {
    components: [...said, ...(field === undefined ? oneOrder(input, offer) : oneField(input, offer, field, shown))],
  }
}

function allOrders(input: DeckOrdersInput): MessagePart[] {
  const { orders, deck, language } = input
  const say = speak(language)
  const offers = orderOffersOf(input)
  const title = (offer: OrderOffer) => orders.words(offer, deck.seat, language).title
  const kept = keptOrders(orders, deck)
  const lines = offers.map((offer) => {
    const order = kept.find((one) => one.kind === offer.kind)
    // A sentence about an order begins with its name.
    const said = order === undefined ? say('deck-orders.asks') : orders.standing(order, deck.seat, language)
    return clipWords(order === undefined ? `• ${title(offer)} – ${said}` : `• ${said}`, LINE)
  })
  const back = row(button(customId('d', deck.id, String(deck.version), 'show'), say('decks.back')))
  const head = text(
    [`### ${literal(deck.name)} · ${say('orders.title')}`, `-# ${say('deck-orders.about')}`, ...lines].join('\n'),
  )
  if (offers.length === 0) return [head, back]
  const choices = distinct(offers.map((offer) => ({ value: offer.kind, label: title(offer) })))
  return [head, select(deckOrderId(deck, 'kind'), say('deck-orders.pick'), choices), back]
}

function oneOrder(input: DeckOrdersInput, offer: OrderOffer): MessagePart[] {
  const { orders, deck, language } = input
  const say = speak(language)
  const words = orders.words(offer, deck.seat, language)
  const fields = offer.fields.slice(0, MOST.options)
  const name = (id: string) => words.fields[id] ?? id
  const lines = fields.map(
    (field) => `**${name(field.id)}** · ${clipWords(answerIn(input, offer, field), LINE - name(field.id).length)}`,
  )
  const choices = fields.map((field) => ({
    value: field.id,
    label: name(field.id),
    hint: say(`deck-orders.${stateOf(input, offer.kind, field)}`),
  }))
  return [
    text(firstLines([`### ${words.title}`, `-# ${clipWords(words.prompt, LINE)}`, ...lines], TEXT)),
    select(deckOrderId(deck, 'field', offer.kind), say('orders.fields'), distinct(choices)),
    row(
      ...(setBy(deck, offer.kind) === undefined
        ? []
        : [button(deckOrderId(deck, 'drop', offer.kind), say('deck-orders.reset-all'))]),
      button(deckOrderId(deck, 'list'), say('orders.list')),
    ),
  ]
}

/** The answer of a field in words: its cards or its number, or that its owner is asked. */
function answerIn(input: DeckOrdersInput, offer: OrderOffer, field: OrderField): string {
  const say = speak(input.language)
  const state = stateOf(input, offer.kind, field)
  if (state === 'asked' || state === 'open') return say(`deck-orders.${state}`)
  const { choose, number } = fieldOfDeck(input, offer.kind, field)
  if (number !== undefined) return String(number)
  const { options } = input.orders.words(offer, input.deck.seat, input.language)
  const named = (choose ?? []).map((id) => options[id]?.label ?? id)
  return named.length === 0 ? say('orders.nothing') : named.join(', ')
}

/** The entry that leaves a field to the game again. No option of a game has such an id. */
export const RESET = '~reset'

function oneField(input: DeckOrdersInput, offer: OrderOffer, field: OrderField, { typed }: ShownOrder): MessagePart[] {
  const { orders, deck, language } = input
  const say = speak(language)
  const words = orders.words(offer, deck.seat, language)
  const state = stateOf(input, offer.kind, field)
  const own = state === 'own' || state === 'asked'
  const lines = [
    `### ${words.title}`,
    `**${words.fields[field.id] ?? field.id}** · ${say(`deck-orders.${state}`)}`,
    ...(state === 'own' || state === 'filled' ? [clipWords(answerIn(input, offer, field), TEXT / 2)] : []),
  ]
  const controls = fieldControls(
    {
      field: { ...field, optional: true },
      draft: fieldOfDeck(input, offer.kind, field),
      left: state === 'asked' || state === 'open',
      labels: words.options,
      id: (...action) => deckOrderId(deck, 'in', offer.kind, field.id, ...action),
      typed,
      also: own ? [{ value: RESET, label: say('deck-orders.reset') }] : [],
    },
    say,
  )
  return [text(firstLines(lines, TEXT)), ...controls]
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
