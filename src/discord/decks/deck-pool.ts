/** The limits of a deck that is built from a pool of a league: only its owner's own cards, and only as many of each. */
import type { CardFacts, DeckList, Language } from '../../contract/index.ts'
import type { SavedDeck } from '../../decks/deck.ts'
import { copiesOf, merged, withCopies } from '../../decks/list.ts'
import { copiesIn, poolFaults } from '../../decks/pool-check.ts'
import type { AnyGame } from '../../games/games.ts'
import type { DeckPool } from '../../league-play/api.ts'
import { speak } from '../../locales/index.ts'
import { type App, refusalText } from '../shell/app.ts'
import { literal } from '../shell/text-limits.ts'

/** Returns the pool to which a deck is limited; null for every other deck. */
export const poolFor = ({ leagues }: Pick<App, 'leagues'>, { person, id }: SavedDeck): Promise<DeckPool | null> =>
  leagues.poolOfDeck(person, id)

/** Whether a card is in the pool, in any printing. */
export const inPool = (game: AnyGame, { pool }: DeckPool, card: CardFacts): boolean =>
  copiesIn(game, pool.list, card.id) > 0

/** Returns the first fault that a change would add to a deck, as a refusal; null if the pool has all its cards. */
export function overPool(game: AnyGame, limit: DeckPool | null, before: DeckList, after: DeckList) {
  if (limit === null) return null
  const known = new Map(poolFaults(game, before, limit.pool.list).map(({ values }) => [values.card, values.count]))
  // A deck may have had too many copies before: taking some out is no fault.
  const worse = poolFaults(game, after, limit.pool.list).filter(
    ({ values }) => Number(values.count) > Number(known.get(values.card) ?? 0),
  )
  return worse[0] ?? null
}

/** Cards that an import had to leave out. */
export interface LeftOut {
  readonly card: string
  readonly count: number
}

/** Returns a list with more cards, as many as the pool has, and those that were left out. */
export function addedWithin(
  game: AnyGame,
  limit: DeckPool | null,
  list: DeckList,
  more: DeckList,
): { readonly list: DeckList; readonly left: readonly LeftOut[] } {
  if (limit === null) return { list: merged(list, more), left: [] }
  let now = list
  const left: LeftOut[] = []
  for (const { card, count } of more) {
    const room = Math.max(0, copiesIn(game, limit.pool.list, card) - copiesIn(game, now, card))
    const taken = Math.min(count, room)
    now = taken === 0 ? now : withCopies(now, card, taken)
    if (taken < count) left.push({ card, count: count - taken })
  }
  return { list: now, left }
}

/** Returns the cards of an import that went into the deck. */
export function importedCards(more: DeckList, left: readonly LeftOut[]): DeckList {
  const out = new Map(left.map(({ card, count }) => [card, count]))
  return more.map(({ card, count }) => ({ card, count: count - (out.get(card) ?? 0) })).filter(({ count }) => count > 0)
}

/** Returns what an import has left out, card by card. */
export function leftLines(
  game: AnyGame,
  limit: DeckPool | null,
  left: readonly LeftOut[],
  language: Language,
): readonly string[] {
  if (limit === null || left.length === 0) return []
  const say = speak(language)
  const names = new Map(game.cards.all.map(({ id, name }) => [id, name]))
  return [
    say('decks.pool.left', { count: left.reduce((sum, { count }) => sum + count, 0) }),
    ...left.map(({ card, count }) =>
      say('decks.pool.left-line', {
        count,
        card: literal(names.get(card) ?? card),
        most: copiesIn(game, limit.pool.list, card),
      }),
    ),
  ]
}

/** Returns the lines on the pool of a deck: its league, then each card of which the pool has too few. */
export function poolLines(
  game: AnyGame,
  limit: DeckPool | null,
  list: DeckList,
  language: Language,
): readonly string[] {
  if (limit === null) return []
  return [
    speak(language)('decks.pool', { league: literal(limit.league) }),
    ...poolFaults(game, list, limit.pool.list).map((fault) => `• ${refusalText(fault, language, game)}`),
  ]
}

/** Returns how many of a card's copies in the pool are in the deck: "1 of 3 in the deck". */
export const usedOf = (game: AnyGame, limit: DeckPool, list: DeckList, card: string, language: Language): string =>
  speak(language)('decks.pool.found', {
    have: Math.max(copiesIn(game, list, card), copiesOf(list, card)),
    most: copiesIn(game, limit.pool.list, card),
  })
