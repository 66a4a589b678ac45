/**
 * Decides which cards a selector fits (rules 12.4, 21.2, 22.3, 27.1), from the words on the card and without lists.
 * Pure, and fast enough for every move.
 */

import type { Card, CharacterCard, Place, Selector, SelectorType, StarshipCard } from './card.ts'
import { PLACES } from './card.ts'

/** A card that can fight: a character in a battle, a starship in a starship battle. */
export type Fighter = CharacterCard | StarshipCard

/** The card that asks. */
export interface SelectedBy {
  /**
   * Whether the asking card has the same owner as the card in question; true by default. A card's own declaration of
   * its kind counts only for its owner's cards (rule 27.1.5, E-06).
   */
  readonly own?: boolean
}

/**
 * Returns whether the selector fits this card while the fight is at this place; null: in a starship battle, at no
 * place. A Combo card has both its titles, a Double Impact card fits if one of its halves does (rules 24.3, 24.4).
 */
export function selects(selector: Selector, card: Card, place: Place | null, { own = true }: SelectedBy = {}): boolean {
  if (selector.at !== undefined && !isAt(selector.at, place)) return false
  return describes(selector, card, own)
}

/** Returns whether the built-in weapon of this character counts as one of these in use (E-03). */
export function selectsBuiltIn({ type, name, kind }: Selector, { builtIn }: CharacterCard): boolean {
  if (builtIn === undefined || type !== 'weapon') return false
  return (name === undefined || same(name, builtIn.weapon)) && (kind === undefined || says(builtIn.weapon, kind))
}

/** Returns every title by which texts refer to this card, the printed one first. */
export function titlesOf(card: Card): readonly string[] {
  if (card.type === 'double') return [card.title, ...card.halves.map(({ title }) => title)]
  return card.type === 'battle' && card.titles !== undefined ? [card.title, ...card.titles] : [card.title]
}

/** Returns whether two titles are the same in any case: the sets differ in capitals (rule 6.2.2). */
export const same = (one: string, two: string): boolean =>
  one.length === two.length && (one === two || one.toLowerCase() === two.toLowerCase())

// ---------------------------------------------------------------- place

function isAt(at: NonNullable<Selector['at']>, place: Place | null): boolean {
  if (place === null) return false
  return at in PLACES ? (PLACES[at as keyof typeof PLACES] as readonly Place[]).includes(place) : at === place
}

// ---------------------------------------------------------------- characteristics

type Answers = WeakMap<Selector, Map<Card, boolean>>

/** Whether a selector fits a card never changes, so each pair is worked out once for each side that may ask. */
const known: Readonly<Record<'own' | 'others', Answers>> = { own: new WeakMap(), others: new WeakMap() }

function describes(selector: Selector, card: Card, own: boolean): boolean {
  const of = own ? known.own : known.others
  let answers = of.get(selector)
  if (answers === undefined) {
    answers = new Map()
    of.set(selector, answers)
  }
  const before = answers.get(card)
  if (before !== undefined) return before
  const answer =
    card.type === 'double' ? card.halves.some((half) => workOut(selector, half, own)) : workOut(selector, card, own)
  answers.set(card, answer)
  return answer
}

type Single = Exclude<Card, { type: 'double' }>

function workOut(selector: Selector, card: Single, own: boolean): boolean {
  const { type = 'character', name, subtitle, kind, diamond, except, duels } = selector
  if (!isOfType(type, card)) return false
  if (name !== undefined && !titlesOf(card).some((title) => same(name, title))) return false
  if (subtitle !== undefined && !same(subtitle, card.subtitle ?? '')) return false
  if (except !== undefined && same(except, card.title)) return false
  if (diamond !== undefined && diamond !== isDiamond(card, own)) return false
  if (duels && !('dueling' in card && card.dueling !== undefined)) return false
  return kind === undefined || isA(kind, card, own)
}

function isOfType(type: SelectorType, card: Single): boolean {
  switch (type) {
    case 'starfighter':
      return card.type === 'starship' && card.starfighter
    case 'transport':
      return card.type === 'starship' && !card.starfighter
    default:
      return card.type === type
  }
}

/** A card that declares itself ◆ is a ◆ card for cards of its owner (E-06). */
const isDiamond = (card: Single, own: boolean): boolean =>
  ('copies' in card && card.copies === 'diamond') || (own && declared(card).length > 0)

const declared = (card: Single): readonly string[] =>
  card.type === 'character' ? card.text.flatMap((text) => (text.form === 'is-also' ? text.kinds : [])) : []

/** Rule 27.1: a card has the characteristics in its title and subtitle, with the exceptions below. */
function isA(kind: string, card: Single, own: boolean): boolean {
  const { title, subtitle } = card
  const said = (words: string): boolean => says(title, words) || (card.type !== 'weapon' && says(subtitle ?? '', words))
  switch (kind.toLowerCase()) {
    case 'podracer pilot': // 25.4, 27.1.2
      return said(kind) || same(title, 'Anakin Skywalker') || same(title, 'Sebulba')
    case 'jedi': // 27.1.1, 27.1.3
      return said(kind) && !same(title, 'Anakin Skywalker')
    case 'jedi master': // 27.1.4
      return isA('Jedi', card, own) && !same(title, 'Ki-Adi-Mundi') && !same(title, 'Obi-Wan Kenobi')
    default:
      return said(kind) || (own && declared(card).some((also) => says(also, kind)))
  }
}

/** The patterns of the kinds that were asked about: each is made once. */
const patterns = new Map<string, RegExp>()

function patternOf(words: string): RegExp {
  const made = patterns.get(words) ?? new RegExp(`(?<![\\p{L}\\p{N}])${words}s?(?![\\p{L}\\p{N}])`, 'iu')
  patterns.set(words, made)
  return made
}

/** Returns whether the text has these words as whole words, singular or plural. */
const says = (text: string, words: string): boolean => patternOf(words).test(text)
