/** The steps of a match, and its end. */
import type { GameEvent } from './facts.ts'
import type { Json } from './json.ts'
import type { Seat } from './seats.ts'

/** A state, with the events that led to it. */
export interface Step<S> {
  readonly state: S
  readonly events: readonly GameEvent[]
}

/** The end of a match: its kind and its winner, or null for a tie. */
export interface Outcome<Side extends Seat = Seat> {
  /** The game's own name for the way in which it ended, or `concession`, `time-out`, `void`. */
  readonly kind: string
  readonly winner: Side | null
  readonly values: Readonly<Record<string, Json>>
}
