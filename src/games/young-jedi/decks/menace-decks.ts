/** Ready-made decks of *Menace of Darth Maul* alone, two of them its starters. */

import type { Deck } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { deck } from './written.ts'

/** The ready-made decks of *Menace of Darth Maul*. */
export const menaceDecks: readonly Deck<Side>[] = [
  // Plan: a few Jedi with lightsabers, and the Queen's escort; Battle cards that work anywhere on Tatooine.
  deck(
    'light-starter',
    'Heroes of Tatooine',
    'light',
    'starter',
    `
      2 DM-1 Obi-Wan Kenobi, Young Jedi
      1 DM-2 Qui-Gon Jinn, Jedi Master
      2 DM-27 Ishi Tib, Warrior
      2 DM-14 Ric Olié, Ace Pilot
      1 DM-6 Captain Panaka, Protector of the Queen
      1 DM-5 Padmé Naberrie, Handmaiden
      1 DM-4 Anakin Skywalker, Podracer Pilot
      1 DM-16 Rabé, Handmaiden
      1 DM-29 Jawa, Thief
      1 DM-32 Royal Guard, Veteran
      1 DM-9 Queen Amidala, Royal Leader
      1 DM-12 C-3PO, Anakin's Creation
      2 DM-34 Obi-Wan Kenobi's Lightsaber
      1 DM-35 Jedi Lightsaber, Constructed by Ki-Adi-Mundi
      2 DM-45 Blaster
      2 DM-51 Da Beings Hereabouts Cawazy
      2 DM-61 The Negotiations Were Short
      1 DM-49 Cha Skrunee Da Pat, Sleemo
      2 DM-65 Tatooine • Podrace Arena
      2 DM-66 Coruscant • Capital City
      1 DM-67 Naboo • Theed Palace
    `,
  ),
  // Plan: Darth Maul and hirelings who are strong at once, with droids behind them.
  deck(
    'dark-starter',
    'Shadows on Tatooine',
    'dark',
    'starter',
    `
      2 DM-71 Darth Maul, Sith Apprentice
      1 DM-75 Aurra Sing, Bounty Hunter
      1 DM-79 Battle Droid Squad, Assault Unit
      1 DM-89 Destroyer Droid, Wheel Droid
      2 DM-74 Watto, Slave Owner
      1 DM-77 Gardulla the Hutt, Crime Lord
      1 DM-97 Battle Droid: Pilot, MTT Division
      1 DM-99 Battle Droid: Infantry, MTT Division
      2 DM-95 Tusken Raider, Nomad
      1 DM-101 Battle Droid: Pilot, AAT Division
      1 DM-103 Battle Droid: Infantry, AAT Division
      1 DM-85 Ann and Tann Gella, Sebulba's Attendants
      1 DM-107 Sith Lightsaber
      1 DM-108 Aurra Sing's Blaster Rifle
      1 DM-118 Battle Droid Blaster Rifle
      1 DM-119 Blaster
      1 DM-120 Blaster Rifle
      2 DM-129 Sandstorm
      1 DM-130 Sniper
      1 DM-127 Opee Sea Killer
      1 DM-125 In Complete Control
      2 DM-135 Tatooine • Desert Landing Site
      2 DM-136 Coruscant • Jedi Council Chamber
      1 DM-137 Naboo • Gungan Swamp
    `,
  ),
  // Plan: each turn one Jedi with a cheap lightsaber, and cheap fighters.
  deck(
    'light-jedi',
    'Knights of the Republic',
    'light',
    'full',
    `
      3 DM-1 Obi-Wan Kenobi, Young Jedi
      2 DM-2 Qui-Gon Jinn, Jedi Master
      2 DM-7 Mace Windu, Jedi Master
      3 DM-27 Ishi Tib, Warrior
      4 DM-14 Ric Olié, Ace Pilot
      2 DM-6 Captain Panaka, Protector of the Queen
      2 DM-10 Yoda, Jedi Master
      1 DM-5 Padmé Naberrie, Handmaiden
      1 DM-4 Anakin Skywalker, Podracer Pilot
      2 DM-16 Rabé, Handmaiden
      2 DM-12 C-3PO, Anakin's Creation
      1 DM-11 R2-D2, Astromech Droid
      1 DM-8 Queen Amidala, Ruler of Naboo
      1 DM-9 Queen Amidala, Royal Leader
      1 DM-18 Mas Amedda, Vice Chancellor
      1 DM-29 Jawa, Thief
      1 DM-32 Royal Guard, Veteran
      4 DM-34 Obi-Wan Kenobi's Lightsaber
      2 DM-35 Jedi Lightsaber, Constructed by Ki-Adi-Mundi
      1 DM-37 Captain Panaka's Blaster
      2 DM-45 Blaster
      1 DM-46 Blaster Rifle
      3 DM-61 The Negotiations Were Short
      2 DM-51 Da Beings Hereabouts Cawazy
      1 DM-49 Cha Skrunee Da Pat, Sleemo
      1 DM-50 Counterparts
      1 DM-56 I Have A Bad Feeling About This
      1 DM-63 We're Not In Trouble Yet
      1 DM-64 Yousa Guys Bombad!
      4 DM-65 Tatooine • Podrace Arena
      3 DM-66 Coruscant • Capital City
      3 DM-67 Naboo • Theed Palace
    `,
  ),
  // Plan: three fighters a turn, Kaadu for nothing, and Gungans by threes; many attackers break through.
  deck(
    'light-gungans',
    'The Grand Army',
    'light',
    'full',
    `
      5 DM-27 Ishi Tib, Warrior
      2 DM-2 Qui-Gon Jinn, Jedi Master
      3 DM-1 Obi-Wan Kenobi, Young Jedi
      3 DM-14 Ric Olié, Ace Pilot
      3 DM-22 Gungan Official, Bureaucrat
      2 DM-13 Boss Nass, Leader of the Gungans
      1 DM-17 Rep Been, Gungan
      1 DM-21 Bravo Pilot, Veteran Flyer
      4 DM-25 Gungan Warrior, Infantry
      2 DM-24 Gungan Guard
      2 DM-8 Queen Amidala, Ruler of Naboo
      1 DM-23 Gungan Soldier, Scout
      1 DM-26 Gungan Soldier, Veteran
      5 DM-41 Kaadu
      3 DM-45 Blaster
      2 DM-39 Electropole
      5 DM-61 The Negotiations Were Short
      2 DM-54 Gungan Curiosity
      2 DM-51 Da Beings Hereabouts Cawazy
      1 DM-64 Yousa Guys Bombad!
      4 DM-67 Naboo • Theed Palace
      3 DM-65 Tatooine • Podrace Arena
      3 DM-66 Coruscant • Capital City
    `,
  ),
  // Plan: Darth Maul and Aurra Sing strike, the gangsters of Tatooine hold the ground.
  deck(
    'dark-sith',
    'Sith and Scoundrels',
    'dark',
    'full',
    `
      4 DM-75 Aurra Sing, Bounty Hunter
      3 DM-71 Darth Maul, Sith Apprentice
      2 DM-89 Destroyer Droid, Wheel Droid
      1 DM-72 Darth Sidious, Sith Master
      3 DM-74 Watto, Slave Owner
      3 DM-77 Gardulla the Hutt, Crime Lord
      2 DM-76 Jabba the Hutt, Vile Crime Lord
      2 DM-73 Sebulba, Bad-Tempered Dug
      3 DM-95 Tusken Raider, Nomad
      2 DM-84 Bib Fortuna, Twi'lek Advisor
      2 DM-85 Ann and Tann Gella, Sebulba's Attendants
      1 DM-96 Tusken Raider, Marksman
      1 DM-87 Passel Argente, Senator
      1 DM-91 Sith Probe Droid, Spy Drone
      3 DM-107 Sith Lightsaber
      3 DM-119 Blaster
      2 DM-108 Aurra Sing's Blaster Rifle
      1 DM-109 Sebulba's Podracer
      1 DM-120 Blaster Rifle
      3 DM-129 Sandstorm
      2 DM-130 Sniper
      2 DM-127 Opee Sea Killer
      1 DM-121 At Last We Will Have Revenge
      1 DM-123 Boonta Eve Podrace
      1 DM-132 Vile Gangsters
      5 DM-135 Tatooine • Desert Landing Site
      3 DM-137 Naboo • Gungan Swamp
      2 DM-136 Coruscant • Jedi Council Chamber
    `,
  ),
  // Plan: droids that share weapons and Battle cards, and fight by threes.
  deck(
    'dark-droids',
    'The Invasion',
    'dark',
    'full',
    `
      3 DM-89 Destroyer Droid, Wheel Droid
      3 DM-79 Battle Droid Squad, Assault Unit
      2 DM-78 Destroyer Droid Squad, Security Division
      1 DM-88 Trade Federation Tank, Armored Division
      1 DM-71 Darth Maul, Sith Apprentice
      3 DM-97 Battle Droid: Pilot, MTT Division
      2 DM-98 Battle Droid: Security, MTT Division
      2 DM-99 Battle Droid: Infantry, MTT Division
      2 DM-90 Destroyer Droid, Defense Droid
      1 DM-100 Battle Droid: Officer, MTT Division
      3 DM-101 Battle Droid: Pilot, AAT Division
      2 DM-102 Battle Droid: Security, AAT Division
      2 DM-103 Battle Droid: Infantry, AAT Division
      2 DM-91 Sith Probe Droid, Spy Drone
      1 DM-104 Battle Droid: Officer, AAT Division
      4 DM-118 Battle Droid Blaster Rifle
      3 DM-116 STAP
      2 DM-119 Blaster
      1 DM-115 Multi Troop Transport
      4 DM-125 In Complete Control
      2 DM-131 The Invasion Is On Schedule
      2 DM-127 Opee Sea Killer
      1 DM-122 Begin Landing Your Troops
      1 DM-129 Sandstorm
      4 DM-135 Tatooine • Desert Landing Site
      3 DM-137 Naboo • Gungan Swamp
      3 DM-136 Coruscant • Jedi Council Chamber
    `,
  ),
]
