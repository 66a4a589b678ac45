/** The rules for decks of a league: sets, banned cards, a theme, and whether lists are locked and hidden. Pure. */
import type { CardFacts, CardFilter, Json, Refusal } from '../contract/index.ts'
import { cardsById, type KnownCard } from '../decks/known-cards.ts'
import type { DeckToCheck } from '../decks/standing.ts'
import { standingOf } from '../decks/standing.ts'
import type { AnyGame } from '../games/games.ts'
import type { LeagueSettings } from '../leagues/league.ts'
import { fulfils, type Pick, type Range } from '../lookup/query.ts'

/** A condition of a theme: a value of one of the game's card filters, or a range of a number. */
export interface ThemePick {
  readonly filter: string
  readonly is: string | Range
}

/** The rules for decks of a league, as `LeagueSettings.decks` holds them. */
export interface DeckRules {
  /** Values of the game's card filter `set`: each card needs a printing in one of them. Null: all sets. */
  readonly sets: readonly string[] | null
  /** Ids of cards that are not allowed in any printing. */
  readonly banned: readonly string[]
  /** The theme: conditions that each card has to fulfil; empty: none. */
  readonly theme: readonly ThemePick[]
  /** Lists are copied before round 1 and stay; else each game is played with the lists of its day. */
  readonly locked: boolean
  /** Nobody else sees lists and names of decks before the end. */
  readonly hidden: boolean
}

/** The rules that look at one card. */
type CardRules = Only<DeckRules, 'sets' | 'banned' | 'theme'>

/** The rules of a league that has set none: all cards, locked and hidden lists. */
const USUAL_RULES: DeckRules = { sets: null, banned: [], theme: [], locked: true, hidden: true }

/** Returns the rules for decks of a league; the usual one for each that is not set. */
export function deckRulesOf({ decks }: { readonly decks: Json }): DeckRules {
  return { ...USUAL_RULES, ...((decks ?? {}) as unknown as Partial<DeckRules>) }
}

/** The id of the card filter that tells sets apart. */
const SET_FILTER = 'set'

type Terms = Only<LeagueSettings, 'format' | 'rules' | 'decks'>
type Only<T, Key extends keyof T> = { readonly [K in Key]: T[K] }

/**
 * Returns everything wrong with a deck in a league; empty when it may be played. The game's own faults come first, then
 * `league.deck-format` (format), `league.deck-set`, `league.deck-banned` and `league.deck-theme` (each with the name of
 * the card).
 */
export function deckFaults(game: AnyGame, deck: DeckToCheck, settings: Terms): readonly Refusal[] {
  const rules = deckRulesOf(settings)
  const format: readonly Refusal[] =
    deck.format === settings.format
      ? []
      : [{ refused: 'league.deck-format', values: { format: settings.format, own: deck.format } }]
  const { faults, unplayable } = standingOf(game, { ...deck, format: settings.format }, settings.rules)
  const cards = cardsById(game)
  const own = deck.list.flatMap(({ card }): readonly Refusal[] => {
    const facts = cards.get(card)?.card
    return facts === undefined ? [] : cardFaults(game, facts, rules, cards)
  })
  return [...faults, ...unplayable, ...format, ...own]
}

/** Whether the rules allow a card in a deck. */
export const isAllowed = (game: AnyGame, card: CardFacts, rules: CardRules): boolean =>
  cardFaults(game, card, rules, cardsById(game)).length === 0

function cardFaults(
  game: AnyGame,
  card: CardFacts,
  { sets, banned, theme }: CardRules,
  cards: ReadonlyMap<string, KnownCard>,
): readonly Refusal[] {
  const printings = card.printings.length === 0 ? [card.id] : card.printings
  const fault = (refused: string): Refusal => ({ refused, values: { card: card.name } })
  const faults: Refusal[] = []
  if (printings.some((id) => banned.includes(id))) faults.push(fault('league.deck-banned'))
  const setOf = game.cards.filters.find(({ id }) => id === SET_FILTER)
  if (sets !== null && setOf !== undefined && !printings.some((id) => isOfSet(setOf, cards.get(id)?.card, sets)))
    faults.push(fault('league.deck-set'))
  if (!fulfils(card, picksOf(game, theme))) faults.push(fault('league.deck-theme'))
  return faults
}

function isOfSet(filter: CardFilter, card: CardFacts | undefined, sets: readonly string[]): boolean {
  const has = card === undefined ? null : filter.of(card)
  return Array.isArray(has) && has.some((id) => sets.includes(id))
}

/** Conditions on filters that the game does not have (any more) ask for nothing. */
const picksOf = (game: AnyGame, theme: readonly ThemePick[]): readonly Pick[] =>
  theme.flatMap(({ filter: id, is }) => {
    const filter = game.cards.filters.find((one) => one.id === id)
    return filter === undefined ? [] : [{ filter, is }]
  })
