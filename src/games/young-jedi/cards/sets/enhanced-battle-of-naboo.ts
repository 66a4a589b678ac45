/**
 * Enhanced Battle of Naboo.
 * One line a card; `notation.ts` says what the columns and words mean. "cost" = counters, "pow" = POWER, "dam" = DAMAGE,
 * "des" = destiny.
 */

import type { Card } from '../card.ts'
import {
  allWhite,
  any,
  character,
  coruscant,
  deployed,
  deployedTo,
  drawsTwoForOne,
  evacuatingHere,
  hasFought,
  hurtsMore,
  isAlso,
  mayDeploy,
  mayRedraw,
  naboo,
  name,
  of,
  opponentControlsAny,
  opponentTakesDamage,
  power,
  powerOf,
  stack,
  starshipNamed,
  tatooine,
  weaponNamed,
  youControl,
} from '../notation.ts'

// biome-ignore format: a table is read by its columns
const light = of('light', [
  //        id        copies  title               subtitle                      planet(dots)        cost  pow        dam  des  colour    rarity  text
  character('EB-P8',  stack,  'Obi-Wan Kenobi',   'Jedi Avenger',               naboo(1, 1, 1),     4,    5,         5,   6,   allWhite, 'rare', hurtsMore(2)),
  character('EB-P9',  stack,  'Anakin Skywalker', 'Tested by the Jedi Council', coruscant(1, 1, 1), 2,    'destiny', 4,   6,   allWhite, 'rare', mayRedraw),
  character('EB-P10', stack,  'Padmé Naberrie',   'Loyal Handmaiden',           tatooine(1, 1, 1),  2,    3,         2,   6,   allWhite, 'rare', power(2, hasFought(name('Queen Amidala'), any('handmaiden')))),
  character('EB-P11', stack,  'Captain Panaka',   'Royal Defender',             naboo(1, 1, 1),     2,    4,         3,   6,   allWhite, 'rare', isAlso('Naboo Officer', 'Royal Guard', 'Naboo Security')),
  character('EB-P12', stack,  'Yoda',             'Wise Jedi',                  coruscant(1, 1, 1), 3,    4,         4,   6,   allWhite, 'rare', power(2, opponentControlsAny)),
  character('EB-P13', stack,  'R2-D2',            'Starship Maintenance Droid', naboo(1, 1, 1),     1,    1,         0,   6,   allWhite, 'rare', powerOf([starshipNamed("Amidala's Starship")], 2, evacuatingHere)),
])

// biome-ignore format: a table is read by its columns
const dark = of('dark', [
  //        id        copies  title             subtitle                 planet(dots)        cost  pow  dam  des  colour    rarity  text
  character('EB-P14', stack,  'Darth Sidious',  'The Phantom Menace',    coruscant(1, 1, 1), 4,    5,   6,   6,   allWhite, 'rare', opponentTakesDamage(deployedTo('Coruscant'), 2)),
  character('EB-P15', stack,  'Watto',          'Risk Taker',            tatooine(1, 1, 1),  1,    3,   2,   6,   allWhite, 'rare', drawsTwoForOne),
  character('EB-P16', stack,  'Aurra Sing',     'Scoundrel',             naboo(1, 1, 1),     2,    5,   3,   6,   allWhite, 'rare', mayDeploy(deployed, weaponNamed("Aurra Sing's Blaster Rifle"))),
  character('EB-P17', stack,  'Jabba The Hutt', 'Tatooine Tyrant',       tatooine(1, 1, 1),  2,    4,   2,   6,   allWhite, 'rare', power(2, youControl('Tatooine'))),
  character('EB-P18', stack,  'Nute Gunray',    'Neimoidian Bureaucrat', naboo(1, 1, 1),     2,    3,   3,   6,   allWhite, 'rare', mayDeploy(deployedTo('Naboo'), name('Rune Haako'))),
  character('EB-P19', stack,  'Rune Haako',     'Neimoidian Lieutenant', naboo(1, 1, 1),     2,    3,   3,   6,   allWhite, 'rare', mayDeploy(deployedTo('Naboo'), any('◆ Neimoidian'))),
])

/** The cards of *Enhanced Battle of Naboo*. */
export const enhancedBattleOfNaboo: readonly Card[] = [...light, ...dark]
