/**
 * The two little decks of the demonstration game, for a first lesson: fifteen cards a side, one of each. They are no
 * decks in the sense of part 2, and their characters have less DAMAGE printed than elsewhere.
 */

import type { DeckList } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import type { RuleOptions } from '../editions.ts'

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

/** How a match of the lesson is called; it is played as a starter game with `LESSON_RULES`. */
export const LESSON = 'lesson'

/** What makes a starter game the demonstration game. */
export const LESSON_RULES: Pick<RuleOptions, 'duels' | 'fetching' | 'damage'> = {
  duels: false,
  fetching: false,
  damage: 'demonstration',
}

/** A card as it counts by the rules of a match: the characters of the demonstration game have their little DAMAGE. */
export function asPlayed<C extends { readonly id: string; readonly damage: number }>(
  card: C,
  rules: Pick<RuleOptions, 'damage'>,
): C {
  if (rules.damage === 'printed') return card
  const damage = lessonDecks.light.damage[card.id] ?? lessonDecks.dark.damage[card.id]
  return damage === undefined ? card : { ...card, damage }
}
