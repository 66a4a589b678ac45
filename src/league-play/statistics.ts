/** Figures of a league, as they are shown. */
import type { Seat } from '../contract/index.ts'
import type { PlayerId } from '../leagues/league.ts'

/** Won and played games. */
export interface WinRate {
  readonly won: number
  readonly played: number
}

/** Figures of a league. */
export interface LeagueStatistics {
  readonly sides: Readonly<Record<Seat, WinRate>>
  /** By the kind of deck: a ready-made one by its name, others by where most of their cards belong. */
  readonly deckTypes: readonly (WinRate & { readonly type: string; readonly seat: Seat })[]
  /** Games won with each card; only cards in enough games. Empty while lists are hidden. */
  readonly cards: readonly (WinRate & { readonly card: string; readonly seat: Seat })[]
  /** Days of a game, from its first call to its end: of half of the games at most, and of nine tenths. */
  readonly days: { readonly half: number; readonly nineTenths: number } | null
  readonly turns: { readonly half: number } | null
  /** Points of rating that side 0 is worth in this season, and, once it is over, in the next by its games; null: unrated. */
  readonly advantage: { readonly worth: number; readonly fitted: number | null } | null
  /** Running games and the players to move in each, as everybody may know; the earliest deadline first. */
  readonly waiting: readonly { readonly game: string; readonly players: readonly PlayerId[]; readonly deadline: Date }[]
}
