/** Rulings that run: a position, the moves, and the expected results. */

/** The result of a scenario: a position, the moves, and the expectations. */
export interface ScenarioReport {
  readonly file: string
  /** Where it begins in its file. */
  readonly line: number
  readonly id: string
  readonly title: string
  /** Every expectation that failed, or every fault of the scenario itself; empty when it has passed. */
  readonly problems: readonly { readonly line: number; readonly text: string }[]
  /** The game's questions at the end, in words; null if nothing was played. */
  readonly asked: string | null
  /** The moves with their stories, if requested: each move with its line, and what happened. */
  readonly told?: readonly { readonly line: number; readonly move: string; readonly lines: readonly string[] }[]
}

/** Rulings that run: scenarios as people write them, played through the engine. */
export interface Scenarios {
  /**
   * Plays every scenario of a file. A fault in the text itself is a problem in its report.
   * @param reload whether the state is saved and loaded between any two moves
   * @param explain whether the reports say what happened, move by move
   */
  run(
    text: string,
    file: string,
    options?: { readonly reload?: boolean; readonly explain?: boolean },
  ): readonly ScenarioReport[]
}
