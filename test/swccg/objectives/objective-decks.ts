/** Decks of 60 cards around an Objective of Endor. */
import type { DeckList } from '../../../src/contract/index.ts'
import { cardOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { STARTERS } from '../starter-lists.ts'

/** An Objective of each side with the cards that it brings and names. */
const AROUND: Readonly<Record<Side, readonly string[]>> = {
  dark: ['8_167', '8_157', '8_160', '8_166', '8_124', '8_124', '8_124', '8_127', '8_127', '8_127'],
  light: ['8_78', '8_68', '8_77', '8_10', '8_10', '8_10'],
}

/**
 * Returns the ready-made deck of a side with its Objective in the place of other cards that are no locations.
 * @param without cards that the deck lacks
 */
export function objectiveDeck(side: Side, ...without: readonly string[]): DeckList {
  const all = STARTERS[side].flatMap(({ card, count }) => Array<string>(count).fill(card))
  const rest = all.filter((id) => !AROUND[side].includes(id) && !without.includes(id))
  const isKept = (id: string) => cardOf(id).type === 'location' || cardOf(id).type === 'character'
  const own = AROUND[side].filter((id) => !without.includes(id))
  const ordered = [...own, ...rest.filter(isKept), ...rest.filter((id) => !isKept(id))]
  return ordered.slice(0, 60).map((card) => ({ card, count: 1 }))
}
