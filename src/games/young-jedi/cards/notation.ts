/**
 * The notation in which the sets are written down, one line a card, in the order of the printed card.
 * It reads like the card: `any('◆ Gungan')`, `name('Darth Maul')`, `tatooine(1, 2, 1)`.
 */

import type {
  BattleCard,
  Card,
  CharacterCard,
  Copies,
  GroupUse,
  LocationCard,
  Place,
  Planet,
  Selector,
  Side,
  SingleUse,
  Slot,
  UserLine,
  WeaponCard,
} from './card.ts'

/** A card before it is known whose it is. */
type Sideless = { [T in Card['type']]: Omit<Extract<Card, { type: T }>, 'side'> }[Card['type']]

/** Gives the cards of a list their side. */
export const of = (side: Side, cards: readonly Sideless[]): readonly Card[] =>
  cards.map((card): Card => ({ ...card, side }))

export const stack: Copies = 'stack'
export const diamond: Copies = 'diamond'

// ---------------------------------------------------------------- a character's planet and dots

type Home = Pick<CharacterCard, 'planet' | 'bonus'>
const home =
  (planet: Planet) =>
  (...bonus: readonly [number, number, number]): Home => ({ planet, bonus })

/** Dots at Mos Espa, Desert Landing Site, Podrace Arena. */
export const tatooine = home('Tatooine')
/** Dots at Jedi Council Chamber, Galactic Senate, Capital City. */
export const coruscant = home('Coruscant')
/** Dots at Theed Palace, Battle Plains, Gungan Swamp. */
export const naboo = home('Naboo')

// ---------------------------------------------------------------- who is meant

/** A person, every version of it, by full title. */
export const name = (title: string): Selector => ({ name: title })

/** Every character of a kind; with ◆ before it only diamond cards. */
export const any = (kind: string): Selector =>
  kind.startsWith('◆ ') ? { kind: kind.slice(2), diamond: true } : { kind }

export const anybody: Selector = {}

/** Any character while the fight is at this place, or anywhere on this planet. */
export const anybodyAt = (at: Place | Planet): Selector => ({ at })

// ---------------------------------------------------------------- weapons

/** A user line: bonus dots, destiny draws, users. */
export const line = (bonus: number, draws: number, ...by: readonly Selector[]): UserLine => ({ by, bonus, draws })

/** A user line for those whom the lines before don't name. */
export const other = (bonus: number, draws: number, ...by: readonly Selector[]): UserLine => ({
  by,
  other: true,
  bonus,
  draws,
})

// ---------------------------------------------------------------- Battle cards

/** For one fighter: bonus dots, who may use it, anything more. */
export const one = (
  bonus: number,
  users: readonly Selector[],
  more: Partial<Pick<SingleUse, 'draws' | 'first' | 'bonusIf' | 'rescues'>> = {},
): SingleUse => ({ for: 'one', with: users, bonus, draws: 0, ...more })

type GroupMore = Partial<Pick<GroupUse, 'draws' | 'noWeapon'>>

/** For a group that fights together: bonus dots, a selector for each member, anything more. */
export const together = (bonus: number, members: readonly Selector[], more: GroupMore = {}): GroupUse =>
  groupOf(
    bonus,
    members.map((member) => [member]),
    more,
  )

/** For `count` fighters, each one of these kinds. */
export const several = (bonus: number, count: number, ...kinds: readonly Selector[]): GroupUse =>
  groupOf(
    bonus,
    Array.from({ length: count }, () => kinds),
    {},
  )

/** For `count` cards of one stack, which add together. */
export const sameStack = (bonus: number, count: number): GroupUse => groupOf(bonus, { sameStack: count }, {})

const groupOf = (bonus: number, members: GroupUse['members'], more: GroupMore): GroupUse => ({
  for: 'group',
  members,
  bonus,
  draws: 0,
  ...more,
})

// ---------------------------------------------------------------- cards

/** id, copies, title, subtitle, planet and dots, counters, power, damage, destiny, colour, rarity */
export const character = (
  id: string,
  copies: Copies,
  title: string,
  subtitle: string | null,
  { planet, bonus }: Home,
  counters: number,
  power: CharacterCard['power'],
  damage: number,
  destiny: number,
  slot: Slot,
  rarity: string,
): Omit<CharacterCard, 'side'> => ({
  type: 'character',
  id,
  title,
  subtitle,
  destiny,
  slots: [slot],
  rarity,
  planet,
  copies,
  counters,
  power,
  bonus,
  damage,
})

/** id, copies, title, subtitle, counters, destiny, rarity, user lines */
export const weapon = (
  id: string,
  copies: Copies,
  title: string,
  subtitle: string | null,
  counters: number,
  destiny: number,
  rarity: string,
  ...uses: readonly UserLine[]
): Omit<WeaponCard, 'side'> => ({
  type: 'weapon',
  id,
  title,
  subtitle,
  destiny,
  slots: ['orange'],
  rarity,
  copies,
  counters,
  uses,
})

/** id, title, destiny, rarity, what it does */
export const battle = (
  id: string,
  title: string,
  destiny: number,
  rarity: string,
  use: SingleUse | GroupUse,
): Omit<BattleCard, 'side'> => ({ type: 'battle', id, title, subtitle: null, destiny, slots: ['yellow'], rarity, use })

/** id, planet, place, destiny, rarity */
export const location = (
  id: string,
  planet: Planet,
  place: Place,
  destiny: number,
  rarity: string,
): Omit<LocationCard, 'side'> => ({
  type: 'location',
  id,
  title: `${planet} • ${place}`,
  subtitle: null,
  destiny,
  slots: ['purple'],
  rarity,
  planet,
  place,
})
