/** The standing orders in words: what each saves and gives up, what each field means, and how one stands. */
import type { DecisionWords, OrderField, OrderOffer, StandingOrder, Voice } from '../../game.ts'
import { opposite, PLANETS, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { ORDER_KINDS, type OrderKind } from '../policies/orders/order.ts'
import type { View } from '../view.ts'
import { type Options, pieceWords, worded } from './asked/asking.ts'
import { en } from './en.ts'
import { cardHint } from './hints.ts'
import { cardName, clip, listed, row } from './naming.ts'
import { type Speaker, speakerOf } from './say.ts'

export type OrderWords = DecisionWords & { readonly fields: Readonly<Record<string, string>> }

const isKind = (kind: string): kind is OrderKind => ORDER_KINDS.includes(kind as OrderKind)

/** For the seat that reads. @throws for an order that isn't one of Young Jedi's */
export function orderWords(offer: OrderOffer, view: View, voice: Voice): OrderWords {
  const { kind, fields, about } = offer
  if (!isKind(kind)) throw new Error(`no words for an order like ${kind}`)
  const speaker = speakerOf(voice)
  const name = speaker.name(opposite(view.reader as Side))
  const turn = String(about.turn ?? view.turn)
  return {
    title: saying(speaker, `order.${kind}.title`, { turn }),
    prompt: saying(speaker, `order.${kind}.prompt`, { turn, name }),
    options: Object.assign({}, ...fields.map((field) => optionsOf(field, view, speaker))) as Options,
    exits: {},
    fields: Object.fromEntries(fields.map(({ id }) => [id, fieldName(kind, id, name, speaker)])),
  }
}

/** A text whose key is put together from what an order holds. @throws if there is none */
function saying({ say }: Speaker, key: string, values: Readonly<Record<string, string>> = {}): string {
  if (!(key in en)) throw new Error(`no text ${key}`)
  return (say as unknown as (key: string, values: object) => string)(key, values)
}

/** `0`, `1` … are the numbers of Battle cards that the other may show; planets are called by their names. */
function fieldName(kind: OrderKind, id: string, name: string, speaker: Speaker): string {
  if (/^\d+$/.test(id)) return speaker.say('order.number', { name, count: Number(id) })
  if (id === 'any') return speaker.say('order.number.any')
  return isPlanet(id) ? id : saying(speaker, `order.${kind}.${id}`)
}

const isPlanet = (id: string): boolean => PLANETS.some((planet) => planet === id)

// ---------------------------------------------------------------- options

function optionsOf({ shape }: OrderField, view: View, speaker: Speaker): Options {
  const side = view.reader as Side
  if (shape.type === 'arrange') return pieceWords(shape.pieces, view, side, speaker)
  if (shape.type !== 'choose') return {}
  return Object.fromEntries(
    shape.options.map(({ id, card }) => {
      if (card === undefined) return [id, worded(optionName(id, speaker), null)]
      const number = id.split(':')[1]
      const called =
        number === undefined ? cardName(card) : speaker.say('attack.option', { number, card: cardName(card) })
      return [id, worded(called, cardHint(cardById(card), view, side, speaker))]
    }),
  )
}

/** Numbers and planets speak for themselves. */
const optionName = (id: string, speaker: Speaker): string =>
  /^\d+$/.test(id) || isPlanet(id) ? id : saying(speaker, `order.option.${id}`)

// ---------------------------------------------------------------- as it stands

/** A standing order in one sentence; one that this version doesn't know is called by its kind. */
export function standingWords(order: StandingOrder, view: View, voice: Voice): string {
  const { kind } = order
  return isKind(kind) ? STANDING[kind](order, view, speakerOf(voice)) : kind
}

type Standing = (order: StandingOrder, view: View, speaker: Speaker) => string

const one = ({ settings }: StandingOrder, field: string): string | undefined => settings[field]?.choose?.[0]

/** What was chosen of a few possibilities; nothing was: it is asked. */
const choice = (order: StandingOrder, field: string, speaker: Speaker): string =>
  optionName(one(order, field) ?? 'ask', speaker)

/** `turn:7`, `turn:7:Naboo` */
const turnOf = ({ key }: StandingOrder): string => key.split(':')[1] ?? ''

/** A sentence about an order stands beside others on a panel. */
const ROOM_FOR_CARDS = 160

/** Chosen cards of the hand, as far as they are still there. */
function heldCards({ settings }: StandingOrder, field: string, view: View, { say, language }: Speaker): string {
  const hand = view.sides[view.reader as Side]?.cards ?? []
  const cards = (settings[field]?.choose ?? []).flatMap((handle) => hand.find((held) => held.handle === handle) ?? [])
  if (cards.length === 0) return say('standing.nothing')
  const names = listed(
    cards.map(({ card }) => card),
    language,
  )
  return clip(names, ROOM_FOR_CARDS)
}

/** Each field that was filled in with the first that was chosen. */
const fieldByField =
  (kind: 'numbers' | 'fetch' | 'locations'): Standing =>
  (order, _view, speaker) => {
    const settings = Object.entries(order.settings).map(([field, { choose = [] }]) => {
      const [first] = choose
      const setting =
        first === undefined
          ? speaker.say('standing.nothing')
          : kind === 'numbers' || first === 'ask'
            ? optionName(first, speaker)
            : cardName(first)
      return speaker.say('standing.one', { field: fieldName(kind, field, '', speaker), setting })
    })
    const said = settings.length === 0 ? speaker.say('standing.nothing') : row(settings, speaker.language)
    return speaker.say(`standing.${kind}`, { settings: said })
  }

const STANDING: Readonly<Record<OrderKind, Standing>> = {
  plans: ({ settings }, view, speaker) => {
    const { say, name, language } = speaker
    const numbers = Object.keys(settings).map((id) => (id === 'any' ? say('standing.plans.any') : id))
    return say('standing.plans', { name: name(opposite(view.reader as Side)), numbers: row(numbers, language) })
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
  defence: (order, _view, { say }) =>
    say('standing.defence', { turn: turnOf(order), count: order.settings.cards?.choose?.length ?? 0 }),
  interception: (order, view, speaker) =>
    speaker.say('standing.interception', {
      name: speaker.name(opposite(view.reader as Side)),
      when: choice(order, 'when', speaker),
    }),
  'duel-defence': ({ settings }, _view, { say }) =>
    say('standing.duel-defence', { count: Object.keys(settings).length }),
  'even-up': (order, _view, { say }) => {
    const above = one(order, 'above-six')
    return say(`standing.even-up.${above === 'newest' || above === 'locations' ? above : 'ask'}`)
  },
  texts: ({ settings }, _view, { say }) => say('standing.texts', { count: Object.keys(settings).length }),
  discards: (order, _view, speaker) => speaker.say('standing.discards', { which: choice(order, 'which', speaker) }),
  numbers: fieldByField('numbers'),
  fetch: fieldByField('fetch'),
  locations: fieldByField('locations'),
}
