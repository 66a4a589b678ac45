/**
 * Signs of abuse. A flag is shown to organisers and never punishes by itself: friends who play each other often look like
 * it, too.
 */
import type { PersonId } from '../league.ts'
import type { FinishedGame } from './rated-games.ts'

export type AbuseFlag =
  /** Games that two people agreed on are this share of all games of one of them. */
  | { readonly flag: 'samePair'; readonly person: PersonId; readonly opponent: PersonId; readonly share: number }
  /** Somebody conceded this many games to one person in the first turns. */
  | { readonly flag: 'quickConcessions'; readonly from: PersonId; readonly to: PersonId; readonly games: number }
  /** Two accounts use the same decks and were never active at the same time. */
  | { readonly flag: 'oneAccount'; readonly one: PersonId; readonly other: PersonId; readonly decks: number }

/** The habits of an account: fingerprints of its decks, and the times of its sittings. */
export interface Habits {
  readonly person: PersonId
  readonly decks: readonly string[]
  readonly sittings: readonly number[]
}

const MOST_SHARE = 0.3
/** Below this many games a share says nothing. */
const LEAST_GAMES = 10
const EARLY_TURN = 3
const QUICK_CONCESSIONS = 3
/** Two accounts that both act within this time are two people at two devices. */
const AT_ONCE_MS = 10 * 60_000
const LEAST_SITTINGS = 20

/** Returns the flags of finished games between people. */
export function gameFlags(games: readonly FinishedGame[]): readonly AbuseFlag[] {
  return [...pairFlags(games), ...concessionFlags(games)]
}

/** Pairings of a league say nothing of the people who play them; they count among all games alone. */
function pairFlags(games: readonly FinishedGame[]): readonly AbuseFlag[] {
  const all = new Map<PersonId, Map<PersonId, number>>()
  const totals = new Map<PersonId, number>()
  for (const { persons, league } of games)
    for (const at of [0, 1] as const) {
      const [person, opponent] = [persons[at], persons[at === 0 ? 1 : 0]]
      if (person === null || opponent === null) continue
      totals.set(person, (totals.get(person) ?? 0) + 1)
      if (league) continue
      const met = all.get(person) ?? new Map<PersonId, number>()
      met.set(opponent, (met.get(opponent) ?? 0) + 1)
      all.set(person, met)
    }
  return [...all].flatMap(([person, met]) => {
    const total = totals.get(person) ?? 0
    if (total < LEAST_GAMES) return []
    return [...met].flatMap(([opponent, count]): AbuseFlag[] =>
      count / total > MOST_SHARE ? [{ flag: 'samePair', person, opponent, share: count / total }] : [],
    )
  })
}

function concessionFlags(games: readonly FinishedGame[]): readonly AbuseFlag[] {
  const counts = new Map<string, { readonly from: PersonId; readonly to: PersonId; readonly games: number }>()
  for (const { persons, scores, how, turns } of games) {
    if (how !== 'concession' || turns === null || turns >= EARLY_TURN) continue
    const [to, from] = scores[0] > scores[1] ? persons : [persons[1], persons[0]]
    if (from === null || to === null) continue
    const key = JSON.stringify([from, to])
    counts.set(key, { from, to, games: (counts.get(key)?.games ?? 0) + 1 })
  }
  return [...counts.values()]
    .filter((one) => one.games >= QUICK_CONCESSIONS)
    .map((one) => ({ flag: 'quickConcessions', ...one }))
}

/** Returns the accounts that may be one person: the same decks, never active at once, though both are often there. */
export function accountFlags(accounts: readonly Habits[]): readonly AbuseFlag[] {
  return accounts.flatMap((one, at) =>
    accounts.slice(at + 1).flatMap((other): AbuseFlag[] => {
      const decks = one.decks.filter((deck) => other.decks.includes(deck)).length
      if (decks === 0 || Math.min(one.sittings.length, other.sittings.length) < LEAST_SITTINGS) return []
      const together = one.sittings.some((time) => other.sittings.some((then) => Math.abs(time - then) < AT_ONCE_MS))
      return together ? [] : [{ flag: 'oneAccount', one: one.person, other: other.person, decks }]
    }),
  )
}
