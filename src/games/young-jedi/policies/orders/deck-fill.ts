/** Standing orders that are kept with a deck, before there is a match: which there are, and what fills them in. */
import type { DeckList, OrderField, OrderOffer, StandingOrder } from '../../../../contract/index.ts'
import { PLANETS, type Planet } from '../../cards/card.ts'
import { findCard } from '../../cards/index.ts'
import { STARTING_PLACES } from '../../decks/check.ts'
import { isFetchable } from '../../rules/fetch.ts'
import { rankedEffects, rankedLocations } from '../ranking.ts'
import { EVEN_UP_FIELDS, EVEN_UP_START } from './hands.ts'
import { chosen, type OrderKindName } from './order.ts'
import { fetchFields, HIGHER, isLocationCard, locationFields, NUMBER_FIELDS } from './planets.ts'
import { DISCARD_FIELDS, DISCARD_START, TEXT_FIELDS, TEXT_START } from './text-orders.ts'

/** Orders that hang on nothing but the deck. */
export type DeckOrderKind = Extract<OrderKindName, 'locations' | 'fetch' | 'numbers' | 'texts' | 'even-up' | 'discards'>

const isFull = (format: string): boolean => format === 'full'

/** The planets on which a match of this format can be played. */
const planetsOf = (format: string): readonly Planet[] =>
  PLANETS.filter((planet) => isFull(format) || planet in STARTING_PLACES)

/** The orders that may be kept with a deck. */
export function deckOffers(list: DeckList, format: string): OrderOffer[] {
  const cards = [...new Set(list.map(({ card }) => card))]
  const offer = (
    kind: DeckOrderKind,
    fields: readonly OrderField[],
    suggestion: StandingOrder['settings'] = {},
  ): OrderOffer => ({ kind, key: 'match', fields, about: {}, suggestion })
  const filled = Object.fromEntries(filledOrders(list, format).map(({ kind, settings }) => [kind, settings]))
  return [
    ...(isFull(format) ? [offer('locations', locationFields(cards), filled.locations)] : []),
    offer('fetch', fetchFields(cards, planetsOf(format)), filled.fetch),
    offer('numbers', NUMBER_FIELDS, HIGHER),
    offer('texts', TEXT_FIELDS, TEXT_START),
    offer('even-up', EVEN_UP_FIELDS, EVEN_UP_START),
    offer('discards', DISCARD_FIELDS, DISCARD_START),
  ]
}

/**
 * The orders that a deck has by itself: where to start and to go on, what to fetch on each planet, and the higher of two
 * numbers in the draw for the start and in fights. They are what the practice opponent would choose.
 */
export function filledOrders(list: DeckList, format: string): StandingOrder[] {
  const ids = [...new Set(list.map(({ card }) => card))].filter((id) => findCard(id) !== undefined)
  const copies = list.flatMap(({ card: id, count }) => {
    const card = findCard(id)
    return card === undefined ? [] : Array<typeof card>(count).fill(card)
  })
  const locations = rankedLocations(
    ids.filter(isLocationCard),
    copies.filter((card) => card.type === 'character'),
  )
  const distinct = [...new Set(copies)]
  const effects = rankedEffects(ids.filter(isFetchable), distinct, [])
  const order = (kind: DeckOrderKind, settings: StandingOrder['settings']): StandingOrder => ({
    kind,
    key: 'match',
    settings,
  })
  return [
    ...(isFull(format) ? [order('locations', { start: chosen(...locations), next: chosen(...locations) })] : []),
    order('fetch', Object.fromEntries(planetsOf(format).map((planet) => [planet, chosen(...effects)]))),
    order('numbers', { start: HIGHER.start, fight: HIGHER.fight }),
  ]
}
