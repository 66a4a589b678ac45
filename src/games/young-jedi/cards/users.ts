/** Who may use what (rules 10.2, 11.2, 12.2, 13.1, 27.1). Pure, and quick enough to be asked in every move. */

import type { BattleCard, CharacterCard, Place, Selector, UserLine, WeaponCard } from './card.ts'
import { PLACES } from './card.ts'

/**
 * Whether the selector means this character while the fight is at this place.
 * Persons are known by title (whatever its capitals), kinds by the words of title or subtitle.
 */
export function selects(selector: Selector, character: CharacterCard, place: Place): boolean {
  if (selector.at !== undefined && !isAt(selector.at, place)) return false
  return describes(selector, character)
}

/** The line by which the character uses the weapon: the first that fits (rule 11.2). Null: the weapon is ignored. */
export function lineFor(weapon: WeaponCard, character: CharacterCard, place: Place): UserLine | null {
  // Lines before an "other" line are tried before it, so that what they name never comes to the "other" line.
  return weapon.uses.find((line) => line.by.some((selector) => selects(selector, character, place))) ?? null
}

/**
 * Whether a Battle card for one fighter works with this character here (rule 12.2).
 * Whether it is the first fighter (`use.first`) only the plan can tell.
 */
export function worksForOne(battle: BattleCard, character: CharacterCard, place: Place): boolean {
  return battle.use.for === 'one' && battle.use.with.some((selector) => selects(selector, character, place))
}

/** How many characters a Battle card for a group takes; null for one that takes a single fighter. */
export function groupSize({ use }: BattleCard): number | null {
  if (use.for === 'one') return null
  return 'sameStack' in use.members ? use.members.sameStack : use.members.length
}

/** Whether these characters, in whatever order, are a complete group for this Battle card (part 13). */
export function worksForGroup(battle: BattleCard, characters: readonly CharacterCard[], place: Place): boolean {
  const { use } = battle
  if (use.for === 'one' || characters.length !== groupSize(battle)) return false
  if ('sameStack' in use.members) return areOneStack(characters)
  return canFill(use.members, characters, place)
}

/** Dots of the character at this place; 0 away from its planet. */
export function placeBonus(character: CharacterCard, place: Place): number {
  const index = (PLACES[character.planet] as readonly Place[]).indexOf(place)
  return index < 0 ? 0 : character.bonus[index]!
}

// ---------------------------------------------------------------- characteristics

function isAt(at: NonNullable<Selector['at']>, place: Place): boolean {
  return at in PLACES ? (PLACES[at as keyof typeof PLACES] as readonly Place[]).includes(place) : at === place
}

/** What a selector says of a card never changes, so each pair is worked out once. */
const known = new WeakMap<Selector, WeakMap<CharacterCard, boolean>>()

function describes(selector: Selector, character: CharacterCard): boolean {
  const before = known.get(selector)?.get(character)
  if (before !== undefined) return before
  const answer = workOut(selector, character)
  const answers = known.get(selector) ?? new WeakMap<CharacterCard, boolean>()
  known.set(selector, answers.set(character, answer))
  return answer
}

function workOut({ name, subtitle, kind, diamond }: Selector, character: CharacterCard): boolean {
  if (name !== undefined && !same(name, character.title)) return false
  if (subtitle !== undefined && !same(subtitle, character.subtitle ?? '')) return false
  if (diamond && character.copies !== 'diamond') return false
  return kind === undefined || isA(kind, character)
}

const same = (one: string, two: string): boolean => one.toLowerCase() === two.toLowerCase()

/** Rule 27.1: a character is what its title or subtitle calls it, but for the exceptions ruled. */
function isA(kind: string, character: CharacterCard): boolean {
  const { title, subtitle } = character
  const said = (words: string): boolean => says(title, words) || says(subtitle ?? '', words)
  switch (kind.toLowerCase()) {
    case 'podracer pilot': // 27.1.2
      return said(kind) || same(title, 'Anakin Skywalker') || same(title, 'Sebulba')
    case 'jedi': // 27.1.3
      return said(kind) && !same(title, 'Anakin Skywalker')
    case 'jedi master': // 27.1.4
      return isA('Jedi', character) && !same(title, 'Ki-Adi-Mundi') && !same(title, 'Obi-Wan Kenobi')
    default:
      return said(kind)
  }
}

/** Whether the words stand in the text as whole words, in the singular or plural. */
const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words}s?(?![\\p{L}\\p{N}])`, 'iu').test(text)

// ---------------------------------------------------------------- groups

function areOneStack(characters: readonly CharacterCard[]): boolean {
  const [first] = characters
  return first !== undefined && characters.every((card) => card.copies === 'stack' && same(card.title, first.title))
}

/** Whether the characters can be dealt out to the entries, each to another one that selects it. */
function canFill(
  entries: readonly (readonly Selector[])[],
  [first, ...rest]: readonly CharacterCard[],
  place: Place,
): boolean {
  if (first === undefined) return true
  return entries.some(
    (entry, index) =>
      entry.some((selector) => selects(selector, first, place)) && canFill(entries.toSpliced(index, 1), rest, place),
  )
}
