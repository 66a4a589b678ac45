/** Orders for set-up and between planets: Locations, Effects, cards with two numbers (rules 3.2.4, 18.2.3, 20.6, 24.5). */
import type { Option, OrderField } from '../../../../contract/index.ts'
import { PLANETS, type Planet, type Side } from '../../cards/card.ts'
import { findCard } from '../../cards/index.ts'
import { isFetchable } from '../../rules/fetch.ts'
import { optionsOf } from '../../state/abouts.ts'
import { destiniesOf } from '../../state/game-table.ts'
import type { View } from '../../view/player-view.ts'
import { planetNow } from './basis.ts'
import {
  type AnswerContent,
  chosen,
  hasExit,
  leave,
  type Order,
  type OrderAnswer,
  oneOf,
  ranked,
  take,
} from './order.ts'

/** Cards of a list, as options. */
const among = (list: readonly string[], meant: (id: string) => boolean): Option[] =>
  list.filter(meant).map((card) => ({ id: card, card }))

const listOf = (view: View, own: Side): readonly string[] => view.sides[own].list ?? []

/** Whether a card is a Location; false for an unknown id. */
export const isLocationCard = (id: string): boolean => findCard(id)?.type === 'location'

/** The first of these cards that is among the options; of several sources the first. */
const firstOffered = (options: readonly Option[], wanted: readonly string[]): string | undefined =>
  wanted.map((card) => options.find((option) => option.card === card)).find((option) => option !== undefined)?.id

/**
 * Location to start with, and Locations to go on at when a planet is lost.
 * - `start`: card ids of own Locations, the most wanted first; only before the first Location is in force
 * - `next`: the same for the planets to come; if a planet is closed by then, the next one in the list counts
 *
 * If no Location of a list is legal, the first legal one is taken.
 */
export const LOCATIONS: Order = {
  kind: 'locations',
  key: (view) => (view.format === 'full' && view.outcome === null ? 'match' : null),
  offer(view, own) {
    const begins = view.locations.length === 0 && view.won.length === 0
    const fields = locationFields(listOf(view, own)).filter(({ id }) => begins || id !== 'start')
    const moments = ['start-location', 'next-location']
    return { fields, about: {}, moments, saves: 1, basis: planetNow(view) }
  },
  answers: {
    'start-location': ({ decision, filled }) => lay(optionsOf(decision), filled.list('start')),
    'next-location': ({ decision, filled }) => lay(optionsOf(decision), filled.list('next')),
  },
}

/** The fields of the order for Locations, for a deck of these cards. */
export function locationFields(list: readonly string[]): OrderField[] {
  const options = among(list, isLocationCard)
  return [ranked('start', options), ranked('next', options)]
}

function lay(options: readonly Option[], wanted: readonly string[] | undefined): AnswerContent | null {
  if (wanted === undefined) return null
  const found = firstOffered(options, wanted) ?? options[0]?.id
  return found === undefined ? null : take('ok', found)
}

/** In a full game planets still begin; a starter game has one planet, with a fetch until the first turn. */
const mayFetch = (view: View): boolean => view.outcome === null && (view.format === 'full' || view.turn === 0)

/**
 * Effects to fetch when a planet begins.
 * - `Tatooine`, `Coruscant`, `Naboo`: card ids of own Effects (Double Impact cards with one too), the most wanted first;
 *   the first that is in the draw deck is fetched, none if the list is empty; a planet left out is asked for
 * - `ask-shown`: `ask`: stop if the other side has fetched an Effect before
 */
export const FETCH: Order = {
  kind: 'fetch',
  key: (view) => (view.rules.fetching && mayFetch(view) ? 'match' : null),
  offer(view, own) {
    const full = view.format === 'full'
    const fields = fetchFields(listOf(view, own), full || view.planet === null ? PLANETS : [view.planet])
    const moments = full ? ['start-location', 'next-location', 'fetch'] : ['fetch']
    const offer = { fields, about: {}, moments, saves: full ? 2 : 1 }
    return listOf(view, own).some(isFetchable) ? offer : { ...offer, idle: true }
  },
  answers: {
    fetch({ decision, filled }) {
      const wanted = filled.list(String(decision.about.planet))
      if (wanted === undefined) return null
      if (filled.has('ask-shown') && decision.about.shown !== null) return null
      const found = firstOffered(optionsOf(decision), wanted)
      return found === undefined || !hasExit(decision, 'fetch') ? leave('none') : take('fetch', found)
    },
  },
}

/** The fields of the order for Effects, for a deck of these cards. */
export function fetchFields(list: readonly string[], planets: readonly Planet[]): OrderField[] {
  const effects = among(list, (id) => findCard(id) !== undefined && isFetchable(id))
  return [...planets.map((planet) => ranked(planet, effects)), oneOf('ask-shown', ['ask'])]
}

const HIGH_LOW = ['higher', 'lower'] as const

const numberFor =
  (field: string): OrderAnswer =>
  ({ decision, filled }) => {
    const wish = filled.one(field)
    if (wish === undefined) return null
    const sorted = optionsOf(decision)
      .map(({ id }) => Number(id))
      .sort((one, other) => one - other)
    const found = wish === 'lower' ? sorted[0] : sorted.at(-1)
    return found === undefined ? null : take('ok', String(found))
  }

/** The fields of the standing order for cards with two numbers: which one counts. */
export const NUMBER_FIELDS: readonly OrderField[] = ['start', 'fight', 'duel'].map((id) => oneOf(id, HIGH_LOW))
/** The settings with which the higher number always counts. */
export const HIGHER = { start: chosen('higher'), fight: chosen('higher'), duel: chosen('higher') }

/**
 * The number that counts on a card with two, if its owner chooses: `higher` or `lower`.
 * - `start`: in the draw that decides who starts
 * - `fight`: in fights, starship battles too
 * - `duel`: before a duel (the duel's own orders decide the number of an attack)
 */
export const NUMBERS: Order = {
  kind: 'numbers',
  key: (view) => (view.outcome === null ? 'match' : null),
  offer: (view, own) => ({
    ...(listOf(view, own).some((id) => destiniesOf(id).length > 1) ? {} : { idle: true as const }),
    fields: NUMBER_FIELDS,
    suggestion: HIGHER,
    about: {},
    moments: ['start-number', 'destiny-number'],
    saves: 2,
  }),
  answers: {
    'start-number': numberFor('start'),
    'destiny-number': (asked) => numberFor(asked.view.duel === null ? 'fight' : 'duel')(asked),
  },
}
