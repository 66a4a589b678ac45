/** Rulings that run: a position, what is played, and what must follow. */

/** The result of a scenario: a position, the moves, and the expectations. */
export interface ScenarioReport {
  readonly file: string
  /** Where it begins in its file. */
  readonly line: number
  readonly id: string
  readonly title: string
  /** Everything that is not as the scenario says, or wrong with the scenario itself; empty when it has passed. */
  readonly problems: readonly { readonly line: number; readonly text: string }[]
  /** The game's questions at the end, in words; null if nothing was played. */
  readonly asked: string | null
  /** The moves with their stories, if requested: each move with its line, and what happened. */
  readonly told?: readonly { readonly line: number; readonly move: string; readonly lines: readonly string[] }[]
}

/** Rulings that run: scenarios as people write them, played through the engine. */
export interface Scenarios {
  /**
   * Plays every scenario of a file. Whatever is wrong with the text itself is a problem of its report.
   * @param reload whether the state is saved and loaded between any two moves
   * @param explain whether the reports tell what happened, move by move
   */
  run(
    text: string,
    file: string,
    options?: { readonly reload?: boolean; readonly explain?: boolean },
  ): readonly ScenarioReport[]
}
