/** The comments of a game on a row of pieces while a player arranges it. */
import type { ArrangeShape } from './decisions.ts'
import type { Explanation } from './explanations.ts'
import type { Voice } from './words.ts'

/** A row that makes sense, to start from. */
export interface RowSuggestion {
  readonly id: string
  readonly row: readonly string[]
  /** At most 80 characters. */
  readonly label: string
  /** Its use, in one line. */
  readonly why: string
}

/** The result of a row of pieces as it lies. */
export interface RowWords {
  /** Beside a piece: the total of an anchor, or the addition of a loose piece. */
  readonly notes: Readonly<Record<string, string>>
  /** Consequences that the player may not intend, the most important first; such a row is still legal. */
  readonly faults: readonly Explanation[]
}

/** The comments of a game on rows of pieces in preparation; made only from the reader's view. */
export interface Rows<V> {
  /** No two alike; the first is the practice opponent's row. At most five. */
  suggestions(shape: ArrangeShape, view: V, voice: Voice): readonly RowSuggestion[]
  read(shape: ArrangeShape, row: readonly string[], view: V, voice: Voice): RowWords
  /** The row with a loose piece (or another way of playing it) given to an anchor, or to nobody. */
  give(shape: ArrangeShape, row: readonly string[], piece: string, anchor: string | null): readonly string[]
}
