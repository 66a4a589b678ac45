/** A first game that teaches the rules. */
import type { Decision } from './decisions.ts'
import type { SeenEvent } from './facts.ts'
import type { Scene } from './scenes.ts'
import type { Seat } from './seats.ts'
import type { DeckList } from './setup.ts'
import type { Voice } from './words.ts'

/** An explanation for newcomers, shown when it first matters. */
export interface LessonWord {
  readonly id: string
  /** At most some sixty words. */
  readonly text: string
  /** Number of the rule on which it rests. */
  readonly rule: string
  /** A picture of what it names, in the place of the question's own. */
  readonly scene?: () => Scene
}

/** The facts so far, as the learner has seen them: up to their last answer, and since. */
export interface LessonFacts {
  readonly before: readonly SeenEvent[]
  readonly since: readonly SeenEvent[]
}

/** A first game against the practice opponent: a match of a format of its own, with explanations beside it. */
export interface Lesson<V, Side extends Seat = Seat> {
  /** None of the `formats` that people may choose. */
  readonly format: string
  /** The learner's opponent. */
  readonly seat: Side
  readonly decks: Readonly<Record<Side, DeckList>>
  /** The same for everybody, so that the lesson meets every rule. */
  readonly seed: string
  /** Ids of all explanations. */
  readonly words: readonly string[]
  /** The text with a question, or (null) without one; it follows only from what the learner sees. */
  hints(view: V, decision: Decision<Side> | null, facts: LessonFacts, voice: Voice): readonly LessonWord[]
}
