/** The games of which there are golden games: each with what is to be played, and what that has to show. */
import type { AnyGame } from '../../src/games/games.ts'
import type { GoldenRow, Plan } from './record.ts'
import { youngJediSet } from './young-jedi/plans.ts'

export interface GoldenSet {
  readonly game: AnyGame
  /** Matches that are recorded in any case. */
  readonly plans: readonly Plan[]
  /**
   * Another match, to show some of what is missing.
   * @param number counts these matches, so that each is another one
   */
  more(missing: readonly string[], number: number): Plan
  /** What the set has to show beyond what every game has to; a fact is called `fact <type>`, a decision `decision <kind>`. */
  readonly names: readonly string[]
  /** What a row shows beyond what it does in every game. */
  shownBy(row: GoldenRow): Iterable<string>
  /** What can't come up, each with the reason. */
  readonly never: Readonly<Record<string, string>>
}

export const SETS: readonly GoldenSet[] = [youngJediSet]
