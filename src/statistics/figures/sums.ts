/** Sums over the counts of matches: of a server, of a league, of one person. Pure. */
import { z } from 'zod'
import type { Seat } from '../../contract/index.ts'
import type { MatchCounts } from '../match-counts.ts'
import { quartiles } from './intervals.ts'

/** A match as it goes into sums. */
export interface CountedMatch {
  readonly id: string
  /** The person of each seat. */
  readonly people: Readonly<Record<Seat, string>>
  /** The game's own name for the end. */
  readonly kind: string
  readonly winner: Seat | null
  readonly startedAt: Date
  readonly endedAt: Date
  /** Whether everybody may know cards and decks: they count only then. */
  readonly open: boolean
  readonly counts: MatchCounts
}

const rateRow = z.object({
  /** The thing that is counted: a card, a deck, a side. Of a pair the deck of the first seat, then that of the second. */
  key: z.array(z.string()),
  /** The seat whose games these are. */
  seat: z.string(),
  games: z.int().min(0),
  /** Games won; a tie is a half. */
  won: z.number(),
  /** Turns of all these games. */
  turns: z.int().min(0),
  /** How many people played them in this seat; the most games of one of them, and of one pair of people. */
  people: z.int().min(0),
  most: z.int().min(0),
  pair: z.int().min(0),
  /** Of a card: games with it in the deck, and games in which it was played. */
  inDeck: z.tuple([z.number(), z.number()]).optional(),
  played: z.tuple([z.number(), z.number()]).optional(),
})

/** Games of one kind, and how many of them were won. */
export type RateRow = z.infer<typeof rateRow>

const ranks = z.object({ quarter: z.number(), half: z.number(), threeQuarters: z.number() }).nullable()

const sums = z.object({
  version: z.literal(1),
  /** All games, and those in which cards and decks count. */
  games: z.int().min(0),
  open: z.int().min(0),
  people: z.int().min(0),
  /** The end of the first and of the last game. */
  since: z.string().nullable(),
  until: z.string().nullable(),
  cards: z.array(rateRow),
  decks: z.array(rateRow),
  pairs: z.array(rateRow),
  sides: z.array(rateRow),
  openings: z.array(rateRow),
  /** Games by their kind of end; the seats of a time-out are not told apart. */
  ends: z.array(z.object({ kind: z.string(), games: z.int() })),
  turns: ranks,
  handOvers: ranks,
  /** Days from the first call to the end. */
  days: ranks,
})

/** Sums over matches of one game and format. */
export type MatchSums = z.infer<typeof sums>

/** Reads stored sums. @throws if they are none */
export const readSums = (json: unknown): MatchSums => sums.parse(json)

const DAY = 24 * 60 * 60 * 1000

/** A game from the point of view of one seat. */
interface OneGame {
  readonly seat: Seat
  readonly person: string
  readonly pair: string
  readonly won: number
  readonly turns: number
}

/** Collects the games of each key. */
class Tally {
  readonly #rows = new Map<
    string,
    { key: readonly string[]; seat: Seat; games: OneGame[]; inDeck: OneGame[]; played: OneGame[] }
  >()

  add(key: readonly string[], game: OneGame, into: 'games' | 'inDeck' | 'played' = 'games'): void {
    const id = JSON.stringify([game.seat, ...key])
    const row = this.#rows.get(id) ?? { key, seat: game.seat, games: [], inDeck: [], played: [] }
    row[into].push(game)
    this.#rows.set(id, row)
  }

  /** The rows, the most games first. @param ofCards whether decks and plays were counted, too */
  rows(ofCards = false): RateRow[] {
    return [...this.#rows.entries()]
      .map(([id, { key, seat, games, inDeck, played }]) => ({
        id,
        row: {
          key: [...key],
          seat,
          games: games.length,
          won: wonIn(games),
          turns: games.reduce((sum, { turns }) => sum + turns, 0),
          people: new Set(games.map(({ person }) => person)).size,
          most: mostOf(games.map(({ person }) => person)),
          pair: mostOf(games.map(({ pair }) => pair)),
          ...(ofCards ? { inDeck: rate(inDeck), played: rate(played) } : {}),
        },
      }))
      .sort((one, other) => other.row.games - one.row.games || (one.id < other.id ? -1 : 1))
      .map(({ row }) => row)
  }
}

const wonIn = (games: readonly OneGame[]): number => games.reduce((sum, { won }) => sum + won, 0)
const rate = (games: readonly OneGame[]): [number, number] => [wonIn(games), games.length]

/** How often the most frequent of these names stands among them. */
function mostOf(names: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}

/**
 * Adds matches of one game and format up.
 *
 * @param seats the seats of the game, in its order
 * @param own only the seats of this person count; their own cards count in closed matches, too
 */
export function sumsOf(matches: readonly CountedMatch[], seats: readonly Seat[], own: string | null = null): MatchSums {
  const [cards, decks, pairs, sides, openings] = [new Tally(), new Tally(), new Tally(), new Tally(), new Tally()]
  const ends = new Map<string, number>()
  for (const match of matches) {
    ends.set(match.kind, (ends.get(match.kind) ?? 0) + 1)
    const pair = JSON.stringify(Object.values(match.people).toSorted())
    for (const [at, seat] of seats.entries()) {
      const person = match.people[seat] ?? ''
      const row = match.counts.seats[seat]
      if (row === undefined || (own !== null && person !== own)) continue
      const won = match.winner === null ? 0.5 : match.winner === seat ? 1 : 0
      const game: OneGame = { seat, person, pair, won, turns: match.counts.turns }
      sides.add([seat], game)
      if (own === null && !match.open) continue
      for (const card of row.list) cards.add([card], game, 'inDeck')
      for (const card of row.drawn) cards.add([card], game)
      for (const card of row.played) cards.add([card], game, 'played')
      for (const card of row.opening) openings.add([card], game)
      decks.add([row.deck], game)
      const foe = seats.find((other) => other !== seat)
      const theirs = foe === undefined ? undefined : match.counts.seats[foe]
      if (match.open && theirs !== undefined && (at === 0 || own !== null)) pairs.add([row.deck, theirs.deck], game)
    }
  }
  const times = matches.map(({ endedAt }) => endedAt.toISOString()).sort()
  return {
    version: 1,
    games: matches.length,
    open: matches.filter(({ open }) => open || own !== null).length,
    people: new Set(matches.flatMap(({ people }) => Object.values(people))).size,
    since: times[0] ?? null,
    until: times.at(-1) ?? null,
    cards: cards.rows(true),
    decks: decks.rows(),
    pairs: pairs.rows(),
    sides: sides.rows(),
    openings: openings.rows(),
    ends: [...ends]
      .map(([kind, games]) => ({ kind, games }))
      .sort((one, other) => other.games - one.games || (one.kind < other.kind ? -1 : 1)),
    turns: quartiles(matches.map(({ counts }) => counts.turns)),
    handOvers: quartiles(matches.map(({ counts }) => counts.handOvers)),
    days: quartiles(
      matches.map(({ startedAt, endedAt }) => Math.round(((endedAt.getTime() - startedAt.getTime()) / DAY) * 10) / 10),
    ),
  }
}
