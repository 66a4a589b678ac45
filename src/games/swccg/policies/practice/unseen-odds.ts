/** The draws that can still come: the cards of a side that nobody has seen since, and the odds of their destiny numbers. */
import { frontId } from '../../cards/two-sides.ts'
import { USUAL_SHARES } from '../../decks/random.ts'
import { cardOf, type EngineCard, type Side } from '../../state/engine-card.ts'
import { decksKnown, LAID, mayOwn } from '../../texts/pools.ts'
import type { View } from '../../view/player-view.ts'

/** Destiny numbers, each with its chance; the chances add up to 1. */
export type Odds = readonly { readonly number: number; readonly chance: number }[]

/** The number that counts for a drawn card: the higher one of two, as its player chooses; 0 without one (rule 2.3.1). */
const numberOf = (card: string): number => Math.max(0, ...cardOf(card).destiny)

/** Counts by card. */
type Counts = Map<string, number>

/** Returns the copies of each card in the deck of a side as far as the reader knows them; null for a deck unknown to them. */
function listOf({ format, reader, deck }: View, side: Side): Counts | null {
  const lists = decksKnown(format)
  if (lists !== null) return new Map(Object.entries(lists[side]))
  // The piles of a table that is laid by hand hold cards that stand for any.
  if (reader !== side || format === LAID) return null
  const counts: Counts = new Map()
  for (const card of deck) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

/**
 * Returns the cards of a side that are in its hand or its face-down piles, as far as the reader can tell: its deck without
 * what lies open, what was shown since the last recirculation, and the reader's own hand. Null where the reader does not know the deck.
 */
export function unseenOf(view: View, side: Side): ReadonlyMap<string, number> | null {
  const left = listOf(view, side)
  if (left === null) return null
  const take = (card: string) => {
    const count = left.get(card)
    if (count !== undefined) left.set(card, Math.max(0, count - 1))
  }
  for (const { card, stacked = [] } of view.pieces) for (const one of [frontId(card), ...stacked]) take(one)
  for (const { cards } of view.places) for (const one of cards) take(frontId(one))
  for (const card of [...view.lost[side], ...(view.out?.[side] ?? []), ...view.shown[side]]) take(card)
  if (view.reader === side) for (const { card } of view.hand) take(card)
  return left
}

/** Returns the odds of destiny numbers by the weights of cards; always 0 without a card. */
function oddsBy(cards: Iterable<readonly [card: string, weight: number]>): Odds {
  const weights = new Map<number, number>()
  let sum = 0
  for (const [card, count] of cards) {
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

const USUAL = new Map<string, Odds>()

/** Returns the odds of a deck of which nothing is known: the usual share of each type, each card of the pool alike. */
function usualOdds(format: string, side: Side): Odds {
  const name = `${side}/${format}`
  const pool = mayOwn({ format }, side)
  const ofType = (type: EngineCard['type']) => pool.filter((card) => card.type === type).length
  const odds =
    USUAL.get(name) ?? oddsBy(pool.map(({ id, type }) => [id, (USUAL_SHARES[type] ?? 0) / ofType(type)] as const))
  USUAL.set(name, odds)
  return odds
}

/** Returns the odds of the next destiny of a side. */
export function oddsOf(view: View, side: Side): Odds {
  const unseen = unseenOf(view, side)
  return unseen === null ? usualOdds(view.format, side) : oddsBy(unseen)
}

/** Returns the chance of a number above a bound. */
export const chanceAbove = (odds: Odds, bound: number): number =>
  odds.reduce((sum, { number, chance }) => sum + (number > bound ? chance : 0), 0)

/** Returns the odds of the sum of this many destinies. */
export function sumOdds(odds: Odds, draws: number): Odds {
  let all: Odds = [{ number: 0, chance: 1 }]
  for (let drawn = 0; drawn < draws; drawn++)
    all = all.flatMap((one) =>
      odds.map(({ number, chance }) => ({ number: one.number + number, chance: one.chance * chance })),
    )
  return all
}

/** Returns the greatest destiny that a side can still draw, as far as the reader can tell. */
export const greatestDestiny = (view: View, side: Side): number =>
  Math.max(...oddsOf(view, side).map(({ number }) => number))
