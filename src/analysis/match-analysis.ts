/** The analysis of a finished match as plain JSON: chances are those of a win, from 0 to 1. */
import type { Answer, Decision, GameEvent, Seat } from '../contract/index.ts'

/** The form in which analyses are kept. Another one is made again. */
export const ANALYSIS_VERSION = 1

/** The chance at one moment, with both hands open. */
export interface CurvePoint {
  /** The turn that begins. The last point is the end of the match, and has the number of the last turn. */
  readonly turn: number
  /** The row of the log after which it is. */
  readonly seq: number
  /** The chance of the first seat; a tie counts half. */
  readonly chance: number
  /** Half of the interval of 95 %. */
  readonly sure: number
}

/** An answer with its chance, by what its player could know. */
export interface ComparedAnswer {
  readonly answer: Answer
  readonly chance: number
  readonly sure: number
  readonly is: 'best' | 'played' | 'other'
}

/** The place of something in a match. */
interface Place {
  readonly turn: number
  /** The row of the log, and the number of the answer in it. */
  readonly seq: number
  readonly at: number
  /** The events of this answer. */
  readonly events: readonly GameEvent[]
}

/** A choice that cost chance. */
export interface ChoicePoint extends Place {
  readonly kind: 'choice'
  /** The seat that chose. */
  readonly seat: Seat
  /** The chance that it cost, and the standard error of that. */
  readonly cost: number
  readonly error: number
  /** The view and the question of that seat then. */
  readonly view: unknown
  readonly decision: Decision
  /** Up to four, the best first. */
  readonly answers: readonly ComparedAnswer[]
}

/** A draw, or anything else that chance decided. */
export interface LuckPoint extends Place {
  readonly kind: 'luck'
  /** The seat that gave the answer by which it happened. */
  readonly by: Seat
  /** The seat that it cost chance. */
  readonly seat: Seat
  readonly cost: number
  readonly error: number
  /** The chance of that seat before and after, with both hands open. */
  readonly before: number
  readonly after: number
}

/** A moment that decided a match. */
export type TurningPoint = ChoicePoint | LuckPoint

/** The chance that a seat has lost in a match, as far as it is beyond doubt. */
export interface SeatCost {
  readonly choices: number
  readonly luck: number
}

/** An analysis. It holds the hands of both seats. */
export interface MatchAnalysis {
  readonly version: number
  /** The version of the game that made it. */
  readonly engine: string
  readonly curve: readonly CurvePoint[]
  /** At most three, the weightiest first. */
  readonly points: readonly TurningPoint[]
  readonly costs: Readonly<Record<Seat, SeatCost>>
  /** The work was too much: not all of the match was looked at. */
  readonly cut: boolean
  readonly playouts: number
  /** Playouts that failed; they count for nothing. */
  readonly failed: number
}
