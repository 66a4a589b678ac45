/** Counts how often a match changes hands, which is the cost of playing by message. */
import type { Seat } from '../../contract/index.ts'

/**
 * Counts the hand-overs caused by an answer and all that followed from it automatically.
 * @param before the seats for which the game waited before the answer
 * @param after the seats for which it waits now
 * @returns how many seats have to be called that were not waited for before
 */
export const handovers = (before: readonly Seat[], after: readonly Seat[]): number =>
  after.filter((seat) => !before.includes(seat)).length
