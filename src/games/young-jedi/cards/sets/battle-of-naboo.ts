/**
 * Battle of Naboo. The cards with an F are foils: printings of the same cards.
 * One line a card; `notation.ts` says what the columns and words mean. "cost" = counters, "pow" = POWER, "dam" = DAMAGE,
 * "des" = destiny; corrections in force (part 30) are applied.
 */

import type { Card } from '../card.ts'
import {
  any,
  anybody,
  anybodyAt,
  battle,
  bonusOnlyIf,
  character,
  corrected,
  coruscant,
  counterLimit,
  damage,
  damageOf,
  damageOfOpponents,
  deploysFor,
  diamond,
  effect,
  either,
  evenUpTo,
  fighting,
  ignoresWeapons,
  line,
  location,
  naboo,
  name,
  of,
  one,
  onlyDefeated,
  other,
  power,
  powerOf,
  present,
  rescue,
  several,
  stack,
  stackedWith,
  starfighter,
  tatooine,
  together,
  transport,
  unique,
  using,
  version,
  weapon,
} from '../notation.ts'

// biome-ignore format: a table is read by its columns
const light = of('light', [
  //        id       copies   title                subtitle                  planet(dots)        cost  pow        dam  des  colour   rarity      text
  character('BL-1',  stack,   'Obi-Wan Kenobi',    'Jedi Knight',            naboo(1, 0, 0),     5,    5,         5,   1,   'red',   'rare',     power(1, using("Obi-Wan Kenobi's Lightsaber"))),
  character('BL-2',  stack,   'Qui-Gon Jinn',      'Jedi Ambassador',        naboo(1, 0, 0),     6,    6,         5,   1,   'red',   'rare',     deploysFor(3, stackedWith('Qui-Gon Jinn', 'Jedi Master'))),
  character('BL-3',  stack,   'Jar Jar Binks',     'Bombad Gungan General',  naboo(0, 1, 0),     4,    4,         2,   3,   'blue',  'rare',     power(4, fighting(any('Tank')))),
  character('BL-4',  stack,   'Anakin Skywalker',  'Padawan',                naboo(2, 1, 2),     3,    'destiny', 4,   4,   'blue',  'rare'),
  character('BL-5',  stack,   'Padmé Naberrie',    "Amidala's Handmaiden",   naboo(2, 0, 0),     3,    3,         2,   5,   'blue',  'rare'),
  character('BL-6',  stack,   'Captain Panaka',    'Veteran Leader',         naboo(2, 0, 0),     3,    4,         3,   2,   'blue',  'rare'),
  character('BL-7',  stack,   'Mace Windu',        'Jedi Speaker',           naboo(1, 0, 0),     6,    6,         6,   2,   'red',   'rare',     deploysFor(3, present(version('Yoda', 'Jedi Master')))),
  character('BL-8',  stack,   'Queen Amidala',     'Resolute Negotiator',    naboo(0, 0, 2),     2,    2,         3,   6,   'green', 'rare'),
  character('BL-9',  stack,   'Queen Amidala',     'Keeper of the Peace',    naboo(2, 0, 0),     2,    2,         3,   6,   'green', 'rare'),
  character('BL-10', stack,   'Yoda',              'Jedi Elder',             naboo(1, 0, 0),     4,    4,         4,   5,   'blue',  'rare',     deploysFor(2, present(version('Mace Windu', 'Jedi Master')))),
  character('BL-11', stack,   'R2-D2',             "The Queen's Hero",       naboo(1, 1, 1),     2,    1,         0,   6,   'green', 'rare'),
  character('BL-12', stack,   'Boss Nass',         'Gungan Chief',           naboo(1, 1, 1),     3,    4,         3,   1,   'blue',  'uncommon'),
  character('BL-13', stack,   'Ric Olié',          'Bravo Leader',           naboo(1, 1, 1),     2,    4,         3,   2,   'blue',  'uncommon'),
  character('BL-14', stack,   'Captain Tarpals',   'Gungan Officer',         naboo(1, 1, 1),     3,    3,         2,   5,   'blue',  'uncommon'),
  character('BL-15', stack,   'Sio Bibble',        'Governor of Naboo',      naboo(2, 0, 0),     2,    2,         1,   4,   'green', 'uncommon'),
  character('BL-16', stack,   'Sabé',              'Handmaiden Decoy Queen', naboo(0, 0, 2),     2,    2,         1,   4,   'green', 'uncommon'),
  character('BL-17', stack,   'Saché',             'Handmaiden',             naboo(1, 1, 1),     2,    2,         1,   4,   'green', 'uncommon'),
  character('BL-18', stack,   'Yané',              'Handmaiden',             naboo(2, 0, 0),     2,    2,         1,   4,   'green', 'uncommon'),
  character('BL-19', diamond, 'Naboo Officer',     'Squad Leader',           naboo(0, 2, 0),     3,    3,         2,   4,   'blue',  'uncommon'),
  character('BL-20', diamond, 'Naboo Officer',     'Commander',              naboo(1, 1, 1),     2,    2,         1,   4,   'red',   'common'),
  character('BL-21', diamond, 'Naboo Bureaucrat',  'Official',               naboo(2, 0, 0),     2,    2,         1,   4,   'red',   'common'),
  character('BL-22', diamond, 'Naboo Security',    'Trooper',                naboo(1, 1, 1),     2,    2,         1,   3,   'green', 'common'),
  character('BL-23', diamond, 'Naboo Security',    'Defender',               naboo(2, 0, 0),     2,    2,         1,   3,   'green', 'common'),
  character('BL-24', diamond, 'Bravo Pilot',       'Ace Flyer',              naboo(2, 0, 0),     2,    2,         1,   4,   'blue',  'common'),
  character('BL-25', diamond, 'Coruscant Guard',   "Chancellor's Escort",    naboo(1, 1, 1),     3,    3,         2,   3,   'blue',  'common'),
  character('BL-26', diamond, 'Alderaan Diplomat', 'Senator',                coruscant(0, 2, 0), 2,    2,         1,   3,   'blue',  'common'),
  character('BL-27', diamond, 'Council Member',    'Naboo Governor',         naboo(2, 0, 0),     2,    2,         1,   4,   'blue',  'common'),
  character('BL-28', diamond, 'Gungan Warrior',    'Veteran',                naboo(1, 1, 1),     2,    2,         1,   3,   'green', 'common'),
  character('BL-29', diamond, 'Gungan Guard',      'Lookout',                naboo(0, 2, 0),     2,    2,         1,   4,   'blue',  'common'),
  character('BL-30', diamond, 'Gungan General',    'Army Leader',            naboo(0, 0, 2),     2,    2,         1,   4,   'blue',  'common'),
  character('BL-31', diamond, 'Gungan Soldier',    'Infantry',               naboo(2, 0, 0),     2,    2,         1,   4,   'blue',  'common'),
  character('BL-32', diamond, 'Rep Officer',       'Gungan Diplomat',        naboo(1, 1, 1),     1,    1,         2,   5,   'red',   'starter'),
  character('BL-33', stack,   'Obi-Wan Kenobi',    'Jedi Negotiator',        naboo(2, 2, 2),     6,    3,         6,   1,   'red',   'starter'),

  //     id       copies   title                           subtitle  cost  des  rarity      users: bonus, draws, who
  weapon('BL-34', stack,   "Mace Windu's Lightsaber",      null,     0,    2,   'rare',     line(2, 1, name('Mace Windu')), other(0, 1, any('Jedi'))),
  weapon('BL-35', stack,   "Eeth Koth's Lightsaber",       null,     1,    2,   'uncommon', line(2, 1, name('Eeth Koth')), other(1, 1, any('Jedi'))),
  weapon('BL-36', stack,   "Captain Tarpals' Electropole", null,     1,    4,   'uncommon', line(2, 1, name('Captain Tarpals')), other(0, 1, anybody)),
  weapon('BL-37', diamond, 'Planetary Shuttle',            null,     2,    3,   'common',   line(2, 1, name('Valorum'), name('Mas Amedda'), name('Sci Taria'), any('senator')), other(0, 1, anybody)),
  weapon('BL-38', diamond, 'Fambaa',                       null,     1,    4,   'common',   line(2, 1, name('Boss Nass')), other(0, 1, any('Gungan'))),
  weapon('BL-39', diamond, 'Electropole',                  null,     2,    3,   'common',   line(2, 1, any('◆ Gungan')), other(0, 1, anybody)),
  weapon('BL-40', diamond, 'Kaadu',                        null,     0,    4,   'common',   line(1, 1, any('Gungan'))),
  weapon('BL-41', diamond, 'Flash Speeder',                null,     2,    3,   'common',   line(2, 1, any('◆ Naboo Officer')), other(0, 1, anybody)),
  weapon('BL-42', diamond, 'Blaster',                      null,     0,    3,   'common',   line(0, 1, anybody)),
  weapon('BL-43', diamond, 'Heavy Blaster',                null,     1,    6,   'common',   line(0, 1, anybody)),

  //     id       title                             des  rarity      use
  battle('BL-44', 'Capture The Viceroy',            3,   'common',   several(1, 2, any('◆ Naboo Officer'))),
  battle('BL-45', 'Celebration',                    4,   'common',   one(2, [any('◆ Gungan')])),
  battle('BL-46', 'Guardians Of The Queen',         4,   'uncommon', together(0, [name('Qui-Gon Jinn'), name('Obi-Wan Kenobi')])),
  battle('BL-47', 'Gunga City',                     3,   'common',   one(3, [name('Boss Nass'), any('Rep'), any('◆ Gungan Official')])),
  battle('BL-48', 'Gungan Battle Cry',              5,   'uncommon', together(0, [name('Captain Tarpals'), any('◆ Gungan')], onlyDefeated(any('◆ Gungan')))),
  battle('BL-49', 'How Wude!',                      4,   'uncommon', one(0, [name('Jar Jar Binks')]), rescue),
  battle('BL-50', 'I Will Take Back What Is Ours',  4,   'common',   several(0, 3, any('◆ Royal Guard'), any('◆ Naboo Security'), any('◆ Bravo Pilot'))),
  battle('BL-51', 'Jedi Force Push',                4,   'uncommon', one(0, [name('Qui-Gon Jinn')]), ignoresWeapons),
  battle('BL-52', 'Meeeesa Lika Dis!',              4,   'common',   several(0, 3, any('◆ Gungan'))),
  battle('BL-53', 'NOOOOOOOOOOO!',                  5,   'rare',     one(4, [name('Obi-Wan Kenobi')], bonusOnlyIf(fighting(name('Darth Maul'), name('Darth Sidious'))))),
  battle('BL-54', 'Thanks, Artoo!',                 3,   'uncommon', together(3, [name('Anakin Skywalker'), name('R2-D2')])),
  battle('BL-55', "The Chancellor's Ambassador",    3,   'uncommon', either(0, [name('Qui-Gon Jinn'), name('Queen Amidala')], [name('Qui-Gon Jinn'), name('Padmé Naberrie')])),
  battle('BL-56', 'The Will Of The Force',          5,   'rare',     one(2, [name('Qui-Gon Jinn')], bonusOnlyIf(using("Qui-Gon Jinn's Lightsaber")))),
  battle('BL-57', 'Young Skywalker',                3,   'uncommon', one(0, [name('Anakin Skywalker')]), rescue),
  battle('BL-58', 'Your Occupation Here Has Ended', 5,   'common',   one(3, [anybodyAt('Naboo')])),

  //     id       title                                cost  des  rarity      text
  effect('BL-59', 'Bombad General',                    3,    4,   'uncommon', powerOf([any('Gungan')], 1), damageOf([name('Boss Nass'), name('Rep Been')], -2)),
  effect('BL-60', 'Kiss Your Trade Franchise Goodbye', 4,    3,   'uncommon', counterLimit(8, 1)),
  effect('BL-61', "There's Always A Bigger Fish",      2,    5,   'common',   counterLimit(7)),
  effect('BL-62', 'Uh-Oh!',                            2,    5,   'common',   damageOfOpponents([any('battle droid')], 2)),
  effect('BL-63', 'We Wish To Form An Alliance',       4,    3,   'common',   evenUpTo(7)),

  //       id       planet       place                  des  rarity
  location('BL-64', 'Tatooine',  'Desert Landing Site', 3,   'starter'),
  location('BL-65', 'Coruscant', 'Galactic Senate',     5,   'starter'),
  location('BL-66', 'Naboo',     'Battle Plains',       5,   'starter'),

  //          id       copies   title                 subtitle             pow  dam  des  rarity
  transport(  'BL-67', unique,  "Amidala's Starship", 'Royal Transport',   6,   6,   2,   'rare'),
  starfighter('BL-68', unique,  'Bravo 3',            'Naboo Starfighter', 3,   1,   5,   'uncommon'),
  starfighter('BL-69', diamond, 'Naboo Starfighter',  null,                2,   0,   6,   'common'),
  transport(  'BL-70', diamond, 'Republic Cruiser',   'Transport',         5,   5,   2,   'common'),
])

// biome-ignore format: a table is read by its columns
const dark = of('dark', [
  //        id        copies   title                     subtitle                     planet(dots)        cost  pow  dam  des  colour   rarity      text
  character('BL-71',  stack,   'Darth Maul',             'Dark Lord of the Sith',     naboo(1, 0, 0),     6,    6,   5,   1,   'red',   'rare',     deploysFor(3, stackedWith('Darth Maul', 'Sith Apprentice'))),
  character('BL-72',  stack,   'Darth Sidious',          'Sith Manipulator',          naboo(1, 0, 0),     5,    5,   6,   4,   'red',   'rare',     power(1, using('Sith Lightsaber')), damage(-1, using('Sith Lightsaber'))),
  character('BL-73',  stack,   'Sebulba',                'Dangerous Podracer Pilot',  tatooine(2, 0, 0),  4,    4,   2,   3,   'blue',  'rare'),
  character('BL-74',  stack,   'Watto',                  'Toydarian Gambler',         tatooine(0, 0, 2),  2,    3,   2,   3,   'blue',  'rare'),
  character('BL-75',  stack,   'Aurra Sing',             'Mercenary',                 tatooine(0, 0, 1),  3,    5,   3,   3,   'red',   'rare',     power(1, using("Aurra Sing's Blaster Rifle"))),
  character('BL-76',  stack,   'Jabba The Hutt',         'Crime Lord',                tatooine(2, 0, 0),  3,    4,   2,   1,   'blue',  'rare'),
  character('BL-77',  stack,   'Nute Gunray',            'Neimoidian Despot',         naboo(1, 0, 0),     3,    3,   3,   6,   'blue',  'rare',     power(4, fighting(name('Queen Amidala')))),
  character('BL-78',  stack,   'Rune Haako',             'Neimoidian Deputy',         naboo(1, 0, 0),     3,    3,   3,   6,   'blue',  'rare',     power(3, fighting(any('handmaiden')))),
  character('BL-79',  stack,   'Destroyer Droid Squad',  'Guard Division',            naboo(1, 1, 1),     4,    5,   4,   2,   'red',   'rare'),
  character('BL-80',  stack,   'Battle Droid Squad',     'Guard Unit',                naboo(1, 1, 1),     3,    4,   3,   4,   'red',   'rare'),
  character('BL-81',  diamond, 'Trade Federation Tank',  'Guard Division',            naboo(2, 0, 0),     4,    5,   4,   2,   'red',   'rare'),
  character('BL-82',  diamond, 'Trade Federation Tank',  'Patrol Division',           naboo(2, 0, 0),     4,    4,   3,   5,   'blue',  'rare'),
  character('BL-83',  stack,   'P-59',                   'Destroyer Droid Commander', naboo(1, 1, 1),     3,    4,   2,   3,   'red',   'uncommon'),
  character('BL-84',  stack,   'OOM-9',                  'Battle Droid Commander',    naboo(1, 2, 1),     3,    3,   1,   4,   'red',   'uncommon'),
  character('BL-85',  stack,   'Daultay Dofine',         'Neimoidian Attendant',      naboo(1, 1, 1),     2,    3,   2,   3,   'green', 'uncommon'),
  character('BL-86',  stack,   'Diva Shaliqua',          'Singer',                    tatooine(0, 0, 2),  1,    1,   1,   6,   'green', 'uncommon'),
  character('BL-87',  stack,   'Diva Funquita',          'Dancer',                    tatooine(0, 0, 2),  1,    2,   1,   5,   'green', 'uncommon'),
  character('BL-88',  diamond, 'Bith',                   'Musician',                  tatooine(0, 0, 2),  3,    3,   2,   2,   'blue',  'uncommon'),
  character('BL-89',  diamond, 'Quarren',                'Smuggler',                  tatooine(2, 0, 0),  3,    3,   2,   2,   'blue',  'uncommon'),
  character('BL-90',  stack,   'Toonbuck Toora',         'Senator',                   coruscant(0, 2, 0), 3,    3,   2,   5,   'green', 'uncommon'),
  character('BL-91',  diamond, 'Aqualish',               'Galactic Senator',          coruscant(0, 2, 0), 2,    3,   2,   3,   'red',   'uncommon'),
  character('BL-92',  diamond, "Twi'lek Diplomat",       'Senator',                   coruscant(0, 2, 0), 2,    3,   2,   4,   'green', 'common'),
  character('BL-93',  diamond, 'Weequay',                'Enforcer',                  tatooine(2, 0, 0),  3,    3,   2,   4,   'green', 'common'),
  character('BL-94',  diamond, 'Nikto',                  'Slave',                     tatooine(0, 0, 2),  3,    3,   2,   4,   'green', 'common'),
  character('BL-95',  diamond, 'Pacithhip',              'Prospector',                tatooine(0, 2, 0),  3,    3,   2,   4,   'green', 'common'),
  character('BL-96',  diamond, 'Destroyer Droid',        'Vanguard Droid',            naboo(1, 1, 1),     2,    3,   3,   3,   'red',   'common'),
  character('BL-97',  diamond, 'Destroyer Droid',        'MTT Infantry',              naboo(1, 1, 1),     3,    3,   2,   2,   'blue',  'common'),
  character('BL-98',  diamond, 'Sith Probe Droid',       'Remote Tracker',            tatooine(2, 0, 0),  1,    1,   1,   6,   'green', 'common'),
  character('BL-99',  diamond, 'Battle Droid: Pilot',    'Patrol Division',           naboo(1, 1, 1),     2,    2,   1,   4,   'blue',  'common'),
  character('BL-100', diamond, 'Battle Droid: Security', 'Patrol Division',           naboo(2, 0, 0),     2,    2,   1,   4,   'blue',  'common'),
  character('BL-101', diamond, 'Battle Droid: Infantry', 'Patrol Division',           naboo(0, 0, 2),     2,    2,   1,   4,   'blue',  'common'),
  character('BL-102', diamond, 'Battle Droid: Officer',  'Patrol Division',           naboo(0, 2, 0),     2,    2,   1,   4,   'blue',  'common'),
  character('BL-103', diamond, 'Battle Droid: Pilot',    'Defense Division',          naboo(1, 1, 1),     2,    2,   1,   3,   'green', 'common'),
  character('BL-104', diamond, 'Battle Droid: Security', 'Defense Division',          naboo(2, 0, 0),     2,    2,   1,   3,   'green', 'common'),
  character('BL-105', diamond, 'Battle Droid: Infantry', 'Defense Division',          naboo(0, 0, 2),     2,    2,   1,   3,   'green', 'common'),
  character('BL-106', diamond, 'Battle Droid: Officer',  'Defense Division',          naboo(0, 2, 0),     2,    2,   1,   3,   'green', 'common'),
  character('BL-107', diamond, 'Neimoidian Advisor',     'Bureaucrat',                naboo(1, 1, 1),     1,    1,   2,   5,   'red',   'starter'),
  character('BL-108', stack,   'Darth Maul',             'Evil Sith Lord',            naboo(2, 2, 2),     6,    3,   6,   1,   'red',   'starter'),

  //     id        copies   title                                 subtitle  cost  des  rarity      users: bonus, draws, who
  weapon('BL-109', stack,   "Darth Maul's Lightsaber",            null,     2,    2,   'rare',     line(0, 2, name('Darth Maul'))),
  weapon('BL-110', diamond, 'Sith Lightsaber',                    null,     1,    2,   'rare',     line(1, 1, name('Darth Maul'), name('Darth Sidious'))),
  weapon('BL-111', stack,   "Darth Maul's Electrobinoculars",     null,     1,    3,   'uncommon', line(1, 1, name('Darth Maul'), any('Sith probe droid'))),
  weapon('BL-112', diamond, 'Trade Federation Tank Laser Cannon', null,     2,    1,   'uncommon', line(2, 1, any('Trade Federation Tank'))),
  weapon('BL-113', diamond, 'Multi Troop Transport',              null,     2,    1,   'uncommon', line(2, 1, any('destroyer droid')), line(0, 1, any('battle droid'))),
  weapon('BL-114', diamond, 'STAP',                               null,     2,    3,   'uncommon', line(2, 1, any('battle droid'))),
  weapon('BL-115', diamond, 'Battle Droid Blaster Rifle',         null,     1,    4,   'common',   line(1, 1, any('battle droid'), any('Neimoidian'))),
  weapon('BL-116', diamond, 'Blaster',                            null,     0,    3,   'common',   line(0, 1, anybody)),
  weapon('BL-117', diamond, 'Blaster Rifle',                      null,     1,    6,   'common',   line(0, 1, anybody)),

  //     id        title                         des  rarity      use
  battle('BL-118', 'A Thousand Terrible Things', 4,   'common',   one(2, [any('◆ battle droid')])),
  battle('BL-119', 'Armored Assault',            4,   'common',   together(0, [any('Trade Federation Tank'), any('◆ battle droid')], onlyDefeated(any('◆ battle droid')))),
  battle('BL-120', 'Death From Above',           5,   'common',   one(3, [anybodyAt('Naboo')])),
  battle('BL-121', "Don't Spect A Werm Welcome", 4,   'common',   one(4, [anybodyAt('Gungan Swamp')])),
  battle('BL-122', 'I Will Make It Legal',       4,   'common',   together(0, [name('Darth Sidious'), any('◆ Neimoidian')], onlyDefeated(any('◆ Neimoidian')))),
  battle('BL-123', 'Not For A Sith',             5,   'rare',     one(2, [name('Darth Maul')], bonusOnlyIf(using("Darth Maul's Lightsaber")))),
  battle('BL-124', 'Now There Are Two Of Them',  4,   'uncommon', together(0, [name('Darth Sidious'), name('Darth Maul')])),
  battle('BL-125', 'Sith Force Push',            4,   'uncommon', one(0, [name('Darth Maul')]), ignoresWeapons),
  battle('BL-126', 'The Phantom Menace',         4,   'uncommon', one(0, [name('Darth Sidious')]), rescue),
  battle('BL-127', 'They Win This Round',        4,   'common',   several(1, 2, any('◆ destroyer droid'))),
  battle('BL-128', 'We Are Sending All Troops',  4,   'common',   several(0, 3, any('◆ battle droid'))),

  //     id        title                                 cost  des  rarity      text
  effect('BL-129', 'After Her!',                         2,    5,   'common',   damageOfOpponents([name('Queen Amidala'), any('handmaiden')], 2)),
  effect('BL-130', 'Da Dug Chaaa!',                      2,    5,   'uncommon', powerOf([any('Podracer pilot')], 1), damageOf([any('Podracer pilot')], -1)),
  effect('BL-131', 'Sando Aqua Monster',                 2,    5,   'common',   counterLimit(7)),
  effect('BL-132', 'They Will Not Stay Hidden For Long', 4,    3,   'common',   evenUpTo(7)),
  effect('BL-133', 'This Is Too Close!',                 4,    3,   'uncommon', counterLimit(8, 1)),

  //       id        planet       place           des  rarity
  location('BL-134', 'Tatooine',  'Mos Espa',     5,   'starter'),
  location('BL-135', 'Coruscant', 'Capital City', 3,   'starter'),
  location('BL-136', 'Naboo',     'Theed Palace', 4,   'starter'),

  //          id        copies   title                 subtitle                      pow  dam  des  rarity      text
  transport(  'BL-137', unique,  'Droid Control Ship', 'Trade Federation Transport', 6,   6,   2,   'uncommon'),
  starfighter('BL-138', diamond, 'Sith Infiltrator',   'Starfighter',                3,   1,   5,   'uncommon'),
  starfighter('BL-139', diamond, 'Droid Starfighter',  null,                         2,   0,   6,   'common',   corrected('starfighter')), // printed without the cube (part 30)
  transport(  'BL-140', diamond, 'Battleship',         'Trade Federation Transport', 5,   5,   2,   'common'),
])

// biome-ignore format: a table is read by its columns
const lightFoils = of('light', [
  //        id       copies  title             subtitle           planet(dots)    cost  pow  dam  des  colour  rarity  text
  character('BL-F1', stack,  'Obi-Wan Kenobi', 'Jedi Knight',     naboo(1, 0, 0), 5,    5,   5,   1,   'red',  'rare', power(1, using("Obi-Wan Kenobi's Lightsaber"))),
  character('BL-F2', stack,  'Qui-Gon Jinn',   'Jedi Ambassador', naboo(1, 0, 0), 6,    6,   5,   1,   'red',  'rare', deploysFor(3, stackedWith('Qui-Gon Jinn', 'Jedi Master'))),
])

// biome-ignore format: a table is read by its columns
const darkFoils = of('dark', [
  //        id        copies  title         subtitle                 planet(dots)       cost  pow  dam  des  colour  rarity  text
  character('BL-F10', stack,  'Darth Maul', 'Dark Lord of the Sith', naboo(1, 0, 0),    6,    6,   5,   1,   'red',  'rare', deploysFor(3, stackedWith('Darth Maul', 'Sith Apprentice'))),
  character('BL-F11', stack,  'Aurra Sing', 'Mercenary',             tatooine(0, 0, 1), 3,    5,   3,   3,   'red',  'rare', power(1, using("Aurra Sing's Blaster Rifle"))),
])

/** The cards of *Battle of Naboo*, foils last. */
export const battleOfNaboo: readonly Card[] = [...light, ...dark, ...lightFoils, ...darkFoils]
