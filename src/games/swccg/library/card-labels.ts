/** Names of types, kinds, numbers and features on a card's sheet. */
import type { Language } from '../../../contract/index.ts'
import { type Both, both } from '../../../kit/wording/words.ts'
import { LIBRARY_FEATURES, LIBRARY_KINDS, LIBRARY_LINES } from '../cards/labels/lexicon.ts'
import type { LibraryCard } from '../cards/library-card.ts'
import type { Side } from '../cards/printed-card.ts'

export const SIDE_LABELS: Readonly<Record<Side, Both>> = {
  dark: both('Dark Side', 'Côté obscur'),
  light: both('Light Side', 'Côté lumineux'),
}
export const TYPE_LABELS: Readonly<Record<LibraryCard['type'], Both>> = {
  character: both('Character', 'Personnage'),
  starship: both('Starship', 'Vaisseau'),
  vehicle: both('Vehicle', 'Véhicule'),
  weapon: both('Weapon', 'Arme'),
  device: both('Device', 'Équipement'),
  effect: both('Effect', 'Effet'),
  interrupt: both('Interrupt', 'Interruption'),
  location: both('Location', 'Localisation'),
  "admiral's order": both('Admiral’s Order', 'Ordre de l’amiral'),
  'epic event': both('Epic Event', 'Événement épique'),
  objective: both('Objective', 'Objectif'),
  podracer: both('Podracer', 'Module de course'),
  'jedi test': both('Jedi Test', 'Test Jedi'),
  'defensive shield': both('Defensive Shield', 'Bouclier défensif'),
}
/** Kinds within a type. */
export const KIND_LABELS: Readonly<Record<string, Both>> = {
  rebel: both('Rebel', 'Rebelle'),
  imperial: both('Imperial', 'Impérial'),
  alien: both('alien', 'alien'),
  droid: both('droid', 'droïde'),
  starfighter: both('starfighter', 'chasseur'),
  squadron: both('squadron', 'escadron'),
  capital: both('capital starship', 'vaisseau capital'),
  combat: both('combat vehicle', 'véhicule de combat'),
  creature: both('creature vehicle', 'véhicule créature'),
  transport: both('transport vehicle', 'véhicule de transport'),
  character: both('character weapon', 'arme de personnage'),
  starship: both('starship weapon', 'arme de vaisseau'),
  ...LIBRARY_KINDS,
  normal: both('normal', 'normal'),
  immediate: both('immediate', 'immédiat'),
  used: both('Used', 'utilisée'),
  lost: both('Lost', 'perdue'),
  starting: both('Starting', 'de départ'),
  system: both('system', 'système'),
  site: both('site', 'site'),
  sector: both('sector', 'secteur'),
}
export const NUMBER_LABELS = {
  deploy: both('Deploy', 'Déploiement'),
  power: both('Power', 'Puissance'),
  ability: both('Ability', 'Habileté'),
  maneuver: both('Maneuver', 'Manœuvre'),
  armor: both('Armor', 'Blindage'),
  hyperspeed: both('Hyperspeed', 'Hypervitesse'),
  landspeed: both('Landspeed', 'Vitesse terr.'),
  forfeit: both('Forfeit', 'Perte'),
  parsec: both('Parsec', 'Parsec'),
  'dark-force': both('Dark Force', 'Force obscure'),
  'light-force': both('Light Force', 'Force lumineuse'),
  destiny: both('Destiny', 'Destinée'),
} as const satisfies Readonly<Record<string, Both>>
/** The number of a card, as the look and the sheet name it. */
export type NumberId = keyof typeof NUMBER_LABELS

export const SEAT_LABELS = {
  pilots: [both('pilot', 'pilote'), both('pilots', 'pilotes')],
  passengers: [both('passenger', 'passager'), both('passengers', 'passagers')],
  pilotsOrPassengers: [
    both('pilot or passenger', 'pilote ou passager'),
    both('pilots or passengers', 'pilotes ou passagers'),
  ],
  vehicles: [both('vehicle', 'véhicule'), both('vehicles', 'véhicules')],
  starfighters: [both('starfighter', 'chasseur'), both('starfighters', 'chasseurs')],
  ties: [both('TIE', 'TIE'), both('TIEs', 'TIE')],
  drivers: [both('driver', 'conducteur'), both('drivers', 'conducteurs')],
} as const
export const IMMUNE_PARTS: Readonly<Record<NonNullable<LibraryCard['immunePart']>, Both>> = {
  'light text': both('by the Light Side text', 'par le texte du côté lumineux'),
  'first function': both('first function only', 'première fonction seulement'),
  'used function': both('Used function only', 'fonction utilisée seulement'),
  'insert function': both('insert function only', 'fonction d’insertion seulement'),
  'one function': both('one function only', 'une seule fonction'),
}
export const LINE_LABELS = {
  details: both('Details', 'Détails'),
  traits: both('Characteristics', 'Caractéristiques'),
  known: both('Also known as', 'Aussi appelé'),
  persona: both('Persona', 'Identité'),
  matching: both('Matches', 'Correspond à'),
  aboard: both('Aboard', 'À bord'),
  immune: both('Always immune to', 'Toujours immunisé contre'),
  features: both('Features', 'Particularités'),
  permanent: both('permanent pilot, ability', 'pilote permanent, habileté'),
  suspends: both('off while a pilot card is aboard', 'hors jeu tant qu’une carte pilote est à bord'),
  corrected: both('The text is a corrected one.', 'Le texte a été corrigé.'),
  none: both('none', 'aucune'),
  ...LIBRARY_LINES,
} as const satisfies Readonly<Record<string, Both>>
export const FEATURE_LABELS = {
  navComputer: both('nav computer', 'ordinateur de navigation'),
  scompLink: both('Scomp link', 'prise Scomp'),
  grabber: both('grabber', 'agrippeur'),
  mobile: both('mobile', 'mobile'),
  planet: both('planet', 'planète'),
  space: both('space', 'espace'),
  interior: both('interior', 'intérieur'),
  exterior: both('exterior', 'extérieur'),
  dockingBay: both('docking bay', 'aire de mise à quai'),
  forest: both('forest', 'forêt'),
  battleground: both('battleground', 'champ de bataille'),
  episode: both('Episode I', 'Épisode I'),
  enclosed: both('enclosed', 'fermé'),
  'ship-docking': both('ship-docking', 'mise à quai de vaisseaux'),
  ...LIBRARY_FEATURES,
} as const satisfies Readonly<Record<string, Both>>
export type FeatureId = keyof typeof FEATURE_LABELS

/** The dots before a title, in words. */
export const dotsLabel = (dots: number, language: Language): string =>
  dots === 1
    ? { en: 'unique', fr: 'unique' }[language]
    : { en: `restricted to ${dots}`, fr: `limité à ${dots}` }[language]
