/** Moves that both players agree to take back. */
import type { GameEvent } from './facts.ts'
import type { Step } from './outcome.ts'
import type { Seat } from './seats.ts'

/** The words of a game about moves that are taken back. */
export interface TakeBack<S, Side extends Seat = Seat> {
  /**
   * Whether what set off these facts may be undone: nothing was drawn, turned up or left to chance by it, and nothing
   * was seen but what its own seat laid open.
   */
  revocable(events: readonly GameEvent[]): boolean
  /**
   * The state before a move as it is played on when the move is taken back, and the fact that it was: a decision of
   * `seat` gets an id that was never used, so that an old panel answers nothing.
   * @param before the state before the move
   * @param after the state now
   */
  restore(before: S, after: S, seat: Side): Step<S>
}
