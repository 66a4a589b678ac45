/** The steps of a match, and its end. */
import type { GameEvent } from './facts.ts'
import type { Json } from './json.ts'
import type { Seat } from './seats.ts'

/** A state, with the events that led to it. */
export interface Step<S> {
  readonly state: S
  readonly events: readonly GameEvent[]
}

/**
 * Why a match ends from outside its rules of play:
 * - `concession`, `time-out`: its loser gives up, or lets the time run out; without a loser both did
 * - `void`: it counts for nothing
 * - `ruling`: a judge has decided who wins; without a loser it is a draw
 * - `double-loss`: a judge has decided that both lose
 * - `round-over`: the time of its round is up, and its loser was behind; without a loser it is a draw
 */
export type StopReason = 'concession' | 'time-out' | 'void' | 'ruling' | 'double-loss' | 'round-over'

/** The end of a match: its kind and its winner, or null for a tie. */
export interface Outcome<Side extends Seat = Seat> {
  /** The game's own name for the way in which it ended, or a `StopReason`. */
  readonly kind: string
  readonly winner: Side | null
  readonly values: Readonly<Record<string, Json>>
}
