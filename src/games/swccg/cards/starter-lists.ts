/** The two ready-made decks: how many copies of each card, by id (parts 1 to 3 of the rules). */
import type { Side } from './printed-card.ts'

/** Copies by id. */
export const LISTS: Readonly<Record<Side, Readonly<Record<string, number>>>> = {
  dark: {
    // Locations
    '1_288': 1, // Kessel
    '8_157': 1, // Endor
    '8_158': 1, // Endor: Ancient Forest
    '8_159': 1, // Endor: Back Door
    '8_165': 1, // Endor: Great Forest
    '8_166': 1, // Endor: Landing Platform (Docking Bay)
    '9_149': 1, // Mon Calamari
    '9_150': 1, // Sullust
    // Characters
    '2_103': 1, // Reserve Pilot
    '8_96': 1, // Corporal Drazin
    '8_100': 3, // Elite Squadron Stormtrooper
    '8_101': 1, // Lieutenant Arnet
    '8_102': 1, // Lieutenant Grond
    '8_114': 1, // Sergeant Tarl
    '9_98': 1, // Admiral Piett
    '9_101': 1, // Captain Jonus
    '9_107': 1, // DS-181-3
    '9_108': 1, // DS-181-4
    '9_112': 1, // Lieutenant Hebsly
    // Starships
    '1_300': 1, // Black 3
    '2_155': 3, // Victory-Class Star Destroyer
    '7_308': 3, // TIE Defender Mark I
    '9_164': 1, // Saber 3
    '9_165': 1, // Saber 4
    '9_167': 1, // Scimitar 2
    '9_170': 1, // Scythe 3
    '9_171': 2, // Scythe Squadron TIE
    '9_175': 3, // TIE Interceptor
    // Vehicles
    '8_170': 1, // Tempest 1
    '8_171': 2, // Tempest Scout
    '8_174': 1, // Tempest Scout 3
    // Weapons
    '1_312': 2, // Blaster Rifle
    '2_158': 1, // Enhanced TIE Laser Cannon
    '7_322': 2, // Intruder Missile
    '9_177': 1, // Concussion Missiles
    '9_181': 1, // SFS L-s7.2 TIE Cannon
    // Effects
    '8_118': 1, // Battle Order
    '9_121': 1, // Combat Response
    '9_126': 1, // Inconsequential Losses
    // Interrupts
    '1_241': 2, // Dark Maneuvers
    '1_251': 1, // Imperial Reinforcements
    '2_132': 1, // Ghhhk
    '2_135': 2, // Monnok
    '7_250': 1, // Flawless Marksmanship
    '8_136': 1, // Combat Readiness
    '9_139': 1, // Prepared Defenses
  },
  light: {
    // Locations
    '1_127': 1, // Tatooine
    '5_76': 1, // Bespin
    '8_68': 1, // Endor
    '8_69': 1, // Endor: Back Door
    '8_74': 1, // Endor: Great Forest
    '8_75': 1, // Endor: Hidden Forest Trail
    '8_76': 1, // Endor: Landing Platform (Docking Bay)
    '9_60': 1, // Sullust
    // Characters
    '3_5': 1, // Derek 'Hobbie' Klivian
    '8_1': 1, // Captain Yutani
    '8_2': 1, // Chewbacca Of Kashyyyk
    '8_4': 1, // Corporal Beezer
    '8_5': 1, // Corporal Delevar
    '8_6': 1, // Corporal Janse
    '8_9': 2, // Dresselian Commando
    '8_15': 1, // General Solo
    '8_29': 1, // Sergeant Junkin
    '9_6': 1, // Admiral Ackbar
    '9_11': 1, // Corporal Midge
    '9_15': 2, // Gray Squadron Y-wing Pilot
    '9_18': 1, // Karie Neth
    '9_19': 1, // Keir Santage
    '9_20': 1, // Kin Kian
    // Starships
    '1_146': 2, // X-wing
    '1_147': 1, // Y-wing
    '9_62': 3, // A-wing
    '9_66': 3, // B-wing Bomber
    '9_69': 1, // Gray Squadron 1
    '9_70': 1, // Gray Squadron 2
    '9_80': 3, // Nebulon-B Frigate
    '9_82': 1, // Red Squadron 4
    '9_83': 1, // Red Squadron 7
    // Weapons
    '7_159': 2, // Intruder Missile
    '8_85': 2, // BlasTech E-11B Blaster Rifle
    '9_87': 2, // Concussion Missiles
    '9_88': 1, // Enhanced Proton Torpedoes
    // Effects
    '8_35': 1, // Battle Plan
    '9_39': 1, // Squadron Assignments
    '9_43': 1, // Superficial Damage
    // Interrupts
    '1_70': 2, // A Few Maneuvers
    '2_49': 2, // Grimtaash
    '2_50': 1, // Houjix
    '7_105': 1, // Steady Aim
    '8_44': 1, // Careful Planning
    '8_61': 1, // Take The Initiative
    '9_51': 1, // Heading For The Medical Frigate
  },
}
