/** Which cards belong together: the same person or thing, and what bears his name. */

import type { Card } from './card.ts'
import { cardById, cards, printingsOf } from './index.ts'
import { same, titlesOf } from './selecting.ts'

/**
 * Other cards that are the same person or thing, one printing of each, first the most like it: the same version made
 * otherwise (virtual, with a built-in weapon), other versions, then what his side has for him: his weapons and
 * starships, cards played with him. Of a Combo and a Double Impact card the cards that it was made of.
 * @throws if there is no such card
 */
export function versionsOf(id: string): readonly string[] {
  const card = cardById(id)
  // A half is looked up as the card that it stands on.
  const whole = id.split('/')[0]!
  const own = new Set(printingsOf(whole))
  const others = firstPrintings.filter((other) => other.side === card.side && !own.has(other.id))
  const sameTitle = others.filter((other) => shareTitle(card, other))
  const sameVersion = sameTitle.filter((other) => other.type === card.type && other.subtitle === card.subtitle)
  const titles = others.filter((other) => bearsName(other, card))
  const players = others.filter((other) => names(other, card))
  return [...new Set([...sameVersion, ...sameTitle, ...titles, ...players].map((other) => other.id))]
}

const firstPrintings: readonly Card[] = cards.filter(({ id }) => printingsOf(id)[0] === id)

const shareTitle = (one: Card, other: Card): boolean =>
  titlesOf(one).some((title) => titlesOf(other).some((another) => same(title, another)))

/** Darth Maul's Lightsaber bears the name of Darth Maul; so far only characters own anything. */
function bearsName(thing: Card, person: Card): boolean {
  if (person.type !== 'character' || thing.type === 'character') return false
  return thing.title.toLowerCase().startsWith(`${person.title.toLowerCase()}'`)
}

/** Whether a card other than a character speaks of this one by name. */
function names(thing: Card, person: Card): boolean {
  if (person.type !== 'character' || thing.type === 'character') return false
  return namesIn(thing).has(person.title.toLowerCase())
}

/** Every name that stands in a card's text, in small letters. */
const found = new Map<Card, ReadonlySet<string>>()

function namesIn(card: Card): ReadonlySet<string> {
  const before = found.get(card)
  if (before !== undefined) return before
  const all = new Set<string>()
  collect(card, all)
  found.set(card, all)
  return all
}

function collect(part: unknown, into: Set<string>): void {
  if (typeof part !== 'object' || part === null) return
  if ('name' in part && typeof part.name === 'string') into.add(part.name.toLowerCase())
  for (const inner of Object.values(part)) collect(inner, into)
}
