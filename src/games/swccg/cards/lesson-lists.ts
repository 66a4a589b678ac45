/** The two small decks of the first game: how many copies of each card, by id, and the locations at which they start. */
import type { Side } from './printed-card.ts'

/** The format of a first game: 24 cards a side, which no other game takes. */
export const LESSON = 'lesson'

/** Copies by id. No Effect makes a drain cost Force, no card forbids to react, no search comes back empty. */
export const LESSON_LISTS: Readonly<Record<Side, Readonly<Record<string, number>>>> = {
  dark: {
    // Locations
    '1_288': 1, // Kessel
    '8_159': 1, // Endor: Back Door
    '8_165': 1, // Endor: Great Forest
    '9_150': 1, // Sullust
    // Characters
    '8_96': 1, // Corporal Drazin
    '8_100': 2, // Elite Squadron Stormtrooper
    '8_102': 1, // Lieutenant Grond
    '8_114': 1, // Sergeant Tarl
    '9_98': 1, // Admiral Piett
    '9_107': 1, // DS-181-3
    // Starships
    '2_155': 1, // Victory-Class Star Destroyer
    '7_308': 1, // TIE Defender Mark I
    '9_164': 1, // Saber 3
    '9_175': 2, // TIE Interceptor
    // Vehicles
    '8_171': 1, // Tempest Scout
    // Weapons
    '1_312': 1, // Blaster Rifle
    '9_181': 1, // SFS L-s7.2 TIE Cannon
    // Interrupts
    '1_241': 2, // Dark Maneuvers
    '2_132': 1, // Ghhhk
    '8_136': 1, // Combat Readiness
    '9_139': 1, // Prepared Defenses
  },
  light: {
    // Locations
    '1_127': 1, // Tatooine
    '8_69': 1, // Endor: Back Door
    '8_74': 1, // Endor: Great Forest
    '8_75': 1, // Endor: Hidden Forest Trail
    // Characters
    '8_1': 1, // Captain Yutani
    '8_2': 1, // Chewbacca
    '8_6': 1, // Corporal Janse
    '8_15': 1, // General Solo
    '8_29': 1, // Sergeant Junkin
    '9_6': 1, // Admiral Ackbar
    '9_11': 1, // Corporal Midge
    // Starships
    '1_146': 2, // X-wing
    '1_147': 1, // Y-wing
    '9_66': 1, // B-wing Bomber
    '9_80': 1, // Nebulon-B Frigate
    // Weapons
    '8_85': 1, // BlasTech E-11B Blaster Rifle
    '9_87': 1, // Concussion Missiles
    '9_88': 1, // Enhanced Proton Torpedoes
    // Interrupts
    '1_70': 2, // A Few Maneuvers
    '2_50': 1, // Houjix
    '8_44': 1, // Careful Planning
    '9_51': 1, // Heading For The Medical Frigate
  },
}

/** The location at which each side starts the first game. */
export const LESSON_STARTS: Readonly<Record<Side, string>> = { dark: '1_288', light: '8_75' }
