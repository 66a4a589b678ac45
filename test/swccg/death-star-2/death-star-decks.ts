/** Decks of 60 cards with Death Star II, its sectors, Epic Events and ships that fly there. */
import type { DeckList } from '../../../src/contract/index.ts'
import { cardOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { STARTERS } from '../starter-lists.ts'

const copies = (card: string, count: number): readonly string[] => Array<string>(count).fill(card)

/** The cards about Death Star II and the Bunker of each side. */
const AROUND: Readonly<Record<Side, readonly string[]>> = {
  dark: [
    ...['8_157', '9_142', '9_145', '9_147', '8_160', '8_166'],
    ...copies('9_144', 2),
    ...copies('9_143', 2),
    ...copies('9_146', 3),
    ...copies('9_135', 2),
    ...['9_122', '9_124'],
    ...copies('9_175', 4),
  ],
  light: [
    ...['8_68', '8_70', '8_69', '9_13', '9_68', '8_63'],
    ...copies('8_43', 3),
    ...copies('1_146', 6),
    ...copies('9_63', 4),
    ...copies('9_87', 3),
    ...copies('9_88', 2),
  ],
}

/** Returns the ready-made deck of a side with these cards in the place of others that are no locations. */
export function deathStarDeck(side: Side): DeckList {
  const all = STARTERS[side].flatMap(({ card, count }) => copies(card, count))
  const rest = all.filter((id) => !AROUND[side].includes(id))
  const isKept = (id: string) => cardOf(id).type === 'location' || cardOf(id).type === 'starship'
  const ordered = [...AROUND[side], ...rest.filter(isKept), ...rest.filter((id) => !isKept(id))]
  return ordered.slice(0, 60).map((card) => ({ card, count: 1 }))
}
