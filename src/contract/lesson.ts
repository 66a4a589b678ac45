/** A first game that teaches the rules. */
import type { Decision } from './decisions.ts'
import type { SeenEvent } from './facts.ts'
import type { Seat } from './seats.ts'
import type { DeckList } from './setup.ts'
import type { Voice } from './words.ts'

/** Something that a newcomer is told when it first matters. */
export interface LessonWord {
  readonly id: string
  /** At most some sixty words. */
  readonly text: string
  /** Number of the rule that it rests on. */
  readonly rule: string
}

/** What has happened so far, as the learner has seen it: up to his last answer, and since. */
export interface LessonCourse {
  readonly before: readonly SeenEvent[]
  readonly since: readonly SeenEvent[]
}

/** A first game against the practice opponent: a match like any other, of a format of its own, with words beside it. */
export interface Lesson<V, Side extends Seat = Seat> {
  /** None of the `formats` that people may choose. */
  readonly format: string
  /** Whom the learner plays. */
  readonly seat: Side
  readonly decks: Readonly<Record<Side, DeckList>>
  /** The same for everybody, so that the lesson meets every rule. */
  readonly seed: string
  /** Ids of all words. */
  readonly words: readonly string[]
  /** What is said with a question, or (null) without one; it follows from what the learner sees alone. */
  hints(view: V, decision: Decision<Side> | null, course: LessonCourse, voice: Voice): readonly LessonWord[]
}
