/** The last views that panels were made of: the same position is read once for each reader, whichever click shows it. */
import type { View } from './player-view.ts'

/** The most views that are kept, each with all that was found from it. */
const MOST = 32

/** The views by their content; the last used stands last. */
const KEPT = new Map<string, View>()

const SAME = new WeakMap<View, View>()

/**
 * Returns a kept view of the same content, or else this one. Numbers and plans that were found from it need not be found
 * again: they are kept by the view itself.
 */
export function knownView(view: View): View {
  const known = SAME.get(view)
  if (known !== undefined) return known
  const content = JSON.stringify(view)
  const kept = KEPT.get(content) ?? view
  KEPT.delete(content)
  KEPT.set(content, kept)
  for (const oldest of [...KEPT.keys()].slice(0, Math.max(0, KEPT.size - MOST))) KEPT.delete(oldest)
  SAME.set(view, kept)
  return kept
}
