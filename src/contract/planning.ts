/** What a game says of a row of pieces while a player arranges it. */
import type { ArrangeShape } from './decisions.ts'
import type { Explanation } from './explanations.ts'
import type { Voice } from './words.ts'

/** A row that makes sense, to start from. */
export interface Suggested {
  readonly id: string
  readonly row: readonly string[]
  /** At most 80 characters. */
  readonly label: string
  /** What it is good for, in one line. */
  readonly why: string
}

/** What a row of pieces comes to as it lies. */
export interface RowWords {
  /** Beside a piece: of an anchor all that it comes to, of a loose one what it adds there. */
  readonly notes: Readonly<Record<string, string>>
  /** What will come of it that may not be meant; such a row is legal all the same. The weightiest first. */
  readonly faults: readonly Explanation[]
}

/** What a game says of rows of pieces while they are put together; made from what its reader sees alone. */
export interface Rows<V> {
  /** No two alike; the first is what the practice opponent would lay. At most five. */
  suggestions(shape: ArrangeShape, view: V, voice: Voice): readonly Suggested[]
  read(shape: ArrangeShape, row: readonly string[], view: V, voice: Voice): RowWords
  /** The row with a loose piece (or another way of playing it) given to an anchor, or to nobody. */
  give(shape: ArrangeShape, row: readonly string[], piece: string, anchor: string | null): readonly string[]
}
