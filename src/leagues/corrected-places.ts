/** Rulings on a league that is over: its final places follow from what counts now. */
import type { League } from './league.ts'
import type { Happening } from './league-events.ts'
import { finalPlaces } from './standings/final-places.ts'

/**
 * Returns the change of the final places that a ruling brings; none while the league runs, or if all keep their places.
 *
 * @param before the league before the ruling
 * @param after the league after it
 */
export function correctedPlaces(before: League, after: League, ruling: readonly Happening[]): readonly Happening[] {
  if (before.final === null) return []
  const final = finalPlaces(after)
  // Compared with the same computation: places that an earlier ruling has given stay unless this one moves them.
  if (finalPlaces(before).join() === final.join()) return []
  const [reason = ''] = ruling.flatMap((event) => ('reason' in event && event.reason !== null ? [event.reason] : []))
  return [{ type: 'placesCorrected', final, reason }]
}
