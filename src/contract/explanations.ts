/** Answers to "why?", with the numbers of the rules; and parts of a table that a reader looks at by themselves. */
import type { Decision } from './decisions.ts'
import type { SeenEvent } from './facts.ts'
import type { Refusal } from './refusals.ts'
import type { Scene } from './scenes.ts'
import type { Voice } from './words.ts'

/** Something explained in the reader's language, with the numbers of the rules on which it rests. */
export interface Explanation {
  readonly text: string
  readonly rules: readonly string[]
}

/** Something that a reader may miss among the answers to their question. */
export interface MissingAnswer {
  /** The handle of a card, or the game's own name for something to be done. */
  readonly id: string
  readonly card: string | null
  /** Exactly one reason, the one that would have to go first. */
  readonly refusal: Refusal
}

/** An open question, and the ids of the options that its seat has chosen so far. */
export interface OpenChoice {
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
  explain(handle: string, view: V, voice: Voice, choosing?: readonly OpenChoice[]): readonly Explanation[]
  /** The counting behind the results in these facts, in their order. */
  counts(events: readonly SeenEvent[], voice: Voice): readonly Explanation[]
  /** Ids of the cards that these facts name, each once, the last first. */
  cardsIn(events: readonly SeenEvent[]): readonly string[]
  /**
   * Returns options that a reader may miss in the question, each with the reason why it is not offered.
   * @param chosen ids of the options that the seat has chosen so far: options that can't be taken with them count as
   *   missing
   */
  whyNot(view: V, decision: Decision, chosen?: readonly string[]): readonly MissingAnswer[]
  /** The name of such an option (at most 100 characters), and its reason in words. */
  missing(one: MissingAnswer, view: V, voice: Voice): Explanation & { readonly label: string }
}

// ---------------------------------------------------------------- parts of the table

/** The name of a part of the table. */
export interface CloseUpName {
  /** One word, at most 30 characters. */
  readonly id: string
  /** At most `PANEL_LABEL` characters, no two alike. */
  readonly label: string
  /** Its content in a few words: at most 100 characters. */
  readonly hint?: string
  /** It can also be opened where an answer is confirmed, beside the two buttons there. */
  readonly confirming?: true
}

/** A card of a part of the table, to be opened. */
export interface CloseUpCard {
  /** Name of this card in the part: one word, at most 30 characters. A card that `Help.explain` knows is explained. */
  readonly handle: string
  readonly card: string
  readonly hint?: string
}

/** A part of the table as its reader sees it now. */
export interface CloseUp {
  /** A headline, and a sentence behind it where there is more to say. */
  readonly news: readonly string[]
  /** The most important fact about it, and a line below it. */
  readonly title: string
  readonly below?: string
  /**
   * Made only where a picture is shown; absent: it is told in `lines` alone.
   * @param facts of the match so far, where the part tells something past; else none
   */
  readonly scene?: (facts: readonly SeenEvent[]) => Scene
  /** Its picture needs the facts of the match. */
  readonly past?: true
  /** All that is told in words, a line each. */
  readonly lines?: readonly string[]
  /** The words in the list of its cards while none is chosen: "Look at a card here…". */
  readonly placeholder: string
  readonly cards: readonly CloseUpCard[]
  /** The part that comes after it, with the words of its button; absent: there is none. */
  readonly next?: CloseUpName
  /** Its numbers, each with all that makes it. Made only where they are asked for; absent: it has none. */
  readonly numbers?: () => readonly Explanation[]
}

/** The parts of a table that can be looked at. They follow from what the reader sees and from nothing else. */
export interface CloseUps<V> {
  /** Places, in the order in which they lie. */
  places(view: V, voice: Voice): readonly CloseUpName[]
  /** Cards that lie at no place, by where they are: a hand, an open pile. Empty ones are left out. */
  elsewhere(view: V, voice: Voice): readonly CloseUpName[]
  /** Parts with an entry of their own in the menu of a panel. */
  menu(view: V, voice: Voice): readonly CloseUpName[]
  /** Null: the reader sees no such part now. */
  show(id: string, view: V, voice: Voice): CloseUp | null
}
