/** The opponent's deck as a seat may imagine it: a known list that fits what was seen, or one made up around it. */
import type { ChanceStream } from '../../contract/index.ts'
import { copyCounts, without } from './bags.ts'
import { drawOne, weighted } from './chances.ts'

type Cards = readonly string[]

/** In one deal of this many the list is made up, so that a list that merely fits is never taken for certain. */
const MADE_UP = 10

/** The lists that the opponent's deck may be, each without the cards that were seen. */
export interface Prior {
  /** How many cards of the opponent were not seen. */
  readonly hidden: number
  /** The rest of each list that holds all that was seen, with its weight. */
  readonly fitting: readonly { readonly left: Cards; readonly weight: number; readonly others: Cards }[]
  /** Cards of the list that shares most with what was seen. */
  readonly similar: Cards
}

/**
 * Returns the lists that the opponent's deck may be.
 * @param seen all cards of the opponent that were seen, wherever they are now
 * @param opens whether a card is in play from the start, so that no unseen card is one
 * @throws if no list is known
 */
export function priorOf(lists: readonly Cards[], seen: Cards, hidden: number, opens: (card: string) => boolean): Prior {
  const rated = lists.map((list) => ({ list, ...without(list, seen) }))
  const mostSimilar = (of: readonly (typeof rated)[number][]) =>
    of.reduce((best, one) => (one.missing < best.missing ? one : best)).left.filter((card) => !opens(card))
  if (rated.length === 0) throw new Error('no deck of the opponent is known')
  const fitting = rated
    .filter(({ left, missing }) => missing === 0 && left.length === hidden && !left.some(opens))
    .map((one) => {
      const others = rated.filter((other) => other !== one)
      return {
        left: one.left,
        weight: weightOf(one.list, seen),
        others: others.length > 0 ? mostSimilar(others) : one.left,
      }
    })
  return { hidden, fitting, similar: mostSimilar(rated) }
}

/** Returns the cards that were not seen: the rest of a list that fits, drawn by weight, or of the most similar one. */
export function unseenCards({ hidden, fitting, similar }: Prior, chance: ChanceStream): string[] {
  const madeUp = chance(MADE_UP) === 0
  if (fitting.length === 0) return filledUp(similar, hidden, chance)
  const weights = fitting.map(({ weight }) => weight)
  const { left, others } = fitting[weighted(weights, chance)] as Prior['fitting'][number]
  return madeUp ? filledUp(others, hidden, chance) : [...left]
}

/** The more copies of the cards that were seen, the likelier is a list. */
function weightOf(list: Cards, seen: Cards): number {
  const copies = copyCounts(list)
  return [...copyCounts(seen).keys()].reduce((weight, card) => weight * ((copies.get(card) ?? 0) + 0.5), 1)
}

/** This many of these cards; a list that is too short lends cards twice. */
function filledUp(from: Cards, hidden: number, chance: ChanceStream): string[] {
  const pool = [...from]
  const cards: string[] = []
  while (cards.length < hidden)
    cards.push(pool.length > 0 ? (pool.splice(chance(pool.length), 1)[0] as string) : drawOne(from, chance))
  return cards
}
