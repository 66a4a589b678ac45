/** The statistics that simulations collect. */
import type { Answer, Decision } from './decisions.ts'
import type { GameEvent } from './facts.ts'
import type { StandingOrder } from './orders.ts'
import type { Seat } from './seats.ts'

/** A question that was put to a seat, and what was answered. */
export interface AskedQuestion {
  readonly decision: Decision
  readonly answer: Answer
  /** Whether a standing order answered it: nobody had to be called. */
  readonly byOrder: boolean
}

/** The names and functions with which simulations count turns. */
export interface Statistics<V, Side extends Seat = Seat> {
  startsTurn(event: GameEvent): boolean
  /** Returns the kinds of a turn, by these facts and questions; hand-overs are counted by them. At least one name. */
  kindsOfTurn(events: readonly GameEvent[], asked?: readonly AskedQuestion[]): readonly string[]
  /** Returns all standing orders that this seat can set now, filled in so that none of them ever asks. */
  fullOrders(view: V, seat: Side): readonly StandingOrder[]
  /** Kinds of orders that give up nothing: an answer for each possible case. */
  readonly lossless?: readonly string[]
  /**
   * The effects that the rules can have on a game, by name, and those that these facts and questions of a turn show.
   */
  readonly effects?: {
    readonly names: readonly string[]
    of(events: readonly GameEvent[], asked: readonly AskedQuestion[]): readonly string[]
  }
}
