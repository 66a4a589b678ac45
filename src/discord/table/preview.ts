/** A match as its seat's panel shows it. Pure. */
import type { Sight } from '../../matches/api.ts'

/** Things as they would stand after what the reader has laid down: what his panel shows, and no one else sees. */
export function ahead(sight: Sight): Sight {
  if (sight.pending === null) return sight
  const { view, decisions, offers } = sight.pending
  return { ...sight, view, decisions, offers }
}
