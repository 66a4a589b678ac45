/**
 * Who is meant (rules 12.4, 21.2, 22.3, 27.1). What a selector says of a card is worked out from the card's own words,
 * never listed. Pure, and quick enough to be asked in every move.
 */

import type { Card, CharacterCard, Place, Selector, SelectorType, StarshipCard } from './card.ts'
import { PLACES } from './card.ts'

/** What can stand in a plan: characters in a battle, starships in a starship battle. */
export type Fighter = CharacterCard | StarshipCard

/** Who asks. */
export interface Asked {
  /**
   * Whether the card that asks has the same owner as the card asked about; it has where nothing is said.
   * What a card declares itself to be holds for its owner's cards only (rule 27.1.5, E-06).
   */
  readonly own?: boolean
}

/**
 * Whether the selector means this card while the fight is at this place; null: at no place (a starship battle).
 * A Combo card bears both its titles, a Double Impact card is meant if one of its halves is (rules 24.3, 24.4).
 */
export function selects(selector: Selector, card: Card, place: Place | null, { own = true }: Asked = {}): boolean {
  if (selector.at !== undefined && !isAt(selector.at, place)) return false
  return describes(selector, card, own)
}

/** Whether the built-in weapon of this character counts as one of these when it is used (E-03). */
export function selectsBuiltIn({ type, name, kind }: Selector, { builtIn }: CharacterCard): boolean {
  if (builtIn === undefined || type !== 'weapon') return false
  return (name === undefined || same(name, builtIn.weapon)) && (kind === undefined || says(builtIn.weapon, kind))
}

/** Every title by which texts know this card; the printed one first. */
export function titlesOf(card: Card): readonly string[] {
  if (card.type === 'double') return [card.title, ...card.halves.map(({ title }) => title)]
  return card.type === 'battle' && card.titles !== undefined ? [card.title, ...card.titles] : [card.title]
}

/** Whether two titles are one: capitals differ between the sets (rule 6.2.2). */
export const same = (one: string, two: string): boolean =>
  one.length === two.length && (one === two || one.toLowerCase() === two.toLowerCase())

// ---------------------------------------------------------------- place

function isAt(at: NonNullable<Selector['at']>, place: Place | null): boolean {
  if (place === null) return false
  return at in PLACES ? (PLACES[at as keyof typeof PLACES] as readonly Place[]).includes(place) : at === place
}

// ---------------------------------------------------------------- characteristics

type Answers = WeakMap<Selector, WeakMap<Card, boolean>>

/** What a selector says of a card never changes, so each pair is worked out once for each side that may ask. */
const known: Readonly<Record<'own' | 'others', Answers>> = { own: new WeakMap(), others: new WeakMap() }

function describes(selector: Selector, card: Card, own: boolean): boolean {
  const of = own ? known.own : known.others
  const answers = of.get(selector) ?? new WeakMap<Card, boolean>()
  const before = answers.get(card)
  if (before !== undefined) return before
  const answer =
    card.type === 'double' ? card.halves.some((half) => workOut(selector, half, own)) : workOut(selector, card, own)
  of.set(selector, answers.set(card, answer))
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

/** For cards of its owner a card that declares itself to be a ◆ one is a ◆ card (E-06). */
const isDiamond = (card: Single, own: boolean): boolean =>
  ('copies' in card && card.copies === 'diamond') || (own && declared(card).length > 0)

const declared = (card: Single): readonly string[] =>
  card.type === 'character' ? card.text.flatMap((text) => (text.form === 'is-also' ? text.kinds : [])) : []

/** Rule 27.1: a card is what its title or subtitle calls it, but for the exceptions ruled. */
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

/** Whether the words stand in the text as whole words, in the singular or plural. */
const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words}s?(?![\\p{L}\\p{N}])`, 'iu').test(text)
