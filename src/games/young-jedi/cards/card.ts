/** The form of a card of Young Jedi: printed facts, and what it does as data in a small vocabulary (rules parts 1, 6, 11–13, 27). */

export type Side = 'dark' | 'light'
export const SIDES: readonly Side[] = ['dark', 'light']
export const opposite = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')

export const PLANETS = ['Tatooine', 'Coruscant', 'Naboo'] as const
export type Planet = (typeof PLANETS)[number]

/** The three Locations of each planet in the order of the pictures on a character card (rule 1.3.5). */
export const PLACES = {
  Tatooine: ['Mos Espa', 'Desert Landing Site', 'Podrace Arena'],
  Coruscant: ['Jedi Council Chamber', 'Galactic Senate', 'Capital City'],
  Naboo: ['Theed Palace', 'Battle Plains', 'Gungan Swamp'],
} as const satisfies Record<Planet, readonly [string, string, string]>
export type Place = (typeof PLACES)[Planet][number]

/** Deck-building colours (rule 1.3.10). */
export type Slot = 'red' | 'orange' | 'blue' | 'yellow' | 'green' | 'purple'
export const SLOTS: readonly Slot[] = ['red', 'orange', 'blue', 'yellow', 'green', 'purple']

/** `diamond` ◆: any number in play; `stack`: any number on one planet; `unique`: one in play (part 6). */
export type Copies = 'diamond' | 'stack' | 'unique'

interface Printed {
  /** Set and collector number: `DM-71`. */
  readonly id: string
  readonly side: Side
  readonly title: string
  readonly subtitle: string | null
  readonly destiny: number
  readonly slots: readonly Slot[]
  readonly rarity: string
}

/**
 * Which characters are meant (rules 27.1, 12.4). With several fields set, all must hold.
 * - `name`: the title, all versions; with `subtitle` that version only
 * - `kind`: a characteristic, found in title or subtitle as whole words, plural allowed; `diamond`: only ◆ cards of it
 * - neither: any character
 * - `at`: only while the fight is at this place, or anywhere on this planet
 */
export interface Selector {
  readonly name?: string
  readonly subtitle?: string
  readonly kind?: string
  readonly diamond?: true
  readonly at?: Place | Planet
}

/** A user line of a weapon (rule 1.3.8). `other`: takes only whom the lines before don't name (rule 11.2.1). */
export interface UserLine {
  readonly by: readonly Selector[]
  readonly other?: true
  readonly bonus: number
  readonly draws: number
}

/** What must hold for the bonus of a Battle card that works otherwise. */
export type Condition = { readonly fighting: readonly Selector[] }

/** Battle card for one fighter (part 12). */
export interface SingleUse {
  readonly for: 'one'
  readonly with: readonly Selector[]
  /** Only for the first fighter revealed from the plan, alone. */
  readonly first?: true
  readonly bonus: number
  readonly draws: number
  readonly bonusIf?: Condition
  /** If the user is defeated it goes to the hand with the weapon it used, and none of its DAMAGE is taken. */
  readonly rescues?: true
}

/** Battle card for a group that fights together, or two cards of one stack that add together (part 13). */
export interface GroupUse {
  readonly for: 'group'
  /** One entry a member, each with its alternatives; or cards of one stack. */
  readonly members: readonly (readonly Selector[])[] | { readonly sameStack: number }
  readonly bonus: number
  readonly draws: number
  /** A Weapon card placed with the group is ignored and kept. */
  readonly noWeapon?: true
}

export interface CharacterCard extends Printed {
  readonly type: 'character'
  readonly planet: Planet
  readonly copies: Copies
  readonly counters: number
  /** `destiny`: power is a destiny draw (rule 10.4). */
  readonly power: number | 'destiny'
  /** Bonus dots at the three Locations of its planet, in the order of `PLACES`. */
  readonly bonus: readonly [number, number, number]
  readonly damage: number
}

export interface WeaponCard extends Printed {
  readonly type: 'weapon'
  readonly copies: Copies
  readonly counters: number
  readonly uses: readonly UserLine[]
}

export interface BattleCard extends Printed {
  readonly type: 'battle'
  readonly use: SingleUse | GroupUse
}

export interface LocationCard extends Printed {
  readonly type: 'location'
  readonly planet: Planet
  readonly place: Place
}

/** Starships, Effects, Objectives and the double cards of later sets get a member each. */
export type Card = CharacterCard | WeaponCard | BattleCard | LocationCard
