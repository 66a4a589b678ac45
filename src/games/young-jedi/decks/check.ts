/** Checks decks (parts 2 and 26; 3.1.2 for the starter game). */

import type { DeckList, Options, Refusal } from '../../../contract/index.ts'
import { PLANETS, type Place, type Planet, type Side, SLOTS } from '../cards/card.ts'
import { DEFAULT_RULES, EDITIONS, rulesOf } from '../cards/editions.ts'
import { findCard } from '../cards/index.ts'
import type { Format } from '../formats.ts'
import type { DeckRefusals } from '../state/refusal-map.ts'
import { type CopyCount, fill, type SlotFill, sumOf, titleKey } from './slots.ts'

export type { Format }

interface Requirements {
  /** The rule with these numbers. */
  readonly rule: string
  readonly cards: number
  readonly perSlot: number
}

const REQUIREMENTS: Readonly<Record<Format, Requirements>> = {
  starter: { rule: '2.1', cards: 30, perSlot: 5 },
  full: { rule: '2.2', cards: 60, perSlot: 10 },
}

/** The most Objectives in a deck, virtual ones included (rules 2.6, 26.5). */
const OBJECTIVES = 1

/**
 * The first Location of a starter game on each planet that it may be played on (rules 3.1.1, 3.1.2): the dark Location
 * of that planet in the set with its starter deck.
 */
export const STARTING_PLACES = {
  Tatooine: 'Desert Landing Site',
  Naboo: 'Theed Palace',
} as const satisfies Partial<Record<Planet, Place>>

/**
 * Returns every error of a list with the number of its rule; empty if the deck is legal.
 * @param rules `edition`: one of `EDITIONS`; the current one by default
 */
export function checkDeck(
  list: DeckList,
  side: Side,
  format: Format,
  rules: NonNullable<Options['rules']> = {},
): readonly Refusal[] {
  const requirements = Object.hasOwn(REQUIREMENTS, format) ? REQUIREMENTS[format] : undefined
  if (requirements === undefined) return [fault('deck.format', '2.2', { format })]
  const edition = EDITIONS.find((known) => known === (rules.edition ?? DEFAULT_RULES.edition))
  if (edition === undefined) return [fault('deck.edition', '2.3', { edition: String(rules.edition) })]
  const { copies, faults } = read(list, requirements)
  const limit = rulesOf({ edition }).titleLimit
  const filling = fill(copies, requirements.perSlot, limit)
  return [
    ...faults,
    ...sides(copies, side, requirements),
    ...numbers(copies, filling, requirements),
    ...objectives(copies),
    ...titles(filling, limit),
    ...(format === 'full' ? planets(copies) : startingPlace(copies, side)),
  ]
}

const fault = <Code extends keyof DeckRefusals>(
  refused: Code,
  rule: string,
  values: Omit<DeckRefusals[Code], 'rule'>,
): Refusal => ({ refused, values: { rule, ...values } as Refusal['values'] })

/** Returns the known cards, each once, and an error for each other line of the list. */
function read(list: DeckList, { rule }: Requirements): { copies: readonly CopyCount[]; faults: readonly Refusal[] } {
  const copies = new Map<string, CopyCount>()
  const faults: Refusal[] = []
  for (const { card: id, count } of list) {
    const card = findCard(id)
    // The half of a Double Impact card does not count as a card.
    if (card === undefined || id.includes('/')) faults.push(fault('deck.unknown-card', rule, { card: id }))
    else if (!Number.isSafeInteger(count) || count < 1) faults.push(fault('deck.count', rule, { card: id, count }))
    else copies.set(id, { card, count: (copies.get(id)?.count ?? 0) + count })
  }
  return { copies: [...copies.values()], faults }
}

const sides = (copies: readonly CopyCount[], side: Side, { rule }: Requirements): readonly Refusal[] =>
  copies.filter(({ card }) => card.side !== side).map(({ card }) => fault('deck.side', rule, { card: card.id, side }))

function numbers(
  copies: readonly CopyCount[],
  { slots, homeless }: SlotFill,
  { rule, cards, perSlot }: Requirements,
): readonly Refusal[] {
  const total = sumOf(copies)
  const faults = total === cards ? [] : [fault('deck.size', rule, { count: total, needed: cards })]
  for (const slot of SLOTS) {
    const count = sumOf(slots[slot])
    if (count !== perSlot) faults.push(fault('deck.slot', rule, { slot, count, needed: perSlot }))
  }
  for (const { card, count } of homeless) faults.push(fault('deck.wild', '2.4.2', { card: card.id, count }))
  return faults
}

function objectives(copies: readonly CopyCount[]): readonly Refusal[] {
  const count = sumOf(copies.filter(({ card }) => card.type === 'objective'))
  return count > OBJECTIVES ? [fault('deck.objective', '2.6', { count, limit: OBJECTIVES })] : []
}

/**
 * Checks the copies of a title: a virtual card counts with cards of its title (rule 26.4), a wild card in the slot that
 * it fills (2.4.4).
 */
function titles({ slots }: SlotFill, limit: number): readonly Refusal[] {
  return SLOTS.flatMap((slot) => {
    const counts = new Map<string, { title: string; slot: string; count: number }>()
    for (const { card, count } of slots[slot]) {
      const known = counts.get(titleKey(card))
      counts.set(titleKey(card), { title: known?.title ?? card.title, slot, count: (known?.count ?? 0) + count })
    }
    return [...counts.values()].filter(({ count }) => count > limit)
  }).map((values) => fault('deck.title', '2.3', { ...values, limit }))
}

const planets = (copies: readonly CopyCount[]): readonly Refusal[] =>
  PLANETS.filter((planet) => !copies.some(({ card }) => card.type === 'location' && card.planet === planet)).map(
    (planet) => fault('deck.planet', '2.5', { planet }),
  )

function startingPlace(copies: readonly CopyCount[], side: Side): readonly Refusal[] {
  const places: readonly Place[] = Object.values(STARTING_PLACES)
  const held = copies.some(({ card }) => card.type === 'location' && places.includes(card.place))
  const { Tatooine: tatooine, Naboo: naboo } = STARTING_PLACES
  return side === 'light' || held ? [] : [fault('deck.start', '3.1.2', { tatooine, naboo })]
}
