/**
 * Virtual cards (part 26): Virtual Set 1, and those that the rulebook describes, with the numbers of the cards they are
 * used on.
 * One line a card; `notation.ts` says what the columns and words mean. "cost" = counters, "pow" = POWER, "dam" = DAMAGE,
 * "des" = destiny.
 */

import type { Card } from '../card.ts'
import {
  any,
  anyBattleCard,
  anybody,
  anyDiamond,
  anyStarship,
  asBattleCard,
  battle,
  battleCardNamed,
  character,
  coruscant,
  deployed,
  deploysFor,
  diamond,
  discardingFromHand,
  discardingThis,
  duelingCardsForDamage,
  duelMayDrawDefending,
  firstPassDraws,
  hitWithoutDuelingText,
  hurtsDouble,
  inDeployStep,
  inDeployStepOn,
  line,
  mayDeploy,
  mayDraw,
  mayNotPass,
  mayReshuffle,
  mayStayOutWith,
  mayTake,
  mayTie,
  mayUseNoBattleCards,
  name,
  namesNumbers,
  noBonusAgainst,
  noSubstitute,
  of,
  one,
  power,
  present,
  sendsBack,
  stack,
  starshipOf,
  tatooine,
  usingAnyWeapon,
  weapon,
  withDuelingText,
} from '../notation.ts'

// biome-ignore format: a table is read by its columns
const firstLight = of('light', [
  //        id          copies   title               subtitle                      planet(dots)        cost  pow        dam  des  colour   rarity    text
  character('V1-JC-3',  stack,   'Jar Jar Binks',    'Gungan Outcast',             coruscant(0, 0, 2), 4,    4,         2,   3,   'blue',  'common', hurtsDouble, mayUseNoBattleCards, noSubstitute),
  character('V1-JC-4',  stack,   'Anakin Skywalker', 'Child of Prophecy',          coruscant(2, 1, 2), 3,    'destiny', 4,   4,   'blue',  'common', mayDeploy(inDeployStepOn('Naboo'), name('Anakin Skywalker'), discardingThis), power(2, present(name('Qui-Gon Jinn')))),
  character('V1-JC-7',  stack,   'Mace Windu',       'Senior Jedi Council Member', coruscant(2, 0, 0), 6,    6,         6,   2,   'red',   'common', mayReshuffle('Jedi Training', 2, withDuelingText)),
  character('V1-JC-9',  stack,   'Queen Amidala',    'Voice of Her People',        coruscant(0, 2, 0), 2,    2,         2,   6,   'green', 'common', mayTake(deployed, battleCardNamed('Senator Palpatine'))),
  character('V1-JC-12', stack,   'Ki-Adi-Mundi',     'Cerean Jedi Knight',         coruscant(1, 1, 1), 5,    5,         6,   3,   'red',   'common', firstPassDraws(2)),
  character('V1-JC-14', stack,   'Depa Billaba',     'Jedi Master',                coruscant(1, 1, 1), 4,    4,         3,   3,   'red',   'common', hitWithoutDuelingText, mayDraw(inDeployStep, 1, discardingFromHand(1))),
  character('V1-JC-16', stack,   'Even Piell',       'Lannik Jedi Master',         coruscant(1, 1, 1), 4,    5,         5,   2,   'red',   'common', mayTake(deployed, anyBattleCard), mayNotPass),
  character('V1-JC-21', stack,   'Yarael Poof',      'Quermian Jedi Master',       coruscant(2, 0, 0), 4,    4,         3,   3,   'red',   'common', namesNumbers(2), deploysFor(2, present(any('Jedi Master')))),
  character('V1-JC-32', diamond, 'Republic Pilot',   'Veteran',                    coruscant(2, 0, 0), 2,    2,         1,   4,   'blue',  'common', asBattleCard(2, starshipOf('Republic'))),
  character('V1-JC-39', stack,   'Obi-Wan Kenobi',   'Jedi Warrior',               coruscant(2, 2, 2), 6,    3,         6,   1,   'red',   'common', duelingCardsForDamage(2, 3, 4), power(2, usingAnyWeapon)),

  //     id          copies  title                      subtitle  cost  des  rarity    users: bonus, draws, who
  weapon('V1-JC-42', stack,  "Adi Gallia's Lightsaber", null,     1,    2,   'common', line(3, 1, name('Adi Gallia')), noBonusAgainst(any('droid'), line(2, 1, any('Jedi Master'))), duelMayDrawDefending),
])

// biome-ignore format: a table is read by its columns
const rulebookLight = of('light', [
  //     id          title                          des  rarity     use
  battle('V2-JC-62', "We Don't Have Time For This", 4,   'virtual', one(0, [anybody, anyStarship]), sendsBack),
])

// biome-ignore format: a table is read by its columns
const rulebookDark = of('dark', [
  //        id          copies   title        subtitle         planet(dots)       cost  pow  dam  des  colour   rarity     text
  character('V2-DM-94', diamond, 'Pit Droid', 'Mechanic',      tatooine(0, 0, 2), 1,    1,   1,   5,   'green', 'virtual', mayStayOutWith(inDeployStep, anyDiamond)),
  character('V2-JC-74', stack,   'Watto',     'Junk Merchant', tatooine(2, 0, 0), 2,    3,   2,   3,   'blue',  'virtual', mayTie(2, any('Jedi'))),

  //     id           title                      des  rarity     use
  battle('V2-JC-132', 'We Have Them On The Run', 4,   'virtual', one(0, [anybody, anyStarship]), sendsBack),
])

/** The cards of the first virtual set (V1). */
export const virtualSetOne: readonly Card[] = [...firstLight]
/** The virtual cards of the rulebook (V2). */
export const virtualOfRulebook: readonly Card[] = [...rulebookLight, ...rulebookDark]
