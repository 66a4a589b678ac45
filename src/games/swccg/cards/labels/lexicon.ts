/** Names of what no text asks for: characteristics, models, features, and lines of sheets. */
import { both } from '../../../../kit/wording/words.ts'

/** Characteristics that no text asks for yet. */
export const TRAITS = {
  'Rebel trooper': both('Rebel trooper', 'soldat rebelle'),
  musician: both('musician', 'musicien'),
  senator: both('senator', 'sénateur'),
  moff: both('moff', 'moff'),
  Sullustan: both('Sullustan', 'Sullustain'),
  'Force-Sensitive': both('Force-Sensitive', 'sensible à la Force'),
  'Jedi Knight': both('Jedi Knight', 'chevalier Jedi'),
} as const
/** Models of ships and vehicles, and classes of weapons, that no text asks for yet. */
export const MODELS = {
  'Lambda-Class Shuttle': both('Lambda-Class Shuttle', 'navette de classe Lambda'),
  'Modified Light Freighter': both('Modified Light Freighter', 'cargo léger modifié'),
  'Heavily-Modified Light Freighter': both('Heavily-Modified Light Freighter', 'cargo léger très modifié'),
  'Modified Transport': both('Modified Transport', 'transport modifié'),
  'Modified Z-95 Headhunter': both('Modified Z-95 Headhunter', 'Z-95 Headhunter modifié'),
  'Corellian Corvette': both('Corellian Corvette', 'corvette corellienne'),
  'Mon Calamari Star Cruiser': both('Mon Calamari Star Cruiser', 'croiseur stellaire Mon Calamari'),
  'Super-class Star Destroyer': both('Super-class Star Destroyer', 'Star Destroyer de classe Super'),
  'speeder bike': both('speeder bike', 'motojet'),
  bowcaster: both('bowcaster', 'arbalète-laser'),
  mine: both('mine', 'mine'),
} as const
/** Features of locations and ships. */
export const LIBRARY_FEATURES = {
  'war room': both('war room', 'salle de commandement'),
  starshipSite: both('starship site', 'site de vaisseau'),
  independent: both('independent starship', 'vaisseau indépendant'),
  generic: both('generic', 'générique'),
} as const
/** Kinds of weapons. */
export const LIBRARY_KINDS = {
  vehicle: both('vehicle weapon', 'arme de véhicule'),
  artillery: both('artillery weapon', 'arme d’artillerie'),
  automated: both('automated weapon', 'arme automatique'),
  'Death Star II': both('Death Star II weapon', 'arme de la Death Star II'),
} as const
/** Lines of a sheet. */
export const LIBRARY_LINES = {
  anyNumber: both('any number of', 'un nombre quelconque de'),
  back: both('Other side', 'Autre face'),
  alsoIn: both('Also printed in', 'Imprimée aussi dans'),
  counterpart: both('Counterpart of the opposite side', 'Équivalent du côté adverse'),
  madeFor: both('Made for', 'Pour'),
} as const
