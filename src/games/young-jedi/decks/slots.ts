/**
 * Finds the slot that each card of a deck fills (rule 2.4). An ordinary card has one slot. A wild card may take the one
 * wild place of any slot of its white dots; this module, and not the player, chooses the slot.
 */

import type { Card, Slot } from '../cards/card.ts'
import { SLOTS } from '../cards/card.ts'

/** A number of copies of a card. */
export interface CopyCount {
  readonly card: Card
  readonly count: number
}

/** The slots of a deck with their cards. */
export interface SlotFill {
  /** The cards of each slot, its wild card included. */
  readonly slots: Readonly<Record<Slot, readonly CopyCount[]>>
  /** Wild cards that found no slot with a free wild place. */
  readonly homeless: readonly CopyCount[]
}

/** Returns the total number of copies. */
export const sumOf = (copies: readonly CopyCount[]): number => copies.reduce((total, { count }) => total + count, 0)

/** Returns the title in a form that ignores case, for comparing titles (rule 2.3). */
export const titleKey = ({ title }: Card): string => title.toLowerCase()

/** A place of a slot without an ordinary card; one place per slot is for a wild card (rule 2.4.2). */
interface Place {
  readonly slot: Slot
  readonly wild: boolean
}

/** One copy of a card with white dots. */
interface Joker {
  readonly card: Card
}

/**
 * Fills the slots with as many cards as possible, so that the deck is legal if any filling makes it legal. This is a
 * bipartite matching of the cards with white dots and the free places.
 * @param perSlot the number of cards in a slot
 * @param titles the most cards of one title in a slot; Infinity for no limit (rules 2.3, 2.4.4)
 */
export function fill(copies: readonly CopyCount[], perSlot: number, titles: number): SlotFill {
  const plain = copies.filter(({ card }) => card.wild === undefined && card.slot !== null)
  const slots = Object.fromEntries(
    SLOTS.map((slot) => [slot, plain.filter(({ card }) => card.slot === slot)]),
  ) as unknown as Record<Slot, CopyCount[]>
  const places = SLOTS.flatMap((slot) =>
    Array.from({ length: Math.max(0, perSlot - sumOf(slots[slot])) }, (_, at) => ({ slot, wild: at === 0 })),
  )
  const jokers = copies
    .filter(({ card }) => card.wild !== undefined)
    // More copies than places can't change the result.
    .flatMap(({ card, count }) => Array.from({ length: Math.min(count, places.length + 1) }, (): Joker => ({ card })))
  const fits = ({ card }: Joker, { slot, wild }: Place) => slot === card.slot || (wild && card.wild!.includes(slot))
  const within = (joker: Joker, place: Place) => {
    const same = slots[place.slot].filter(({ card }) => titleKey(card) === titleKey(joker.card))
    return fits(joker, place) && sumOf(same) < titles
  }
  // The first pass keeps the limit of every title. The second one puts the remaining cards into free places and breaks
  // the limit.
  const taken: (Joker | undefined)[] = places.map(() => undefined)
  match(jokers, places, within, taken)
  match(jokers, places, fits, taken)
  taken.forEach((joker, at) => {
    if (joker !== undefined) slots[places[at]!.slot].push({ card: joker.card, count: 1 })
  })
  return { slots, homeless: rest(copies, taken) }
}

/**
 * Kuhn's method: each joker takes a place, and the joker that held it looks for another one. A joker with a place never
 * loses it without getting another.
 */
function match(
  jokers: readonly Joker[],
  places: readonly Place[],
  fits: (joker: Joker, place: Place) => boolean,
  taken: (Joker | undefined)[],
): void {
  const settle = (joker: Joker, tried: Set<number>): boolean =>
    places.some((place, at) => {
      if (tried.has(at) || !fits(joker, place)) return false
      tried.add(at)
      const holder = taken[at]
      if (holder !== undefined && !settle(holder, tried)) return false
      taken[at] = joker
      return true
    })
  for (const joker of jokers) if (!taken.includes(joker)) settle(joker, new Set())
}

/** Returns the copies with white dots that have no place. */
function rest(copies: readonly CopyCount[], taken: readonly (Joker | undefined)[]): readonly CopyCount[] {
  return copies
    .filter(({ card }) => card.wild !== undefined)
    .map(({ card, count }) => ({ card, count: count - taken.filter((joker) => joker?.card === card).length }))
    .filter(({ count }) => count > 0)
}
