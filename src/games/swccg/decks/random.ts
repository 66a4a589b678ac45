/** Random legal decks, so that simulations and tests meet every card and every text. */
import type { DeckList } from '../../../contract/index.ts'
import { cardById } from '../cards/index.ts'
import type { Card, Side } from '../cards/printed-card.ts'
import { type Format, poolOf } from '../formats.ts'
import { DECK_SIZE } from './deck-check.ts'
import { broughtFrom, isOpening, soughtFrom } from './objective-cards.ts'

/** How many cards of each type a deck usually has; with `OTHERS` together 60. */
export const USUAL_SHARES: Readonly<Partial<Record<Card['type'], number>>> = {
  location: 9,
  character: 19,
  starship: 7,
  vehicle: 3,
  weapon: 4,
  effect: 4,
  "admiral's order": 1,
  interrupt: 11,
}

/** How many cards of types without a share a deck has at most, if the pool has any. */
const OTHERS = 2

/** The chance that a deck is built around an Objective, if the pool has one. */
const AROUND = 0.5

const isObjective = (id: string): boolean => cardById(id).type === 'objective'
const any = <T>(all: readonly T[], random: () => number): T | undefined => all[Math.floor(random() * all.length)]

/** The cards of a deck around an Objective that it brings and looks for; none for a deck without one. */
function aroundObjective(pool: readonly Card[], random: () => number): readonly string[] {
  const objective = any(
    pool.filter(({ id }) => isOpening(id)),
    random,
  )
  if (objective === undefined || random() >= AROUND) return []
  const ids = pool.map(({ id }) => id)
  const brought = broughtFrom(objective.id, ids).flatMap((some) => any(some, random) ?? [])
  return [objective.id, ...brought, ...soughtFrom(objective.id, ids)]
}

/** One of these cards by chance; none if it would be a second Objective. */
function oneOf(cards: readonly Card[], ids: readonly string[], random: () => number): readonly string[] {
  const card = any(cards, random)
  if (card === undefined || (card.type === 'objective' && (isOpening(card.id) || ids.some(isObjective)))) return []
  return [card.id]
}

/**
 * Returns a random legal deck (rules 1.2, 3.1, 36.1): the usual number of cards of each type, some decks around an
 * Objective with the cards that it needs.
 * @param random returns numbers from 0 up to 1
 */
export function randomDeck(side: Side, format: Format, random: () => number): DeckList {
  const pool = poolOf(format, side)
  const ids = [...aroundObjective(pool, random)]
  for (const [type, share = 0] of Object.entries(USUAL_SHARES)) {
    const cards = pool.filter((card) => card.type === type)
    const typed = new Set(cards.map(({ id }) => id))
    const has = ids.filter((id) => typed.has(id)).length
    for (let left = share - has; left > 0 && ids.length < DECK_SIZE; left--) {
      const card = any(cards, random)
      if (card !== undefined) ids.push(card.id)
    }
  }
  // Cards of other types, such as Epic Events; and more where the pool lacks a type.
  const isOther = ({ type }: Card) => USUAL_SHARES[type] === undefined
  const others = pool.filter(isOther)
  for (let left = OTHERS; left > 0 && ids.length < DECK_SIZE; left--) ids.push(...oneOf(others, ids, random))
  while (ids.length < DECK_SIZE) ids.push(...oneOf(pool, ids, random))
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}
