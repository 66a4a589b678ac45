/** Statistics: those that simulations collect, and the counts of finished matches. */
import type { Answer, Decision } from './decisions.ts'
import type { GameEvent } from './facts.ts'
import type { Language } from './languages.ts'
import type { StandingOrder } from './orders.ts'
import type { Seat } from './seats.ts'
import type { DeckList } from './setup.ts'

/** A question that was put to a seat, and what was answered. */
export interface AskedQuestion {
  readonly decision: Decision
  readonly answer: Answer
  /** Whether a standing order answered it: nobody had to be called. */
  readonly byOrder: boolean
}

/** The names and functions with which simulations count turns. */
export interface Statistics<V, Side extends Seat = Seat> {
  startsTurn(event: GameEvent): boolean
  /** Returns the kinds of a turn, by these facts and questions; hand-overs are counted by them. At least one name. */
  kindsOfTurn(events: readonly GameEvent[], asked?: readonly AskedQuestion[]): readonly string[]
  /** Returns all standing orders that this seat can set now, filled in so that none of them ever asks. */
  fullOrders(view: V, seat: Side): readonly StandingOrder[]
  /** Kinds of orders that give up nothing: an answer for each possible case. */
  readonly lossless?: readonly string[]
  /**
   * The effects that the rules can have on a game, by name, and those that these facts and questions of a turn show.
   */
  readonly effects?: {
    readonly names: readonly string[]
    of(events: readonly GameEvent[], asked: readonly AskedQuestion[]): readonly string[]
  }
}

// ---------------------------------------------------------------- finished matches

/** A finished match as it is counted, with its secrets. */
export interface CountableMatch<Side extends Seat = Seat> {
  readonly decks: Readonly<Record<Side, DeckList>>
  /** The events that stand, in order: what was taken back is left out. */
  readonly events: readonly GameEvent[]
}

/** Numbers of one seat in one match, by names of the game's own. */
export type SeatNumbers = Readonly<Record<string, number>>

/** The counts of one seat in a match. */
export interface SeatCounts {
  /** The cards that were in hand at any time, each once. */
  readonly drawn: readonly string[]
  /** The cards that were played or deployed, each once. */
  readonly played: readonly string[]
  /** The cards with which the seat began, beside its hand. */
  readonly opening: readonly string[]
  readonly numbers: SeatNumbers
}

/** The counts of a match. */
export interface GameCounts<Side extends Seat = Seat> {
  /** The number of turns of both seats. */
  readonly turns: number
  readonly seats: Readonly<Record<Side, SeatCounts>>
}

/** A row of a table about a player's own matches: a count of all of them, or a number of each, of which the mean is shown. */
export type OwnRow = { readonly label: string } & (
  | { readonly count: number; readonly marked?: true }
  | { readonly each: readonly number[] }
)

/** A table about a player's own matches, in words. */
export interface OwnTable {
  readonly title: string
  readonly under: string
  /** The number of things that were counted, and the least number with which the table is shown. */
  readonly sample: number
  readonly least: number
  /** Says of a smaller sample what is still missing. */
  readonly few: string
  readonly rows: readonly OwnRow[]
  /** A number by itself, below the rows. */
  readonly note?: { readonly label: string; readonly value: number; readonly of: string }
  /** A sentence on the row that stands out. */
  readonly sums?: string
}

/** Counts finished matches. All functions are pure. */
export interface MatchCounter<Side extends Seat = Seat> {
  /** Raised when the same match would be counted otherwise: stored counts are then made again. */
  readonly version: number
  count(match: CountableMatch<Side>): GameCounts<Side>
  /** Returns a short name of one of the game's own kinds of ends; null if it has none. */
  endName(kind: string, language: Language): string | null
  /** Returns tables about one player's matches, from their numbers in each, the oldest match first. */
  own(matches: readonly SeatNumbers[], language: Language): readonly OwnTable[]
}
