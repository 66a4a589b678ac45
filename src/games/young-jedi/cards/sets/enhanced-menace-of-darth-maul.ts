/**
 * Enhanced Menace of Darth Maul.
 * One line a card; `notation.ts` says what the columns and words mean. "cost" = counters, "pow" = POWER, "dam" = DAMAGE,
 * "des" = destiny.
 */

import type { Card } from '../card.ts'
import {
  allWhite,
  character,
  coruscant,
  damage,
  diamond,
  naboo,
  of,
  power,
  stack,
  tatooine,
  using,
  usingBattleCard,
} from '../notation.ts'

// biome-ignore format: a table is read by its columns
const light = of('light', [
  //        id       copies  title            subtitle           planet(dots)        cost  pow  dam  des  colour    rarity  text
  character('EM-P1', stack,  'Qui-Gon Jinn',  'Jedi Protector',  tatooine(1, 1, 1),  5,    6,   5,   6,   allWhite, 'rare', power(1, using("Qui-Gon Jinn's Lightsaber"))),
  character('EM-P2', stack,  'Mace Windu',    'Jedi Warrior',    coruscant(1, 1, 1), 5,    6,   6,   6,   allWhite, 'rare', power(2, usingBattleCard('Wisdom Of The Council'))),
  character('EM-P3', stack,  'Queen Amidala', 'Cunning Warrior', naboo(1, 1, 1),     2,    3,   3,   6,   allWhite, 'rare', damage(-2, using("Amidala's Blaster"))),
])

// biome-ignore format: a table is read by its columns
const dark = of('dark', [
  //        id       copies   title                    subtitle                   planet(dots)       cost  pow  dam  des  colour    rarity  text
  character('EM-P4', stack,   'Darth Maul',            'Sith Assassin',           tatooine(1, 1, 1), 5,    6,   5,   6,   allWhite, 'rare', damage(-2, using("Darth Maul's Lightsaber"))),
  character('EM-P5', stack,   'Sebulba',               'Champion Podracer Pilot', tatooine(1, 1, 1), 3,    4,   2,   6,   allWhite, 'rare', power(2, usingBattleCard('Yoka To Bantha Poodoo'))),
  character('EM-P6', diamond, 'Trade Federation Tank', 'Assault Leader',          naboo(1, 1, 1),    3,    4,   3,   6,   allWhite, 'rare', damage(-2, using('Trade Federation Tank Laser Cannon'))),
])

/** The cards of *Enhanced Menace of Darth Maul*. */
export const enhancedMenaceOfDarthMaul: readonly Card[] = [...light, ...dark]
