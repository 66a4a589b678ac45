/** Who may use what (rules 10.2, 11.2, 12.2, 13.1, 24.2). Pure, and quick enough to be asked in every move. */

import type {
  BattleCard,
  Card,
  CharacterCard,
  Group,
  Place,
  Selector,
  Selectors,
  StandingText,
  Text,
  UserLine,
  WeaponCard,
} from './card.ts'
import { PLACES } from './card.ts'
import type { Fighter } from './selecting.ts'
import { same, selects } from './selecting.ts'

export type { Fighter } from './selecting.ts'
export { selects } from './selecting.ts'

// ---------------------------------------------------------------- weapons

/** The fight that a weapon is asked for. While it is planned the opposing fighters are not known. */
export interface Against {
  /** The opposing fighters. Absent: not known yet; then a line that works only against some is not counted on. */
  readonly foes?: readonly Fighter[]
  readonly duel?: boolean
}

/**
 * The line by which the character uses the weapon: the first that fits (rule 11.2). Null: the weapon is ignored.
 * Where its bonus does not count against these foes the line comes back with none. That a duel draws no destiny for it
 * (rule 23.6.3) is left to the duel.
 */
export function lineFor(
  weapon: WeaponCard,
  character: Fighter,
  place: Place | null,
  { foes = [], duel = false }: Against = {},
): UserLine | null {
  if (character.type !== 'character' || character.builtIn !== undefined) return null // 24.2.3
  const allowed = mayUse(character, weapon)
  const named = (line: UserLine): boolean => isAnyOf(line.by, character, place)
  const faced = (who: Selectors): boolean =>
    foes.some((foe) => who.some((selector) => selects(selector, foe, place, { own: false })))

  const line = weapon.uses.find(
    (line, index) =>
      (allowed || named(line)) &&
      !(duel && line.notInDuel) &&
      (line.against === undefined || faced(line.against)) &&
      // "Any other": whom a line before names has no part in it, even when that line doesn't work now (rule 11.2.1).
      !(line.other && weapon.uses.slice(0, index).some((before) => before.against === undefined && named(before))),
  )
  if (line === undefined) return null
  return line.noBonusAgainst !== undefined && faced(line.noBonusAgainst) ? { ...line, bonus: 0 } : line
}

/** Whether the character's own text lets it use a weapon whose lines don't name it (U-05). */
const mayUse = (character: CharacterCard, weapon: WeaponCard): boolean =>
  textsOf('may-use', character).some((text) => selects(text.weapon, weapon, null))

// ---------------------------------------------------------------- Battle cards

/**
 * Whether a Battle card for one fighter works with this one here (rule 12.2).
 * Whether it is the first fighter (`use.first`) only the plan can tell, and what it `needs` only the fight.
 */
export function worksForOne({ use }: Pick<BattleCard, 'use'>, fighter: Fighter, place: Place | null): boolean {
  return use.for === 'one' && takesBattleCards(fighter) && isAnyOf(use.with, fighter, place)
}

/** How many fighters a Battle card for a group may take, fewest first; none for one that takes a single fighter. */
export function groupSizes({ use }: Pick<BattleCard, 'use'>): readonly number[] {
  if (use.for !== 'group') return []
  return [...new Set(use.groups.map(({ members }) => members.length))].sort((one, two) => one - two)
}

/** The most fighters a Battle card for a group takes; null for one that takes a single fighter. */
export const groupSize = (battle: BattleCard): number | null => groupSizes(battle).at(-1) ?? null

/** Whether these fighters, in whatever order, are a complete group for this Battle card (part 13). */
export function worksForGroup(
  { use }: Pick<BattleCard, 'use'>,
  fighters: readonly Fighter[],
  place: Place | null,
): boolean {
  if (use.for !== 'group' || !fighters.every(takesBattleCards)) return false
  return use.groups.some((group) => isGroup(group, fighters, place))
}

/**
 * Whether a Battle card for two weapons works with this character and these weapons, in whatever order.
 * Each weapon has to fit the character by a line of its own.
 */
export function worksForTwoWeapons(
  { use }: Pick<BattleCard, 'use'>,
  weapons: readonly WeaponCard[],
  character: Fighter,
  place: Place | null,
): boolean {
  if (use.for !== 'two weapons' || weapons.length !== 2) return false
  if (!takesBattleCards(character) || !isAnyOf(use.with, character, place)) return false
  const [one, two] = weapons as readonly [WeaponCard, WeaponCard]
  const [first, second] = use.weapons
  const fits = (weapon: WeaponCard, other: WeaponCard): boolean =>
    selects(first, weapon, place) && selects(second, other, place)
  return (fits(one, two) || fits(two, one)) && weapons.every((weapon) => lineFor(weapon, character, place) !== null)
}

/** The text by which this character serves as a Battle card for the starship (E-24), or null. */
export function asBattleCard(character: CharacterCard, starship: Fighter): AsBattleCard | null {
  return textsOf('as-battle-card', character).find((text) => isAnyOf(text.with, starship, null)) ?? null
}
type AsBattleCard = Extract<StandingText, { form: 'as-battle-card' }>

/** Whether Battle cards work for it at all: not if its own text keeps them from it. */
export const takesBattleCards = (fighter: Fighter): boolean => textsOf('no-battle-cards', fighter).length === 0

// ---------------------------------------------------------------- numbers

/** Dots of the character at this place; 0 away from its planet, and for starships (rule 22.5.2). */
export function placeBonus(fighter: Fighter, place: Place): number {
  if (fighter.type !== 'character') return 0
  const index = (PLACES[fighter.planet] as readonly Place[]).indexOf(place)
  return index < 0 ? 0 : fighter.bonus[index]!
}

/** The destiny number of a card; the higher of two (rule 24.5). */
export function destinyOf({ destiny }: Card): number {
  return Math.max(...[destiny ?? 0].flat())
}

// ---------------------------------------------------------------- groups

function isGroup({ members, titles }: Group, fighters: readonly Fighter[], place: Place | null): boolean {
  if (fighters.length !== members.length) return false
  if (titles === 'stack' && !areOneStack(fighters)) return false
  const names = new Set(fighters.map(({ title }) => title.toLowerCase()))
  if (titles === 'different' && names.size < fighters.length) return false
  return canFill(members, fighters, place)
}

function areOneStack(fighters: readonly Fighter[]): boolean {
  const [first] = fighters
  return first !== undefined && fighters.every((card) => card.copies === 'stack' && same(card.title, first.title))
}

/** Whether the fighters can be dealt out to the entries, each to another one that selects it. */
function canFill(entries: readonly Selectors[], [first, ...rest]: readonly Fighter[], place: Place | null): boolean {
  if (first === undefined) return true
  return entries.some(
    (entry, index) => isAnyOf(entry, first, place) && canFill(entries.toSpliced(index, 1), rest, place),
  )
}

// ---------------------------------------------------------------- helpers

const isAnyOf = (selectors: readonly Selector[], card: Card, place: Place | null): boolean =>
  selectors.some((selector) => selects(selector, card, place))

/** All texts of one form that the card has. */
const textsOf = <F extends Text['form']>(form: F, { text }: Fighter): readonly Extract<Text, { form: F }>[] =>
  text.filter((one): one is Extract<Text, { form: F }> => one.form === form)
