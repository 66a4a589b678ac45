/** Who is meant, as the cards say it: `any('◆ Gungan')`, `name('Darth Maul')`, `weaponNamed('Fambaa')`. */

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

export const anybody: Selector = {}
export const anyDiamond: Selector = { diamond: true }
export const anyWithoutDiamond: Selector = { diamond: false }

/** Any character while the fight is at this place, or anywhere on this planet. */
export const anybodyAt = (at: Place | Planet): Selector => ({ at })

// ---------------------------------------------------------------- other cards

export const anyWeapon: Selector = { type: 'weapon' }
export const anyDiamondWeapon: Selector = { type: 'weapon', diamond: true }
export const weaponNamed = (title: string): Selector => ({ type: 'weapon', name: title })
/** Weapon cards with this word in their title. */
export const weaponOf = (kind: string): Selector => ({ type: 'weapon', kind })

export const anyStarship: Selector = { type: 'starship' }
export const anyStarfighter: Selector = { type: 'starfighter' }
export const anyTransport: Selector = { type: 'transport' }
export const starshipNamed = (title: string): Selector => ({ type: 'starship', name: title })
/** Starships with this word in title or subtitle. */
export const starshipOf = (kind: string): Selector => ({ type: 'starship', kind })

export const anyBattleCard: Selector = { type: 'battle' }
export const battleCardNamed = (title: string): Selector => ({ type: 'battle', name: title })
export const anyLocation: Selector = { type: 'location' }
/** Cards of every type that can have dueling text. */
export const withDuelingText: readonly Selector[] = [
  { type: 'battle', duels: true },
  { type: 'weapon', duels: true },
]
