/** The errors of scenarios: mistakes in the text, and refused moves. */

/** An error in the text of a scenario, which its author has to fix. */
export class Mistake extends Error {
  /** The path in the scenario (`left`, `table`); null if it is not known. */
  path: readonly string[] | null = null
}

/** Reads a part of a scenario. @throws Mistake with the path of that part */
export function reading<T>(path: readonly string[], read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Mistake) error.path ??= path
    throw error
  }
}

/** The reasons of refusals, in the words of scenarios. */
export const WHYS = [
  'not asked',
  'not offered',
  'costs too much',
  'not together',
  'wrong number',
  'needs another',
] as const
/** A reason why a move is refused. */
export type Why = (typeof WHYS)[number]

/** A move that the rules don't allow here. */
export class RefusedMove extends Error {
  readonly why: Why

  constructor(why: Why, text: string) {
    super(text)
    this.why = why
  }
}
