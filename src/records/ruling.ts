/** A ruling on the result of a finished match, as its exports hold it. */
import type { Language, Outcome, Seat } from '../contract/index.ts'

/** A league's decision about a result after the match. */
export interface ResultRuling {
  /** Null: a draw, or nobody wins. */
  readonly winner: Seat | null
  /** The name of the end that counts, as leagues call it. */
  readonly how: string
  readonly at: Date
  /** One line for people: the result as it counts, and as it was played. */
  readonly line: Readonly<Record<Language, string>>
}

/** Returns the end of a match for its file: as it was played, and the ruling on it. @param outcome null: it has none */
export const ruledOutcome = (outcome: Outcome | null, ruling: ResultRuling | null | undefined) =>
  outcome === null || ruling == null
    ? outcome
    : { ...outcome, ruled: { winner: ruling.winner, by: 'judge', how: ruling.how, at: ruling.at } }
