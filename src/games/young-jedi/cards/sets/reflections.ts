/**
 * Reflections: Armed & Dangerous, Combo Battle and Double Impact cards.
 * One line a card; `notation.ts` says what the columns and words mean. "cost" = counters, "pow" = POWER, "dam" = DAMAGE,
 * "des" = destiny; corrections in force (part 30) are applied.
 */

import type { Card } from '../card.ts'
import {
  any,
  anybody,
  anyDiamond,
  anyDiamondWeapon,
  anyStarfighter,
  anyTransport,
  battleHalf,
  bonusOnlyIf,
  both,
  bothWeapons,
  builtIn,
  character,
  combo,
  corrected,
  coruscant,
  damageOf,
  damageOfOpponents,
  deployFree,
  discardingThis,
  double,
  drawing,
  duelMayDiscardForHits,
  effectHalf,
  either,
  fighting,
  fightsNext,
  first,
  ignoresWeapons,
  inEvenUpStep,
  mayDeploy,
  mayRemove,
  naboo,
  name,
  noBreakthrough,
  of,
  one,
  opponentsUseNoWeapons,
  powerOf,
  putsUnderOrDraws,
  rescue,
  rescueOf,
  sameStack,
  several,
  severalDifferent,
  stack,
  tatooine,
  together,
  using,
  weaponNamed,
  weaponOf,
  whenDeployingHere,
  withoutWeapon,
} from '../notation.ts'

// biome-ignore format: a table is read by its columns
const armedLight = of('light', [
  //        id       copies  title            subtitle                 planet(dots)        cost  pow  dam  des     colour   rarity  text
  character('RF-A1', stack,  'Jar Jar Binks', 'Bombad Gungan General', naboo(0, 1, 0),     5,    4,   2,   [3, 4], 'blue',  'rare', builtIn("Jar Jar Binks' Electropole", 1, 2, 1)),
  character('RF-A2', stack,  'Boss Nass',     'Gungan Chief',          naboo(1, 1, 1),     4,    4,   3,   [1, 4], 'blue',  'rare', builtIn('Fambaa', 1, 2, 1)),
  character('RF-A3', stack,  'Adi Gallia',    'Corellian Jedi Master', coruscant(2, 0, 0), 6,    5,   6,   [3, 2], 'red',   'rare', builtIn("Adi Gallia's Lightsaber", 1, 2, 1)),
  character('RF-A4', stack,  'Eeth Koth',     'Zabrak Jedi Master',    coruscant(2, 0, 0), 6,    5,   6,   [3, 2], 'red',   'rare', builtIn("Eeth Koth's Lightsaber", 1, 2, 1)),
  character('RF-A5', stack,  'Ki-Adi-Mundi',  'Cerean Jedi Knight',    coruscant(1, 1, 1), 6,    5,   6,   [3, 2], 'red',   'rare', builtIn('Jedi Lightsaber', 1, 2, 1)),
  character('RF-A6', stack,  'Valorum',       'Supreme Chancellor',    coruscant(0, 2, 0), 4,    3,   3,   [4, 3], 'green', 'rare', builtIn('Planetary Shuttle', 2, 2, 1)),
])

// biome-ignore format: a table is read by its columns
const armedDark = of('dark', [
  //        id        copies  title             subtitle                        planet(dots)        cost  pow  dam  des     colour   rarity  text
  character('RF-A7',  stack,  'Aurra Sing',     'Trophy Collector',             coruscant(1, 1, 1), 4,    5,   3,   [3, 2], 'red',   'rare', builtIn('Jedi Lightsaber', 1, 2, 1)),
  character('RF-A8',  stack,  'Nute Gunray',    'Neimoidian Viceroy',           naboo(2, 0, 0),     5,    3,   3,   [6, 4], 'blue',  'rare', builtIn('Neimoidian Viewscreen', 2, 2, 1)),
  character('RF-A9',  stack,  'OOM-9',          'Battle Droid Commander',       naboo(1, 2, 1),     4,    3,   1,   [4, 4], 'red',   'rare', builtIn('Battle Droid Blaster Rifle', 1, 2, 1)),
  character('RF-A10', stack,  'OWO-1',          'Battle Droid Command Officer', naboo(1, 1, 1),     5,    3,   1,   [4, 3], 'red',   'rare', builtIn('STAP', 2, 2, 1)),
  character('RF-A11', stack,  'P-59',           'Destroyer Droid Commander',    naboo(1, 1, 1),     5,    4,   2,   [3, 1], 'red',   'rare', builtIn('Multi Troop Transport', 2, 2, 1)),
  character('RF-A12', stack,  'Toonbuck Toora', 'Senator',                      coruscant(0, 2, 0), 4,    3,   2,   [5, 4], 'green', 'rare', builtIn('Coruscant Taxi', 1, 2, 1)),
])

// biome-ignore format: a table is read by its columns
const comboLight = of('light', [
  //    id       titles                                                      des  rarity  use
  combo('RF-C1', both('Are You An Angel?').and("I've Been Trained In Defense"), 3,   'rare', together(4, [name('Anakin Skywalker'), name('Padmé Naberrie')]), corrected('use')), // printed with 3 dots (part 30)
  combo('RF-C2', both('Brave Little Droid').and('Counterparts'),                3,   'rare', together(3, [name('R2-D2'), name('C-3PO')], drawing(2), withoutWeapon)),
  combo('RF-C3', both('Celebration').and('Gungan Mounted Troops'),              4,   'rare', bothWeapons(2, [weaponNamed('Kaadu'), weaponOf('electropole')], any('Gungan'))),
  combo('RF-C4', both('Enough Of This Pretense').and('I Will Not Cooperate'),   3,   'rare', one(3, [name('Queen Amidala')]), rescue),
  combo('RF-C5', both('Fear Attracts The Fearful').and('How Wude!'),            4,   'rare', together(2, [name('Anakin Skywalker'), name('Jar Jar Binks')]), rescueOf(name('Jar Jar Binks'))),
  combo('RF-C6', both('I Have A Bad Feeling About This').and('NOOOOOOOOOOO!'),  3,   'rare', one(4, [name('Obi-Wan Kenobi')], bonusOnlyIf(fighting(name('Darth Maul'), name('Darth Sidious')))), rescue),
  combo('RF-C7', both('Jedi Force Push').and("We're Not In Trouble Yet"),       3,   'rare', one(2, [name('Qui-Gon Jinn')]), ignoresWeapons),
])

// biome-ignore format: a table is read by its columns
const comboDark = of('dark', [
  //    id        titles                                                            des  rarity  use
  combo('RF-C8',  both('A Thousand Terrible Things').and('We Are Sending All Troops'), 3,   'rare', several(2, 3, any('◆ battle droid'))),
  combo('RF-C9',  both('At Last We Will Have Revenge').and('Sith Force Push'),         3,   'rare', one(3, [name('Darth Maul')], bonusOnlyIf(fighting(any('Jedi')))), ignoresWeapons),
  combo('RF-C10', both('Battle Droid Patrol').and('In Complete Control'),              4,   'rare', bothWeapons(2, [weaponNamed('STAP'), weaponNamed('Battle Droid Blaster Rifle')], any('◆ battle droid'))),
  combo('RF-C11', both('Boonta Eve Podrace').and('Kaa Bazza Kundee Hodrudda!'),        5,   'rare', severalDifferent(3, 2, name('Jabba the Hutt'), name('Gardulla the Hutt'), name('Bib Fortuna'), name('Fode and Beed'))),
  combo('RF-C12', both('Podrace Preparation').and('Yoka To Bantha Poodoo'),            3,   'rare', together(3, [name('Ann and Tann Gella'), name('Sebulba')])),
  combo('RF-C13', both('Switch To Bio').and('Your Little Insurrection Is At An End'),  3,   'rare', together(3, [name('Daultay Dofine'), any('◆ destroyer droid')])),
  combo('RF-C14', both('The Phantom Menace').and('Use Caution'),                       4,   'rare', one(4, [name('Darth Sidious')], bonusOnlyIf(fighting(any('Jedi')))), rescue),
])

// biome-ignore format: a table is read by its columns
const doubleLight = of('light', [
  //     id, rarity, then both halves: title, des and use, or title, cost, des and text
  double('RF-D1', 'common',
    battleHalf('Dos Mackineeks No Comen Here!', 4, several(0, 3, any('◆ Gungan'))),
    effectHalf('Bombad General', 3, 4, powerOf([any('Gungan')], 1), damageOf([name('Boss Nass'), name('Rep Been')], -2))),
  double('RF-D2', 'common',
    battleHalf('Gunga City', 3, one(3, [name('Boss Nass'), any('Rep'), any('◆ Gungan Official')])),
    effectHalf('Gungan Energy Shield', 2, 5, powerOf([anybody], 2, using('Fambaa')), opponentsUseNoWeapons(any('Trade Federation Tank')))),
  double('RF-D3', 'common',
    battleHalf("The Queen's Plan", 4, several(0, 3, any('◆ Royal Guard'), any('◆ Naboo Security'), any('◆ Bravo Pilot'))),
    effectHalf('Naboo Royal Security Forces', 2, 5, powerOf([name('Captain Panaka'), any('Royal Guard'), any('Naboo Officer'), any('Naboo Security')], 2))),
  double('RF-D4', 'common',
    battleHalf('The Might Of The Republic', 4, several(1, 2, any('◆ Coruscant Guard'))),
    effectHalf('Senate Guard', 2, 5, powerOf([name('Valorum'), name('Mas Amedda'), name('Sci Taria'), any('senator'), any('Coruscant Guard')], 2))),
  double('RF-D5', 'common',
    battleHalf('The Negotiations Were Short', 4, one(3, [anybody], first)),
    battleHalf("Qui-Gon's Final Stand", 4, one(0, [anybody]), noBreakthrough, duelMayDiscardForHits(2))),
  double('RF-D6', 'rare',
    battleHalf('Wisdom Of The Council', 4, one(0, [any('Jedi')]), fightsNext),
    effectHalf('Jedi Training', 2, 5, mayDeploy(whenDeployingHere(any('Jedi')), weaponOf('lightsaber'), discardingThis))),
  double('RF-D7', 'rare',
    battleHalf('Yousa Guys Bombad!', 1, sameStack(0, 2)),
    effectHalf('Uh-Oh!', 2, 5, damageOfOpponents([any('battle droid')], 2))),
])

// biome-ignore format: a table is read by its columns
const doubleDark = of('dark', [
  //     id, rarity, then both halves: title, des and use, or title, cost, des and text
  double('RF-D8', 'uncommon',
    battleHalf('Grueling Contest', 4, one(2, [any('Podracer pilot'), any('pit droid')])),
    effectHalf('Da Dug Chaaa!', 2, 5, powerOf([any('Podracer pilot')], 1), damageOf([any('Podracer pilot')], -1))),
  double('RF-D9', 'rare',
    battleHalf('Let Them Make The First Move', 4, one(0, [name('Darth Maul'), name('Darth Sidious')]), fightsNext),
    battleHalf('Very Unusual', 5, one(3, [any('Sith probe droid')]))),
  double('RF-D10', 'uncommon',
    battleHalf('Now There Are Two Of Them', 4, together(0, [name('Darth Sidious'), name('Darth Maul')])),
    effectHalf('The Duel Begins', 2, 5, mayDeploy(whenDeployingHere(name('Darth Maul'), name('Darth Sidious')), weaponOf('lightsaber'), discardingThis))),
  double('RF-D11', 'common',
    battleHalf('Opee Sea Killer', 4, one(3, [anybody], first)),
    battleHalf('To The Death', 4, one(0, [anybody]), noBreakthrough, duelMayDiscardForHits(2))),
  double('RF-D12', 'common',
    battleHalf('Starfighter Screen', 5, either(0, [name('Tey How'), any('◆ pilot')], [anyStarfighter, anyTransport])),
    effectHalf('Blockade', 2, 5, mayRemove(inEvenUpStep, [anyDiamond, anyDiamondWeapon], discardingThis))),
  double('RF-D13', 'uncommon',
    battleHalf('We Have Them On The Run', 4, together(0, [name('Rune Haako'), any('destroyer droid squad')])),
    effectHalf('Where Are Those Droidekas?', 2, 5, powerOf([any('destroyer droid')], 2), deployFree(weaponNamed('Multi Troop Transport')))),
  double('RF-D14', 'rare',
    battleHalf('You Have Been Well Trained', 1, sameStack(0, 2)),
    effectHalf('After Her!', 2, 5, damageOfOpponents([name('Queen Amidala'), any('handmaiden')], 2))),
])

// biome-ignore format: a table is read by its columns
const foilLight = of('light', [
  //        id       copies  title             subtitle           planet(dots)       cost  pow  dam  des  colour   rarity  text
  character('RF-P7', stack,  'Shmi Skywalker', "Anakin's Mother", tatooine(3, 0, 0), 1,    1,   1,   6,   'green', 'rare', putsUnderOrDraws(whenDeployingHere(name('Anakin Skywalker')), 1, 1)),
])

/** The cards of *Reflections*. */
export const reflections: readonly Card[] = [
  ...armedLight,
  ...armedDark,
  ...comboLight,
  ...comboDark,
  ...doubleLight,
  ...doubleDark,
  ...foilLight,
]

/** Ids of cards of other sets that are also foils in this one. */
export const reprintedAsFoils: readonly string[] = [
  ...'DM-9 DM-10 DM-74 DM-75 DM-88'.split(' '),
  ...'JC-4 JC-9 JC-73 JC-78 JC-79 JC-80'.split(' '),
  ...'BL-4 BL-7 BL-72 BL-73 BL-74 BL-76 BL-78'.split(' '),
  ...'EM-P1 EM-P2 EM-P3 EM-P4 EM-P5 EM-P6'.split(' '),
  ...'DF-1 DF-2 DF-3 DF-4 DF-5 DF-6 DF-7 DF-31 DF-32 DF-33'.split(' '),
  ...'EB-P8 EB-P9 EB-P10 EB-P11 EB-P12 EB-P13 EB-P14 EB-P15 EB-P16 EB-P17 EB-P18 EB-P19'.split(' '),
  ...'BP-2 BP-3 BP-4 BP-5 BP-6 BP-30 BP-32 BP-33 BP-34 BP-35 BP-36 BP-60'.split(' '),
]
