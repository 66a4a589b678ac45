/**
 * A finished match as a row of counts: what statistics are made of. It holds the secrets of both seats, so that no row
 * leaves this folder; only sums do.
 */
import { z } from 'zod'
import type { DeckList, GameEvent, Outcome, Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { LoggedRow } from '../matches/match-rows.ts'
import { undoesIn, undoneIn } from '../matches/undone.ts'
import { nearestDeck } from './deck-names.ts'

/** Raised when a row would be made otherwise: stored rows are then made again. */
const COUNTS_VERSION = 1

const cards = z.array(z.string())
const seatCounts = z.object({
  /** The name of the ready-made deck that is nearest; empty: a deck of one's own. */
  deck: z.string(),
  /** The cards of the deck, each once. */
  list: cards,
  drawn: cards,
  played: cards,
  opening: cards,
  numbers: z.record(z.string(), z.number()),
})

const matchCounts = z.object({
  /** Of the form of the row, and of the game's counting. */
  version: z.string(),
  turns: z.int().min(0),
  /** How often the match passed from one person to the other. */
  handOvers: z.int().min(0),
  seats: z.record(z.string(), seatCounts),
})

/** The counts of one seat. */
export type SeatRow = z.infer<typeof seatCounts>
/** The counts of a match. */
export type MatchCounts = z.infer<typeof matchCounts>

/** Returns the version under which the matches of a game are counted. */
export const countsVersion = (game: AnyGame): string => `${COUNTS_VERSION}.${game.counter?.version ?? 0}`

/** Reads a stored row. @throws if it is none */
export const readCounts = (json: unknown): MatchCounts => matchCounts.parse(json)

/** The row of a log, as far as it is counted. */
export type CountedRow = Pick<LoggedRow, 'seq' | 'kind' | 'seat' | 'origin' | 'events' | 'data'>

/**
 * Counts a finished match from its stored events: nothing is played again. Rows that a later one has undone do not count.
 *
 * @param rows the whole log, in order
 * @returns null if the log has no set-up
 */
export function countMatch(game: AnyGame, rows: readonly CountedRow[]): MatchCounts | null {
  const setup = rows.find(({ kind }) => kind === 'setup')
  if (setup === undefined) return null
  const { decks } = setup.data as unknown as { decks: Readonly<Record<Seat, DeckList>> }
  const gone = undoneIn(rows.map((row) => ({ seq: row.seq, undoes: undoesIn(row) })))
  const standing = rows.filter(({ seq }) => !gone.has(seq))
  const events: readonly GameEvent[] = standing.flatMap((row) => row.events)
  const counted = game.counter?.count({ decks, events })
  return {
    version: countsVersion(game),
    turns: counted?.turns ?? 0,
    handOvers: handOvers(standing),
    seats: Object.fromEntries(
      game.seats.map((seat: Seat) => {
        const list = decks[seat] ?? []
        const { drawn = [], played = [], opening = [], numbers = {} } = counted?.seats[seat] ?? {}
        const row: SeatRow = {
          deck: nearestDeck(game, seat, list),
          list: list.map(({ card }) => card),
          drawn: [...drawn],
          played: [...played],
          opening: [...opening],
          numbers: { ...numbers },
        }
        return [seat, row]
      }),
    ),
  }
}

/** How often another seat than before gave an answer itself: orders and the clock call nobody. */
function handOvers(rows: readonly CountedRow[]): number {
  const seats = rows.flatMap(({ origin, seat }) => (origin === 'player' && seat !== null ? [seat] : []))
  return seats.filter((seat, at) => at > 0 && seat !== seats[at - 1]).length
}

/** The ends of matches that were not played out, nor given up, by their players: they say nothing of play. */
const NOT_PLAYED: ReadonlySet<string> = new Set(['void', 'ruling', 'double-loss', 'round-over'])

/** Whether a match counts in statistics: it ended by its rules, by a concession or by a time-out that has a winner. */
export const isCounted = (outcome: Outcome | null): outcome is Outcome =>
  outcome !== null && !NOT_PLAYED.has(outcome.kind) && (outcome.kind !== 'time-out' || outcome.winner !== null)
