/**
 * The vocabulary of appearance: shapes and their colours. The painters of `figures/` cover every shape named here; the
 * tables beside this file say who has which.
 */
import type { Beard } from '../../../../likeness/beards.ts'
import type { Hair } from '../../../../likeness/hair.ts'

/** A shape and its colours: base, second, third. The painter chooses missing ones. */
export type ShapePart<Shape extends string> = readonly [shape: Shape, ...colours: readonly string[]]

/** Size and shoulders. */
export type Build = 'medium' | 'slim' | 'broad' | 'lean' | 'tall' | 'small' | 'child' | 'huge' | 'twins' | 'pair'

/** Shapes of heads, with ears, eyes and snouts if they are not human. */
export type Head =
  // Human, and similar ones.
  | 'oval'
  | 'square'
  | 'soft'
  | 'child'
  | 'cone'
  // Shapes of a single species.
  | 'yoda'
  | 'gungan'
  | 'gungan-broad'
  | 'toydarian'
  | 'hutt'
  | 'dug'
  | 'tusken'
  | 'jawa'
  | 'neimoidian'
  | 'gran'
  | 'rodian'
  | 'bith'
  | 'ithorian'
  | 'wookiee'
  | 'zabrak'
  | 'iktotchi'
  | 'kel-dor'
  | 'lannik'
  | 'thisspiasian'
  | 'quermian'
  | 'chagrian'
  | 'twilek'
  | 'twilek-old'
  | 'fortuna'
  | 'toong'
  | 'xexto'
  | 'veknoid'
  | 'nosaurian'
  | 'vulptereen'
  | 'phuii'
  | 'er-kit'
  | 'aleena'
  | 'sneevel'
  | 'fluggrian'
  | 'xamster'
  | 'devlikk'
  | 'troig'
  | 'anx'
  | 'koorivar'
  | 'swokes'
  | 'roonan'
  | 'sy-myrthian'
  | 'aqualish'
  | 'quarren'
  | 'weequay'
  | 'nikto'
  | 'pacithhip'
  | 'klatooinian'
  | 'ishi-tib'
  | 'ongree'

/** Paint on a face, or growths. */
export type Marks =
  | 'maul'
  | 'amidala'
  | 'gems'
  | 'spots'
  | 'freckles'
  | 'wrinkles'
  | 'lips'
  | 'hollow-eyes'
  | 'whiskers'
  | 'blue-eyes'
  | 'half-shadow'

/** Things worn on the head. */
export type Headgear =
  | 'hood'
  | 'hood-deep'
  | 'hood-soft'
  | 'throne'
  | 'feathers'
  | 'fan'
  | 'horns'
  | 'veil'
  | 'gold-net'
  | 'black-hat'
  | 'roll-ring'
  | 'naboo-cap'
  | 'guard-cap'
  | 'flight-cap'
  | 'flight-cap-up'
  | 'pod-helmet'
  | 'crested-helm'
  | 'crested-helm-open'
  | 'gungan-cowl'
  | 'gungan-cap'
  | 'nass-crown'
  | 'trident'
  | 'point-cap'
  | 'mitre'
  | 'tricorne'
  | 'fez'
  | 'shako'
  | 'tholoth'
  | 'scarf-horn'
  | 'phrygian'
  | 'crash-helmet'
  | 'skull-visor'
  | 'open-helmet'
  | 'band'

/** Things worn on the body. */
export type Garment =
  | 'jedi-robe'
  | 'jedi-closed'
  | 'jedi-tunic'
  | 'sith-robe'
  | 'cloak'
  | 'poncho'
  | 'peasant'
  | 'throne-gown'
  | 'black-gown'
  | 'travel-gown'
  | 'senate-gown'
  | 'velvet-gown'
  | 'parade-gown'
  | 'battle-dress'
  | 'handmaid-robe'
  | 'jerkin'
  | 'breastplate'
  | 'flight-jacket'
  | 'vest'
  | 'harness'
  | 'piped-robe'
  | 'gold-robe'
  | 'waistcoat'
  | 'senator'
  | 'neimoidian-robe'
  | 'ribbed-tunic'
  | 'uniform'
  | 'plates'
  | 'jumpsuit'
  | 'wraps'
  | 'dress'
  | 'apron'
  | 'fur'
  | 'none'

/** Things held. */
export type HeldThing =
  | 'saber'
  | 'saber-double'
  | 'pistol'
  | 'pistols'
  | 'rifle'
  | 'rifle-long'
  | 'rifle-guard'
  | 'electropole'
  | 'shield-pole'
  | 'gaffi'
  | 'booma'
  | 'horn'
  | 'cane'
  | 'cleaver'

/** How a person looks, with all defaults of the species filled in. */
export interface PersonLook {
  readonly kind: 'person'
  readonly species: string
  readonly build: Build
  readonly skin: string
  readonly head: ShapePart<Head>
  readonly garment: ShapePart<Garment>
  readonly marks?: ShapePart<Marks> | undefined
  readonly hair?: ShapePart<Hair> | undefined
  readonly beard?: ShapePart<Beard> | undefined
  readonly headgear?: ShapePart<Headgear> | undefined
  readonly held?: ShapePart<HeldThing> | undefined
  /** Drawn in the light of a hologram. */
  readonly hologram?: boolean
  /** The features that tell them from everybody else, in words. */
  readonly signature: string
}

/** Droids and vehicles by build. */
export type MachineShape =
  | 'battle-droid'
  | 'battle-commander'
  | 'battle-droids'
  | 'destroyer'
  | 'destroyer-wheel'
  | 'destroyers'
  | 'starfighter-droid'
  | 'pit-droid'
  | 'probe-droid'
  | 'astromech'
  | 'protocol'
  | 'protocol-bare'
  | 'power-droid'
  | 'tank'

/** The look of a droid or a vehicle on a character card. */
export interface MachineLook {
  readonly kind: 'machine'
  readonly shape: MachineShape
  readonly metal: string
  /** Paint of the rank or the model; null for bare metal. */
  readonly accent: string | null
  readonly signature: string
}

/** The look of somebody or something. */
export type FigureLook = PersonLook | MachineLook
