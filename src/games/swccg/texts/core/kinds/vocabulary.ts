/**
 * The kinds that card texts ask for, and that cards have: types, skills, models, classes, squadrons, characteristics,
 * features of locations, icons. A word that stands here under no heading but the last is on no card yet.
 */
import { vocabulary } from '../../language/words.ts'

/** Types of cards, and the kinds of characters, ships and locations. */
export const TYPE_KINDS = [
  'character',
  'rebel',
  'imperial',
  'alien',
  'droid',
  'dark jedi master',
  'starship',
  'starfighter',
  'capital starship',
  'vehicle',
  'combat vehicle',
  'creature vehicle',
  'transport vehicle',
  'weapon',
  'character weapon',
  'starship weapon',
  'vehicle weapon',
  'device',
  'effect',
  'interrupt',
  "Admiral's Order",
  'epic event',
  'objective',
  'podracer',
  'jedi test',
  'defensive shield',
  'location',
  'system',
  'site',
  'sector',
] as const

/** Skills and features. */
export const FEATURE_KINDS = [
  'pilot',
  'warrior',
  'planet',
  'interior',
  'exterior',
  'docking bay',
  'forest',
  'battleground',
  'mobile',
  'Scomp link',
  'hyperdrive',
  'enclosed',
  'ship-docking',
  '[Endor]',
  '[Dagobah]',
  '[Cloud City]',
  "[Jabba's Palace]",
  '[Death Star II]',
] as const

/** Models and classes of ships, vehicles and weapons, and squadrons. */
export const MODEL_KINDS = [
  'TIE/ln',
  'TIE/sa',
  'TIE Interceptor',
  'TIE Defender',
  'TIE Defender Mark I',
  'TIE',
  'bomber',
  'X-wing',
  'Y-wing',
  'A-wing',
  'B-wing',
  'Victory-class Star Destroyer',
  'Imperial-class Star Destroyer',
  'Star Destroyer',
  'Nebulon-B Frigate',
  'Mon Calamari Star Cruiser',
  'Star Cruiser',
  'Heavily-Modified Light Freighter',
  'freighter',
  'Lambda-Class Shuttle',
  'speeder bike',
  'Super-class Star Destroyer',
  'Force pike',
  'AT-AT',
  'AT-ST',
  'blaster',
  'blaster rifle',
  'rifle',
  'cannon',
  'laser cannon',
  'missile',
  'proton torpedoes',
  'Black Squadron',
  'Saber Squadron',
  'Scimitar Squadron',
  'Scythe Squadron',
  'Onyx Squadron',
  'Red Squadron',
  'Gray Squadron',
  'Green Squadron',
  'Blue Squadron',
  'Gold Squadron',
] as const

/** Characteristics. */
export const TRAIT_KINDS = [
  'guard',
  'Royal Guard',
  'trooper',
  'stormtrooper',
  'Rebel trooper',
  'scout',
  'biker scout',
  'spy',
  'leader',
  'captain',
  'commander',
  'admiral',
  'general',
  'moff',
  'senator',
  'gunner',
  'ISB agent',
  'Rogue Squadron pilot',
  'female',
  'Corellian',
  'Alderaanian',
  'Wookiee',
  'Dresselian',
  'Mon Calamari',
  'Quarren',
  'Sullustan',
  'Black Sun agent',
  'bounty hunter',
  'information broker',
  'thief',
  'gambler',
  'scoundrel',
  'r-unit',
  'bantha',
  'tauntaun',
  'dejarik',
  'Force-Attuned',
  'Dark Jedi',
  'Dark Jedi Master',
  'Astromech Droid',
  'Protocol Droid',
  'Communications Droid',
  'Maintenance Droid',
] as const

/** Kinds that texts ask for and no card has. */
export const ABSENT_KINDS = [
  'gangster',
  'smuggler',
  'Ewok',
  'Yuzzum',
  'Tusken Raider',
  'creature',
  'swoop',
  'FX droid',
  'artillery weapon',
  'ion cannon',
  'turbolaser battery',
  'tractor beam',
  'lightsaber',
  'Z-95',
  'YT-1300 Transport',
  'transport',
  'squadron',
  'jungle',
  'holosite',
  'war room',
  'spaceport',
  'automated weapon',
  'Ewok device',
  'Ewok weapon',
  'Jedi',
  'operative',
  'Elom',
  'shielded',
  'Utinni Effect',
] as const

export const kindWords = vocabulary({
  kinds: [...TYPE_KINDS, ...FEATURE_KINDS, ...MODEL_KINDS, ...TRAIT_KINDS, ...ABSENT_KINDS],
})

declare module '../../language/words.ts' {
  interface Vocabularies {
    kinds: typeof kindWords
  }
}

export type TypeKind = (typeof TYPE_KINDS)[number]
export type FeatureKind = (typeof FEATURE_KINDS)[number]
export type ModelKind = (typeof MODEL_KINDS)[number]
/** A characteristic that is printed on a card. */
export type Trait = (typeof TRAIT_KINDS)[number]
/** Any kind that a text may ask for. */
export type CardKind = TypeKind | FeatureKind | ModelKind | Trait | (typeof ABSENT_KINDS)[number]
