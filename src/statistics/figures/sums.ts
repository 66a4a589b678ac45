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

/** Returns the share of a game that a seat has won: a tie is a half. */
export const shareWon = (winner: Seat | null, seat: Seat): number => (winner === null ? 0.5 : Number(winner === seat))

/** A game from the point of view of one seat. */
interface OneGame {
  readonly seat: Seat
  readonly person: string
  readonly pair: string
  readonly won: number
  readonly turns: number
}

/** Counts how often each name comes. */
class NameCounter {
  readonly #counts = new Map<string, number>()

  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  get size(): number {
    return this.#counts.size
  }

  /** The names with their numbers, the most frequent first. */
  get all(): readonly (readonly [string, number])[] {
    return [...this.#counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
  }

  /** How often the most frequent name came. */
  get most(): number {
    return Math.max(0, ...this.#counts.values())
  }
}

/** A row while it is being added up. */
interface GrowingRow {
  readonly key: readonly string[]
  readonly seat: Seat
  games: number
  won: number
  turns: number
  readonly people: NameCounter
  readonly pairs: NameCounter
  readonly inDeck: [number, number]
  readonly played: [number, number]
}

/** Adds up the games of each key. */
class RowCollector {
  readonly #rows = new Map<string, GrowingRow>()

  #row(key: readonly string[], seat: Seat): GrowingRow {
    const id = `${seat}\n${key.join('\n')}`
    const known = this.#rows.get(id)
    if (known !== undefined) return known
    const names = { people: new NameCounter(), pairs: new NameCounter() }
    const row: GrowingRow = { key, seat, games: 0, won: 0, turns: 0, ...names, inDeck: [0, 0], played: [0, 0] }
    this.#rows.set(id, row)
    return row
  }

  add(key: readonly string[], { seat, person, pair, won, turns }: OneGame): void {
    const row = this.#row(key, seat)
    row.games += 1
    row.won += won
    row.turns += turns
    row.people.add(person)
    row.pairs.add(pair)
  }

  /** Counts a game only beside the others: with the card in the deck, or played. */
  addBeside(key: readonly string[], { seat, won }: OneGame, into: 'inDeck' | 'played'): void {
    const rate = this.#row(key, seat)[into]
    rate[0] += won
    rate[1] += 1
  }

  /** The rows, the most games first. @param ofCards whether decks and plays were counted, too */
  rows(ofCards = false): RateRow[] {
    return [...this.#rows.entries()]
      .map(([id, { key, seat, games, won, turns, people, pairs, inDeck, played }]) => ({
        id,
        row: {
          ...{ key: [...key], seat, games, won, turns },
          ...{ people: people.size, most: people.most, pair: pairs.most },
          ...(ofCards ? { inDeck, played } : {}),
        },
      }))
      .sort((one, other) => other.row.games - one.row.games || (one.id < other.id ? -1 : 1))
      .map(({ row }) => row)
  }
}

/** Adds matches of one game and format up, one after the other. */
export class SumMaker {
  readonly #seats: readonly Seat[]
  readonly #own: string | null
  readonly #cards = new RowCollector()
  readonly #decks = new RowCollector()
  readonly #pairs = new RowCollector()
  readonly #sides = new RowCollector()
  readonly #openings = new RowCollector()
  readonly #ends = new NameCounter()
  readonly #people = new Set<string>()
  readonly #times: string[] = []
  readonly #lengths: { readonly turns: number; readonly handOvers: number; readonly days: number }[] = []
  #open = 0

  /**
   * @param seats the seats of the game, in its order
   * @param own only the seats of this person count; their own cards count in closed matches, too
   */
  constructor(seats: readonly Seat[], own: string | null = null) {
    this.#seats = seats
    this.#own = own
  }

  /** Adds a match. */
  add(match: CountedMatch): void {
    const { people, kind, startedAt, endedAt, open, counts } = match
    this.#ends.add(kind)
    this.#times.push(endedAt.toISOString())
    if (open || this.#own !== null) this.#open += 1
    for (const person of Object.values(people)) this.#people.add(person)
    const days = Math.round(((endedAt.getTime() - startedAt.getTime()) / DAY) * 10) / 10
    this.#lengths.push({ turns: counts.turns, handOvers: counts.handOvers, days })
    const pair = Object.values(people).toSorted().join('\n')
    for (const seat of this.#seats)
      if (this.#own === null || people[seat] === this.#own) this.#addSeat(match, seat, pair)
  }

  #addSeat({ people, winner, open, counts }: CountedMatch, seat: Seat, pair: string): void {
    const row = counts.seats[seat]
    if (row === undefined) return
    const won = shareWon(winner, seat)
    const game: OneGame = { seat, person: people[seat] ?? '', pair, won, turns: counts.turns }
    this.#sides.add([seat], game)
    if (this.#own === null && !open) return
    for (const card of row.list) this.#cards.addBeside([card], game, 'inDeck')
    for (const card of row.drawn) this.#cards.add([card], game)
    for (const card of row.played) this.#cards.addBeside([card], game, 'played')
    for (const card of row.opening) this.#openings.add([card], game)
    this.#decks.add([row.deck], game)
    const theirs = counts.seats[this.#seats.find((other) => other !== seat) ?? '']
    // A pair is counted once, from the first seat; a person's own from theirs.
    if (open && theirs !== undefined && (seat === this.#seats[0] || this.#own !== null))
      this.#pairs.add([row.deck, theirs.deck], game)
  }

  /** The sums of all matches so far. */
  get sums(): MatchSums {
    const times = this.#times.toSorted()
    return {
      version: 1,
      games: this.#times.length,
      open: this.#open,
      people: this.#people.size,
      since: times[0] ?? null,
      until: times.at(-1) ?? null,
      cards: this.#cards.rows(true),
      decks: this.#decks.rows(),
      pairs: this.#pairs.rows(),
      sides: this.#sides.rows(),
      openings: this.#openings.rows(),
      ends: this.#ends.all.map(([kind, games]) => ({ kind, games })),
      turns: quartiles(this.#lengths.map(({ turns }) => turns)),
      handOvers: quartiles(this.#lengths.map(({ handOvers }) => handOvers)),
      days: quartiles(this.#lengths.map(({ days }) => days)),
    }
  }
}

/** Adds matches of one game and format up. The parameters are those of `SumMaker`. */
export function sumsOf(matches: readonly CountedMatch[], seats: readonly Seat[], own: string | null = null): MatchSums {
  const maker = new SumMaker(seats, own)
  for (const match of matches) maker.add(match)
  return maker.sums
}
