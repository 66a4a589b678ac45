/** Moves that both players agree to take back. */
import type { Step } from './outcome.ts'
import type { Seat } from './seats.ts'

/** How a game takes moves back. A move with an irrevocable fact is never taken back. */
export interface TakeBack<S, Side extends Seat = Seat> {
  /**
   * The state before a move as it is played on when the move is taken back, and the fact that it was: a decision of
   * `seat` gets an id that was never used, so that an old panel answers nothing.
   * @param before the state before the move
   * @param after the state now
   * @param ruled a judge has decided it; else both players have agreed
   */
  restore(before: S, after: S, seat: Side, ruled?: boolean): Step<S>
}
