/** The ready-made decks. */
import type { Deck, DeckList } from '../../../contract/index.ts'
import type { Side } from '../cards/printed-card.ts'
import { LISTS } from '../cards/starter-lists.ts'

/** Returns the list of a deck. @param counts copies by the ids of cards */
export const listOf = (counts: Readonly<Record<string, number>>): DeckList =>
  Object.entries(counts).map(([card, count]) => ({ card, count }))

/** Both decks, the dark one first. */
export const starterDecks: readonly Deck<Side>[] = [
  { id: 'dark-starter', name: 'Squadrons over Endor', seat: 'dark', format: 'starter', list: listOf(LISTS.dark) },
  { id: 'light-starter', name: 'Scouts of Endor', seat: 'light', format: 'starter', list: listOf(LISTS.light) },
]
