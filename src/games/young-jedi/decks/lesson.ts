/**
 * The two little decks of the demonstration game, for a first lesson: fifteen cards a side, one of each. They are no
 * decks in the sense of part 2, and their characters have less DAMAGE printed than elsewhere.
 */

import type { DeckList } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'

export interface LessonDeck {
  readonly list: DeckList
  /** DAMAGE of each of its characters in the demonstration game, by card. */
  readonly damage: Readonly<Record<string, number>>
}

/** The DAMAGE of all characters but those that have none. */
const DAMAGE = 1

function lesson(ids: string, harmless: readonly string[]): LessonDeck {
  const list = ids.split(' ').map((card) => ({ card, count: 1 }))
  const characters = list.filter(({ card }) => cardById(card).type === 'character')
  return {
    list,
    damage: Object.fromEntries(characters.map(({ card }) => [card, harmless.includes(card) ? 0 : DAMAGE])),
  }
}

export const lessonDecks: Readonly<Record<Side, LessonDeck>> = {
  light: lesson('DM-1 DM-2 DM-3 DM-5 DM-10 DM-13 DM-14 DM-31 DM-34 DM-38 DM-46 DM-51 DM-57 DM-63 DM-65', ['DM-31']),
  dark: lesson('DM-71 DM-72 DM-73 DM-74 DM-78 DM-79 DM-88 DM-99 DM-107 DM-116 DM-120 DM-125 DM-129 DM-130 DM-135', [
    'DM-99',
  ]),
}

/** A card as it counts in a match of this format: in the lesson characters have their little DAMAGE. */
export function asPlayed<C extends { readonly id: string; readonly damage: number }>(card: C, format: string): C {
  if (format !== 'lesson') return card
  const damage = lessonDecks.light.damage[card.id] ?? lessonDecks.dark.damage[card.id]
  return damage === undefined ? card : { ...card, damage }
}
