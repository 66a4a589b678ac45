/** The part of a game that is played: set-up, decisions, moves, views, the table, words, the end. */
import type { Answer, AwaitedSeat, Decision } from './decisions.ts'
import type { GameEvent } from './facts.ts'
import type { Layout } from './layout.ts'
import type { Outcome, Step, StopReason } from './outcome.ts'
import type { Panels } from './panels.ts'
import type { Refusal } from './refusals.ts'
import type { Reader, Seat } from './seats.ts'
import type { DeckList, Options } from './setup.ts'
import type { Voice, Words } from './words.ts'

/** The rules of a game as pure functions of its state. */
export interface Play<S, V, Side extends Seat = Seat> {
  /** @throws never for decks that `checkDeck` accepts. `seed` is any string, secret until the match is over. */
  setup(options: Options, decks: Readonly<Record<Side, DeckList>>, seed: string): Step<S>
  /** Everything for which the game waits, for every seat. Empty if and only if there is an outcome. */
  decisions(state: S): readonly Decision<Side>[]
  /** The open decisions without their options, where that costs less than `decisions`; the same seats in the same order. */
  awaits?(state: S): readonly AwaitedSeat<Side>[]
  /**
   * The seats for which the game waits, decisions with a silence left out, as far as the reader may know. A seat that
   * has answered in secret still counts for everybody but itself, until its answer comes to light.
   */
  calls(state: S, reader: Reader): readonly Side[]
  /**
   * Takes answers of one seat, all or none. Each must answer a decision that is open when its turn comes, so that the
   * answers of a whole sitting can be sent at once.
   */
  play(state: S, seat: Side, answers: readonly Answer[]): Step<S> | Refusal
  /** Ends the match from outside the rules of play: `loser` null: nobody wins. */
  stop(state: S, reason: StopReason, loser: Side | null): Step<S>
  /**
   * Whether a fact is irrevocable (`IrrevocableFacts`). An answer that sets one off is submitted at once, and no move with
   * one is taken back. The kit makes this of a map in which the compiler misses no fact (`kit/facts/irrevocable.ts`).
   */
  irrevocable(event: GameEvent): boolean
  view(state: S, reader: Reader): V
  outcome(state: S): Outcome<Side> | null
  /**
   * Returns a state of an older version as this version continues it, or null if it can't. Without it a match of another
   * version is refused with a sentence.
   */
  upgrade?(state: unknown, from: string): S | null

  layout(view: V, voice: Voice): Layout
  readonly words: Words<V, Side>
  /** Questions on one screen, each with its picture; `plainPanels` of the kit makes them of `layout` and `words`. */
  readonly panels: Panels<V, Side>
}
