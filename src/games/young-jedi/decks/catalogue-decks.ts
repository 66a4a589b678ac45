/**
 * Ready-made decks of all sets, four per side, and the starters of *Battle of Naboo*. In each colour the wild card
 * stands last.
 */

import type { Deck } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { deck } from './written.ts'

/** The ready-made decks of all sets. */
export const catalogueDecks: readonly Deck<Side>[] = [
  // Plan: Masters of the Council for four counters a turn, lightsabers that cost nothing, and Jedi Training to
  // find them.
  deck(
    'light-council',
    'The Council Goes to War',
    'light',
    'full',
    `
      2 DM-1 Obi-Wan Kenobi, Young Jedi
      1 DM-2 Qui-Gon Jinn, Jedi Master
      2 JC-18 Plo Koon, Jedi Master
      2 JC-16 Even Piell, Lannik Jedi Master
      1 JC-12 Ki-Adi-Mundi, Cerean Jedi Knight
      1 JC-14 Depa Billaba, Jedi Master
      1 EM-P1 Qui-Gon Jinn, Jedi Protector
      2 JC-20 Yaddle, Jedi Master
      2 DM-10 Yoda, Jedi Master
      3 JC-23 Ric Olié, Chief Pilot
      1 JC-6 Captain Panaka, Amidala's Bodyguard
      1 JC-4 Anakin Skywalker, Child of Prophecy
      1 EB-P12 Yoda, Wise Jedi
      2 JC-26 Valorum, Supreme Chancellor
      1 DM-8 Queen Amidala, Ruler of Naboo
      2 JC-30 Naboo Security, Amidala's Guard
      1 DM-12 C-3PO, Anakin's Creation
      1 DM-16 Rabé, Handmaiden
      1 JC-25 Eirtaé, Handmaiden
      1 DM-11 R2-D2, Astromech Droid
      1 EM-P2 Mace Windu, Jedi Warrior
      2 DM-34 Obi-Wan Kenobi's Lightsaber
      2 JC-40 Qui-Gon Jinn's Lightsaber
      2 BL-34 Mace Windu's Lightsaber
      1 V1-JC-42 Adi Gallia's Lightsaber
      1 DM-35 Jedi Lightsaber, Constructed by Ki-Adi-Mundi
      1 BP-20 Comlink
      1 EB-P8 Obi-Wan Kenobi, Jedi Avenger
      2 DM-61 The Negotiations Were Short
      2 JC-64 Wisdom Of The Council
      1 RF-D6 Wisdom Of The Council & Jedi Training
      1 DF-26 Jedi Training
      1 JC-56 Hate Leads To Suffering
      1 JC-52 Balance To The Force
      1 BL-61 There's Always A Bigger Fish
      1 JC-60 Senator Palpatine
      4 JC-66 Coruscant • Jedi Council Chamber
      2 DM-65 Tatooine • Podrace Arena
      2 DM-67 Naboo • Theed Palace
      1 JC-70 Radiant VII, Republic Cruiser Transport
      1 DM-70 Republic Cruiser, Transport
    `,
  ),
  // Plan: Gungans on Kaadu, three of them in one fight, led by Boss Nass and Captain Tarpals; Bombad General makes
  // all of them stronger.
  deck(
    'light-thunder',
    'Thunder from the Swamp',
    'light',
    'full',
    `
      4 DM-27 Ishi Tib, Warrior
      2 DM-1 Obi-Wan Kenobi, Young Jedi
      1 BL-2 Qui-Gon Jinn, Jedi Ambassador
      2 BL-32 Rep Officer, Gungan Diplomat
      1 EM-P1 Qui-Gon Jinn, Jedi Protector
      2 BL-12 Boss Nass, Gungan Chief
      1 RF-A2 Boss Nass, Gungan Chief
      2 BL-14 Captain Tarpals, Gungan Officer
      1 BP-10 Captain Tarpals, Gungan Leader
      2 DM-22 Gungan Official, Bureaucrat
      1 BL-3 Jar Jar Binks, Bombad Gungan General
      1 EB-P11 Captain Panaka, Royal Defender
      3 BL-28 Gungan Warrior, Veteran
      2 DM-25 Gungan Warrior, Infantry
      2 DM-24 Gungan Guard
      1 DM-23 Gungan Soldier, Scout
      1 DM-8 Queen Amidala, Ruler of Naboo
      1 EM-P3 Queen Amidala, Cunning Warrior
      4 BL-40 Kaadu
      2 BL-39 Electropole
      2 BL-38 Fambaa
      1 BL-36 Captain Tarpals' Electropole
      1 BP-20 Comlink
      1 BL-59 Bombad General
      1 RF-D1 Dos Mackineeks No Comen Here! & Bombad General
      2 JC-54 Dos Mackineeks No Comen Here!
      1 BL-45 Celebration
      1 RF-C3 Celebration & Gungan Mounted Troops
      1 DF-17 Gungan Mounted Troops
      1 BL-48 Gungan Battle Cry
      1 BL-47 Gunga City
      1 DM-61 The Negotiations Were Short
      3 BL-66 Naboo • Battle Plains
      2 JC-67 Naboo • Gungan Swamp
      2 DM-65 Tatooine • Podrace Arena
      2 DM-66 Coruscant • Capital City
      1 BL-67 Amidala's Starship, Royal Transport
    `,
  ),
  // Plan: officers, guards and pilots for two counters each, made strong by the Royal Security Forces; the Queen's
  // ship brings them home.
  deck(
    'light-theed',
    'Theed Stands',
    'light',
    'full',
    `
      5 BL-20 Naboo Officer, Commander
      4 DF-10 Bravo Pilot, Flyer
      1 EB-P11 Captain Panaka, Royal Defender
      2 DF-4 Captain Panaka, Security Commander
      3 BL-13 Ric Olié, Bravo Leader
      1 DF-9 Ric Olié, Starship Pilot
      2 BL-19 Naboo Officer, Squad Leader
      1 DM-31 Royal Guard, Leader
      1 EB-P10 Padmé Naberrie, Loyal Handmaiden
      4 BL-22 Naboo Security, Trooper
      1 BL-23 Naboo Security, Defender
      2 DM-32 Royal Guard, Veteran
      2 BL-9 Queen Amidala, Keeper of the Peace
      1 EM-P3 Queen Amidala, Cunning Warrior
      3 BL-41 Flash Speeder
      2 DM-44 Naboo Blaster
      1 DM-37 Captain Panaka's Blaster
      1 JC-41 Amidala's Blaster
      2 DM-45 Blaster
      1 JC-48 Gian Speeder
      2 DF-27 Naboo Royal Security Forces
      1 RF-D3 The Queen's Plan & Naboo Royal Security Forces
      2 BL-50 I Will Take Back What Is Ours
      1 BL-44 Capture The Viceroy
      1 BP-27 Bravo Squadron
      1 BL-58 Your Occupation Here Has Ended
      1 RF-C4 Enough Of This Pretense & I Will Not Cooperate
      1 DF-15 Come On, Move!
      3 DM-67 Naboo • Theed Palace
      2 BL-66 Naboo • Battle Plains
      1 DM-65 Tatooine • Podrace Arena
      1 DM-66 Coruscant • Capital City
      1 BL-67 Amidala's Starship, Royal Transport
      1 BL-68 Bravo 3, Naboo Starfighter
      1 DF-30 Naboo Starfighter
    `,
  ),
  // Plan: win the race, while Anakin's friends for one counter each fetch what is missing and hold the ground.
  deck(
    'light-podrace',
    'The Boy from Mos Espa',
    'light',
    'full',
    `
      2 BP-4 Jira, Pallie Vendor
      3 DM-27 Ishi Tib, Warrior
      1 DM-1 Obi-Wan Kenobi, Young Jedi
      2 DM-2 Qui-Gon Jinn, Jedi Master
      1 DF-10 Bravo Pilot, Flyer
      1 EM-P1 Qui-Gon Jinn, Jedi Protector
      3 BP-1 Anakin Skywalker, Boonta Eve Podracer Pilot
      1 DM-4 Anakin Skywalker, Podracer Pilot
      2 DM-5 Padmé Naberrie, Handmaiden
      3 DM-14 Ric Olié, Ace Pilot
      1 EB-P9 Anakin Skywalker, Tested by the Jedi Council
      1 BP-5 Kitster, Anakin's Friend
      1 BP-6 Wald, Anakin's Friend
      1 BP-7 Seek, Anakin's Friend
      1 BP-8 Amee, Anakin's Friend
      1 BP-9 Melee, Anakin's Friend
      1 BP-15 Shmi Skywalker, Anakin's Mother
      1 BP-3 C-3PO, Human-Cyborg Relations Droid
      1 DM-11 R2-D2, Astromech Droid
      1 DM-9 Queen Amidala, Royal Leader
      1 EB-P10 Padmé Naberrie, Loyal Handmaiden
      3 DM-36 Anakin Skywalker's Podracer
      2 DM-34 Obi-Wan Kenobi's Lightsaber
      2 DM-45 Blaster
      1 DM-40 Eopie
      1 BP-20 Comlink
      1 BP-21 Hold-Out Blaster
      2 DM-59 Shmi's Pride
      1 DM-48 Are You An Angel?
      1 DM-57 I've Been Trained In Defense
      1 DM-64 Yousa Guys Bombad!
      1 DM-61 The Negotiations Were Short
      1 BL-57 Young Skywalker
      1 BP-25 What Does Your Heart Tell You?
      1 BL-63 We Wish To Form An Alliance
      1 BP-29 Boonta Eve Classic
      4 DM-65 Tatooine • Podrace Arena
      2 JC-65 Tatooine • Mos Espa
      1 DM-66 Coruscant • Capital City
      1 JC-66 Coruscant • Jedi Council Chamber
      1 DM-67 Naboo • Theed Palace
      1 BL-68 Bravo 3, Naboo Starfighter
    `,
  ),
  // Plan: battle droids for two counters, a STAP or a rifle for each, three in one fight; their commanders call
  // for more.
  deck(
    'dark-swarm',
    'March on Theed',
    'dark',
    'full',
    `
      2 DF-35 OWO-1, Battle Droid Command Officer
      1 BL-84 OOM-9, Battle Droid Commander
      3 BL-96 Destroyer Droid, Vanguard Droid
      2 DM-89 Destroyer Droid, Wheel Droid
      1 DM-105 Neimoidian, Trade Federation Pilot
      1 EB-P18 Nute Gunray, Neimoidian Bureaucrat
      3 BL-99 Battle Droid: Pilot, Patrol Division
      2 BL-100 Battle Droid: Security, Patrol Division
      2 BL-102 Battle Droid: Officer, Patrol Division
      2 BL-97 Destroyer Droid, MTT Infantry
      1 EB-P19 Rune Haako, Neimoidian Lieutenant
      3 BL-103 Battle Droid: Pilot, Defense Division
      2 BL-104 Battle Droid: Security, Defense Division
      2 BL-106 Battle Droid: Officer, Defense Division
      1 BL-105 Battle Droid: Infantry, Defense Division
      1 BL-85 Daultay Dofine, Neimoidian Attendant
      1 EM-P6 Trade Federation Tank, Assault Leader
      4 BL-114 STAP
      4 BL-115 Battle Droid Blaster Rifle
      1 BL-113 Multi Troop Transport
      1 BP-48 Tatooine Backpack
      2 BL-118 A Thousand Terrible Things
      2 BL-128 We Are Sending All Troops
      1 RF-C8 A Thousand Terrible Things & We Are Sending All Troops
      1 RF-C10 Battle Droid Patrol & In Complete Control
      1 DF-44 Battle Droid Patrol
      1 DM-125 In Complete Control
      1 DF-59 Where Are Those Droidekas?
      1 BP-56 All-Out Attack
      3 BL-136 Naboo • Theed Palace
      2 JC-137 Naboo • Battle Plains
      2 DM-135 Tatooine • Desert Landing Site
      1 BL-135 Coruscant • Capital City
      1 BL-137 Droid Control Ship, Trade Federation Transport
      1 BL-140 Battleship, Trade Federation Transport
    `,
  ),
  // Plan: deploy Darth Maul cheaply, draw a lightsaber for the duels; Darth Sidious, Aurra Sing and hirelings fight
  // everybody else.
  deck(
    'dark-masters',
    'Always Two',
    'dark',
    'full',
    `
      2 DM-71 Darth Maul, Sith Apprentice
      2 BL-71 Darth Maul, Dark Lord of the Sith
      1 DF-31 Darth Maul, Student of the Dark Side
      1 JC-72 Darth Sidious, Lord of the Sith
      1 BL-72 Darth Sidious, Sith Manipulator
      1 DF-33 Aurra Sing, Trophy Collector
      1 DM-75 Aurra Sing, Bounty Hunter
      1 EB-P16 Aurra Sing, Scoundrel
      3 DM-74 Watto, Slave Owner
      2 DM-77 Gardulla the Hutt, Crime Lord
      2 DM-76 Jabba the Hutt, Vile Crime Lord
      1 JC-89 Horox Ryyder, Senator
      1 DF-37 Baskol Yeesrim, Gran Senator
      1 EM-P4 Darth Maul, Sith Assassin
      3 DM-91 Sith Probe Droid, Spy Drone
      1 JC-94 Sith Probe Droid, Hunter Droid
      2 DM-84 Bib Fortuna, Twi'lek Advisor
      2 DM-85 Ann and Tann Gella, Sebulba's Attendants
      1 DM-87 Passel Argente, Senator
      1 EB-P14 Darth Sidious, The Phantom Menace
      3 JC-106 Darth Maul's Lightsaber
      3 DM-107 Sith Lightsaber
      1 DF-41 Jedi Lightsaber, Stolen by Aurra Sing
      1 DM-108 Aurra Sing's Blaster Rifle
      1 JC-107 Darth Maul's Sith Speeder
      1 BP-48 Tatooine Backpack
      2 DF-57 The Duel Begins
      1 RF-D10 Now There Are Two Of Them & The Duel Begins
      1 DF-53 To The Death
      1 DF-51 Power Of The Sith
      1 DF-46 Dangerous Encounter
      1 DF-47 Darth Maul Defiant
      2 JC-122 Let Them Make The First Move
      1 DM-121 At Last We Will Have Revenge
      4 DM-135 Tatooine • Desert Landing Site
      1 BL-134 Tatooine • Mos Espa
      2 BL-136 Naboo • Theed Palace
      2 BL-135 Coruscant • Capital City
      1 DM-138 Darth Maul's Starfighter, Sith Infiltrator
    `,
  ),
  // Plan: Sebulba races, Aurra Sing and the Tuskens shoot, Watto takes the bets; on Tatooine everybody is at home.
  deck(
    'dark-podrace',
    'He Always Wins',
    'dark',
    'full',
    `
      3 DM-75 Aurra Sing, Bounty Hunter
      1 BP-33 Aurra Sing, Formidable Adversary
      2 DM-86 Gragra, Chuba Peddler
      2 BP-36 Orr'UrRuuR'R, Tusken Raider Leader
      1 BP-47 Chokk, Klatooinian Explosives Expert
      1 EB-P16 Aurra Sing, Scoundrel
      2 BP-31 Sebulba, Dug Podracer Pilot
      2 DM-73 Sebulba, Bad-Tempered Dug
      2 DM-74 Watto, Slave Owner
      1 BP-32 Watto, Podrace Sponsor
      1 DM-76 Jabba the Hutt, Vile Crime Lord
      1 DM-77 Gardulla the Hutt, Crime Lord
      1 EM-P5 Sebulba, Champion Podracer Pilot
      2 DM-95 Tusken Raider, Nomad
      1 BP-38 RuuR'Ur, Tusken Raider Sniper
      1 JC-82 Fode and Beed, Podrace Announcer
      2 DM-85 Ann and Tann Gella, Sebulba's Attendants
      1 BP-44 Rum Sleg, Bounty Hunter
      1 BP-43 Meddun, Nikto Mercenary
      1 BP-42 Reike Th'san, Arms Smuggler
      1 EB-P15 Watto, Risk Taker
      3 DM-109 Sebulba's Podracer
      1 DM-108 Aurra Sing's Blaster Rifle
      1 JC-116 Thermal Detonator
      2 BP-49 Gaderffii Stick
      1 BP-51 Watto's Datapad
      1 DM-119 Blaster
      1 BP-48 Tatooine Backpack
      2 JC-133 Yoka To Bantha Poodoo
      1 RF-C12 Podrace Preparation & Yoka To Bantha Poodoo
      1 DM-129 Sandstorm
      1 DM-130 Sniper
      1 BP-54 Bounty Hunter
      1 RF-D8 Grueling Contest & Da Dug Chaaa!
      1 DM-134 You Have Been Well Trained
      1 BL-131 Sando Aqua Monster
      1 BP-59 Boonta Eve Classic
      4 JC-135 Tatooine • Podrace Arena
      2 DM-135 Tatooine • Desert Landing Site
      1 BL-134 Tatooine • Mos Espa
      1 DM-136 Coruscant • Jedi Council Chamber
      1 JC-136 Coruscant • Galactic Senate
      1 DM-137 Naboo • Gungan Swamp
    `,
  ),
  // Plan: tanks with cannons roll over one fighter after another; seven or eight counters pay for them, and what
  // is too costly to lose goes back into orbit.
  deck(
    'dark-armour',
    'Blockade and Armour',
    'dark',
    'full',
    `
      3 BL-81 Trade Federation Tank, Guard Division
      2 DM-88 Trade Federation Tank, Armored Division
      1 BP-39 Sil Unch, Neimoidian Comm Officer
      2 BL-107 Neimoidian Advisor, Bureaucrat
      1 BL-84 OOM-9, Battle Droid Commander
      1 EB-P19 Rune Haako, Neimoidian Lieutenant
      3 BL-82 Trade Federation Tank, Patrol Division
      1 JC-80 Trade Federation Tank, Assault Division
      2 BL-77 Nute Gunray, Neimoidian Despot
      1 BL-78 Rune Haako, Neimoidian Deputy
      2 BL-99 Battle Droid: Pilot, Patrol Division
      1 EM-P6 Trade Federation Tank, Assault Leader
      2 BL-85 Daultay Dofine, Neimoidian Attendant
      2 DF-34 Tey How, Neimoidian Comm Officer
      2 BL-103 Battle Droid: Pilot, Defense Division
      1 DF-39 Starfighter Droid, DFS-1104
      1 DF-38 Starfighter Droid, DFS-327
      1 JC-81 Lott Dod, Neimoidian Senator
      1 EB-P18 Nute Gunray, Neimoidian Bureaucrat
      4 BL-112 Trade Federation Tank Laser Cannon
      2 DF-43 Neimoidian Viewscreen
      2 BL-115 Battle Droid Blaster Rifle
      1 BL-116 Blaster
      1 BP-48 Tatooine Backpack
      2 JC-124 Open Fire!
      2 BL-119 Armored Assault
      1 BL-120 Death From Above
      1 JC-125 Seal Off The Bridge
      1 DF-52 Starfighter Screen
      1 DF-48 Impossible!
      1 BL-133 This Is Too Close!
      1 BL-131 Sando Aqua Monster
      3 BL-136 Naboo • Theed Palace
      1 DM-135 Tatooine • Desert Landing Site
      1 DM-136 Coruscant • Jedi Council Chamber
      1 BL-137 Droid Control Ship, Trade Federation Transport
      1 BP-60 Viceroy's Battleship, Trade Federation Transport
      1 BL-140 Battleship, Trade Federation Transport
      1 DF-60 Droid Starfighter
      1 JC-138 Sith Infiltrator, Starfighter
    `,
  ),
  // Plan: two Jedi in front, and behind them servants of Naboo for two counters each; Battle cards that work anywhere
  // on the planet.
  deck(
    'light-naboo-starter',
    'Heroes of Naboo',
    'light',
    'starter',
    `
      1 BL-1 Obi-Wan Kenobi, Jedi Knight
      1 BL-2 Qui-Gon Jinn, Jedi Ambassador
      2 BL-20 Naboo Officer, Commander
      1 BL-21 Naboo Bureaucrat, Official
      2 BL-13 Ric Olié, Bravo Leader
      1 BL-12 Boss Nass, Gungan Chief
      1 BL-6 Captain Panaka, Veteran Leader
      1 BL-19 Naboo Officer, Squad Leader
      2 BL-22 Naboo Security, Trooper
      1 BL-9 Queen Amidala, Keeper of the Peace
      1 BL-17 Saché, Handmaiden
      1 BL-28 Gungan Warrior, Veteran
      1 DM-34 Obi-Wan Kenobi's Lightsaber
      2 BL-42 Blaster
      1 BL-41 Flash Speeder
      1 BL-40 Kaadu
      2 BL-58 Your Occupation Here Has Ended
      2 DM-61 The Negotiations Were Short
      1 BL-44 Capture The Viceroy
      2 DM-67 Naboo • Theed Palace
      1 BL-66 Naboo • Battle Plains
      1 DM-65 Tatooine • Podrace Arena
      1 DM-66 Coruscant • Capital City
    `,
  ),
  // Plan: battle droids by threes, destroyer droids beside them, and Darth Maul where it is decided.
  deck(
    'dark-naboo-starter',
    'Occupation of Naboo',
    'dark',
    'starter',
    `
      1 BL-71 Darth Maul, Dark Lord of the Sith
      1 BL-81 Trade Federation Tank, Guard Division
      2 BL-96 Destroyer Droid, Vanguard Droid
      1 BL-84 OOM-9, Battle Droid Commander
      2 BL-99 Battle Droid: Pilot, Patrol Division
      1 BL-100 Battle Droid: Security, Patrol Division
      1 BL-97 Destroyer Droid, MTT Infantry
      1 BL-77 Nute Gunray, Neimoidian Despot
      2 BL-103 Battle Droid: Pilot, Defense Division
      1 BL-104 Battle Droid: Security, Defense Division
      1 BL-106 Battle Droid: Officer, Defense Division
      1 BL-85 Daultay Dofine, Neimoidian Attendant
      1 JC-106 Darth Maul's Lightsaber
      2 BL-115 Battle Droid Blaster Rifle
      1 BL-114 STAP
      1 BL-116 Blaster
      2 BL-120 Death From Above
      1 BL-118 A Thousand Terrible Things
      1 BL-128 We Are Sending All Troops
      1 DM-127 Opee Sea Killer
      2 BL-136 Naboo • Theed Palace
      1 JC-137 Naboo • Battle Plains
      1 BL-134 Tatooine • Mos Espa
      1 BL-135 Coruscant • Capital City
    `,
  ),
]
