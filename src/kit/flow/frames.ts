/**
 * The flow of a game: a stack of frames, each a piece of data that knows which step comes next. The innermost one acts
 * until somebody is asked or the game is over; it may push frames of its own, and removes itself when it is done.
 */

/** The part of a game in progress that the loop needs. */
export interface FlowState<Frame> {
  readonly over: boolean
  readonly state: { readonly questions: readonly unknown[]; readonly flow: readonly Frame[] }
}

/** More steps than this without a question mean that a game goes round in circles. */
const MOST_STEPS = 100_000

/**
 * Runs a game until it waits for somebody or is over.
 * @param act does the next step of the innermost frame
 * @throws if nothing is left to do and the game is not over
 */
export function runFrames<Frame, T extends FlowState<Frame>>(table: T, act: (table: T, frame: Frame) => void): void {
  for (let steps = 0; !table.over && table.state.questions.length === 0; steps++) {
    const frame = table.state.flow.at(-1)
    if (frame === undefined) throw new Error('the game has nothing to do and is not over')
    if (steps > MOST_STEPS) throw new Error('the game goes on without asking anybody')
    act(table, frame)
  }
}
