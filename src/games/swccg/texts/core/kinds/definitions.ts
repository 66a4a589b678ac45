/** The kinds of cards, by their printed facts (reading S-E02). */
import { define, type KindDefinition } from '../../language/definitions.ts'
import type { PrintedFacts } from '../../language/from.ts'
import { kindWords, MODEL_KINDS, TRAIT_KINDS } from './vocabulary.ts'

type Facts = PrintedFacts
const isOf = (type: string, kind?: string): KindDefinition => ({
  is: (card) => card.type === type && (kind === undefined || card.kind === kind),
})
const hasFeature = (feature: string): KindDefinition => ({ is: ({ features = [] }) => features.includes(feature) })
const isModel = (name: string): KindDefinition => ({
  is: ({ model, classes = [] }) => model === name || classes.includes(name),
})
const ofSquadron = (name: string): KindDefinition => ({ is: ({ squadron }) => squadron === name })
/** A characteristic that is printed, or a skill or model by which texts call a character. */
const hasTrait = (trait: string): KindDefinition => ({
  is: ({ characteristics = [], extra = [] }) => characteristics.includes(trait) || extra.includes(trait),
})
const isLocation = (has: (card: Facts) => boolean | undefined): KindDefinition => ({
  is: (card) => card.type === 'location' && has(card) === true,
})
const each = <K extends string>(kinds: readonly K[], definition: (kind: K) => KindDefinition) =>
  Object.fromEntries(kinds.map((kind) => [kind, definition(kind)])) as Readonly<Record<K, KindDefinition>>

export const kinds = define(kindWords, {
  kinds: {
    ...each(MODEL_KINDS, isModel),
    ...each(TRAIT_KINDS, hasTrait),

    // ---- types
    character: isOf('character'),
    rebel: isOf('character', 'rebel'),
    imperial: isOf('character', 'imperial'),
    alien: isOf('character', 'alien'),
    droid: isOf('character', 'droid'),
    'dark jedi master': { is: ({ also = [] }) => also.includes('dark jedi master') },
    starship: isOf('starship'),
    starfighter: isOf('starship', 'starfighter'),
    'capital starship': isOf('starship', 'capital'),
    'Rebel starship': {
      is: ({ type, side, independent }) => type === 'starship' && side === 'light' && independent !== true,
    },
    'Imperial starship': {
      is: ({ type, side, independent }) => type === 'starship' && side === 'dark' && independent !== true,
    },
    vehicle: isOf('vehicle'),
    'combat vehicle': isOf('vehicle', 'combat'),
    'creature vehicle': isOf('vehicle', 'creature'),
    'transport vehicle': isOf('vehicle', 'transport'),
    weapon: isOf('weapon'),
    'character weapon': isOf('weapon', 'character'),
    'starship weapon': isOf('weapon', 'starship'),
    'vehicle weapon': isOf('weapon', 'vehicle'),
    device: isOf('device'),
    effect: isOf('effect'),
    interrupt: isOf('interrupt'),
    'epic event': isOf('epic event'),
    objective: isOf('objective'),
    podracer: isOf('podracer'),
    'jedi test': isOf('jedi test'),
    'defensive shield': isOf('defensive shield'),
    location: isOf('location'),
    system: isOf('location', 'system'),
    site: isOf('location', 'site'),
    sector: isOf('location', 'sector'),

    // ---- skills and features
    pilot: { is: ({ skills = [] }) => skills.includes('pilot') },
    warrior: { is: ({ skills = [] }) => skills.includes('warrior') },
    planet: isLocation(({ planet }) => planet),
    interior: isLocation(({ interior }) => interior),
    exterior: isLocation(({ exterior }) => exterior),
    'docking bay': isLocation(({ dockingBay }) => dockingBay),
    forest: isLocation(({ forest }) => forest),
    // Both sides have Force icons there (rule 2.4.7).
    battleground: isLocation(({ force }) => force !== undefined && force.dark > 0 && force.light > 0),
    mobile: { is: ({ mobile }) => mobile === true },
    'Scomp link': { is: ({ scompLink }) => scompLink === true },
    hyperdrive: { is: ({ type, hyperspeed }) => type === 'starship' && hyperspeed !== undefined },
    enclosed: hasFeature('enclosed'),
    'ship-docking': hasFeature('ship-docking'),
    '[Endor]': { is: ({ icon }) => icon === 'Endor' },
    '[Dagobah]': { is: ({ icon }) => icon === 'Dagobah' },
    '[Cloud City]': { is: ({ icon }) => icon === 'Cloud City' },
    "[Jabba's Palace]": { is: ({ icon }) => icon === "Jabba's Palace" },
    '[Death Star II]': { is: ({ icon }) => icon === 'Death Star II' },

    // ---- squadrons
    'Black Squadron': ofSquadron('Black'),
    'Saber Squadron': ofSquadron('Saber'),
    'Scimitar Squadron': ofSquadron('Scimitar'),
    'Scythe Squadron': ofSquadron('Scythe'),
    'Onyx Squadron': ofSquadron('Onyx'),
    'Red Squadron': ofSquadron('Red'),
    'Gray Squadron': ofSquadron('Gray'),
    'Green Squadron': ofSquadron('Green'),
    'Blue Squadron': ofSquadron('Blue'),
    'Gold Squadron': ofSquadron('Gold'),

    // ---- weapons by their name
    'Ewok weapon': { is: ({ type, title }) => type === 'weapon' && title.startsWith('Ewok ') },

    // ---- of which no card has any yet
    'speeder bike': isModel('speeder bike'),
    gangster: hasTrait('gangster'),
    smuggler: hasTrait('smuggler'),
    Yuzzum: hasTrait('Yuzzum'),
    'Tusken Raider': hasTrait('Tusken Raider'),
    'FX droid': hasTrait('FX droid'),
    creature: isOf('creature'),
    swoop: isModel('swoop'),
    'artillery weapon': isOf('weapon', 'artillery'),
    'ion cannon': isModel('ion cannon'),
    'tractor beam': isModel('tractor beam'),
    'Force pike': isModel('Force pike'),
    'Z-95': { is: ({ model }) => model === 'Modified Z-95 Headhunter' },
    'YT-1300 Transport': isModel('YT-1300 Transport'),
    squadron: isOf('starship', 'squadron'),
    'DH-17 blaster': isModel('DH-17 blaster'),
    'Dreadnaught-class Heavy Cruiser': isModel('Dreadnaught-class Heavy Cruiser'),
    jungle: isLocation(({ jungle }) => jungle),
    'war room': hasFeature('war room'),
    spaceport: hasFeature('spaceport'),
    'automated weapon': isOf('weapon', 'automated'),
    'Ewok device': hasTrait('Ewok device'),
    operative: hasTrait('operative'),
    prison: hasFeature('prison'),
    'launch bay': hasFeature('launch bay'),
    skiff: isModel('skiff'),
    Elom: hasTrait('Elom'),
    Jedi: { is: ({ extra = [] }) => extra.some((one) => one === 'Jedi Knight' || one === 'Jedi Master') },
    holosite: isOf('location', 'holosite'),
    shielded: hasFeature('shielded'),
    "Admiral's Order": isOf("admiral's order"),
    'Utinni Effect': isOf('effect', 'utinni'),
    'Immediate Effect': isOf('effect', 'immediate'),
  },
})
