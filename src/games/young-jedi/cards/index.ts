/** All cards that can be played, and finding them. */

import type { Card } from './card.ts'
import { menaceOfDarthMaul } from './dm.ts'

export const cards: readonly Card[] = [...menaceOfDarthMaul]

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))

/** The card with this id (`DM-71`), or undefined. */
export const findCard = (id: string): Card | undefined => byId.get(id)

/** The card with this id (`DM-71`). @throws if there is none. */
export function cardById(id: string): Card {
  const card = byId.get(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}
