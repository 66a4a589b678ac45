/** What makes a deck legal (part 2, and 3.1.2 for the starter game). */

import type { DeckList, Json, Refusal } from '../../game.ts'
import { type Card, PLANETS, type Side, SLOTS, type Slot } from '../cards/card.ts'
import { findCard } from '../cards/index.ts'

export type Format = 'starter' | 'full'

interface Requirements {
  /** The rule that gives the numbers. */
  readonly rule: string
  readonly cards: number
  readonly perSlot: number
}

const REQUIREMENTS: Readonly<Record<Format, Requirements>> = {
  starter: { rule: '2.1', cards: 30, perSlot: 5 },
  full: { rule: '2.2', cards: 60, perSlot: 10 },
}

/** Copies of one title in one colour slot (rule 2.3). */
const TITLE_LIMIT = 5

/** Where a starter game on Tatooine begins: the dark player's deck must hold it (rule 3.1.2). */
export const STARTING_PLACE = 'Desert Landing Site'

interface Copies {
  readonly card: Card
  readonly count: number
}

/** Everything wrong with a list, each fault with the number of its rule; empty when it is legal. */
export function checkDeck(list: DeckList, side: Side, format: Format): readonly Refusal[] {
  const requirements = Object.hasOwn(REQUIREMENTS, format) ? REQUIREMENTS[format] : undefined
  if (requirements === undefined) return [fault('deck.format', '2.2', { format })]
  const { copies, faults } = read(list, requirements)
  return [
    ...faults,
    ...sides(copies, side, requirements),
    ...numbers(copies, requirements),
    ...titles(copies),
    ...(format === 'full' ? planets(copies) : startingPlace(copies, side)),
  ]
}

const fault = (refused: string, rule: string, values: Record<string, Json>): Refusal => ({
  refused,
  values: { rule, ...values },
})

/** The cards that are known, and what is wrong with the rest of the list. */
function read(list: DeckList, { rule }: Requirements): { copies: readonly Copies[]; faults: readonly Refusal[] } {
  const copies: Copies[] = []
  const faults: Refusal[] = []
  for (const { card: id, count } of list) {
    const card = findCard(id)
    if (card === undefined) faults.push(fault('deck.unknown-card', rule, { card: id }))
    else if (!Number.isSafeInteger(count) || count < 1) faults.push(fault('deck.count', rule, { card: id, count }))
    else copies.push({ card, count })
  }
  return { copies, faults }
}

const sides = (copies: readonly Copies[], side: Side, { rule }: Requirements): readonly Refusal[] =>
  copies.filter(({ card }) => card.side !== side).map(({ card }) => fault('deck.side', rule, { card: card.id, side }))

function numbers(copies: readonly Copies[], { rule, cards, perSlot }: Requirements): readonly Refusal[] {
  const total = sum(copies)
  const faults = total === cards ? [] : [fault('deck.size', rule, { count: total, needed: cards })]
  for (const slot of SLOTS) {
    const count = sum(copies.filter(({ card }) => slotOf(card) === slot))
    if (count !== perSlot) faults.push(fault('deck.slot', rule, { slot, count, needed: perSlot }))
  }
  return faults
}

function titles(copies: readonly Copies[]): readonly Refusal[] {
  const counts = new Map<string, { title: string; slot: Slot; count: number }>()
  for (const { card, count } of copies) {
    const slot = slotOf(card)
    const key = `${slot} ${card.title.toLowerCase()}`
    counts.set(key, { title: card.title, slot, count: (counts.get(key)?.count ?? 0) + count })
  }
  return [...counts.values()]
    .filter(({ count }) => count > TITLE_LIMIT)
    .map((values) => fault('deck.title', '2.3', { ...values, limit: TITLE_LIMIT }))
}

const planets = (copies: readonly Copies[]): readonly Refusal[] =>
  PLANETS.filter((planet) => !copies.some(({ card }) => card.type === 'location' && card.planet === planet)).map(
    (planet) => fault('deck.planet', '2.5', { planet }),
  )

function startingPlace(copies: readonly Copies[], side: Side): readonly Refusal[] {
  const held = copies.some(({ card }) => card.type === 'location' && card.place === STARTING_PLACE)
  return side === 'light' || held ? [] : [fault('deck.start', '3.1.2', { place: STARTING_PLACE })]
}

const sum = (copies: readonly Copies[]): number => copies.reduce((total, { count }) => total + count, 0)

/** The colour slot that a card fills. Wild cards (2.4), which may fill several, are not in the catalogue yet. */
const slotOf = (card: Card): Slot => card.slot ?? card.wild![0]!
