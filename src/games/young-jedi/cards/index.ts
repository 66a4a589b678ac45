/** All cards by set, and functions that find them. */

import type { Card, SingleCard } from './card.ts'
import { battleOfNaboo } from './sets/battle-of-naboo.ts'
import { boontaEvePodrace } from './sets/boonta-eve-podrace.ts'
import { duelOfTheFates } from './sets/duel-of-the-fates.ts'
import { enhancedBattleOfNaboo } from './sets/enhanced-battle-of-naboo.ts'
import { enhancedMenaceOfDarthMaul } from './sets/enhanced-menace-of-darth-maul.ts'
import { jediCouncil } from './sets/jedi-council.ts'
import { menaceOfDarthMaul } from './sets/menace-of-darth-maul.ts'
import { reflections } from './sets/reflections.ts'
import { virtualOfRulebook, virtualSetOne } from './sets/virtual.ts'

/** A set of cards. */
export interface CardSet {
  /** The prefix of its card ids, such as `DM`. */
  readonly code: string
  readonly name: string
}

const CONTENTS: readonly (CardSet & { readonly cards: readonly Card[] })[] = [
  { code: 'DM', name: 'Menace of Darth Maul', cards: menaceOfDarthMaul },
  { code: 'JC', name: 'The Jedi Council', cards: jediCouncil },
  { code: 'BL', name: 'Battle of Naboo', cards: battleOfNaboo },
  { code: 'EM', name: 'Enhanced Menace of Darth Maul', cards: enhancedMenaceOfDarthMaul },
  { code: 'DF', name: 'Duel of the Fates', cards: duelOfTheFates },
  { code: 'EB', name: 'Enhanced Battle of Naboo', cards: enhancedBattleOfNaboo },
  { code: 'RF', name: 'Reflections', cards: reflections },
  { code: 'BP', name: 'Boonta Eve Podrace', cards: boontaEvePodrace },
  { code: 'V1', name: 'Virtual Set 1', cards: virtualSetOne },
  { code: 'V2', name: 'Virtual cards of the rulebook', cards: virtualOfRulebook },
]

/** The sets in the order of their publication. */
export const SETS: readonly CardSet[] = CONTENTS.map(({ code, name }) => ({ code, name }))

/** Every card, set by set, each set by number. The halves of Double Impact cards are not cards of this list. */
export const cards: readonly Card[] = CONTENTS.flatMap((set) => set.cards)

const halves: readonly SingleCard[] = cards.flatMap((card) => (card.type === 'double' ? card.halves : []))
const byId: ReadonlyMap<string, Card> = new Map([...cards, ...halves].map((card) => [card.id, card]))

/**
 * Returns the card with this id (`DM-71`) or the half of a Double Impact card (`RF-D6/1`); undefined if there is none.
 */
export const findCard = (id: string): Card | undefined => byId.get(id)

/** Returns the card with this id (`DM-71`) or the half of a Double Impact card (`RF-D6/1`). @throws if there is none */
export function cardById(id: string): Card {
  const card = byId.get(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}

/** Returns the set of the card with this id. @throws if there is none */
export function setOf(id: string): CardSet {
  const set = SETS.find(({ code }) => id.startsWith(`${code}-`))
  if (set === undefined) throw new Error(`no set of ${id}`)
  return set
}

// ---------------------------------------------------------------- printings

/** Fields in which two printings of one card may differ. */
const OF_THE_PRINTING = ['id', 'rarity', 'corrected']
const identity = (card: Card): string =>
  JSON.stringify(card, (key, value) => (OF_THE_PRINTING.includes(key) ? undefined : value))

const printings = new Map<string, readonly string[]>()
for (const same of cards.reduce(byIdentity, new Map()).values()) {
  for (const id of same) printings.set(id, same)
}

function byIdentity(groups: Map<string, string[]>, card: Card): Map<string, string[]> {
  const group = groups.get(identity(card)) ?? []
  return groups.set(identity(card), [...group, card.id])
}

/**
 * Returns the ids of all printings of this card, the first one first; for a half only its own id. @throws if there is
 * no card with this id
 */
export function printingsOf(id: string): readonly string[] {
  return printings.get(cardById(id).id) ?? [id]
}
