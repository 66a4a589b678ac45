/** Names of decks in statistics: those of the ready-made decks that are nearest. Pure. */
import type { DeckList, Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'

/** A deck belongs to a ready-made one if at least this share of its cards stands in it. */
const ALIKE = 0.6

const sizeOf = (list: DeckList): number => list.reduce((sum, { count }) => sum + count, 0)

/** Returns the number of cards that two lists have in common, copies included. */
function common(one: DeckList, other: DeckList): number {
  const counts = new Map<string, number>()
  for (const { card, count } of other) counts.set(card, (counts.get(card) ?? 0) + count)
  return one.reduce((sum, { card, count }) => sum + Math.min(count, counts.get(card) ?? 0), 0)
}

/**
 * Returns the name of the ready-made deck of this seat that is nearest: the one itself, else one with which the list has at
 * least 60 % of its cards in common. Empty: a deck of one's own.
 */
export function nearestDeck(game: AnyGame, seat: Seat, list: DeckList): string {
  const size = sizeOf(list)
  if (size === 0) return ''
  const near = game
    .decks()
    .filter((deck) => deck.seat === seat)
    .map((deck) => ({ name: deck.name, share: common(list, deck.list) / Math.max(size, sizeOf(deck.list)) }))
    .sort((one, other) => other.share - one.share || (one.name < other.name ? -1 : 1))
  const [best] = near
  return best === undefined || best.share < ALIKE ? '' : best.name
}
