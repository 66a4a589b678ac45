/** What can go wrong with a scenario. */

/** Something in the scenario that can't be understood, or can't be meant: its author has to mend it. */
export class Mistake extends Error {
  /** Where in the scenario, if it is known (`left`, `table`). */
  path: readonly string[] | null = null
}

/** Reads a part of a scenario; a mistake in it is told to be there. */
export function reading<T>(path: readonly string[], read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Mistake) error.path ??= path
    throw error
  }
}

/** Why a move is not possible in the words of scenarios. */
export const WHYS = [
  'not asked',
  'not offered',
  'costs too much',
  'not together',
  'wrong number',
  'needs another',
] as const
export type Why = (typeof WHYS)[number]

/** A move that the rules don't allow here. */
export class Refused extends Error {
  readonly why: Why

  constructor(why: Why, text: string) {
    super(text)
    this.why = why
  }
}
