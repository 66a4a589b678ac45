/** Deck lists for tests. */
import type { DeckList } from '../../../src/contract/index.ts'

/** Returns the list with this many more (or fewer) copies of some cards. */
export function changed(list: DeckList, more: Readonly<Record<string, number>>): DeckList {
  const counts = new Map(list.map(({ card, count }) => [card, count]))
  for (const [card, by] of Object.entries(more)) counts.set(card, (counts.get(card) ?? 0) + by)
  return [...counts].filter(([, count]) => count !== 0).map(([card, count]) => ({ card, count }))
}
