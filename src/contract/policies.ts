/** Player-substitutes: functions of what a seat sees that answer for it. */
import type { Answer, Decision } from './decisions.ts'
import type { Seat } from './seats.ts'

/** The answer of a player-substitute, or `ask` to leave this one to the person. */
export type Reply = Answer | 'ask'

/**
 * The type of practice opponent, safest answer, random tester and standing orders: a function of the seat's view. None
 * of them ever gets the state.
 */
export type Policy<V = unknown, Settings = unknown, Side extends Seat = Seat> = (
  view: V,
  decision: Decision<Side>,
  settings: Settings,
) => Reply
