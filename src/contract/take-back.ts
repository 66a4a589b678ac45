/** Moves that both players agree to take back. */
import type { GameEvent } from './facts.ts'
import type { Step } from './outcome.ts'
import type { Seat } from './seats.ts'

/** The words of a game about moves that are taken back. */
export interface TakeBack<S, Side extends Seat = Seat> {
  /**
   * Whether the cause of these facts may be undone: it drew nothing, turned nothing up and left nothing to chance, and
   * showed nothing but the choices of its own seat.
   */
  revocable(events: readonly GameEvent[]): boolean
  /**
   * The state before a move as it is played on when the move is taken back, and the fact that it was: a decision of
   * `seat` gets an id that was never used, so that an old panel answers nothing.
   * @param before the state before the move
   * @param after the state now
   * @param ruled a judge has decided it; else both players have agreed
   */
  restore(before: S, after: S, seat: Side, ruled?: boolean): Step<S>
}
