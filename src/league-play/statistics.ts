/** Figures of a league, from its events and its matches. */
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
  /** By kind of deck: its ready-made name, or the realm of most of its cards. */
  readonly deckTypes: readonly (WinRate & { readonly type: string; readonly seat: Seat })[]
  /** Cards by how much more often decks with them won; only those in enough decks. Empty while lists are hidden. */
  readonly cards: readonly (WinRate & { readonly card: string })[]
  /** Days from the first to the last move of a game. */
  readonly days: { readonly median: number; readonly ninth: number } | null
  readonly turns: { readonly median: number } | null
  /** Running games and the player to move in each, as everybody may know; the longest wait first. */
  readonly waiting: readonly { readonly player: PlayerId; readonly opponent: PlayerId; readonly sinceMs: number }[]
}
