/**
 * Which slot each card of a deck fills (rule 2.4). Ordinary cards have one slot; a wild card takes the one wild place of
 * a slot that its white dots name, and which of them is for the deck, not for the player, to find out.
 */

import type { Card, Slot } from '../cards/card.ts'
import { SLOTS } from '../cards/card.ts'

/** So many copies of a card. */
export interface Copies {
  readonly card: Card
  readonly count: number
}

export interface Filling {
  /** What fills each slot, its wild card included. */
  readonly slots: Readonly<Record<Slot, readonly Copies[]>>
  /** Wild cards for which no slot has its wild place left. */
  readonly homeless: readonly Copies[]
}

export const sumOf = (copies: readonly Copies[]): number => copies.reduce((total, { count }) => total + count, 0)

/** Titles are compared whatever their capitals (rule 2.3). */
export const titleKey = ({ title }: Card): string => title.toLowerCase()

/** A place of a slot that an ordinary card hasn't taken; each slot has at most one for a wild card (rule 2.4.2). */
interface Place {
  readonly slot: Slot
  readonly wild: boolean
}

/** One copy of a card with white dots. */
interface Joker {
  readonly card: Card
}

/**
 * Fills the slots with as many cards as can be, so that the deck is legal if any filling makes it so: a bipartite
 * matching of the cards with white dots and the places that are left.
 * @param perSlot so many cards fill a slot
 * @param titles so many of one title at most in a slot; Infinity for no limit (rules 2.3, 2.4.4)
 */
export function fill(copies: readonly Copies[], perSlot: number, titles: number): Filling {
  const plain = copies.filter(({ card }) => card.wild === undefined && card.slot !== null)
  const slots = Object.fromEntries(
    SLOTS.map((slot) => [slot, plain.filter(({ card }) => card.slot === slot)]),
  ) as unknown as Record<Slot, Copies[]>
  const places = SLOTS.flatMap((slot) =>
    Array.from({ length: Math.max(0, perSlot - sumOf(slots[slot])) }, (_, at) => ({ slot, wild: at === 0 })),
  )
  const jokers = copies
    .filter(({ card }) => card.wild !== undefined)
    // More than there are places find none, however many they are.
    .flatMap(({ card, count }) => Array.from({ length: Math.min(count, places.length + 1) }, (): Joker => ({ card })))
  const fits = ({ card }: Joker, { slot, wild }: Place) => slot === card.slot || (wild && card.wild!.includes(slot))
  const within = (joker: Joker, place: Place) => {
    const same = slots[place.slot].filter(({ card }) => titleKey(card) === titleKey(joker.card))
    return fits(joker, place) && sumOf(same) < titles
  }
  // First so that every title keeps its limit; who is left over then fills what is still free, and breaks it.
  const taken: (Joker | undefined)[] = places.map(() => undefined)
  match(jokers, places, within, taken)
  match(jokers, places, fits, taken)
  taken.forEach((joker, at) => {
    if (joker !== undefined) slots[places[at]!.slot].push({ card: joker.card, count: 1 })
  })
  return { slots, homeless: rest(copies, taken) }
}

/** Kuhn's method: each joker takes a place, and who held it looks for another one. Who has a place never loses it. */
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

/** The copies with white dots that have found no place. */
function rest(copies: readonly Copies[], taken: readonly (Joker | undefined)[]): readonly Copies[] {
  return copies
    .filter(({ card }) => card.wild !== undefined)
    .map(({ card, count }) => ({ card, count: count - taken.filter((joker) => joker?.card === card).length }))
    .filter(({ count }) => count > 0)
}
