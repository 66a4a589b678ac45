/** The orders of some things, one after the other. */

/**
 * Returns the next order of some different things: called again and again on its own result, it goes through all of them once.
 * @param compare below 0 where the first comes earlier in the first of all orders
 */
export function nextOrder<One>(now: readonly One[], compare: (one: One, other: One) => number): readonly One[] {
  const isBefore = (one: One | undefined, other: One | undefined) =>
    one !== undefined && other !== undefined && compare(one, other) < 0
  const at = now.findLastIndex((one, index) => isBefore(one, now[index + 1]))
  const tail = now.slice(at + 1).toReversed()
  const pivot = now[at]
  if (pivot === undefined) return tail
  const swapped = tail.findIndex((one) => isBefore(pivot, one))
  const raised = tail[swapped]
  if (raised === undefined) return tail
  return [...now.slice(0, at), raised, ...tail.with(swapped, pivot)]
}
