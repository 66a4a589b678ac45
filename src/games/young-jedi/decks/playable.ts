/** What the engine can't play yet. */

import type { DeckList, Refusal } from '../../game.ts'
import type { Card } from '../cards/card.ts'
import { findCard, setOf } from '../cards/index.ts'

/** The set that it plays, and the types of cards in it. */
const PLAYED = 'DM'
const TYPES: readonly Card['type'][] = ['character', 'weapon', 'battle', 'location']

/** Cards of a list that no match can be played with yet, all in one refusal; none for cards that nobody knows. */
export function unplayable(list: DeckList): readonly Refusal[] {
  const waiting = list.flatMap(({ card: id }) => {
    const card = findCard(id)
    return card === undefined || (setOf(id).code === PLAYED && TYPES.includes(card.type)) ? [] : [id]
  })
  if (waiting.length === 0) return []
  return [{ refused: 'deck.unplayable', values: { cards: [...new Set(waiting)] } }]
}
