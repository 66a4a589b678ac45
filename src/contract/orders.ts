/** Standing orders: answers that a player gives ahead. */
import type { Answer, Shape } from './decisions.ts'
import type { Json } from './json.ts'

/** A field of a standing order; it is filled in with the same panels as a decision. */
export interface OrderField {
  readonly id: string
  readonly shape: Shape
  readonly optional?: boolean
  /** The game fills it in where the order is set: its owner is not shown it. */
  readonly kept?: true
}

/** An order that is filled in already: its owner sets it by one tap. */
export interface ReadyOrder {
  /** Unique among those of its offer. */
  readonly id: string
  /** An answer for each field that it fills in; none for an order that needs none. */
  readonly settings: StandingOrder['settings']
}

/** A standing order that a seat may set now. */
export interface OrderOffer {
  readonly kind: string
  /**
   * The scope of the order: `match`, or something that passes (`turn:12`). An order whose key is not offered any more
   * is void.
   */
  readonly key: string
  readonly fields: readonly OrderField[]
  /** The game's suggestion: a sensible start for the panel. */
  readonly suggestion?: StandingOrder['settings']
  /** Ways in which it is often set, each offered by a name of its own. */
  readonly ready?: readonly ReadyOrder[]
  /** Facts for the describer. */
  readonly about: Readonly<Record<string, Json>>
  /** Kinds of decisions at which it helps to set the order; `WAITING`: while nothing is asked of its seat. */
  readonly moments?: readonly string[]
  /**
   * It answers nothing: the game waits for the order's owner at a decision with a `silence`, where nobody would be
   * called.
   */
  readonly stops?: true
  /**
   * It can't act in this match, as far as its seat knows: its owner is not offered it. It stands where it is set all the
   * same, so that nobody sees from a pause that it never acts.
   */
  readonly idle?: true
  /**
   * Its optional fields narrow it down: one that is left empty sets no limit, and it can be set without any. Otherwise
   * its owner is asked what an empty field would answer.
   */
  readonly limits?: true
  /** It answers as the game would propose: it is offered only where the players have agreed to proposals. */
  readonly proposes?: true
  /** How many calls it saves, as a rule. */
  readonly saves?: number
  /** Another kind of order without which it saves nothing. */
  readonly together?: string
  /** Public facts on which the order rests, in a notation of the game's own. When they change, its seat is told. */
  readonly basis?: readonly string[]
}

/** Stands for the time when nothing is asked of a seat. */
export const WAITING = 'waiting'

/** A standing order as it was set: one answer for each field that was filled in. */
export interface StandingOrder {
  readonly kind: string
  readonly key: string
  readonly settings: Readonly<Record<string, Omit<Answer, 'decision'>>>
  /** The public facts on which its offer rested when it was set or kept. */
  readonly basis?: readonly string[]
}
