/** Selectors as the sets write them: `any('◆ Gungan')`, `name('Darth Maul')`, `weaponNamed('Fambaa')`. */

import type { Place, Planet, Selector } from '../card.ts'

// ---------------------------------------------------------------- characters

/** A person, every version of it, by full title. */
export const name = (title: string): Selector => ({ name: title })

/** One version of a person. */
export const version = (title: string, subtitle: string): Selector => ({ name: title, subtitle })

/** Every character of a kind; with ◆ before it only diamond cards. */
export const any = (kind: string): Selector =>
  kind.startsWith('◆ ') ? { kind: kind.slice(2), diamond: true } : { kind }

/** Every character of a kind but one person. */
export const anyBut = (except: string, kind: string): Selector => ({ kind, except })

/** Any character. */
export const anybody: Selector = {}
/** Any ◆ character. */
export const anyDiamond: Selector = { diamond: true }
/** Any character without ◆. */
export const anyWithoutDiamond: Selector = { diamond: false }

/** Any character while the fight is at this place, or anywhere on this planet. */
export const anybodyAt = (at: Place | Planet): Selector => ({ at })

// ---------------------------------------------------------------- other cards

/** Any Weapon card. */
export const anyWeapon: Selector = { type: 'weapon' }
/** Any ◆ Weapon card. */
export const anyDiamondWeapon: Selector = { type: 'weapon', diamond: true }
/** The Weapon cards of this title. */
export const weaponNamed = (title: string): Selector => ({ type: 'weapon', name: title })
/** Weapon cards with this word in their title. */
export const weaponOf = (kind: string): Selector => ({ type: 'weapon', kind })

/** Any starship. */
export const anyStarship: Selector = { type: 'starship' }
/** Any starfighter. */
export const anyStarfighter: Selector = { type: 'starfighter' }
/** Any transport. */
export const anyTransport: Selector = { type: 'transport' }
/** The starships of this title. */
export const starshipNamed = (title: string): Selector => ({ type: 'starship', name: title })
/** Starships with this word in title or subtitle. */
export const starshipOf = (kind: string): Selector => ({ type: 'starship', kind })

/** Any Battle card. */
export const anyBattleCard: Selector = { type: 'battle' }
/** The Battle cards of this title. */
export const battleCardNamed = (title: string): Selector => ({ type: 'battle', name: title })
/** Any Location. */
export const anyLocation: Selector = { type: 'location' }
/** Cards of every type that can have dueling text. */
export const withDuelingText: readonly Selector[] = [
  { type: 'battle', duels: true },
  { type: 'weapon', duels: true },
]
