/** A match as the panel of its seat shows it. Pure. */
import type { Sight } from '../../matches/api.ts'

/** Returns the match as it would be after the reader's pending answers. Only their own panel shows it. */
export function ahead(sight: Sight): Sight {
  if (sight.pending === null) return sight
  // A spread would work the offered orders out, which seldom are needed.
  const { view, decisions, offers, mayOrder } = Object.getOwnPropertyDescriptors(sight.pending)
  const after = { ...Object.getOwnPropertyDescriptors(sight), view, decisions, offers, mayOrder }
  return Object.defineProperties({}, after) as Sight
}
