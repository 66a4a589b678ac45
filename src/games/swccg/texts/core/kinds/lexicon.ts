/** The nouns of kinds. Of several kinds the noun with the highest weight is the head of a phrase: "exterior site". */
import { lexicon } from '../../language/lexicon.ts'
import type { CardKind } from './vocabulary.ts'

/** Starships of an allegiance. */
const shipsOf = (en: string, one: string, many: string) => ({ weight: 3, en: { one: en }, fr: { one, many } }) as const

/** Kinds that stand behind a noun: "with a hyperdrive". */
type TrailingKind =
  | 'hyperdrive'
  | 'Scomp link'
  | 'shielded'
  | 'ship-docking'
  | '[Endor]'
  | '[Dagobah]'
  | '[Cloud City]'
  | "[Jabba's Palace]"
  | '[Death Star II]'

/** A noun of both languages, as it stands in sentences. */
const plain = (one: string, fr: string, many: string, feminine?: true) =>
  ({ weight: 2, en: { one }, fr: { one: fr, many, ...(feminine === undefined ? {} : { feminine }) } }) as const

const squadron = (name: string) =>
  ({
    weight: 1,
    en: { one: `${name} Squadron card`, mod: `${name} Squadron` },
    fr: {
      one: `carte de l’escadron ${name}`,
      many: `cartes de l’escadron ${name}`,
      feminine: true,
      mod: `de l’escadron ${name}`,
    },
  }) as const

const NOUNS = {
  character: { weight: 3, en: { one: 'character' }, fr: { one: 'personnage' } },
  rebel: {
    weight: 3,
    en: { one: 'Rebel' },
    fr: { one: 'Rebelle', mod: ['rebelle', 'rebelle', 'rebelles', 'rebelles'] },
  },
  imperial: {
    weight: 3,
    en: { one: 'Imperial' },
    fr: { one: 'Impérial', many: 'Impériaux', mod: ['impérial', 'impériale', 'impériaux', 'impériales'] },
  },
  alien: { weight: 3, en: { one: 'alien' }, fr: { one: 'alien', mod: ['alien', 'alien', 'aliens', 'aliens'] } },
  droid: { weight: 3, en: { one: 'droid' }, fr: { one: 'droïde', mod: ['droïde', 'droïde', 'droïdes', 'droïdes'] } },
  'dark jedi master': {
    weight: 3,
    en: { one: 'Dark Jedi Master (kind)', many: 'Dark Jedi Masters (kind)' },
    fr: { one: 'Maître Jedi obscur (sorte)', many: 'Maîtres Jedi obscurs (sorte)' },
  },
  starship: { weight: 3, en: { one: 'starship' }, fr: { one: 'vaisseau', many: 'vaisseaux' } },
  starfighter: { weight: 3, en: { one: 'starfighter' }, fr: { one: 'chasseur' } },
  'Rebel starship': shipsOf('Rebel starship', 'vaisseau rebelle', 'vaisseaux rebelles'),
  'Imperial starship': shipsOf('Imperial starship', 'vaisseau impérial', 'vaisseaux impériaux'),
  'capital starship': {
    weight: 3,
    en: { one: 'capital starship' },
    fr: { one: 'vaisseau capital', many: 'vaisseaux capitaux' },
  },
  vehicle: { weight: 3, en: { one: 'vehicle' }, fr: { one: 'véhicule' } },
  'combat vehicle': {
    weight: 3,
    en: { one: 'combat vehicle' },
    fr: { one: 'véhicule de combat', many: 'véhicules de combat' },
  },
  'creature vehicle': {
    weight: 3,
    en: { one: 'creature vehicle' },
    fr: { one: 'véhicule créature', many: 'véhicules créatures' },
  },
  'transport vehicle': {
    weight: 3,
    en: { one: 'transport vehicle' },
    fr: { one: 'véhicule de transport', many: 'véhicules de transport' },
  },
  weapon: { weight: 3, en: { one: 'weapon' }, fr: { one: 'arme', feminine: true } },
  'character weapon': {
    weight: 1,
    en: { one: 'character weapon', mod: 'character' },
    fr: { one: 'arme de personnage', many: 'armes de personnage', feminine: true, mod: 'de personnage' },
  },
  'starship weapon': {
    weight: 1,
    en: { one: 'starship weapon', mod: 'starship' },
    fr: { one: 'arme de vaisseau', many: 'armes de vaisseau', feminine: true, mod: 'de vaisseau' },
  },
  device: { weight: 3, en: { one: 'device' }, fr: { one: 'équipement' } },
  effect: { weight: 3, en: { one: 'Effect' }, fr: { one: 'effet' } },
  interrupt: { weight: 3, en: { one: 'Interrupt' }, fr: { one: 'interruption', feminine: true } },
  'epic event': { weight: 3, en: { one: 'Epic Event' }, fr: { one: 'événement épique', many: 'événements épiques' } },
  objective: { weight: 3, en: { one: 'Objective' }, fr: { one: 'objectif' } },
  podracer: { weight: 3, en: { one: 'Podracer' }, fr: { one: 'module de course', many: 'modules de course' } },
  'jedi test': { weight: 3, en: { one: 'Jedi Test' }, fr: { one: 'test Jedi', many: 'tests Jedi' } },
  'defensive shield': {
    weight: 3,
    en: { one: 'Defensive Shield' },
    fr: { one: 'bouclier défensif', many: 'boucliers défensifs' },
  },
  location: { weight: 3, en: { one: 'location', place: true }, fr: { one: 'localisation', feminine: true } },
  system: { weight: 3, en: { one: 'system', place: true }, fr: { one: 'système' } },
  site: { weight: 3, en: { one: 'site', place: true }, fr: { one: 'site' } },
  sector: { weight: 3, en: { one: 'sector', place: true }, fr: { one: 'secteur' } },
  pilot: { weight: 2, en: { one: 'pilot' }, fr: { one: 'pilote', mod: ['pilote', 'pilote', 'pilotes', 'pilotes'] } },
  warrior: {
    weight: 2,
    en: { one: 'warrior' },
    fr: { one: 'guerrier', mod: ['guerrier', 'guerrière', 'guerriers', 'guerrières'] },
  },
  planet: {
    weight: 0,
    en: { one: 'planet location', place: true, mod: 'planet' },
    fr: {
      one: 'localisation planétaire',
      many: 'localisations planétaires',
      feminine: true,
      mod: ['planétaire', 'planétaire', 'planétaires', 'planétaires'],
    },
  },
  interior: {
    weight: 0,
    en: { one: 'interior location', place: true, mod: 'interior' },
    fr: {
      one: 'localisation intérieure',
      many: 'localisations intérieures',
      feminine: true,
      mod: ['intérieur', 'intérieure', 'intérieurs', 'intérieures'],
    },
  },
  exterior: {
    weight: 0,
    en: { one: 'exterior location', place: true, mod: 'exterior' },
    fr: {
      one: 'localisation extérieure',
      many: 'localisations extérieures',
      feminine: true,
      mod: ['extérieur', 'extérieure', 'extérieurs', 'extérieures'],
    },
  },
  'docking bay': {
    weight: 2,
    en: { one: 'docking bay', place: true },
    fr: { one: 'aire de mise à quai', many: 'aires de mise à quai', feminine: true },
  },
  forest: { weight: 2, en: { one: 'forest', place: true }, fr: { one: 'forêt', feminine: true } },
  battleground: {
    weight: 0,
    en: { one: 'battleground', place: true },
    fr: {
      one: 'champ de bataille',
      many: 'champs de bataille',
      mod: ['champ de bataille', 'champ de bataille', 'champs de bataille', 'champs de bataille'],
    },
  },
  mobile: {
    weight: 0,
    en: { one: 'mobile location', place: true, mod: 'mobile' },
    fr: {
      one: 'localisation mobile',
      many: 'localisations mobiles',
      feminine: true,
      mod: ['mobile', 'mobile', 'mobiles', 'mobiles'],
    },
  },
  enclosed: {
    weight: 0,
    en: { one: 'enclosed vehicle', mod: 'enclosed' },
    fr: { one: 'véhicule fermé', many: 'véhicules fermés', mod: ['fermé', 'fermée', 'fermés', 'fermées'] },
  },
  'TIE/ln': { weight: 2, en: { one: 'TIE/ln' }, fr: { one: 'TIE/ln', many: 'TIE/ln' } },
  'TIE/sa': { weight: 2, en: { one: 'TIE/sa' }, fr: { one: 'TIE/sa', many: 'TIE/sa' } },
  'TIE Interceptor': {
    weight: 2,
    en: { one: 'TIE Interceptor' },
    fr: { one: 'intercepteur TIE', many: 'intercepteurs TIE' },
  },
  'TIE Defender': { weight: 2, en: { one: 'TIE Defender' }, fr: { one: 'défenseur TIE', many: 'défenseurs TIE' } },
  'TIE Defender Mark I': {
    weight: 2,
    en: { one: 'TIE Defender Mark I', many: 'TIE Defenders Mark I' },
    fr: { one: 'défenseur TIE Mark I', many: 'défenseurs TIE Mark I' },
  },
  TIE: { weight: 2, en: { one: 'TIE' }, fr: { one: 'TIE', many: 'TIE' } },
  bomber: { weight: 2, en: { one: 'bomber' }, fr: { one: 'bombardier' } },
  'X-wing': { weight: 2, en: { one: 'X-wing' }, fr: { one: 'X-wing', many: 'X-wing' } },
  'Y-wing': { weight: 2, en: { one: 'Y-wing' }, fr: { one: 'Y-wing', many: 'Y-wing' } },
  'A-wing': { weight: 2, en: { one: 'A-wing' }, fr: { one: 'A-wing', many: 'A-wing' } },
  'B-wing': { weight: 2, en: { one: 'B-wing' }, fr: { one: 'B-wing', many: 'B-wing' } },
  'Victory-class Star Destroyer': {
    weight: 2,
    en: { one: 'Victory-class Star Destroyer' },
    fr: { one: 'Star Destroyer de classe Victory', many: 'Star Destroyers de classe Victory' },
  },
  'Mon Calamari Star Cruiser': {
    weight: 2,
    en: { one: 'Mon Calamari Star Cruiser' },
    fr: { one: 'croiseur stellaire mon calamari', many: 'croiseurs stellaires mon calamari' },
  },
  'Heavily-Modified Light Freighter': {
    weight: 2,
    en: { one: 'Heavily-Modified Light Freighter' },
    fr: { one: 'cargo léger très modifié', many: 'cargos légers très modifiés' },
  },
  'Dreadnaught-class Heavy Cruiser': {
    weight: 2,
    en: { one: 'Dreadnaught-class Heavy Cruiser' },
    fr: { one: 'croiseur lourd de classe Dreadnaught', many: 'croiseurs lourds de classe Dreadnaught' },
  },
  'Modified Light Freighter': {
    weight: 2,
    en: { one: 'Modified Light Freighter' },
    fr: { one: 'cargo léger modifié', many: 'cargos légers modifiés' },
  },
  'Modified Z-95 Headhunter': {
    weight: 2,
    en: { one: 'Modified Z-95 Headhunter' },
    fr: { one: 'Chasseur de têtes Z-95 modifié', many: 'Chasseurs de têtes Z-95 modifiés' },
  },
  'Lambda-Class Shuttle': {
    weight: 2,
    en: { one: 'Lambda-Class Shuttle' },
    fr: { one: 'navette de classe Lambda', many: 'navettes de classe Lambda', feminine: true },
  },
  'Star Destroyer': { weight: 2, en: { one: 'Star Destroyer' }, fr: { one: 'Star Destroyer' } },
  'Nebulon-B Frigate': {
    weight: 2,
    en: { one: 'Nebulon-B Frigate' },
    fr: { one: 'frégate Nebulon-B', many: 'frégates Nebulon-B', feminine: true },
  },
  'Modified Transport': {
    weight: 2,
    en: { one: 'Modified Transport' },
    fr: { one: 'transport modifié', many: 'transports modifiés' },
  },
  'Corellian Corvette': {
    weight: 2,
    en: { one: 'Corellian Corvette' },
    fr: { one: 'corvette corellienne', many: 'corvettes corelliennes', feminine: true },
  },
  'AT-AT': { weight: 2, en: { one: 'AT-AT' }, fr: { one: 'AT-AT', many: 'AT-AT' } },
  'AT-ST': { weight: 2, en: { one: 'AT-ST' }, fr: { one: 'AT-ST', many: 'AT-ST' } },
  blaster: { weight: 2, en: { one: 'blaster' }, fr: { one: 'blaster' } },
  'blaster rifle': { weight: 2, en: { one: 'blaster rifle' }, fr: { one: 'fusil blaster', many: 'fusils blasters' } },
  rifle: { weight: 2, en: { one: 'rifle' }, fr: { one: 'fusil' } },
  cannon: { weight: 2, en: { one: 'cannon' }, fr: { one: 'canon' } },
  'laser cannon': { weight: 2, en: { one: 'laser cannon' }, fr: { one: 'canon laser', many: 'canons laser' } },
  bowcaster: {
    weight: 2,
    en: { one: 'bowcaster' },
    fr: { one: 'arbalète laser', many: 'arbalètes laser', feminine: true },
  },
  missile: { weight: 2, en: { one: 'missile' }, fr: { one: 'missile' } },
  'proton torpedoes': {
    weight: 2,
    en: { one: 'proton torpedoes', many: 'proton torpedoes' },
    fr: { one: 'torpille à protons', many: 'torpilles à protons', feminine: true },
  },
  guard: { weight: 2, en: { one: 'guard' }, fr: { one: 'garde' } },
  'Royal Guard': { weight: 2, en: { one: 'Royal Guard' }, fr: { one: 'garde royal', many: 'gardes royaux' } },
  trooper: { weight: 2, en: { one: 'trooper' }, fr: { one: 'soldat' } },
  stormtrooper: { weight: 2, en: { one: 'stormtrooper' }, fr: { one: 'soldat d’assaut', many: 'soldats d’assaut' } },
  'Rebel trooper': { weight: 2, en: { one: 'Rebel trooper' }, fr: { one: 'soldat rebelle', many: 'soldats rebelles' } },
  scout: { weight: 2, en: { one: 'scout' }, fr: { one: 'éclaireur' } },
  spy: { weight: 2, en: { one: 'spy', many: 'spies' }, fr: { one: 'espion' } },
  leader: { weight: 3, en: { one: 'leader' }, fr: { one: 'chef' } },
  captain: { weight: 2, en: { one: 'captain' }, fr: { one: 'capitaine' } },
  admiral: { weight: 2, en: { one: 'admiral' }, fr: { one: 'amiral', many: 'amiraux' } },
  general: { weight: 2, en: { one: 'general' }, fr: { one: 'général', many: 'généraux' } },
  gunner: { weight: 2, en: { one: 'gunner' }, fr: { one: 'canonnier' } },
  'ISB agent': { weight: 2, en: { one: 'ISB agent' }, fr: { one: 'agent du BSI', many: 'agents du BSI' } },
  'Rogue Squadron pilot': {
    weight: 2,
    en: { one: 'Rogue Squadron pilot' },
    fr: { one: 'pilote de l’escadron Rogue', many: 'pilotes de l’escadron Rogue' },
  },
  female: { weight: 2, en: { one: 'female' }, fr: { one: 'femme', feminine: true } },
  Corellian: { weight: 2, en: { one: 'Corellian' }, fr: { one: 'Corellien' } },
  Alderaanian: { weight: 2, en: { one: 'Alderaanian' }, fr: { one: 'Alderaanien' } },
  Wookiee: { weight: 2, en: { one: 'Wookiee' }, fr: { one: 'Wookiee' } },
  Dresselian: { weight: 2, en: { one: 'Dresselian' }, fr: { one: 'Dressellien' } },
  'Mon Calamari': {
    weight: 1,
    en: { one: 'Mon Calamari', many: 'Mon Calamari' },
    fr: { one: 'Mon Calamari', many: 'Mon Calamari', mod: 'Mon Calamari' },
  },
  Sullustan: { weight: 2, en: { one: 'Sullustan' }, fr: { one: 'Sullustain' } },
  Quarren: { weight: 2, en: { one: 'Quarren', many: 'Quarren' }, fr: { one: 'Quarren', many: 'Quarren' } },
  hologram: { weight: 2, en: { one: 'hologram' }, fr: { one: 'hologramme' } },
  'Imperial Council Member': {
    weight: 2,
    en: { one: 'Imperial Council Member' },
    fr: { one: 'membre du Conseil impérial', many: 'membres du Conseil impérial' },
  },
  'Black Sun agent': {
    weight: 2,
    en: { one: 'Black Sun agent' },
    fr: { one: 'agent du Soleil noir', many: 'agents du Soleil noir' },
  },
  'bounty hunter': {
    weight: 2,
    en: { one: 'bounty hunter' },
    fr: { one: 'chasseur de primes', many: 'chasseurs de primes' },
  },
  'information broker': {
    weight: 2,
    en: { one: 'information broker' },
    fr: { one: 'courtier en informations', many: 'courtiers en informations' },
  },
  thief: { weight: 2, en: { one: 'thief', many: 'thieves' }, fr: { one: 'voleur' } },
  gambler: { weight: 2, en: { one: 'gambler' }, fr: { one: 'joueur' } },
  musician: { weight: 2, en: { one: 'musician' }, fr: { one: 'musicien' } },
  scoundrel: { weight: 2, en: { one: 'scoundrel' }, fr: { one: 'vaurien' } },
  'r-unit': { weight: 2, en: { one: 'R-unit' }, fr: { one: 'unité R', many: 'unités R', feminine: true } },
  bantha: { weight: 2, en: { one: 'bantha' }, fr: { one: 'bantha' } },
  tauntaun: { weight: 2, en: { one: 'tauntaun' }, fr: { one: 'tauntaun' } },
  dejarik: {
    weight: 2,
    en: { one: 'dejarik card' },
    fr: { one: 'carte de dejarik', many: 'cartes de dejarik', feminine: true },
  },
  'Force-Attuned': {
    weight: 1,
    en: { one: 'Force-Attuned character', mod: 'Force-Attuned' },
    fr: {
      one: 'personnage réceptif à la Force',
      many: 'personnages réceptifs à la Force',
      mod: ['réceptif à la Force', 'réceptive à la Force', 'réceptifs à la Force', 'réceptives à la Force'],
    },
  },
  'Force-Sensitive': {
    weight: 1,
    en: { one: 'Force-Sensitive character', mod: 'Force-Sensitive' },
    fr: {
      one: 'personnage sensible à la Force',
      many: 'personnages sensibles à la Force',
      mod: ['sensible à la Force', 'sensible à la Force', 'sensibles à la Force', 'sensibles à la Force'],
    },
  },
  'Jedi Knight': { weight: 2, en: { one: 'Jedi Knight' }, fr: { one: 'Chevalier Jedi', many: 'Chevaliers Jedi' } },
  'Dark Jedi': { weight: 2, en: { one: 'Dark Jedi', many: 'Dark Jedi' }, fr: { one: 'Jedi obscur' } },
  'Dark Jedi Master': {
    weight: 2,
    en: { one: 'Dark Jedi Master' },
    fr: { one: 'Maître Jedi obscur', many: 'Maîtres Jedi obscurs' },
  },
  'Astromech Droid': {
    weight: 2,
    en: { one: 'astromech droid' },
    fr: { one: 'droïde astromécano', many: 'droïdes astromécanos' },
  },
  'Protocol Droid': {
    weight: 2,
    en: { one: 'protocol droid' },
    fr: { one: 'droïde de protocole', many: 'droïdes de protocole' },
  },
  'Communications Droid': {
    weight: 2,
    en: { one: 'communications droid' },
    fr: { one: 'droïde de communication', many: 'droïdes de communication' },
  },
  'Maintenance Droid': {
    weight: 2,
    en: { one: 'maintenance droid' },
    fr: { one: 'droïde d’entretien', many: 'droïdes d’entretien' },
  },
  'biker scout': {
    weight: 2,
    en: { one: 'biker scout' },
    fr: { one: 'éclaireur motorisé', many: 'éclaireurs motorisés' },
  },
  commander: { weight: 2, en: { one: 'commander' }, fr: { one: 'commandant' } },
  gangster: { weight: 2, en: { one: 'gangster' }, fr: { one: 'gangster' } },
  smuggler: { weight: 2, en: { one: 'smuggler' }, fr: { one: 'contrebandier' } },
  Ewok: { weight: 2, en: { one: 'Ewok' }, fr: { one: 'Ewok' } },
  Yuzzum: { weight: 2, en: { one: 'Yuzzum', many: 'Yuzzum' }, fr: { one: 'Yuzzum', many: 'Yuzzum' } },
  'Tusken Raider': { weight: 2, en: { one: 'Tusken Raider' }, fr: { one: 'pillard tusken', many: 'pillards tuskens' } },
  creature: { weight: 2, en: { one: 'creature' }, fr: { one: 'créature', feminine: true } },
  'speeder bike': { weight: 2, en: { one: 'speeder bike' }, fr: { one: 'motojet', feminine: true } },
  swoop: { weight: 2, en: { one: 'swoop' }, fr: { one: 'motojet swoop', many: 'motojets swoop', feminine: true } },
  'FX droid': { weight: 2, en: { one: 'FX droid' }, fr: { one: 'droïde FX', many: 'droïdes FX' } },
  'artillery weapon': {
    weight: 2,
    en: { one: 'artillery weapon' },
    fr: { one: 'arme d’artillerie', many: 'armes d’artillerie', feminine: true },
  },
  'ion cannon': { weight: 2, en: { one: 'ion cannon' }, fr: { one: 'canon à ions', many: 'canons à ions' } },
  'turbolaser battery': {
    weight: 2,
    en: { one: 'turbolaser battery', many: 'turbolaser batteries' },
    fr: { one: 'batterie turbolaser', many: 'batteries turbolaser', feminine: true },
  },
  'tractor beam': { weight: 2, en: { one: 'tractor beam' }, fr: { one: 'rayon tracteur', many: 'rayons tracteurs' } },
  'Force pike': {
    weight: 2,
    en: { one: 'Force pike' },
    fr: { one: 'pique de Force', many: 'piques de Force', feminine: true },
  },
  lightsaber: { weight: 2, en: { one: 'lightsaber' }, fr: { one: 'sabre laser', many: 'sabres laser' } },
  'Star Cruiser': {
    weight: 2,
    en: { one: 'Star Cruiser' },
    fr: { one: 'croiseur stellaire', many: 'croiseurs stellaires' },
  },
  'Imperial-class Star Destroyer': {
    weight: 2,
    en: { one: 'Imperial-class Star Destroyer' },
    fr: { one: 'Star Destroyer de classe Impériale', many: 'Star Destroyers de classe Impériale' },
  },
  'Z-95': { weight: 2, en: { one: 'Z-95' }, fr: { one: 'Z-95', many: 'Z-95' } },
  'YT-1300 Transport': {
    weight: 2,
    en: { one: 'YT-1300 Transport' },
    fr: { one: 'transport YT-1300', many: 'transports YT-1300' },
  },
  freighter: { weight: 2, en: { one: 'freighter' }, fr: { one: 'cargo' } },
  transport: { weight: 2, en: { one: 'transport' }, fr: { one: 'transport' } },
  squadron: { weight: 2, en: { one: 'squadron' }, fr: { one: 'escadron' } },
  jungle: { weight: 2, en: { one: 'jungle', place: true }, fr: { one: 'jungle', feminine: true } },
  'war room': {
    weight: 2,
    en: { one: 'war room', place: true },
    fr: { one: 'salle de commandement', many: 'salles de commandement', feminine: true },
  },
  skiff: { weight: 2, en: { one: 'skiff' }, fr: { one: 'esquif' } },
  'launch bay': {
    weight: 2,
    en: { one: 'launch bay', place: true },
    fr: { one: 'baie de lancement', many: 'baies de lancement', feminine: true },
  },
  prison: { weight: 2, en: { one: 'prison', place: true }, fr: { one: 'prison', feminine: true } },
  spaceport: {
    weight: 0,
    en: { one: 'spaceport', place: true, mod: 'spaceport' },
    fr: { one: 'spatioport', mod: 'de spatioport' },
  },
  Jedi: { weight: 3, en: { one: 'Jedi', many: 'Jedi' }, fr: { one: 'Jedi', many: 'Jedi' } },
  'vehicle weapon': {
    weight: 3,
    en: { one: 'vehicle weapon' },
    fr: { one: 'arme de véhicule', many: 'armes de véhicule', feminine: true },
  },
  'automated weapon': {
    weight: 3,
    en: { one: 'automated weapon' },
    fr: { one: 'arme automatisée', many: 'armes automatisées', feminine: true },
  },
  'Ewok device': {
    weight: 3,
    en: { one: 'Ewok device' },
    fr: { one: 'équipement d’Ewok', many: 'équipements d’Ewok' },
  },
  'Ewok weapon': {
    weight: 3,
    en: { one: 'Ewok weapon' },
    fr: { one: 'arme d’Ewok', many: 'armes d’Ewok', feminine: true },
  },
  'Super-class Star Destroyer': {
    weight: 2,
    en: { one: 'Super-class Star Destroyer' },
    fr: { one: 'Star Destroyer de classe Super', many: 'Star Destroyers de classe Super' },
  },
  operative: { weight: 2, en: { one: 'operative' }, fr: { one: 'agent secret', many: 'agents secrets' } },
  Elom: { weight: 2, en: { one: 'Elom' }, fr: { one: 'Elom' } },
  moff: { weight: 2, en: { one: 'moff' }, fr: { one: 'moff' } },
  senator: { weight: 2, en: { one: 'senator' }, fr: { one: 'sénateur' } },
  'DH-17 blaster': {
    weight: 2,
    en: { one: 'DH-17 blaster' },
    fr: { one: 'blaster DH-17', many: 'blasters DH-17' },
  },
  holosite: { weight: 2, en: { one: 'holosite', place: true }, fr: { one: 'holosite' } },
  "Admiral's Order": plain("Admiral's Order", 'ordre de l’amiral', 'ordres de l’amiral'),
  'Immediate Effect': plain('Immediate Effect', 'effet immédiat', 'effets immédiats'),
  'Utinni Effect': plain('Utinni Effect', 'effet Utinni', 'effets Utinni'),
  mine: plain('mine', 'mine', 'mines', true),
  'Black Squadron': squadron('Black'),
  'Saber Squadron': squadron('Saber'),
  'Scimitar Squadron': squadron('Scimitar'),
  'Scythe Squadron': squadron('Scythe'),
  'Onyx Squadron': squadron('Onyx'),
  'Red Squadron': squadron('Red'),
  'Gray Squadron': squadron('Gray'),
  'Green Squadron': squadron('Green'),
  'Blue Squadron': squadron('Blue'),
  'Gold Squadron': squadron('Gold'),
} as const satisfies Readonly<Record<Exclude<CardKind, TrailingKind>, object>>
const BEHIND = {
  'Scomp link': { en: 'with a Scomp link', fr: 'à prise Scomp' },
  hyperdrive: { en: 'with a hyperdrive', fr: 'à hyperpropulsion' },
  shielded: { en: 'under a shield', fr: 'sous un bouclier' },
  'ship-docking': { en: 'with ship-docking capability', fr: 'capable{s} de mise à quai' },
  '[Endor]': { en: 'with an Endor icon', fr: 'à l’icône Endor' },
  '[Dagobah]': { en: 'with a Dagobah icon', fr: 'à l’icône Dagobah' },
  '[Cloud City]': { en: 'with a Cloud City icon', fr: 'à l’icône Cité des Nuages' },
  "[Jabba's Palace]": { en: 'with a Jabba’s Palace icon', fr: 'à l’icône Palais de Jabba' },
  '[Death Star II]': { en: 'with a Death Star II icon', fr: 'à l’icône Death Star II' },
} as const satisfies Readonly<Record<TrailingKind, object>>

export const kindLexicon = lexicon({ nouns: NOUNS, phrases: BEHIND })

declare module '../../language/lexicon.ts' {
  interface Lexicons {
    kinds: typeof kindLexicon
  }
}
