/**
 * Windows: chances to respond or to begin something that go to and fro between the seats until all of them have passed
 * one after the other. Plain data, to be kept in a frame.
 */
import type { Decision, Seat } from '../../contract/index.ts'

/** The state of a window in which the seats act in turn. */
export interface ToAndFro<Side extends Seat> {
  /** The seat that may act now. */
  readonly turn: Side
  /** How many seats have passed one after the other. */
  readonly passes: number
}

/** Returns a new window. @param first the seat that may act first */
export const opened = <Side extends Seat>(first: Side): ToAndFro<Side> => ({ turn: first, passes: 0 })

/**
 * The window after its seat has passed or acted; null once all have passed.
 * @param seats in the order in which the chance goes round
 */
export function wentOn<Side extends Seat>(
  window: ToAndFro<Side>,
  passed: boolean,
  seats: readonly Side[],
): ToAndFro<Side> | null {
  const passes = passed ? window.passes + 1 : 0
  const turn = seats[(seats.indexOf(window.turn) + 1) % seats.length]
  return turn === undefined || passes >= seats.length ? null : { turn, passes }
}

/** The fields of a decision that make it a window: passing is its silence. */
export const windowOf = (
  moment: string,
  pass: string,
  answers: string | null = null,
): Pick<Required<Decision>, 'window' | 'silence'> => ({
  window: { answers, moment, pass },
  silence: { exit: pass },
})
