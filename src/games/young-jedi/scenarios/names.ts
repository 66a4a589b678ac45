/**
 * Cards by the names that people write: title, title and subtitle, number. Capitals, accents and signs don't matter.
 */

import { Mistake } from '../../../kit/scenarios/problems.ts'
import { nearest, plain } from '../../../kit/scenarios/spelling.ts'
import { type Card, PLANETS, type Side, type SingleCard } from '../cards/card.ts'
import { cards, findCard, printingsOf } from '../cards/index.ts'
import { fullName } from '../texts/card-text.ts'

/** The halves of Double Impact cards are cards too, once they are played. */
const all: readonly Card[] = cards.flatMap((card): Card[] => (card.type === 'double' ? [card, ...card.halves] : [card]))

const isVirtual = ({ id }: Card): boolean => /^V\d-/.test(id)
const isHalf = ({ id }: Card): boolean => id.includes('/')

/** All full names of a card. */
function fullNames(card: Card): string[] {
  const name = fullName(card)
  const { builtIn } = card as Partial<Extract<SingleCard, { type: 'character' }>>
  return builtIn === undefined ? [name] : [`${name} & ${builtIn.weapon}`]
}

const byFullName = index((card) => fullNames(card))
const byTitle = index((card) => [card.title, ...(card.type === 'location' ? [card.place] : [])])

function index(namesOf: (card: Card) => readonly string[]): ReadonlyMap<string, readonly Card[]> {
  const found = new Map<string, Card[]>()
  for (const card of all)
    for (const name of namesOf(card)) found.set(plain(name), [...(found.get(plain(name)) ?? []), card])
  return found
}

/** A card's number in brackets behind its name, or (V) for the virtual version. */
const MARK = /\s*\(((?:V\d-)?[A-Z]{2}-[A-Z]?\d+(?:\/\d)?|V)\)$/

/** The way to write a card whose name alone is ambiguous. */
export function nameOf(id: string): string {
  const card = findCard(id)
  if (card === undefined) return id
  const [name = id] = fullNames(card)
  return isPlain(card) ? name : `${name} (${id})`
}

/** Whether the full name can mean this card only. */
function isPlain(card: Card): boolean {
  const found = (byFullName.get(plain(fullNames(card)[0] ?? '')) ?? []).filter(({ side }) => side === card.side)
  return identities(found).length === 1
}

/** The different cards among these, each by its first printing. */
const identities = (found: readonly Card[]): string[] => [...new Set(found.map(identityOf))]
/**
 * The id of the card's first printing, equal for all its printings; a half of a Double Impact card keeps its own id.
 */
export const identityOf = (card: Pick<Card, 'id'>): string =>
  isHalf(card as Card) ? card.id : (printingsOf(card.id)[0] ?? card.id)

/**
 * All cards that a name can mean, the closest sense first: number, then full name, then title.
 * @param side the side of the card; null: either
 * @throws Mistake with suggestions if there is none
 */
export function cardsCalled(side: Side | null, written: string): readonly Card[] {
  const own = (found: readonly Card[]) => found.filter((card) => side === null || card.side === side)
  const number = findCard(written.trim())
  if (number !== undefined) return orUnknown(own([number]), side, written)
  const mark = written.match(MARK)?.[1]
  const name = plain(written.replace(MARK, ''))
  const fits = (card: Card) => mark === undefined || (mark === 'V' ? isVirtual(card) : card.id === mark)
  for (const names of [byFullName, byTitle]) {
    const found = own(names.get(name) ?? []).filter(fits)
    if (found.length > 0) return mark === undefined ? ordinary(found) : found
  }
  return orUnknown([], side, written)
}

/** Virtual versions and halves are meant only if they are marked, or if no other card has the name. */
function ordinary(found: readonly Card[]): readonly Card[] {
  const printed = found.filter((card) => !isVirtual(card))
  const whole = (printed.length > 0 ? printed : found).filter((card) => !isHalf(card))
  return whole.length > 0 ? whole : printed.length > 0 ? printed : found
}

function orUnknown(found: readonly Card[], side: Side | null, written: string): readonly Card[] {
  if (found.length > 0) return found
  const near = suggestions(side, written)
  const hint = near.length === 0 ? '' : ` Perhaps ${near.map((name) => `"${name}"`).join(' or ')}?`
  throw new Mistake(`No ${side === null ? '' : `${side} `}card is called "${written}".${hint}`)
}

/**
 * The one card that a name means.
 * @throws Mistake if there is none, or several that differ
 */
export function cardCalled(side: Side, written: string): Card {
  const found = cardsCalled(side, written)
  const different = identities(found)
  if (different.length > 1)
    throw new Mistake(
      `"${written}" could be several cards: ${different.map((id) => `"${withNumber(id)}"`).join(', ')}. ` +
        'Write the subtitle too, or the number in brackets.',
    )
  return found[0] as Card
}

const withNumber = (id: string): string => `${fullName(findCard(id) as Card)} (${id})`

// ---------------------------------------------------------------- any card of that number

/** Unimportant cards, one for each destiny number, for "destiny 4". */
const OF_DESTINY: Readonly<Record<Side, readonly string[]>> = {
  dark: ['DM-114', 'DM-88', 'JC-95', 'BL-94', 'DM-92', 'DM-91'],
  light: ['DM-17', 'DM-70', 'DM-29', 'DM-28', 'DM-30', 'DM-46'],
}

/** The number in "destiny 4", or null. */
export function destinyIn(written: string): number | null {
  const number = written.match(/^destiny ([1-6])$/i)?.[1]
  return number === undefined ? null : Number(number)
}

/** The card that stands for "destiny 4" and the like. @param destiny 1 or more */
export const cardOfDestiny = (side: Side, destiny: number): string => OF_DESTINY[side][destiny - 1] as string

// ---------------------------------------------------------------- suggestions

/** The names most similar to the written one. */
function suggestions(side: Side | null, written: string): string[] {
  const names = all.filter((card) => !isHalf(card) && (side === null || card.side === side)).flatMap(fullNames)
  return nearest(written.replace(MARK, ''), [...new Set(names)])
}

/** A planet by its name. @throws Mistake if there is none */
export function planetCalled(written: string): (typeof PLANETS)[number] {
  const found = PLANETS.find((planet) => plain(planet) === plain(written))
  if (found === undefined) throw new Mistake(`There is no planet "${written}". There are ${PLANETS.join(', ')}.`)
  return found
}

// ---------------------------------------------------------------- among cards at hand

/** How closely a name means this card: 2 in full, 1 by its title, 0 not at all. A half is called by its own title. */
export function calls(written: string, id: string): 0 | 1 | 2 {
  const card = findCard(id)
  if (card === undefined) return 0
  const destiny = destinyIn(written)
  if (destiny !== null) return [card.destiny].flat().includes(destiny) ? 2 : 0
  if (written.trim() === id) return 2
  const mark = written.match(MARK)?.[1]
  if (mark !== undefined && mark !== id && !(mark === 'V' && isVirtual(card))) return 0
  const name = plain(written.replace(MARK, ''))
  if (fullNames(card).some((own) => plain(own) === name)) return 2
  return plain(card.title) === name || (card.type === 'location' && plain(card.place) === name) ? 1 : 0
}

/** Every card that is anywhere in a state. */
export function cardsIn(value: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value === 'string') {
    if (findCard(value) !== undefined) found.add(value)
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) cardsIn(part, found)
  return found
}
