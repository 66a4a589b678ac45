/**
 * Duel of the Fates.
 * One line a card; `notation.ts` says what the columns and words mean. "cost" = counters, "pow" = POWER, "dam" = DAMAGE,
 * "des" = destiny.
 */

import type { Card } from '../card.ts'
import {
  against,
  any,
  anybody,
  anyDiamond,
  anyDiamondWeapon,
  anyStarfighter,
  anyStarship,
  anyTransport,
  battle,
  bonusOfHigherDestiny,
  bonusOnlyIf,
  bothWeapons,
  character,
  coruscant,
  damageOf,
  damageOfOpponents,
  deployed,
  deployedTo,
  deployFree,
  diamond,
  discardingThis,
  discardingThisAndFromHand,
  duelExtraHits,
  dueling,
  duelMayAddCards,
  duelMayDiscardForCards,
  duelMayDiscardForHits,
  duelMayRemoveHit,
  effect,
  either,
  fighting,
  hasFought,
  inDeployStep,
  inEvenUpStep,
  inStarshipBattleAt,
  line,
  mayDeploy,
  mayDeployFree,
  mayDraw,
  mayPeek,
  mayPutUnder,
  mayRemove,
  mayReplaceDestiny,
  mayUse,
  naboo,
  name,
  noBreakthrough,
  of,
  onCurrentPlanet,
  one,
  onlyDefeated,
  opponentsUseNoWeapons,
  other,
  power,
  powerOf,
  stack,
  stakes,
  starfighter,
  starshipNamed,
  switchesDestiny,
  tatooine,
  together,
  using,
  weapon,
  weaponNamed,
  weaponOf,
  whenDeployingHere,
  winningControlHere,
  youControl,
} from '../notation.ts'

// biome-ignore format: a table is read by its columns
const light = of('light', [
  //        id       copies   title               subtitle                planet(dots)        cost  pow        dam  des  colour   rarity        text
  character('DF-1',  stack,   'Obi-Wan Kenobi',   'Jedi Student',         naboo(1, 0, 0),     5,    5,         5,   3,   'red',   'rare',       power(2, hasFought(name('Darth Maul'), name('Darth Sidious')))),
  character('DF-2',  stack,   'Qui-Gon Jinn',     'Jedi Mentor',          naboo(1, 0, 0),     6,    6,         5,   1,   'red',   'ultra-rare', power(2, dueling(name('Darth Maul'), name('Darth Sidious')))),
  character('DF-3',  stack,   'Anakin Skywalker', 'Rookie Pilot',         naboo(2, 0, 0),     3,    'destiny', 4,   4,   'blue',  'rare',       powerOf([anyStarfighter], 1)),
  character('DF-4',  stack,   'Captain Panaka',   'Security Commander',   naboo(1, 0, 0),     3,    4,         3,   2,   'blue',  'rare',       mayDeployFree(deployed, weaponNamed("Captain Panaka's Blaster"))),
  character('DF-5',  stack,   'Mace Windu',       'Jedi Councilor',       coruscant(1, 0, 0), 6,    6,         6,   2,   'red',   'rare',       power(2, youControl('Coruscant'))),
  character('DF-6',  stack,   'Queen Amidala',    'Young Leader',         coruscant(0, 0, 1), 2,    2,         3,   6,   'green', 'rare',       power(2, youControl('Naboo'))),
  character('DF-7',  stack,   'Yoda',             'Jedi Philosopher',     naboo(1, 0, 0),     4,    4,         4,   5,   'blue',  'rare',       mayDraw(winningControlHere, 3, discardingThisAndFromHand(3))),
  character('DF-8',  stack,   'R2-D2',            'Repair Droid',         naboo(1, 0, 0),     2,    1,         0,   6,   'green', 'rare',       damageOf([anyTransport], -1)),
  character('DF-9',  stack,   'Ric Olié',         'Starship Pilot',       naboo(1, 0, 0),     2,    4,         3,   2,   'blue',  'rare',       powerOf([anyTransport], 1)),
  character('DF-10', diamond, 'Bravo Pilot',      'Flyer',                naboo(1, 1, 1),     2,    3,         2,   3,   'red',   'common',     damageOfOpponents([anyStarship], 1, onCurrentPlanet)),
  character('DF-11', stack,   'Valorum',          'Leader of the Senate', coruscant(1, 0, 0), 2,    3,         3,   4,   'green', 'common',     mayDeploy(deployedTo('Coruscant'), any('senator'))),

  //     id       copies   title                        subtitle                     cost  des  rarity      users: bonus, draws, who
  weapon('DF-12', stack,   "Qui-Gon Jinn's Lightsaber", 'Wielded by Obi-Wan Kenobi', 1,    3,   'rare',     line(2, 1, name('Qui-Gon Jinn')), line(1, 1, name('Obi-Wan Kenobi'))),
  weapon('DF-13', diamond, 'Booma',                     null,                        1,    5,   'uncommon', line(2, 1, name('Jar Jar Binks')), against(any('Tank'), other(2, 1, anybody)), other(0, 1, anybody)),

  //     id       title                            des  rarity      use
  battle('DF-14', 'A Powerful Opponent',           2,   'common',   one(0, [anybody]), mayReplaceDestiny, duelExtraHits(1)),
  battle('DF-15', 'Come On, Move!',                5,   'uncommon', bothWeapons(0, [weaponOf('speeder'), weaponNamed('Naboo Blaster')], any('◆ Naboo Officer'))),
  battle('DF-16', 'Critical Confrontation',        5,   'common',   one(0, [anybody]), stakes(2, 1), duelMayAddCards(1)),
  battle('DF-17', 'Gungan Mounted Troops',         5,   'uncommon', bothWeapons(0, [weaponNamed('Kaadu'), weaponOf('electropole')], any('Gungan'))),
  battle('DF-18', 'Naboo Fighter Attack',          5,   'common',   either(0, [name('Ric Olié'), any('◆ pilot')], [anyStarfighter, anyTransport])),
  battle('DF-19', "Qui-Gon's Final Stand",         4,   'common',   one(0, [anybody]), noBreakthrough, duelMayDiscardForHits(2)),
  battle('DF-20', 'Run The Blockade',              6,   'common',   one(3, [name('Ric Olié'), starshipNamed("Amidala's Starship")])),
  battle('DF-21', 'Twist Of Fate',                 3,   'common',   one(0, [anybody]), switchesDestiny, duelMayRemoveHit),
  battle('DF-22', 'You Are Strong With The Force', 6,   'uncommon', one(0, [anybody]), bonusOfHigherDestiny, duelMayDiscardForCards(2)),

  //     id       title                                   cost  des  rarity      text
  effect('DF-23', 'Gungan Energy Shield',                 2,    5,   'uncommon', powerOf([anybody], 2, using('Fambaa')), opponentsUseNoWeapons(any('Trade Federation Tank'))),
  effect('DF-24', 'He Can See Things Before They Happen', 2,    6,   'uncommon', mayPeek(inDeployStep)),
  effect('DF-25', 'Jedi Meditation',                      2,    5,   'uncommon', mayPutUnder(inDeployStep, 1)),
  effect('DF-26', 'Jedi Training',                        2,    5,   'uncommon', mayDeploy(whenDeployingHere(any('Jedi')), weaponOf('lightsaber'), discardingThis)),
  effect('DF-27', 'Naboo Royal Security Forces',          2,    5,   'uncommon', powerOf([name('Captain Panaka'), any('Royal Guard'), any('Naboo Officer'), any('Naboo Security')], 2)),
  effect('DF-28', 'Pounded Unto Death',                   2,    5,   'common',   mayRemove(inEvenUpStep, [anyDiamond, anyDiamondWeapon], discardingThis)),
  effect('DF-29', 'Senate Guard',                         2,    5,   'uncommon', powerOf([name('Valorum'), name('Mas Amedda'), name('Sci Taria'), any('senator'), any('Coruscant Guard')], 2)),

  //          id       copies   title                subtitle  pow  dam  des  rarity    text
  starfighter('DF-30', diamond, 'Naboo Starfighter', null,     2,   1,   5,   'common', power(2, inStarshipBattleAt('Naboo'))),
])

// biome-ignore format: a table is read by its columns
const dark = of('dark', [
  //        id       copies   title                subtitle                        planet(dots)        cost  pow  dam  des  colour   rarity        text
  character('DF-31', stack,   'Darth Maul',        'Student of the Dark Side',     naboo(1, 0, 0),     6,    6,   5,   1,   'red',   'ultra-rare', power(2, dueling(any('Jedi')))),
  character('DF-32', stack,   'Darth Sidious',     'Master of the Dark Side',      naboo(1, 0, 0),     5,    5,   6,   4,   'red',   'rare',       mayDraw(winningControlHere, 3, discardingThisAndFromHand(3))),
  character('DF-33', stack,   'Aurra Sing',        'Trophy Collector',             coruscant(1, 1, 1), 3,    5,   3,   3,   'red',   'rare',       power(2, fighting(any('Jedi'))), mayUse('Sith Lightsaber')),
  character('DF-34', stack,   'Tey How',           'Neimoidian Comm Officer',      naboo(1, 1, 1),     1,    1,   2,   5,   'green', 'rare',       powerOf([anyTransport], 1)),
  character('DF-35', stack,   'OWO-1',             'Battle Droid Command Officer', naboo(1, 1, 1),     3,    3,   1,   4,   'red',   'rare',       mayDeploy(deployed, any('◆ battle droid'))),
  character('DF-36', stack,   'Rayno Vaca',        'Taxi Driver',                  coruscant(1, 1, 1), 2,    2,   1,   4,   'red',   'rare',       power(2, using('Coruscant Taxi'))),
  character('DF-37', stack,   'Baskol Yeesrim',    'Gran Senator',                 coruscant(0, 2, 0), 2,    2,   1,   4,   'blue',  'rare',       mayDraw(deployedTo('Coruscant'), 1)),
  character('DF-38', diamond, 'Starfighter Droid', 'DFS-327',                      coruscant(1, 1, 1), 1,    2,   1,   4,   'green', 'rare',       mayDeploy(inDeployStep, starshipNamed('Droid Starfighter'), discardingThis)),
  character('DF-39', diamond, 'Starfighter Droid', 'DFS-1104',                     naboo(1, 1, 1),     1,    2,   1,   4,   'green', 'rare',       mayDeploy(inDeployStep, starshipNamed('Droid Starfighter'), discardingThis)),
  character('DF-40', diamond, 'Starfighter Droid', 'DFS-1138',                     tatooine(1, 1, 1),  1,    2,   1,   4,   'green', 'rare',       mayDeploy(inDeployStep, starshipNamed('Droid Starfighter'), discardingThis)),

  //     id       copies   title                    subtitle                cost  des  rarity      users: bonus, draws, who
  weapon('DF-41', diamond, 'Jedi Lightsaber',       'Stolen by Aurra Sing', 1,    2,   'uncommon', line(2, 1, name('Aurra Sing')), line(0, 1, name('Darth Maul'), name('Darth Sidious'))),
  weapon('DF-42', diamond, 'Coruscant Taxi',        null,                   1,    4,   'uncommon', line(1, 1, any('senator')), other(0, 1, anybody)),
  weapon('DF-43', diamond, 'Neimoidian Viewscreen', null,                   2,    4,   'common',   line(2, 1, name('Nute Gunray'), name('Rune Haako')), other(1, 1, any('Neimoidian'))),

  //     id       title                  des  rarity      use
  battle('DF-44', 'Battle Droid Patrol', 5,   'uncommon', bothWeapons(0, [weaponNamed('STAP'), weaponNamed('Battle Droid Blaster Rifle')], any('◆ battle droid'))),
  battle('DF-45', 'Change In Tactics',   3,   'common',   one(0, [anybody]), switchesDestiny, duelMayRemoveHit),
  battle('DF-46', 'Dangerous Encounter', 5,   'common',   one(0, [anybody]), stakes(2, 1), duelMayAddCards(1)),
  battle('DF-47', 'Darth Maul Defiant',  6,   'common',   one(0, [anybody]), bonusOfHigherDestiny, duelMayDiscardForCards(2)),
  battle('DF-48', 'Impossible!',         6,   'common',   one(3, [name('Tey How'), anyTransport])),
  battle('DF-49', "It's A Standoff!",    6,   'uncommon', together(2, [name('P-59'), any('◆ destroyer droid')], onlyDefeated(any('◆ destroyer droid')))),
  battle('DF-50', 'Mobile Assassin',     5,   'uncommon', one(3, [name('Darth Maul')], bonusOnlyIf(using("Darth Maul's Sith Speeder")))),
  battle('DF-51', 'Power Of The Sith',   2,   'common',   one(0, [anybody]), mayReplaceDestiny, duelExtraHits(1)),
  battle('DF-52', 'Starfighter Screen',  5,   'common',   either(0, [name('Tey How'), any('◆ pilot')], [anyStarfighter, anyTransport])),
  battle('DF-53', 'To The Death',        4,   'common',   one(0, [anybody]), noBreakthrough, duelMayDiscardForHits(2)),
  battle('DF-54', 'Use Caution',         5,   'uncommon', one(4, [name('Darth Sidious')], bonusOnlyIf(fighting(any('Jedi'))))),

  //     id       title                         cost  des  rarity      text
  effect('DF-55', 'Blockade',                   2,    5,   'common',   mayRemove(inEvenUpStep, [anyDiamond, anyDiamondWeapon], discardingThis)),
  effect('DF-56', 'End This Pointless Debate',  2,    5,   'uncommon', mayPeek(inDeployStep)),
  effect('DF-57', 'The Duel Begins',            2,    5,   'uncommon', mayDeploy(whenDeployingHere(name('Darth Maul'), name('Darth Sidious')), weaponOf('lightsaber'), discardingThis)),
  effect('DF-58', 'The Jedi Are Involved',      2,    5,   'uncommon', mayPutUnder(inDeployStep, 1)),
  effect('DF-59', 'Where Are Those Droidekas?', 2,    5,   'uncommon', powerOf([any('destroyer droid')], 2), deployFree(weaponNamed('Multi Troop Transport'))),

  //          id       copies   title                subtitle  pow  dam  des  rarity    text
  starfighter('DF-60', diamond, 'Droid Starfighter', null,     2,   1,   5,   'common', mayDeploy(inDeployStep, any('Starfighter Droid'), discardingThis)),
])

/** The cards of *Duel of the Fates*. */
export const duelOfTheFates: readonly Card[] = [...light, ...dark]
