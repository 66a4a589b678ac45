/**
 * The contract between a game and everything else; each topic has a file of its own in this folder.
 *
 * A game module is pure: no clock, no database, no Discord, no randomness but the seeded streams in its own state.
 * Everything here is plain data that survives JSON, so that a match can sleep for months between two moves.
 * Nothing outside a game module knows a card or a rule: it shows the decisions that the game offers.
 */
import type { Ahead } from './ahead.ts'
import type { Extras } from './extras.ts'
import type { Library } from './library.ts'
import type { Play } from './play.ts'
import type { Seat } from './seats.ts'

/** S is the state (secret, plain JSON), V a view of it, Side one of the game's seats. */
export interface Game<S = unknown, V = unknown, Side extends Seat = Seat>
  extends Library<Side>,
    Play<S, V, Side>,
    Ahead<V, Side>,
    Extras<S, V, Side> {
  readonly id: string
  /** Short names beside the titles, the most common one first. No two games share one. */
  readonly shortNames: readonly string[]
  /** Version of the engine: the same version and the same answers give the same states, for ever. */
  readonly version: string
  readonly seats: readonly Side[]
}
