/** The optional parts of a game: a missing part is not offered. */
import type { DeckOrders } from './deck-orders.ts'
import type { CloseUps, Help } from './explanations.ts'
import type { Lead } from './lead.ts'
import type { Lesson } from './lesson.ts'
import type { Look } from './look.ts'
import type { Moments } from './moments.ts'
import type { Rows } from './planning.ts'
import type { Search } from './policies.ts'
import type { Products } from './products.ts'
import type { Scenarios } from './scenarios.ts'
import type { Seat } from './seats.ts'
import type { MatchCounter, Statistics } from './study.ts'
import type { TakeBack } from './take-back.ts'

/** The optional parts of a game; a missing part is not offered. */
export interface Extras<S, V, Side extends Seat = Seat> {
  /** Taking a move back where both players agree. */
  readonly takeBack?: TakeBack<S, Side>
  /** Suggestions and warnings for pieces that are put into a row. */
  readonly rows?: Rows<V>
  /** Places, piles and other parts of the table to be looked at by themselves. */
  readonly closeUps?: CloseUps<V>
  /** Answers to "why?" */
  readonly help?: Help<V>
  /** Standing orders that belong to decks. */
  readonly deckOrders?: DeckOrders<Side>
  /** Once a match is over, everybody may see what each seat has seen, and the decks. */
  readonly opensAtEnd?: boolean
  /** The names by which simulations count kinds of turns. */
  readonly statistics?: Statistics<V, Side>
  /**
   * The lead in a running game, for leagues that end it because the round is over. From the view of a spectator alone:
   * nothing secret may decide, and nobody learns more from it than everybody sees.
   */
  readonly measure?: (view: V) => Lead<Side>
  /** Starter sets, packs and cubes, for leagues whose players build decks from a pool. */
  readonly products?: Products<Side>
  readonly scenarios?: Scenarios
  readonly lesson?: Lesson<V, Side>
  /** Turns, clashes and ends as data; without it the story is told in lines alone, and no picture is made of them. */
  readonly moments?: Moments<V>
  /** Imagined states and their worth, for opponents that look ahead; without it there is only the practice policy. */
  readonly search?: Search<S, V, Side>
  /** Counts finished matches; without it there are statistics of sides and ends alone. */
  readonly counter?: MatchCounter<Side>
  /** Colours, signs and art; without it cards and tables are drawn plainly. */
  readonly look?: Look
}
