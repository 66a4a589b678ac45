/** Answers to "why?", with the numbers of the rules. */
import type { Decision } from './decisions.ts'
import type { SeenEvent } from './facts.ts'
import type { Refusal } from './refusals.ts'
import type { Voice } from './words.ts'

/** Something explained in the reader's language, with the numbers of the rules on which it rests. */
export interface Explanation {
  readonly text: string
  readonly rules: readonly string[]
}

/** Something that a reader may miss among the answers to their question. */
export interface Missing {
  /** The handle of a card, or the game's own name for something to be done. */
  readonly id: string
  readonly card: string | null
  /** Exactly one reason, the one that would have to go first. */
  readonly refusal: Refusal
}

/** An open question, and the ids of the options that its seat has chosen so far. */
export interface Choosing {
  readonly decision: Decision
  readonly chosen: readonly string[]
}

/** Answers to "why?". They follow from the reader's view, by the functions that the rules themselves use. */
export interface Help<V> {
  /**
   * The present facts about a player as a whole: what they may spend, who leads, what comes. For anybody else: for all.
   */
  standing(view: V, voice: Voice): readonly Explanation[]
  /**
   * The numbers of a face of the layout, and what it can do here. Empty for what the reader does not see.
   * @param choosing the reader's questions: what is chosen already counts as spent
   */
  explain(handle: string, view: V, voice: Voice, choosing?: readonly Choosing[]): readonly Explanation[]
  /** The counting behind the results in these facts, in their order. */
  counts(events: readonly SeenEvent[], voice: Voice): readonly Explanation[]
  /** Ids of the cards that these facts name, each once, the last first. */
  cardsIn(events: readonly SeenEvent[]): readonly string[]
  /**
   * Returns options that a reader may miss in the question, each with the reason why it is not offered.
   * @param chosen ids of the options that the seat has chosen so far: options that can't be taken with them count as
   *   missing
   */
  whyNot(view: V, decision: Decision, chosen?: readonly string[]): readonly Missing[]
  /** The name of such an option (at most 100 characters), and its reason in words. */
  missing(one: Missing, view: V, voice: Voice): Explanation & { readonly label: string }
}
