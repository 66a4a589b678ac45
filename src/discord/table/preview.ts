/** A match as the panel of its seat shows it. Pure. */
import type { Sight } from '../../matches/api.ts'

/** The match as it would stand after what the reader has laid down: their panel shows it, and nobody else sees it. */
export function ahead(sight: Sight): Sight {
  if (sight.pending === null) return sight
  const { view, decisions, offers } = sight.pending
  return { ...sight, view, decisions, offers }
}
