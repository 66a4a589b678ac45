/** Player-substitutes: functions of what a seat sees that answer for it. */
import type { Answer, Decision } from './decisions.ts'
import type { Seat } from './seats.ts'

/** Which answer a player-substitute gives, or `ask`: it leaves this one to the person. */
export type Reply = Answer | 'ask'

/**
 * Opponent, safest answer, random tester and standing orders are all this: a function of what the seat sees.
 * None of them is ever given the state.
 */
export type Policy<V = unknown, Settings = unknown, Side extends Seat = Seat> = (
  view: V,
  decision: Decision<Side>,
  settings: Settings,
) => Reply
