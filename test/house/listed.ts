/** Exceptions to a rule of this folder, which may only become fewer. */
import { expect } from 'vitest'

/**
 * Expects what was found to be within what is listed: nothing more, and nothing listed that is no longer found. Each entry
 * has a count: lines of a file, or how often it is found in it. A count may shrink, and grows nowhere.
 *
 * @param found the count of each file that breaks the rule
 * @param listed the most that each may have
 */
export function expectWithin(found: ReadonlyMap<string, number>, listed: Readonly<Record<string, number>>): void {
  const more = [...found].filter(([name, count]) => count > (listed[name] ?? 0))
  expect(more, 'these break a rule of the house, or break it more often than before').toEqual([])
  const gone = Object.keys(listed).filter((name) => !found.has(name))
  expect(gone, 'these keep the rule now: take them off the list').toEqual([])
}
