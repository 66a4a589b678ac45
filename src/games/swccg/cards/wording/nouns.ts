/**
 * The nouns of kinds in both languages. `mod` is the form beside another noun: before it in English, after it in French.
 * The noun with the highest weight is the head of a phrase: "exterior site", « site extérieur ».
 */
import type { CardKind } from '../card-kinds.ts'

/** One noun in both languages: one and many. */
export interface Noun {
  readonly en: readonly [string, string]
  readonly fr: readonly [string, string]
  readonly feminine?: true
  readonly mod?: { readonly en: string; readonly fr: readonly [string, string] }
  readonly weight: number
}
/** Kinds that stand behind a noun: "with a hyperdrive". */
export type Trailing = 'hyperdrive' | 'shielded' | 'ship-docking' | '[Endor]' | '[Dagobah]'
type Squadron = Extract<CardKind, `${string} Squadron`>

const noun = (
  weight: number,
  en: readonly [string, string],
  fr: readonly [string, string],
  gender: 'm' | 'f',
  mod?: readonly [en: string, fr: string, frMany: string],
): Noun => ({
  en,
  fr,
  ...(gender === 'f' ? { feminine: true } : {}),
  ...(mod === undefined ? {} : { mod: { en: mod[0], fr: [mod[1], mod[2]] } }),
  weight,
})
const squadron = (name: string): Noun =>
  noun(
    1,
    [`${name} Squadron card`, `${name} Squadron cards`],
    [`carte de l’escadron ${name}`, `cartes de l’escadron ${name}`],
    'f',
    [`${name} Squadron`, `de l’escadron ${name}`, `de l’escadron ${name}`],
  )

/** The squadrons, each by its kind. */
const SQUADRONS: Readonly<Record<Squadron, Noun>> = {
  'Black Squadron': squadron('Black'),
  'Saber Squadron': squadron('Saber'),
  'Scimitar Squadron': squadron('Scimitar'),
  'Scythe Squadron': squadron('Scythe'),
  'Onyx Squadron': squadron('Onyx'),
  'Red Squadron': squadron('Red'),
  'Gray Squadron': squadron('Gray'),
  'Green Squadron': squadron('Green'),
}

/** Every kind that can be the head of a phrase. */
const NOUNS: Readonly<Record<Exclude<CardKind, Trailing | Squadron>, Noun>> = {
  character: noun(3, ['character', 'characters'], ['personnage', 'personnages'], 'm'),
  rebel: noun(3, ['Rebel', 'Rebels'], ['Rebelle', 'Rebelles'], 'm'),
  imperial: noun(3, ['Imperial', 'Imperials'], ['Impérial', 'Impériaux'], 'm'),
  alien: noun(3, ['alien', 'aliens'], ['alien', 'aliens'], 'm'),
  droid: noun(3, ['droid', 'droids'], ['droïde', 'droïdes'], 'm'),
  'dark jedi master': noun(
    3,
    ['Dark Jedi Master (kind)', 'Dark Jedi Masters (kind)'],
    ['Maître Jedi obscur (sorte)', 'Maîtres Jedi obscurs (sorte)'],
    'm',
  ),
  starship: noun(3, ['starship', 'starships'], ['vaisseau', 'vaisseaux'], 'm'),
  starfighter: noun(3, ['starfighter', 'starfighters'], ['chasseur', 'chasseurs'], 'm'),
  'capital starship': noun(
    3,
    ['capital starship', 'capital starships'],
    ['vaisseau capital', 'vaisseaux capitaux'],
    'm',
  ),
  vehicle: noun(3, ['vehicle', 'vehicles'], ['véhicule', 'véhicules'], 'm'),
  'combat vehicle': noun(3, ['combat vehicle', 'combat vehicles'], ['véhicule de combat', 'véhicules de combat'], 'm'),
  'creature vehicle': noun(
    3,
    ['creature vehicle', 'creature vehicles'],
    ['véhicule créature', 'véhicules créatures'],
    'm',
  ),
  'transport vehicle': noun(
    3,
    ['transport vehicle', 'transport vehicles'],
    ['véhicule de transport', 'véhicules de transport'],
    'm',
  ),
  weapon: noun(3, ['weapon', 'weapons'], ['arme', 'armes'], 'f'),
  'character weapon': noun(
    1,
    ['character weapon', 'character weapons'],
    ['arme de personnage', 'armes de personnage'],
    'f',
    ['character', 'de personnage', 'de personnage'],
  ),
  'starship weapon': noun(1, ['starship weapon', 'starship weapons'], ['arme de vaisseau', 'armes de vaisseau'], 'f', [
    'starship',
    'de vaisseau',
    'de vaisseau',
  ]),
  device: noun(3, ['device', 'devices'], ['équipement', 'équipements'], 'm'),
  effect: noun(3, ['Effect', 'Effects'], ['effet', 'effets'], 'm'),
  interrupt: noun(3, ['Interrupt', 'Interrupts'], ['interruption', 'interruptions'], 'f'),
  'epic event': noun(3, ['Epic Event', 'Epic Events'], ['événement épique', 'événements épiques'], 'm'),
  objective: noun(3, ['Objective', 'Objectives'], ['objectif', 'objectifs'], 'm'),
  podracer: noun(3, ['Podracer', 'Podracers'], ['module de course', 'modules de course'], 'm'),
  'jedi test': noun(3, ['Jedi Test', 'Jedi Tests'], ['test Jedi', 'tests Jedi'], 'm'),
  'defensive shield': noun(
    3,
    ['Defensive Shield', 'Defensive Shields'],
    ['bouclier défensif', 'boucliers défensifs'],
    'm',
  ),
  location: noun(3, ['location', 'locations'], ['localisation', 'localisations'], 'f'),
  system: noun(3, ['system', 'systems'], ['système', 'systèmes'], 'm'),
  site: noun(3, ['site', 'sites'], ['site', 'sites'], 'm'),
  sector: noun(3, ['sector', 'sectors'], ['secteur', 'secteurs'], 'm'),
  pilot: noun(2, ['pilot', 'pilots'], ['pilote', 'pilotes'], 'm', ['pilot', 'pilote', 'pilotes']),
  warrior: noun(2, ['warrior', 'warriors'], ['guerrier', 'guerriers'], 'm', ['warrior', 'guerrier', 'guerriers']),
  planet: noun(0, ['planet', 'planets'], ['planète', 'planètes'], 'f', ['planet', 'planétaire', 'planétaires']),
  interior: noun(
    0,
    ['interior location', 'interior locations'],
    ['localisation intérieure', 'localisations intérieures'],
    'f',
    ['interior', 'intérieur', 'intérieurs'],
  ),
  exterior: noun(
    0,
    ['exterior location', 'exterior locations'],
    ['localisation extérieure', 'localisations extérieures'],
    'f',
    ['exterior', 'extérieur', 'extérieurs'],
  ),
  'docking bay': noun(2, ['docking bay', 'docking bays'], ['aire de mise à quai', 'aires de mise à quai'], 'f'),
  forest: noun(2, ['forest', 'forests'], ['forêt', 'forêts'], 'f'),
  battleground: noun(0, ['battleground', 'battlegrounds'], ['champ de bataille', 'champs de bataille'], 'm', [
    'battleground',
    '(champ de bataille)',
    '(champs de bataille)',
  ]),
  mobile: noun(0, ['mobile location', 'mobile locations'], ['localisation mobile', 'localisations mobiles'], 'f', [
    'mobile',
    'mobile',
    'mobiles',
  ]),
  'Scomp link': noun(2, ['Scomp link', 'Scomp links'], ['prise Scomp', 'prises Scomp'], 'f'),
  enclosed: noun(0, ['enclosed vehicle', 'enclosed vehicles'], ['véhicule fermé', 'véhicules fermés'], 'm', [
    'enclosed',
    'fermé',
    'fermés',
  ]),
  'TIE/ln': noun(2, ['TIE/ln', 'TIE/lns'], ['TIE/ln', 'TIE/ln'], 'm'),
  'TIE/sa': noun(2, ['TIE/sa', 'TIE/sas'], ['TIE/sa', 'TIE/sa'], 'm'),
  'TIE Interceptor': noun(2, ['TIE Interceptor', 'TIE Interceptors'], ['intercepteur TIE', 'intercepteurs TIE'], 'm'),
  'TIE Defender': noun(2, ['TIE Defender', 'TIE Defenders'], ['défenseur TIE', 'défenseurs TIE'], 'm'),
  'TIE Defender Mark I': noun(
    2,
    ['TIE Defender Mark I', 'TIE Defenders Mark I'],
    ['défenseur TIE Mark I', 'défenseurs TIE Mark I'],
    'm',
  ),
  TIE: noun(2, ['TIE', 'TIEs'], ['TIE', 'TIE'], 'm'),
  bomber: noun(2, ['bomber', 'bombers'], ['bombardier', 'bombardiers'], 'm'),
  'X-wing': noun(2, ['X-wing', 'X-wings'], ['X-wing', 'X-wing'], 'm'),
  'Y-wing': noun(2, ['Y-wing', 'Y-wings'], ['Y-wing', 'Y-wing'], 'm'),
  'A-wing': noun(2, ['A-wing', 'A-wings'], ['A-wing', 'A-wing'], 'm'),
  'B-wing': noun(2, ['B-wing', 'B-wings'], ['B-wing', 'B-wing'], 'm'),
  'Victory-class Star Destroyer': noun(
    2,
    ['Victory-class Star Destroyer', 'Victory-class Star Destroyers'],
    ['Star Destroyer de classe Victory', 'Star Destroyers de classe Victory'],
    'm',
  ),
  'Star Destroyer': noun(2, ['Star Destroyer', 'Star Destroyers'], ['Star Destroyer', 'Star Destroyers'], 'm'),
  'Nebulon-B Frigate': noun(
    2,
    ['Nebulon-B Frigate', 'Nebulon-B Frigates'],
    ['frégate Nebulon-B', 'frégates Nebulon-B'],
    'f',
  ),
  'AT-AT': noun(2, ['AT-AT', 'AT-ATs'], ['AT-AT', 'AT-AT'], 'm'),
  'AT-ST': noun(2, ['AT-ST', 'AT-STs'], ['AT-ST', 'AT-ST'], 'm'),
  blaster: noun(2, ['blaster', 'blasters'], ['blaster', 'blasters'], 'm'),
  'blaster rifle': noun(2, ['blaster rifle', 'blaster rifles'], ['fusil blaster', 'fusils blasters'], 'm'),
  rifle: noun(2, ['rifle', 'rifles'], ['fusil', 'fusils'], 'm'),
  cannon: noun(2, ['cannon', 'cannons'], ['canon', 'canons'], 'm'),
  'laser cannon': noun(2, ['laser cannon', 'laser cannons'], ['canon laser', 'canons laser'], 'm'),
  missile: noun(2, ['missile', 'missiles'], ['missile', 'missiles'], 'm'),
  'proton torpedoes': noun(
    2,
    ['proton torpedoes', 'proton torpedoes'],
    ['torpilles à protons', 'torpilles à protons'],
    'f',
  ),
  guard: noun(2, ['guard', 'guards'], ['garde', 'gardes'], 'm'),
  'Royal Guard': noun(2, ['Royal Guard', 'Royal Guards'], ['garde royal', 'gardes royaux'], 'm'),
  trooper: noun(2, ['trooper', 'troopers'], ['soldat', 'soldats'], 'm'),
  stormtrooper: noun(2, ['stormtrooper', 'stormtroopers'], ['soldat d’assaut', 'soldats d’assaut'], 'm'),
  scout: noun(2, ['scout', 'scouts'], ['éclaireur', 'éclaireurs'], 'm'),
  spy: noun(2, ['spy', 'spies'], ['espion', 'espions'], 'm'),
  leader: noun(2, ['leader', 'leaders'], ['chef', 'chefs'], 'm'),
  captain: noun(2, ['captain', 'captains'], ['capitaine', 'capitaines'], 'm'),
  admiral: noun(2, ['admiral', 'admirals'], ['amiral', 'amiraux'], 'm'),
  general: noun(2, ['general', 'generals'], ['général', 'généraux'], 'm'),
  gunner: noun(2, ['gunner', 'gunners'], ['canonnier', 'canonniers'], 'm'),
  'ISB agent': noun(2, ['ISB agent', 'ISB agents'], ['agent du BSI', 'agents du BSI'], 'm'),
  'Rogue Squadron pilot': noun(
    2,
    ['Rogue Squadron pilot', 'Rogue Squadron pilots'],
    ['pilote de l’escadron Rogue', 'pilotes de l’escadron Rogue'],
    'm',
  ),
  female: noun(2, ['female', 'females'], ['femme', 'femmes'], 'f'),
  Corellian: noun(2, ['Corellian', 'Corellians'], ['Corellien', 'Corelliens'], 'm'),
  Alderaanian: noun(2, ['Alderaanian', 'Alderaanians'], ['Alderaanien', 'Alderaaniens'], 'm'),
  Wookiee: noun(2, ['Wookiee', 'Wookiees'], ['Wookiee', 'Wookiees'], 'm'),
  Dresselian: noun(2, ['Dresselian', 'Dresselians'], ['Dressellien', 'Dresselliens'], 'm'),
  'Mon Calamari': noun(1, ['Mon Calamari', 'Mon Calamari'], ['Mon Calamari', 'Mon Calamari'], 'm', [
    'Mon Calamari',
    'Mon Calamari',
    'Mon Calamari',
  ]),
  Quarren: noun(2, ['Quarren', 'Quarren'], ['Quarren', 'Quarren'], 'm'),
  'Black Sun agent': noun(
    2,
    ['Black Sun agent', 'Black Sun agents'],
    ['agent du Soleil noir', 'agents du Soleil noir'],
    'm',
  ),
  'bounty hunter': noun(2, ['bounty hunter', 'bounty hunters'], ['chasseur de primes', 'chasseurs de primes'], 'm'),
  'information broker': noun(
    2,
    ['information broker', 'information brokers'],
    ['courtier en informations', 'courtiers en informations'],
    'm',
  ),
  thief: noun(2, ['thief', 'thieves'], ['voleur', 'voleurs'], 'm'),
  gambler: noun(2, ['gambler', 'gamblers'], ['joueur', 'joueurs'], 'm'),
  scoundrel: noun(2, ['scoundrel', 'scoundrels'], ['vaurien', 'vauriens'], 'm'),
  'r-unit': noun(2, ['R-unit', 'R-units'], ['unité R', 'unités R'], 'f'),
  bantha: noun(2, ['bantha', 'banthas'], ['bantha', 'banthas'], 'm'),
  tauntaun: noun(2, ['tauntaun', 'tauntauns'], ['tauntaun', 'tauntauns'], 'm'),
  dejarik: noun(2, ['dejarik card', 'dejarik cards'], ['carte de dejarik', 'cartes de dejarik'], 'f'),
  'Force-Attuned': noun(
    1,
    ['Force-Attuned character', 'Force-Attuned characters'],
    ['personnage réceptif à la Force', 'personnages réceptifs à la Force'],
    'm',
    ['Force-Attuned', 'réceptif à la Force', 'réceptifs à la Force'],
  ),
  'Dark Jedi': noun(2, ['Dark Jedi', 'Dark Jedi'], ['Jedi obscur', 'Jedi obscurs'], 'm'),
  'Dark Jedi Master': noun(
    2,
    ['Dark Jedi Master', 'Dark Jedi Masters'],
    ['Maître Jedi obscur', 'Maîtres Jedi obscurs'],
    'm',
  ),
  'Astromech Droid': noun(
    2,
    ['astromech droid', 'astromech droids'],
    ['droïde astromécano', 'droïdes astromécanos'],
    'm',
  ),
  'Protocol Droid': noun(
    2,
    ['protocol droid', 'protocol droids'],
    ['droïde de protocole', 'droïdes de protocole'],
    'm',
  ),
  'Communications Droid': noun(
    2,
    ['communications droid', 'communications droids'],
    ['droïde de communication', 'droïdes de communication'],
    'm',
  ),
  'Maintenance Droid': noun(
    2,
    ['maintenance droid', 'maintenance droids'],
    ['droïde d’entretien', 'droïdes d’entretien'],
    'm',
  ),
  'biker scout': noun(2, ['biker scout', 'biker scouts'], ['éclaireur motorisé', 'éclaireurs motorisés'], 'm'),
  commander: noun(2, ['commander', 'commanders'], ['commandant', 'commandants'], 'm'),
  gangster: noun(2, ['gangster', 'gangsters'], ['gangster', 'gangsters'], 'm'),
  smuggler: noun(2, ['smuggler', 'smugglers'], ['contrebandier', 'contrebandiers'], 'm'),
  Ewok: noun(2, ['Ewok', 'Ewoks'], ['Ewok', 'Ewoks'], 'm'),
  Yuzzum: noun(2, ['Yuzzum', 'Yuzzum'], ['Yuzzum', 'Yuzzum'], 'm'),
  'Tusken Raider': noun(2, ['Tusken Raider', 'Tusken Raiders'], ['pillard tusken', 'pillards tuskens'], 'm'),
  creature: noun(2, ['creature', 'creatures'], ['créature', 'créatures'], 'f'),
  swoop: noun(2, ['swoop', 'swoops'], ['motojet swoop', 'motojets swoop'], 'f'),
  'FX droid': noun(2, ['FX droid', 'FX droids'], ['droïde FX', 'droïdes FX'], 'm'),
  'artillery weapon': noun(
    2,
    ['artillery weapon', 'artillery weapons'],
    ['arme d’artillerie', 'armes d’artillerie'],
    'f',
  ),
  'ion cannon': noun(2, ['ion cannon', 'ion cannons'], ['canon à ions', 'canons à ions'], 'm'),
  'turbolaser battery': noun(
    2,
    ['turbolaser battery', 'turbolaser batteries'],
    ['batterie turbolaser', 'batteries turbolaser'],
    'f',
  ),
  'tractor beam': noun(2, ['tractor beam', 'tractor beams'], ['rayon tracteur', 'rayons tracteurs'], 'm'),
  'Force pike': noun(2, ['Force pike', 'Force pikes'], ['pique de Force', 'piques de Force'], 'f'),
  lightsaber: noun(2, ['lightsaber', 'lightsabers'], ['sabre laser', 'sabres laser'], 'm'),
  'Star Cruiser': noun(2, ['Star Cruiser', 'Star Cruisers'], ['croiseur stellaire', 'croiseurs stellaires'], 'm'),
  'Imperial-class Star Destroyer': noun(
    2,
    ['Imperial-class Star Destroyer', 'Imperial-class Star Destroyers'],
    ['Star Destroyer de classe Impériale', 'Star Destroyers de classe Impériale'],
    'm',
  ),
  'Z-95': noun(2, ['Z-95', 'Z-95s'], ['Z-95', 'Z-95'], 'm'),
  'YT-1300 Transport': noun(
    2,
    ['YT-1300 Transport', 'YT-1300 Transports'],
    ['transport YT-1300', 'transports YT-1300'],
    'm',
  ),
  freighter: noun(2, ['freighter', 'freighters'], ['cargo', 'cargos'], 'm'),
  transport: noun(2, ['transport', 'transports'], ['transport', 'transports'], 'm'),
  squadron: noun(2, ['squadron', 'squadrons'], ['escadron', 'escadrons'], 'm'),
  jungle: noun(2, ['jungle', 'jungles'], ['jungle', 'jungles'], 'f'),
  holosite: noun(2, ['holosite', 'holosites'], ['holosite', 'holosites'], 'm'),
  "Admiral's Order": noun(2, ["Admiral's Order", "Admiral's Orders"], ['ordre de l’amiral', 'ordres de l’amiral'], 'm'),
  'Utinni Effect': noun(2, ['Utinni Effect', 'Utinni Effects'], ['effet Utinni', 'effets Utinni'], 'm'),
}

/** Kinds that stand behind a noun, as they stand there: in English, in French. */
export const TRAILING: Readonly<Record<Trailing, Readonly<Record<'en' | 'fr', string>>>> = {
  hyperdrive: { en: 'with a hyperdrive', fr: 'à hyperpropulsion' },
  shielded: { en: 'under a shield', fr: 'sous un bouclier' },
  'ship-docking': { en: 'with ship-docking capability', fr: 'capable de mise à quai' },
  '[Endor]': { en: 'with an Endor icon', fr: 'à l’icône Endor' },
  '[Dagobah]': { en: 'with a Dagobah icon', fr: 'à l’icône Dagobah' },
}

/** Returns whether the kind stands behind a noun. */
export const trails = (kind: CardKind): kind is Trailing => kind in TRAILING

const HEADS: Readonly<Record<Exclude<CardKind, Trailing>, Noun>> = { ...NOUNS, ...SQUADRONS }

/** Returns the noun of a kind. */
export const nounOf = (kind: Exclude<CardKind, Trailing>): Noun => HEADS[kind]
