/**
 * The data type of a card: its printed facts (rules part 2) and its text, in the language of card texts. A field is absent
 * where nothing is printed. Numbers are the printed ones; `unique` counts the dots before the title.
 */
import type { ModelKind, Trait } from '../texts/core/kinds/vocabulary.ts'
import type { CardText } from '../texts/language/keyed-text.ts'

/** The two sides of a match. */
export type Side = 'dark' | 'light'
/** Both sides, the dark one first: it takes the first turn (rule 3.7). */
export const SIDES: readonly [Side, Side] = ['dark', 'light']

/** Dots before the title (rule 8.8); null: any number. */
export type Dots = 1 | 2 | 3 | null
export type Skill = 'pilot' | 'warrior'
export type Squadron =
  | 'Black'
  | 'Obsidian'
  | 'Saber'
  | 'Scimitar'
  | 'Scythe'
  | 'Onyx'
  | 'Red'
  | 'Gray'
  | 'Green'
  | 'Blue'
  | 'Gold'
/** Only a part of the card has the immunities of `immuneTo`. */
export type ImmunePart = 'light text' | 'first function' | 'used function' | 'insert function'

/** The facts that a card of any type may have. */
export interface PrintedBasics {
  /** Set and number, such as `9_98`. */
  readonly id: string
  readonly side: Side
  /** Without dots. Compared whole. */
  readonly title: string
  readonly unique: Dots
  /** Two numbers: the drawer chooses. */
  readonly destiny: readonly number[]
  readonly characteristics?: readonly Trait[]
  /** At most one card of a persona on table for each player; without it the title is the persona (rule 8.8.4). */
  readonly persona?: string
  /** Short names that other texts use. */
  readonly called?: readonly string[]
  /** Titles, and nothing else, that cannot cancel or target it. */
  readonly immuneTo?: readonly string[]
  readonly immunePart?: ImmunePart
  readonly scompLink?: true
  readonly grabber?: true
  readonly mobile?: true
  readonly episode?: 1
  /** Its text was corrected after printing. */
  readonly errata?: true
}

/** Numbers of what deploys for Force and can be forfeited. */
interface FightingNumbers {
  readonly deploy: number
  readonly power: number
  readonly forfeit: number
  readonly armor?: number
  readonly maneuver?: number
}

export interface CharacterCard extends PrintedBasics, FightingNumbers {
  readonly type: 'character'
  readonly kind: 'rebel' | 'imperial' | 'alien' | 'droid'
  /** Null: a droid, which has none. */
  readonly ability: number | null
  readonly skills: readonly Skill[]
  readonly extra?: readonly Trait[]
  readonly also?: readonly ['dark jedi master']
  /** The Force icon in a Jedi Master's icon (rule 2.2.4). */
  readonly force?: Readonly<Record<Side, number>>
  readonly navComputer?: true
  readonly squadron?: Squadron
  /** Ids of the starships that it matches; `matchingElsewhere`: names of partners that no pool has. */
  readonly matchingShips?: readonly string[]
  readonly matchingElsewhere?: readonly string[]
  readonly text: CardText
}

/** A pilot who is part of the ship: ability, and what the pilot adds. */
export interface PermanentPilot {
  readonly ability: number
  readonly power?: number
  readonly maneuver?: number
}

/** Seats and holds beside permanent pilots. */
export interface Capacity {
  readonly pilots?: SeatCount
  readonly drivers?: SeatCount
  readonly passengers?: SeatCount
  readonly pilotsOrPassengers?: SeatCount
  readonly vehicles?: SeatCount
  readonly starfighters?: SeatCount
  readonly ties?: SeatCount
}
/** How many find room. */
export type SeatCount = number | 'unlimited'

/** The facts that starships and vehicles share. */
interface CarrierFacts {
  readonly permanentPilots: readonly PermanentPilot[]
  readonly capacity: Capacity
  readonly features?: readonly ('enclosed' | 'ship-docking')[]
  readonly matchingPilots?: readonly string[]
  readonly matchingElsewhere?: readonly string[]
}

export interface StarshipCard extends PrintedBasics, Omit<FightingNumbers, 'deploy'>, CarrierFacts {
  readonly type: 'starship'
  /** A star: its text says how it deploys. */
  readonly deploy: number | '*'
  readonly kind: 'starfighter' | 'capital' | 'squadron'
  /** Of neither side’s fleet. */
  readonly independent?: true
  readonly model: ModelKind
  readonly classes: readonly ModelKind[]
  /** Absent: no hyperdrive. */
  readonly hyperspeed?: number
  readonly navComputer?: true
  readonly squadron?: Squadron
  /** A pilot card aboard puts the permanent pilot out of action. */
  readonly pilotSuspendsPermanent?: true
  readonly text: CardText
}

export interface VehicleCard extends PrintedBasics, FightingNumbers, CarrierFacts {
  readonly type: 'vehicle'
  readonly kind: 'combat' | 'creature' | 'transport'
  readonly model?: ModelKind
  readonly classes?: readonly ModelKind[]
  /** Of creature vehicles. */
  readonly ability?: number
  readonly landspeed: number
  readonly text: CardText
}

export interface WeaponCard extends PrintedBasics {
  readonly type: 'weapon'
  readonly kind: 'character' | 'starship' | 'vehicle' | 'automated' | 'artillery' | 'Death Star II'
  /** The title has the mark of generic cards (<>): one lies at each location. */
  readonly generic?: true
  readonly classes: readonly ModelKind[]
  /** Of artillery, which is forfeited in battles where it lies. */
  readonly forfeit?: number
  /** Its carrier, targets and total stand in its pieces `deploys`, `shoots` and `add`. */
  readonly text: CardText
}

export interface EffectCard extends PrintedBasics {
  readonly type: 'effect'
  readonly kind: 'normal' | 'immediate'
  readonly text: CardText
}

export interface InterruptCard extends PrintedBasics {
  readonly type: 'interrupt'
  /** Two: the player chooses when playing it. */
  readonly kind: readonly ('used' | 'lost' | 'starting')[]
  readonly text: CardText
}

export interface LocationCard extends PrintedBasics {
  readonly type: 'location'
  readonly kind: 'system' | 'site' | 'sector'
  /** The planet or installation to which it belongs. */
  readonly system: string
  /** The site's or sector's own name; both sides' versions of a place share it. */
  readonly place?: string
  /** Of a system. */
  readonly parsec?: number
  /** Force icons for each side. */
  readonly force: Readonly<Record<Side, number>>
  readonly planet: boolean
  readonly interior?: boolean
  readonly exterior?: boolean
  readonly dockingBay?: boolean
  readonly forest?: boolean
  /** A site of the starship of that name. */
  readonly starshipSite?: true
  readonly features?: readonly 'war room'[]
  /** Lies next to the system in the row of its planet, or before what lies there, whatever its kind (rule 8.2.2, U-44). */
  readonly layer?: 'outermost' | 'outer'
  /** The text for the player of each side. */
  readonly text: Readonly<Record<Side, CardText>>
}

/** One side of a two-sided card: its own title, and the text that holds while this side is in front. */
export interface CardSide {
  readonly title: string
  readonly text: CardText
  readonly theirs?: CardText
}

/** Cards of types that only the text tells more of. */
export interface OtherCard extends PrintedBasics {
  readonly type:
    | 'device'
    | "admiral's order"
    | 'epic event'
    | 'objective'
    | 'podracer'
    | 'jedi test'
    | 'defensive shield'
  readonly text: CardText
  /** The text that speaks to each of both players, who is then "you". Keys of all its texts differ. */
  readonly each?: CardText
  /** The text that speaks to the opponent of its owner, who is then "you". */
  readonly theirs?: CardText
  /** Of a two-sided card both sides; the title names both, and the texts above hold whichever is in front. */
  readonly sides?: { readonly front: CardSide; readonly back: CardSide }
  /** The destiny of the back of a two-sided card. */
  readonly backDestiny?: number
}

export type Card =
  | CharacterCard
  | StarshipCard
  | VehicleCard
  | WeaponCard
  | EffectCard
  | InterruptCard
  | LocationCard
  | OtherCard
