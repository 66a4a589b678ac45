/** The part of a game that plays ahead: practice opponents and standing orders. */
import type { Decision } from './decisions.ts'
import type { OrderOffer, StandingOrder } from './orders.ts'
import type { Reply } from './policies.ts'
import type { Seat } from './seats.ts'

/** The part of a game that plays ahead: policies and standing orders. */
export interface Ahead<V, Side extends Seat = Seat> {
  /** Each of them is a `Policy`. */
  readonly policies: {
    /** The answer that spends and reveals least, for a player whose time is up. Never `ask`. */
    safest(view: V, decision: Decision<Side>, settings: null): Reply
    /** Plays to win, from its own view alone. Never `ask`. */
    practice(view: V, decision: Decision<Side>, settings: null): Reply
    /** Any legal answer; `random()` gives numbers from 0 up to 1. Never `ask`. */
    random(view: V, decision: Decision<Side>, settings: { readonly random: () => number }): Reply
  }
  /**
   * The standing orders that this seat may set now, or has set and may change.
   * @param filled orders that stand or are to be set: a field may allow more once others are filled in
   */
  orders(view: V, seat: Side, filled?: readonly StandingOrder[]): readonly OrderOffer[]
  /** The kinds and keys of `orders` alone, for a game in which they cost less than the whole offers. */
  orderKeys?(view: V, seat: Side): readonly Pick<OrderOffer, 'kind' | 'key'>[]
  /**
   * The answer that the standing orders give to a decision, or `ask`. Whether it answers depends on public facts alone;
   * the answer may depend on everything that the seat knows. For a decision with a silence: `ask` if an order stops
   * there, and its silence if no order applies.
   */
  obey(view: V, decision: Decision<Side>, orders: readonly StandingOrder[]): Reply
}
