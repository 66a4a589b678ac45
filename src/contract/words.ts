/** The words of a game, in the language and from the seat of a reader. */
import type { Decision } from './decisions.ts'
import type { SeenEvent } from './facts.ts'
import type { Language } from './languages.ts'
import type { OrderOffer, StandingOrder } from './orders.ts'
import type { Outcome } from './outcome.ts'
import type { Refusal } from './refusals.ts'
import type { Reader, Seat } from './seats.ts'

/** The language and the reader of a text, with the names of the seats. */
export interface Voice {
  readonly language: Language
  /** How each seat is called in this text (a person's name or a mention). */
  readonly names: Readonly<Record<Seat, string>>
  /** The reader's seat, which is addressed as "you". */
  readonly reader: Reader
}

/** The texts of a decision. */
export interface DecisionWords {
  readonly title: string
  readonly prompt: string
  /** Per option or piece id. Label at most 100 characters, hint likewise. */
  readonly options: Readonly<Record<string, { readonly label: string; readonly hint?: string }>>
  /** Per exit id: the label of its button, at most 80 characters. */
  readonly exits: Readonly<Record<string, string>>
  /** Per group of options: its heading, at most 40 characters. */
  readonly groups?: Readonly<Record<string, string>>
}

/** A line of a story at a glance. At most `STORY_LINE` characters, names of people not counted. */
export interface StoryLine {
  /**
   * - `turn`: a turn (a round …) begins
   * - `head`: an event
   * - `phase`: a part of the turn; several actions of it may share one line
   * - `more`: more of the line above, to be left out if there is no room
   */
  readonly kind: 'turn' | 'phase' | 'head' | 'more'
  readonly text: string
}

/** The most characters of a line in a story. */
export const STORY_LINE = 300

/** The texts of a standing order. */
export interface OrderWords extends DecisionWords {
  readonly fields: Readonly<Record<string, string>>
  /** The meaning of an optional field that is left empty, where it is neither a question nor the lack of a limit: “none”. */
  readonly empty?: Readonly<Record<string, string>>
  /** The loss that the order brings, in a few words without a capital: "the number of cards". */
  readonly gives?: string
  /** Per ready order (`OrderOffer.ready`): its name, at most 34 characters. */
  readonly ready?: Readonly<Record<string, string>>
}

/** The texts of a game. */
export interface Words<V, Side extends Seat = Seat> {
  /** The game's own name. */
  title(language: Language): string
  /** The name of a side, as a label. */
  seat(seat: Side, language: Language): string
  /** The same with its article, as a sentence has it: "the first side", « le premier côté ». */
  seatInSentence(seat: Side, language: Language): string
  format(format: string, language: Language): string
  /** The cards that a format admits, in one line of at most 100 characters; null or absent: its name says it. */
  aboutFormat?(format: string, language: Language): string | null
  /** @param chosen ids of the options that the reader has chosen so far, for numbers that depend on them */
  decision(decision: Decision<Side>, view: V, voice: Voice, chosen?: readonly string[]): DecisionWords
  /** Short readable lines; facts without a story give none. */
  events(events: readonly SeenEvent[], voice: Voice): string[]
  /** The same at a glance: a headline for each event, and details below it. */
  story(events: readonly SeenEvent[], voice: Voice): readonly StoryLine[]
  refusal(refusal: Refusal, language: Language): string
  outcome(outcome: Outcome<Side>, voice: Voice): string
  order(offer: OrderOffer, view: V, voice: Voice): OrderWords
  /** A standing order in one sentence. */
  standing(order: StandingOrder, view: V, voice: Voice): string
  /**
   * The changes in the public facts that an order rests on, in short sentences; empty if none matters. The result
   * follows from the two lists alone, so that nothing else decides whether a seat is told.
   */
  changes?(before: readonly string[], now: readonly string[], voice: Voice): readonly string[]
}
