/**
 * Boonta Eve Podrace.
 * One line a card; `notation.ts` says what the columns and words mean. "cost" = counters, "pow" = POWER, "dam" = DAMAGE,
 * "des" = destiny; corrections in force (part 30) are applied.
 */

import type { Card } from '../card.ts'
import {
  against,
  any,
  anyBattleCard,
  anyBut,
  anybody,
  anyDiamond,
  anyLocation,
  anyStarship,
  anyTransport,
  anyWeapon,
  anyWithoutDiamond,
  battle,
  bonusOnlyIf,
  character,
  corrected,
  coruscant,
  damageOf,
  defeatingCharacter,
  deployed,
  deployedTo,
  diamond,
  discardingThis,
  draws,
  effect,
  either,
  evacuating,
  fighting,
  handling,
  hasFoughtOrThrust,
  inDeployStep,
  inDuelHere,
  inOpponentsTurn,
  inYourTurn,
  leadingTheRace,
  line,
  mayDeploy,
  mayDeployMatching,
  mayDiscardLapCard,
  mayDraw,
  mayStrikeWeapon,
  mayTake,
  naboo,
  name,
  notInDuel,
  objective,
  of,
  one,
  onlyDefeated,
  opponentControlsAnyNotSurrendered,
  opponentDiscards,
  other,
  podrace,
  power,
  powerOf,
  putsUnderOrDraws,
  showingHand,
  showingHandFirst,
  stack,
  starshipNamed,
  starshipOf,
  tatooine,
  thrust,
  together,
  transport,
  unique,
  weapon,
  weaponNamed,
  weaponOf,
  whenDeployingHere,
  whenDeployingToObjective,
  white,
} from '../notation.ts'

// biome-ignore format: a table is read by its columns
const light = of('light', [
  //        id       copies  title               subtitle                        planet(dots)        cost  pow        dam  des  colour   rarity        text
  character('BP-1',  stack,  'Anakin Skywalker', 'Boonta Eve Podracer Pilot',    tatooine(1, 1, 2),  3,    'destiny', 4,   4,   'blue',  'ultra-rare', thrust(deployedTo('objective'), 1)),
  character('BP-2',  stack,  'Yoda',             'Jedi Instructor',              coruscant(0, 2, 0), 4,    4,         4,   5,   'blue',  'rare',       powerOf([anyBut('Yoda', 'Jedi')], 2, inDuelHere)),
  character('BP-3',  stack,  'C-3PO',            'Human-Cyborg Relations Droid', tatooine(2, 0, 0),  1,    1,         0,   5,   'green', 'rare',       draws(whenDeployingHere(name('Anakin Skywalker'), name('Shmi Skywalker')), 1)),
  character('BP-4',  unique, 'Jira',             'Pallie Vendor',                tatooine(2, 0, 0),  1,    1,         2,   5,   'red',   'rare',       mayDeploy(deployed, any("Anakin's Friend")), corrected('copies')), // printed with a stack icon (part 30)
  character('BP-5',  unique, 'Kitster',          "Anakin's Friend",              tatooine(0, 0, 2),  1,    1,         1,   4,   'green', 'rare',       mayTake(deployed, anyWeapon)),
  character('BP-6',  unique, 'Wald',             "Anakin's Friend",              tatooine(2, 0, 0),  1,    1,         1,   6,   'green', 'rare',       mayTake(deployed, anybody)),
  character('BP-7',  unique, 'Seek',             "Anakin's Friend",              tatooine(0, 2, 0),  1,    1,         1,   5,   'green', 'uncommon',   mayTake(deployed, anyBattleCard)),
  character('BP-8',  unique, 'Amee',             "Anakin's Friend",              tatooine(1, 1, 1),  1,    2,         2,   4,   'green', 'uncommon',   mayTake(deployed, anyStarship)),
  character('BP-9',  unique, 'Melee',            "Anakin's Friend",              tatooine(1, 1, 1),  1,    2,         1,   5,   'green', 'uncommon',   mayTake(deployed, anyLocation)),
  character('BP-10', stack,  'Captain Tarpals',  'Gungan Leader',                naboo(1, 0, 0),     3,    3,         2,   5,   'blue',  'rare',       mayDeploy(deployed, any('◆ Gungan'))),
  character('BP-11', stack,  'Boles Roor',       'Podracer Pilot',               tatooine(0, 0, 2),  2,    2,         1,   4,   'green', 'uncommon'),
  character('BP-12', stack,  'Elan Mak',         'Podracer Pilot',               tatooine(0, 0, 2),  2,    2,         1,   3,   'green', 'uncommon'),
  character('BP-13', stack,  'Neva Kee',         'Podracer Pilot',               tatooine(0, 0, 2),  2,    1,         1,   5,   'green', 'uncommon'),
  character('BP-14', stack,  'Wan Sandage',      'Podracer Pilot',               tatooine(0, 0, 2),  2,    2,         2,   5,   'green', 'uncommon'),
  character('BP-15', stack,  'Shmi Skywalker',   "Anakin's Mother",              tatooine(3, 0, 0),  1,    1,         1,   6,   'green', 'rare',       putsUnderOrDraws(whenDeployingHere(name('Anakin Skywalker')), 1, 1)),

  //     id       copies   title                     subtitle  cost  des  rarity      users: bonus, draws, who
  weapon('BP-16', stack,   "Boles Roor's Podracer",  null,     1,    1,   'uncommon', line(3, 1, name('Boles Roor')), other(0, 1, any('Podracer pilot'))),
  weapon('BP-17', stack,   "Elan Mak's Podracer",    null,     1,    2,   'uncommon', line(3, 1, name('Elan Mak')), other(0, 1, any('Podracer pilot'))),
  weapon('BP-18', stack,   "Neva Kee's Podracer",    null,     1,    3,   'uncommon', line(3, 1, name('Neva Kee')), other(0, 1, any('Podracer pilot'))),
  weapon('BP-19', stack,   "Wan Sandage's Podracer", null,     1,    4,   'uncommon', line(3, 1, name('Wan Sandage')), other(0, 1, any('Podracer pilot'))),
  weapon('BP-20', diamond, 'Comlink',                null,     0,    5,   'common',   notInDuel(line(2, 0, anybody)), mayDeploy(inDeployStep, anyWeapon, discardingThis)),
  weapon('BP-21', diamond, 'Hold-Out Blaster',       null,     0,    6,   'common',   against(anyDiamond, line(3, 1, anyWithoutDiamond)), notInDuel(line(3, 0, anybody))), // where both lines fit, the better one counts (E-07)

  //     id       title                             des  rarity    use
  battle('BP-22', 'Dis Is Nutsen',                  4,   'common', one(2, [anybody], bonusOnlyIf(showingHand))),
  battle('BP-23', 'Masquerade',                     3,   'common', together(0, [any('handmaiden'), name('Queen Amidala')], onlyDefeated(any('handmaiden')))),
  battle('BP-24', 'No Giben Up, General Jar Jar',   4,   'common', one(2, [anybody], bonusOnlyIf(opponentControlsAnyNotSurrendered))),
  battle('BP-25', 'What Does Your Heart Tell You?', 3,   'common', together(2, [name('Anakin Skywalker'), name('Shmi Skywalker')])),

  //     id       title                 cost  des  rarity      text
  effect('BP-26', 'All-Out Defense',    2,    5,   'uncommon', powerOf([anybody], 1, inOpponentsTurn)),
  effect('BP-27', 'Bravo Squadron',     2,    5,   'common',   powerOf([name('Ric Olié'), any('◆ Bravo Pilot'), starshipOf('Republic Cruiser'), starshipOf('Naboo Starfighter')], 2)),
  effect('BP-28', 'Hologram Projector', 2,    5,   'common',   mayDraw(inDeployStep, 1, showingHandFirst)),

  //        id       title                 colour                               rarity  text
  objective('BP-29', 'Boonta Eve Classic', white('orange', 'yellow', 'purple'), 'rare', podrace, mayDeployMatching(whenDeployingToObjective(any('Podracer pilot'), weaponOf('Podracer')))),

  //        id       copies  title                 subtitle             pow  dam  des  rarity  text
  transport('BP-30', unique, "Amidala's Starship", "Queen's Transport", 6,   6,   2,   'rare', power(3, evacuating(name('Queen Amidala'), name('Ric Olié'), name('R2-D2')))),
])

// biome-ignore format: a table is read by its columns
const dark = of('dark', [
  //        id       copies  title                        subtitle                         planet(dots)       cost  pow  dam  des  colour   rarity        text
  character('BP-31', stack,  'Sebulba',                   'Dug Podracer Pilot',            tatooine(0, 0, 2), 4,    4,   2,   3,   'blue',  'ultra-rare', thrust(deployedTo('objective'), 1)),
  character('BP-32', stack,  'Watto',                     'Podrace Sponsor',               tatooine(0, 2, 0), 2,    3,   2,   3,   'blue',  'rare',       power(2, hasFoughtOrThrust(any('Podracer pilot')))),
  character('BP-33', stack,  'Aurra Sing',                'Formidable Adversary',          tatooine(0, 2, 0), 3,    5,   3,   3,   'red',   'rare',       power(2, fighting(any('Jedi'))), mayDraw(defeatingCharacter, 1)),
  character('BP-34', stack,  'Jabba The Hutt',            'O Grandio Lust',                tatooine(0, 2, 0), 3,    4,   2,   1,   'blue',  'rare',       handling(1)),
  character('BP-35', stack,  'TC-14',                     'Protocol Droid',                naboo(1, 1, 1),    2,    1,   0,   6,   'green', 'rare'),
  character('BP-36', stack,  "Orr'UrRuuR'R",              'Tusken Raider Leader',          tatooine(0, 2, 0), 2,    3,   2,   4,   'red',   'rare',       mayDeploy(deployedTo('Tatooine'), any('Tusken Raider'))),
  character('BP-37', stack,  "UrrOr'RuuR",                'Tusken Raider Warrior',         tatooine(1, 1, 1), 2,    2,   1,   5,   'blue',  'uncommon',   opponentDiscards(defeatingCharacter, 1)),
  character('BP-38', stack,  "RuuR'Ur",                   'Tusken Raider Sniper',          tatooine(0, 0, 2), 2,    2,   1,   4,   'green', 'common',     mayDiscardLapCard(defeatingCharacter)),
  character('BP-39', stack,  'Sil Unch',                  'Neimoidian Comm Officer',       naboo(2, 0, 0),    2,    2,   1,   4,   'red',   'uncommon',   damageOf([anyTransport], -1)),
  character('BP-40', stack,  'Graxol Kelvyyn and Shakka', null,                            tatooine(0, 0, 2), 3,    3,   2,   5,   'red',   'uncommon',   power(2, leadingTheRace)),
  character('BP-41', stack,  'Corix Venne',               'Bith Musician',                 tatooine(2, 0, 0), 2,    2,   1,   4,   'red',   'common',     mayDeploy(deployedTo('Tatooine'), [any('musician'), any('singer'), any('dancer')])),
  character('BP-42', unique, "Reike Th'san",              'Arms Smuggler',                 tatooine(0, 0, 2), 1,    1,   1,   4,   'green', 'rare',       mayTake(deployed, anyWeapon)),
  character('BP-43', unique, 'Meddun',                    'Nikto Mercenary',               tatooine(0, 2, 0), 1,    1,   1,   5,   'green', 'uncommon',   mayTake(deployed, anyBattleCard)),
  character('BP-44', unique, 'Rum Sleg',                  'Bounty Hunter',                 tatooine(2, 0, 0), 1,    1,   1,   6,   'green', 'rare',       mayTake(deployed, anybody)),
  character('BP-45', unique, 'Aehrrley Rue',              'Freelance Pilot',               tatooine(1, 1, 1), 1,    2,   2,   4,   'green', 'uncommon',   mayTake(deployed, anyStarship)),
  character('BP-46', unique, 'Jedwar Seelah',             'Explorer Scout',                tatooine(1, 1, 1), 1,    2,   1,   5,   'green', 'uncommon',   mayTake(deployed, anyLocation)),
  character('BP-47', stack,  'Chokk',                     'Klatooinian Explosives Expert', tatooine(1, 1, 1), 2,    3,   2,   4,   'red',   'common',     mayDeploy(deployed, weaponNamed('Thermal Detonator'))),

  //     id       copies   title                subtitle  cost  des  rarity      users: bonus, draws, who
  weapon('BP-48', diamond, 'Tatooine Backpack', null,     0,    5,   'common',   notInDuel(line(2, 0, anybody)), mayDeploy(inDeployStep, anyWeapon, discardingThis)),
  weapon('BP-49', diamond, 'Gaderffii Stick',   null,     1,    4,   'common',   line(1, 1, any('Tusken Raider')), mayStrikeWeapon),
  weapon('BP-50', diamond, 'Hold-Out Blaster',  null,     0,    6,   'common',   against(anyDiamond, line(3, 1, anyWithoutDiamond)), notInDuel(line(3, 0, anybody))), // where both lines fit, the better one counts (E-07)
  weapon('BP-51', stack,   "Watto's Datapad",   null,     1,    5,   'uncommon', line(2, 1, name('Watto')), line(1, 1, name('Gragra'), name('Bib Fortuna'), any('Nikto'), any('Pacithhip'), any('Quarren'))),

  //     id       title                 des  rarity    use
  battle('BP-52', 'Colo Claw Fish',     5,   'common', one(2, [anybody], bonusOnlyIf(opponentControlsAnyNotSurrendered))),
  battle('BP-53', 'He Always Wins!',    5,   'common', one(2, [anybody], bonusOnlyIf(showingHand))),
  battle('BP-54', 'Bounty Hunter',      5,   'common', one(4, [name('Aurra Sing')], bonusOnlyIf(fighting(any('Jedi'))))),
  battle('BP-55', 'Two-Pronged Attack', 5,   'common', either(2, [any('Starfighter Droid')], [any('Starfighter Droid'), any('Starfighter Droid')], [starshipNamed('Droid Starfighter')], [starshipNamed('Droid Starfighter'), starshipNamed('Droid Starfighter')])),

  //     id       title                     cost  des  rarity      text
  effect('BP-56', 'All-Out Attack',         2,    5,   'uncommon', powerOf([anybody], 1, inYourTurn)),
  effect('BP-57', "Eventually You'll Lose", 2,    5,   'uncommon', powerOf([name('Watto'), name('Gragra'), any('Pacithhip'), any('Quarren'), any('Rodian')], 2)),
  effect('BP-58', "Gangster's Paradise",    2,    5,   'uncommon', powerOf([any('Hutt'), any('Diva'), any('Bith'), any('Nikto'), any('Weequay')], 2)),

  //        id       title                 colour                               rarity  text
  objective('BP-59', 'Boonta Eve Classic', white('orange', 'yellow', 'purple'), 'rare', podrace, mayDeployMatching(whenDeployingToObjective(any('Podracer pilot'), weaponOf('Podracer')))),

  //        id       copies  title                   subtitle                      pow  dam  des  rarity  text
  transport('BP-60', unique, "Viceroy's Battleship", 'Trade Federation Transport', 6,   6,   2,   'rare', power(3, evacuating(name('Nute Gunray'), name('Tey How'), name('Sil Unch')))),
])

/** The cards of *Boonta Eve Podrace*. */
export const boontaEvePodrace: readonly Card[] = [...light, ...dark]
