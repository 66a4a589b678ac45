/** Hidden cards as a reader sees them. */

/** A card that lies open or hidden. */
export interface LyingCard {
  readonly handle: string
  readonly card: string
  readonly hidden: boolean
}

/** A card as a reader sees it; `card` is null where it lies hidden from the reader. */
export interface SeenCard {
  readonly handle: string
  readonly card: string | null
  readonly hidden: boolean
}

/** Returns a card as everybody but its owner sees it. */
export const mask = (lying: LyingCard): SeenCard =>
  lying.hidden ? { handle: lying.handle, card: null, hidden: true } : lying

/** Returns cards as everybody but their owner sees them; the same list where none is hidden. */
export const masked = (cards: readonly LyingCard[]): readonly SeenCard[] =>
  cards.some(({ hidden }) => hidden) ? cards.map(mask) : cards

/** Returns several lists of cards as everybody but their owner sees them, by their keys. */
export function maskedBy<Key extends string>(
  lists: Readonly<Partial<Record<Key, readonly LyingCard[]>>>,
): Partial<Record<Key, readonly SeenCard[]>> {
  const seen: Partial<Record<Key, readonly SeenCard[]>> = {}
  for (const key in lists) seen[key] = masked(lists[key] ?? [])
  return seen
}
