/** The lead in a game that has to end before it is over. */
import type { Seat } from './seats.ts'

/** The player who is ahead by a game’s own measure, and by how much. */
export interface Lead<Side extends Seat = Seat> {
  /** Null: neither is ahead. */
  readonly leader: Side | null
  /** By how much, in the game's own unit; 0 without a leader. */
  readonly differential: number
}

/** Returns the lead by a number of each side. */
export const leadBy = <Side extends Seat>(one: Side, other: Side, difference: number): Lead<Side> => ({
  leader: difference === 0 ? null : difference > 0 ? one : other,
  differential: Math.abs(difference),
})
