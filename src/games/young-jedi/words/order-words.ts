/** The standing orders in words: the calls that each saves, the choices that it gives up, its fields, and its state. */
import type { Language, OrderField, OrderOffer, OrderWords, StandingOrder, Voice } from '../../../contract/index.ts'
import { clip } from '../../../kit/wording/clipping.ts'
import { opposite, PLANETS } from '../cards/card.ts'
import { cardById, findCard } from '../cards/index.ts'
import { type BasisFact, cardOf, kindOf } from '../policies/orders/basis.ts'
import type { DeckOrderKind } from '../policies/orders/deck-fill.ts'
import { ORDER_KINDS, type OrderKindName, turnOf } from '../policies/orders/order.ts'
import { destiniesOf } from '../state/game-table.ts'
import type { View } from '../view/player-view.ts'
import { readerSide } from '../view/seen-state.ts'
import { type OptionWords, pieceWords, worded } from './asked/asking.ts'
import { wholeText } from './card-texts.ts'
import { en } from './en.ts'
import { cardHint } from './hints.ts'
import { cardName, listed, row } from './naming.ts'
import { type Speaker, speakerOf } from './say.ts'

const isKind = (kind: string): kind is OrderKindName => ORDER_KINDS.includes(kind as OrderKindName)

/** For the seat that reads. @throws for an order that isn't one of Young Jedi's */
export function orderWords(offer: OrderOffer, view: View, voice: Voice): OrderWords {
  const { kind, fields, about } = offer
  if (!isKind(kind)) throw new Error(`no words for an order like ${kind}`)
  const speaker = speakerOf(voice)
  const name = speaker.name(opposite(readerSide(view)))
  const turn = String(about.turn ?? view.turn)
  let options: OptionWords | null = null
  return {
    title: saying(speaker, `order.${kind}.title`, { turn }),
    prompt: saying(speaker, `order.${kind}.prompt`, { turn, name }),
    // Beside a question an order is only named: its fields are put into words on its own panel.
    get options() {
      options ??= Object.assign({}, ...fields.map((field) => optionsOf(field, view, speaker))) as OptionWords
      return options
    },
    exits: {},
    fields: Object.fromEntries(fields.map(({ id }) => [id, fieldName(kind, id, name, speaker)])),
    gives: saying(speaker, `order.${kind}.gives`, { name }),
  }
}

/** A text whose key depends on the order. @throws if there is none */
function saying({ say }: Speaker, key: string, values: Readonly<Record<string, string>> = {}): string {
  if (!(key in en)) throw new Error(`no text ${key}`)
  return (say as unknown as (key: string, values: object) => string)(key, values)
}

/** `0`, `1` … are the numbers of Battle cards that the opponent may show; planets are called by their names. */
function fieldName(kind: OrderKindName, id: string, name: string, speaker: Speaker): string {
  if (/^\d+$/.test(id)) return speaker.say('order.number', { name, count: Number(id) })
  if (id === 'any') return speaker.say('order.number.any')
  return isPlanet(id) ? id : saying(speaker, `order.${kind}.${id}`)
}

const isPlanet = (id: string): boolean => PLANETS.some((planet) => planet === id)

// ---------------------------------------------------------------- options

function optionsOf({ shape }: OrderField, view: View, speaker: Speaker): OptionWords {
  const side = readerSide(view)
  if (shape.type === 'arrange') return pieceWords(shape.pieces, view, side, speaker)
  if (shape.type !== 'choose') return {}
  return Object.fromEntries(
    shape.options.map(({ id, card, about }) => {
      if (card === undefined) return [id, worded(optionName(id, speaker), null)]
      // A card with one number has only its name; the number is one of its hints.
      const number = destiniesOf(card).length > 1 ? about?.number : undefined
      const called =
        typeof number === 'number' ? speaker.say('attack.option', { number, card: cardName(card) }) : cardName(card)
      return [id, worded(called, cardHint(cardById(card), view, side, speaker))]
    }),
  )
}

/** Numbers and planets need no words. */
const optionName = (id: string, speaker: Speaker): string =>
  /^\d+$/.test(id) || isPlanet(id) ? id : saying(speaker, `order.option.${id}`)

// ---------------------------------------------------------------- kept with a deck

const ofDeck = (seat: string, language: Language): Speaker => speakerOf({ language, names: {}, reader: seat })

/** The words of an order that is set with a deck: nothing is known of the game to come. */
export function deckOrderWords({ kind, fields }: OrderOffer, seat: string, language: Language): OrderWords {
  if (!isKind(kind)) throw new Error(`no words for an order like ${kind}`)
  const speaker = ofDeck(seat, language)
  const options = fields.flatMap(({ shape }) => (shape.type === 'choose' ? shape.options : []))
  const words = options.map(({ id, card }) =>
    card === undefined
      ? [id, worded(optionName(id, speaker), null)]
      : [id, worded(cardName(card), wholeText(cardById(card), language))],
  )
  return {
    title: saying(speaker, `order.${kind}.title`),
    prompt: saying(speaker, `order.${kind}.prompt`),
    options: Object.fromEntries(words) as OptionWords,
    exits: {},
    fields: Object.fromEntries(fields.map(({ id }) => [id, fieldName(kind, id, '', speaker)])),
    gives: saying(speaker, `order.${kind}.gives`),
  }
}

/** Such an order in one sentence. */
export const deckStandingWords = (order: StandingOrder, seat: string, language: Language): string =>
  isDeckKind(order.kind) ? DECK_STANDING[order.kind](order, undefined, ofDeck(seat, language)) : order.kind

const isDeckKind = (kind: string): kind is DeckOrderKind => Object.hasOwn(DECK_STANDING, kind)

// ---------------------------------------------------------------- as it stands

/** A standing order in one sentence; one that this version doesn't know is called by its kind. */
export function standingWords(order: StandingOrder, view: View, voice: Voice): string {
  const { kind } = order
  return isKind(kind) ? STANDING[kind](order, view, speakerOf(voice)) : kind
}

type OrderSentence = (order: StandingOrder, view: View, speaker: Speaker) => string
/** The same for an order that hangs on nothing but the deck. */
type DeckStanding = (order: StandingOrder, view: unknown, speaker: Speaker) => string

const one = ({ settings }: StandingOrder, field: string): string | undefined => settings[field]?.choose?.[0]

/** The chosen possibility in words; if none was chosen, the person is asked. */
const choice = (order: StandingOrder, field: string, speaker: Speaker): string =>
  optionName(one(order, field) ?? 'ask', speaker)

/** A sentence about an order shares a panel with others. */
const ROOM_FOR_CARDS = 160

/** Chosen cards that are still in the hand. */
function heldCards({ settings }: StandingOrder, field: string, view: View, { say, language }: Speaker): string {
  const hand = view.sides[readerSide(view)].cards ?? []
  const cards = (settings[field]?.choose ?? []).flatMap((handle) => hand.find((held) => held.handle === handle) ?? [])
  if (cards.length === 0) return say('standing.nothing')
  const names = listed(
    cards.map(({ card }) => card),
    language,
  )
  return clip(names, ROOM_FOR_CARDS)
}

/** Each field that was filled in: the first of an ordered list, else all that was chosen. */
const fieldByField =
  (kind: 'texts' | 'duel-defence' | 'numbers' | 'fetch' | 'locations'): DeckStanding =>
  (order, _view, speaker) => {
    const settings = Object.entries(order.settings).map(([field, setting]) =>
      speaker.say('standing.one', {
        field: fieldName(kind, field, '', speaker),
        setting: settingWords(kind, setting, speaker),
      }),
    )
    const said = settings.length === 0 ? speaker.say('standing.nothing') : row(settings, speaker.language)
    // A text that was cut off ends in dots of its own.
    return speaker.say(`standing.${kind}`, { settings: clip(said, ROOM_FOR_SETTINGS) }).replace(/…\.$/, '…')
  }

/** A sentence holds the main settings; the order's own panel shows all of them. */
const ROOM_FOR_SETTINGS = 240

type Setting = StandingOrder['settings'][string]

function settingWords(kind: OrderKindName, { choose = [], number }: Setting, speaker: Speaker): string {
  if (number !== undefined) return String(number)
  const named = (id: string) =>
    id !== 'ask' && kind !== 'numbers' && findCard(id) !== undefined ? cardName(id) : optionName(id, speaker)
  // Of a list in order of preference its first is told.
  const told = kind === 'fetch' || kind === 'locations' ? choose.slice(0, 1) : choose
  return told.length === 0 ? speaker.say('standing.nothing') : told.map(named).join(', ')
}

const DECK_STANDING: Readonly<Record<DeckOrderKind, DeckStanding>> = {
  'even-up': (order, _view, { say }) => {
    const above = one(order, 'above-six')
    return say(`standing.even-up.${above === 'newest' || above === 'locations' ? above : 'ask'}`)
  },
  texts: fieldByField('texts'),
  discards: (order, _view, speaker) => speaker.say('standing.discards', { which: choice(order, 'which', speaker) }),
  numbers: fieldByField('numbers'),
  fetch: fieldByField('fetch'),
  locations: fieldByField('locations'),
}

const STANDING: Readonly<Record<OrderKindName, OrderSentence>> = {
  plans: ({ settings }, view, speaker) => {
    const { say, name, language } = speaker
    const numbers = Object.keys(settings).map((id) => (id === 'any' ? say('standing.plans.any') : id))
    return say('standing.plans', { name: name(opposite(readerSide(view))), numbers: row(numbers, language) })
  },
  duel: (order, _view, speaker) =>
    speaker.say('standing.duel', {
      attacks: choice(order, 'attacks', speaker),
      block: choice(order, 'block', speaker),
    }),
  rest: (order, view, speaker) =>
    speaker.say('standing.rest', {
      turn: turnOf(order),
      cards: heldCards(order, 'deploy', view, speaker),
      battle: choice(order, 'battle', speaker),
    }),
  'turn-ahead': (order, view, speaker) =>
    speaker.say('standing.turn-ahead', { turn: turnOf(order), cards: heldCards(order, 'deploy', view, speaker) }),
  opening: (order, _view, speaker) => speaker.say('standing.opening', { cards: choice(order, 'deploy', speaker) }),
  defence: (order, _view, { say }) =>
    say('standing.defence', { turn: turnOf(order), count: order.settings.cards?.choose?.length ?? 0 }),
  interception: (order, view, speaker) =>
    speaker.say('standing.interception', {
      name: speaker.name(opposite(readerSide(view))),
      when: choice(order, 'when', speaker),
    }),
  'duel-defence': fieldByField('duel-defence'),
  ...DECK_STANDING,
}

// ---------------------------------------------------------------- what has changed

/** The changes in the facts on which an order rests (see `policies/orders/basis.ts`). */
export function changedWords(before: readonly string[], now: readonly string[], voice: Voice): string[] {
  const { say, language } = speakerOf(voice)
  const come = (kind: BasisFact) => told(now, kind).filter((fact) => !before.includes(fact))
  const gone = (kind: BasisFact) => told(before, kind).filter((fact) => !now.includes(fact))
  const cards = (facts: readonly string[]) => ({ cards: clip(listed(facts.map(cardOf), language), ROOM_FOR_CARDS) })
  const [planet] = come('planet')
  const [location] = come('location')
  const [lost, own, theirs, ships] = [gone('own'), come('own'), come('theirs'), come('ship')]
  return [
    ...(planet === undefined ? [] : [say('changed.planet', { planet: cardOf(planet) })]),
    // A new planet always brings a new Location, and leaves the cards behind.
    ...(location === undefined || planet !== undefined ? [] : [say('changed.location', cards([location]))]),
    ...(lost.length === 0 || planet !== undefined ? [] : [say('changed.lost', cards(lost))]),
    ...(own.length === 0 ? [] : [say('changed.own', cards(own))]),
    ...(theirs.length === 0 ? [] : [say('changed.theirs', cards(theirs))]),
    ...(ships.length === 0 ? [] : [say('changed.ships', cards(ships))]),
  ]
}

const told = (facts: readonly string[], kind: BasisFact): string[] => facts.filter((fact) => kindOf(fact) === kind)
