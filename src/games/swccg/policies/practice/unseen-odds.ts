/** The draws that can still come: the cards of a side that nobody has seen since, and the odds of their destiny numbers. */
import { LISTS } from '../../cards/starter-lists.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import type { View } from '../../view/player-view.ts'

/** Destiny numbers, each with its chance; the chances add up to 1. */
export type Odds = readonly { readonly number: number; readonly chance: number }[]

/** The number that counts for a drawn card: the higher one of two, as its player chooses; 0 without one (rule 2.3.1). */
const numberOf = (card: string): number => Math.max(0, ...cardOf(card).destiny)

/** Counts by card. */
type Counts = Map<string, number>

/**
 * Returns the cards of a side that are in its hand or its face-down piles, as far as the reader can tell: the list of its
 * starter deck without what lies open, what was shown since the last recirculation, and the reader's own hand.
 */
export function unseenOf(view: View, side: Side): ReadonlyMap<string, number> {
  const left: Counts = new Map(Object.entries(LISTS[side]))
  const take = (card: string) => {
    const count = left.get(card)
    if (count !== undefined) left.set(card, Math.max(0, count - 1))
  }
  for (const { card, stacked = [] } of view.pieces) for (const one of [card, ...stacked]) take(one)
  for (const { cards } of view.places) cards.forEach(take)
  for (const card of [...view.lost[side], ...view.shown[side]]) take(card)
  if (view.reader === side) for (const { card } of view.hand) take(card)
  return left
}

/** Returns the odds of the next destiny of a side. */
export function oddsOf(view: View, side: Side): Odds {
  const weights = new Map<number, number>()
  let sum = 0
  for (const [card, count] of unseenOf(view, side)) {
    if (count === 0) continue
    const number = numberOf(card)
    weights.set(number, (weights.get(number) ?? 0) + count)
    sum += count
  }
  if (sum === 0) return [{ number: 0, chance: 1 }]
  return [...weights]
    .sort(([one], [other]) => one - other)
    .map(([number, weight]) => ({ number, chance: weight / sum }))
}

/** Returns the chance of a number above a bound. */
export const chanceAbove = (odds: Odds, bound: number): number =>
  odds.reduce((sum, { number, chance }) => sum + (number > bound ? chance : 0), 0)

/** The largest destiny number of all cards. */
const LARGEST = 7

/** Returns the greatest destiny that a side can still draw, as far as the reader can tell. */
export const greatestDestiny = (view: View, side: Side): number =>
  view.format === 'starter' ? Math.max(...oddsOf(view, side).map(({ number }) => number)) : LARGEST
