/** Lists of cards in which a card may lie several times. */

/** Removes one copy of a card in place. @returns whether there was one */
export function removeOne(cards: string[], card: string): boolean {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}

/** Returns how often each card is in a list. */
export function copyCounts(cards: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

/** Returns the cards that are left, and how many of those taken were not there. */
export function without(
  cards: readonly string[],
  taken: readonly string[],
): { readonly left: string[]; readonly missing: number } {
  const counts = new Map(copyCounts(taken))
  let missing = taken.length
  const left = cards.filter((card) => {
    const count = counts.get(card) ?? 0
    if (count === 0) return true
    counts.set(card, count - 1)
    missing -= 1
    return false
  })
  return { left, missing }
}
