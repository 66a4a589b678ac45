/** Finds cards that belong together: versions of one person or thing, and cards with that person's name. */

import type { Card } from './card.ts'
import { cardById, cards, printingsOf } from './index.ts'
import { same, titlesOf } from './selecting.ts'

/**
 * Returns the ids of other cards of the same person or thing, one printing of each. First come cards of the same
 * version (virtual, with a built-in weapon), then other versions, then weapons, starships and cards of the same side
 * that name the person. For a Combo or Double Impact card they include the cards it was made of.
 * @throws if there is no card with this id
 */
export function versionsOf(id: string): readonly string[] {
  const card = cardById(id)
  // A half counts as its whole card.
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

/** Darth Maul's Lightsaber has the name of Darth Maul. Only characters own cards so far. */
function bearsName(thing: Card, person: Card): boolean {
  if (person.type !== 'character' || thing.type === 'character') return false
  return thing.title.toLowerCase().startsWith(`${person.title.toLowerCase()}'`)
}

/** Whether a card other than a character names this one. */
function names(thing: Card, person: Card): boolean {
  if (person.type !== 'character' || thing.type === 'character') return false
  return namesIn(thing).has(person.title.toLowerCase())
}

/** All names in a card's text, in lower case. */
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
