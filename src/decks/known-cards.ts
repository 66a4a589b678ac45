/** The cards of a game by their ids, found once for a game: a catalogue of thousands is not gone through for each panel. */
import type { CardFacts } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'

/** A card with its place in the catalogue. */
export interface KnownCard {
  readonly card: CardFacts
  readonly place: number
}

const KNOWN = new WeakMap<AnyGame['cards'], ReadonlyMap<string, KnownCard>>()

/** Returns the cards of a game by their ids. */
export function cardsById({ cards }: AnyGame): ReadonlyMap<string, KnownCard> {
  const known = KNOWN.get(cards) ?? new Map(cards.all.map((card, place) => [card.id, { card, place }]))
  KNOWN.set(cards, known)
  return known
}
