/** Counts how often a match changes hands: what playing by message costs. */
import type { Seat } from '../contract/index.ts'

/**
 * Hand-overs caused by an answer and all that followed from it by itself.
 * @param before for whom the game waited before the answer
 * @param after for whom it waits now
 * @returns how many seats have to be called that were not waited for before
 */
export const handovers = (before: readonly Seat[], after: readonly Seat[]): number =>
  after.filter((seat) => !before.includes(seat)).length
