/**
 * Decides which fighters may use a weapon or a Battle card (rules 10.2, 11.2, 12.2, 13.1, 24.2). Pure, and fast enough
 * for every move.
 */

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

/** The fight in which a weapon would be used. While a player plans it, the opposing fighters are unknown. */
export interface Against {
  /** The opposing fighters. Absent: not known yet; a line that works only against some then does not count. */
  readonly foes?: readonly Fighter[]
  readonly duel?: boolean
}

/**
 * Returns the first line that fits the character (rule 11.2); null if the weapon is ignored. A line whose bonus does
 * not count against these opponents comes back without it. The caller handles that a duel draws no destiny for weapons
 * (rule 23.6.3).
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
      // "Any other" never takes a user that a line above names, even while that line doesn't work (rule 11.2.1).
      !(line.other && weapon.uses.slice(0, index).some((before) => before.against === undefined && named(before))),
  )
  if (line === undefined) return null
  return line.noBonusAgainst !== undefined && faced(line.noBonusAgainst) ? { ...line, bonus: 0 } : line
}

/** Whether the character's text lets it use a weapon whose lines don't name it (U-05). */
const mayUse = (character: CharacterCard, weapon: WeaponCard): boolean =>
  textsOf('may-use', character).some((text) => selects(text.weapon, weapon, null))

// ---------------------------------------------------------------- Battle cards

/**
 * Returns whether a Battle card for one fighter works for this fighter here (rule 12.2). The plan must check that it is
 * the first fighter (`use.first`), and the fight that `needs` holds.
 */
export function worksForOne({ use }: Pick<BattleCard, 'use'>, fighter: Fighter, place: Place | null): boolean {
  return use.for === 'one' && takesBattleCards(fighter) && isAnyOf(use.with, fighter, place)
}

/** Returns the numbers of fighters that a Battle card for a group may take, fewest first; empty for other cards. */
export function groupSizes({ use }: Pick<BattleCard, 'use'>): readonly number[] {
  if (use.for !== 'group') return []
  return [...new Set(use.groups.map(({ members }) => members.length))].sort((one, two) => one - two)
}

/** Returns the most fighters that a Battle card for a group takes; null for other cards. */
export const groupSize = (battle: BattleCard): number | null => groupSizes(battle).at(-1) ?? null

/** Returns whether these fighters, in any order, are a complete group for this Battle card (part 13). */
export function worksForGroup(
  { use }: Pick<BattleCard, 'use'>,
  fighters: readonly Fighter[],
  place: Place | null,
): boolean {
  if (use.for !== 'group' || !fighters.every(takesBattleCards)) return false
  return use.groups.some((group) => isGroup(group, fighters, place))
}

/**
 * Returns whether a Battle card for two weapons works for this character with these weapons, in any order. Each weapon
 * must fit the character by one of its lines.
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

/** Returns the text that lets this character be a Battle card for the starship (E-24), or null. */
export function asBattleCard(character: CharacterCard, starship: Fighter): AsBattleCard | null {
  return textsOf('as-battle-card', character).find((text) => isAnyOf(text.with, starship, null)) ?? null
}
type AsBattleCard = Extract<StandingText, { form: 'as-battle-card' }>

/** Returns whether Battle cards work for the fighter; its own text may forbid them. */
export const takesBattleCards = (fighter: Fighter): boolean => textsOf('no-battle-cards', fighter).length === 0

// ---------------------------------------------------------------- numbers

/**
 * Returns the location bonus of the character at this place; 0 away from its planet and for starships (rule 22.5.2).
 */
export function placeBonus(fighter: Fighter, place: Place): number {
  if (fighter.type !== 'character') return 0
  const index = (PLACES[fighter.planet] as readonly Place[]).indexOf(place)
  return index < 0 ? 0 : fighter.bonus[index]!
}

/** Returns the destiny number of a card; the higher one of two (rule 24.5). */
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

/** Whether each fighter can take a different entry that fits it. */
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
