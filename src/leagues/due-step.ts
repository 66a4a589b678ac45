/** A thing that falls due, and the knowledge that it needs. */

import type { PlayerId } from './league.ts'
import type { Happening } from './league-events.ts'

/** Something that falls due at a time. It may turn out that nothing has to happen. */
export interface DueStep {
  readonly at: number
  readonly happen: () => readonly Happening[]
}

/** Facts that the league does not know by itself. All of it is optional, and none of it is stored. */
export interface Knowledge {
  /** Pairs of players who must not meet, since one blocks the other. Never shown to anybody. */
  readonly separated?: readonly (readonly [PlayerId, PlayerId])[]
  /** The players who have to move in a game: public facts only. Without an entry, both have to. */
  readonly waitsFor?: Readonly<Record<string, readonly PlayerId[]>>
  /**
   * When a game began to wait for a player: before, the opponent was to move, or the player was on vacation. Public facts
   * only. Without an entry, when its pairing was made.
   */
  readonly waitsSince?: Readonly<Record<string, Readonly<Record<PlayerId, number>>>>
  /** Players on a vacation that stops their clocks, with its end: until then nobody calls them silent. */
  readonly resting?: Readonly<Record<PlayerId, number>>
  /** The milliseconds of vacation of players of a ladder since this time, from which their idle days count. */
  readonly rests?: Readonly<Record<PlayerId, { readonly since: number; readonly ms: number }>>
  /** The leader of a game by its own measure, for games that must end. */
  readonly leaders?: Readonly<Record<string, { readonly leader: PlayerId | null; readonly differential: number }>>
}

/** The time of steps that follow at once. */
export const AT_ONCE = Number.NEGATIVE_INFINITY
