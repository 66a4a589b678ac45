/** Decks of 60 cards around the Objectives of Luke and Vader. */
import type { DeckList } from '../../../src/contract/index.ts'
import { cardOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { STARTERS } from '../starter-lists.ts'

const copies = (card: string, count: number): readonly string[] => Array<string>(count).fill(card)
/** An Objective of each side with the cards that it brings, and those that it is about. */
const AROUND: Readonly<Record<Side, readonly string[]>> = {
  dark: [
    '9_151',
    '9_147',
    '9_127',
    '9_134',
    ...copies('9_109', 3),
    ...copies('9_113', 4),
    '9_178',
    ...copies('9_140', 2),
  ],
  light: ['9_61', '8_71', '9_90', '8_76', '9_34', '8_69', ...copies('9_24', 4)],
}

/**
 * Returns the ready-made deck of a side with its Objective in the place of other cards that are no locations.
 * @param without cards that the deck lacks
 */
export function lukeDeck(side: Side, ...without: readonly string[]): DeckList {
  const all = STARTERS[side].flatMap(({ card, count }) => copies(card, count))
  const rest = all.filter((id) => !AROUND[side].includes(id) && !without.includes(id))
  const isKept = (id: string) => cardOf(id).type === 'location' || cardOf(id).type === 'character'
  const own = AROUND[side].filter((id) => !without.includes(id))
  const ordered = [...own, ...rest.filter(isKept), ...rest.filter((id) => !isKept(id))]
  return ordered.slice(0, 60).map((card) => ({ card, count: 1 }))
}
