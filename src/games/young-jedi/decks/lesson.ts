/**
 * The two small decks of the demonstration game, which is the first lesson: fifteen different cards per side. They are
 * not legal by part 2. Lessons count the damage that is printed; those that began with the lower damage of the
 * demonstration game keep it.
 */

import type { DeckList } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import type { RuleOptions } from '../cards/editions.ts'
import { cardById } from '../cards/index.ts'

/** One side's deck of the demonstration game. */
export interface LessonDeck {
  readonly list: DeckList
  /** The DAMAGE of each character in the demonstration game, by card id. */
  readonly damage: Readonly<Record<string, number>>
}

/** The DAMAGE of every character that has any. */
const DAMAGE = 1

function lesson(ids: string, harmless: readonly string[]): LessonDeck {
  const list = ids.split(' ').map((card) => ({ card, count: 1 }))
  const characters = list.filter(({ card }) => cardById(card).type === 'character')
  return {
    list,
    damage: Object.fromEntries(characters.map(({ card }) => [card, harmless.includes(card) ? 0 : DAMAGE])),
  }
}

/** The deck of each side. */
export const lessonDecks: Readonly<Record<Side, LessonDeck>> = {
  light: lesson('DM-1 DM-2 DM-3 DM-5 DM-10 DM-13 DM-14 DM-31 DM-34 DM-38 DM-46 DM-51 DM-57 DM-63 DM-65', ['DM-31']),
  dark: lesson('DM-71 DM-72 DM-73 DM-74 DM-78 DM-79 DM-88 DM-99 DM-107 DM-116 DM-120 DM-125 DM-129 DM-130 DM-135', [
    'DM-99',
  ]),
}

/** The format of a lesson match. The rules play it as a starter game with `LESSON_RULES`. */
export const LESSON = 'lesson'

/** The rule options that turn a starter game into the lesson: the cards count as they are printed. */
export const LESSON_RULES: Pick<RuleOptions, 'duels' | 'fetching' | 'damage'> = {
  duels: false,
  fetching: false,
  damage: 'printed',
}

/**
 * Returns the card with the DAMAGE that it has by the rules of the match: less for characters of the demonstration
 * game.
 */
export function asPlayed<C extends { readonly id: string; readonly damage: number }>(
  card: C,
  rules: Pick<RuleOptions, 'damage'>,
): C {
  if (rules.damage === 'printed') return card
  const damage = lessonDecks.light.damage[card.id] ?? lessonDecks.dark.damage[card.id]
  return damage === undefined ? card : { ...card, damage }
}
