/**
 * The cheapest way to pair people: minimum-cost matching among those with as many pairs as possible, by the blossom
 * algorithm of `edmonds-blossom-fixed` (MIT). It is exact, and the tests hold it against brute force.
 */
import blossom from 'edmonds-blossom-fixed'

/** Two people by their places in a list, and the cost of pairing them. */
export type CostedPair = readonly [one: number, other: number, cost: number]

/**
 * Returns the partner of each place, -1 for none. The number of pairs is as great as it can be, and the sum of their
 * costs the least for that number. Costs are whole numbers whose sums stay far below 2⁵³.
 *
 * @param places the number of people
 */
export function cheapestPairs(places: number, pairs: readonly CostedPair[]): readonly number[] {
  if (pairs.length === 0) return Array.from({ length: places }, () => -1)
  // The algorithm wants the greatest weight; a constant added to every edge changes nothing among equally many pairs.
  const most = Math.max(0, ...costsOf(pairs))
  const mates = blossom(
    pairs.map(([one, other, cost]) => [one, other, most - cost]),
    true,
  )
  return Array.from({ length: places }, (_, at) => mates[at] ?? -1)
}

/** The greatest cost of each thousand pairs: all of them at once are too many arguments for a call. */
function costsOf(pairs: readonly CostedPair[]): number[] {
  const CHUNK = 1000
  return Array.from({ length: Math.ceil(pairs.length / CHUNK) }, (_, at) =>
    Math.max(...pairs.slice(at * CHUNK, (at + 1) * CHUNK).map(([, , cost]) => cost)),
  )
}
