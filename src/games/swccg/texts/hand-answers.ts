/**
 * The moments that hands of a format can answer, whatever they hold, each with the least Force that an answer of its pool
 * costs. Found once for a format and a moment, when it is first asked for.
 */
import { cardOf, type EngineCard, momentOfHand, type Side } from '../state/engine-card.ts'
import { offeredForce } from './costs.ts'
import { isSpokenOf } from './happening.ts'
import type { Moment, Occasion } from './occasions.ts'
import { offersOf } from './offers.ts'
import { quickCards } from './pools.ts'

/** The least Force with which a card of a hand could answer at such moments, by its text alone; infinite: it can't. */
export function answerCost({ id, type }: EngineCard, side: Side, at: Pick<Occasion, 'moments'>): number {
  const own = momentOfHand(cardOf(id))
  const costs = own !== undefined && isSpokenOf([own.when], at) ? [own.cost] : []
  const played = type === 'interrupt' ? offersOf(id, side).filter(({ offer }) => isSpokenOf(offer.at, at)) : []
  return Math.min(...costs, ...played.map(({ offer }) => offeredForce(offer)))
}

/** The answers from hand at a moment: the least Force that one costs, and the number of titles with one. */
interface HandAnswers {
  readonly least: number
  readonly titles: number
}

const KEPT = new Map<string, Map<Moment, HandAnswers>>()

/** Forgets what was found, after the texts of cards have become others. */
export const forgetAnswers = (): void => KEPT.clear()

/** The answers from hand at a moment. */
function answersAt(format: string, side: Side, moment: Moment): HandAnswers {
  const name = `${side}/${format}`
  const kept = KEPT.get(name) ?? new Map<Moment, HandAnswers>()
  KEPT.set(name, kept)
  const known = kept.get(moment)
  if (known !== undefined) return known
  const costs = quickCards(format, side)
    .map((card) => answerCost(card, side, { moments: [moment] }))
    .filter(Number.isFinite)
  const found = { least: Math.min(...costs), titles: costs.length }
  kept.set(moment, found)
  return found
}

/** Returns the least Force with which a hand of this side can answer one of these moments; null: the format has no answer. */
export function leastInHand(format: string, side: Side, moments: readonly Moment[]): number | null {
  const least = Math.min(...moments.map((moment) => answersAt(format, side, moment).least))
  return Number.isFinite(least) ? least : null
}

/** Returns how many titles of a format's hands answer these moments, each counted once a moment. */
export const titlesInHand = (format: string, side: Side, moments: readonly Moment[]): number =>
  moments.reduce((sum, moment) => sum + answersAt(format, side, moment).titles, 0)
