/** A match as the panel of its seat shows it. Pure. */
import type { Sight } from '../../matches/api.ts'

/** Returns the match as it would be after the reader's pending answers. Only their own panel shows it. */
export function ahead(sight: Sight): Sight {
  if (sight.pending === null) return sight
  const { view, decisions, offers } = sight.pending
  return { ...sight, view, decisions, offers }
}
