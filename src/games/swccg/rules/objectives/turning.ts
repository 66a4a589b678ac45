/** The conditions that turn an Objective over, and how far they are met. */
import type { ZoneCard } from '../../../../kit/zones/piles.ts'
import { cardOf, deploysOf } from '../../state/engine-card.ts'
import type { TextAt } from '../../state/position-reading.ts'
import type { CardText } from '../../texts/language/keyed-text.ts'
import type { CardPiece, Condition, Offer, Test } from '../../texts/language/words.ts'
import { amountOf, fits, holds } from '../../texts/reading/fits.ts'

/** As many as are met of as many as are needed. */
export interface Nearness {
  readonly now: number
  readonly needed: number
}

/** Whether a piece of a text turns the card over. */
export const isTurning = (piece: CardPiece): piece is Offer =>
  'offer' in piece && piece.does.some(({ word }) => word === 'turn over')

/** How far tests are met that must all be true: of one number that, else how many tests. */
function metOf(tests: readonly Test[], meant: TextAt): Nearness {
  for (const test of tests)
    if (test.word === 'compares' && typeof test.right === 'number' && test.by === '>=')
      return { now: Math.min(test.right, amountOf(test.left, meant)), needed: test.right }
  return { now: tests.filter((test) => holds(test, meant)).length, needed: tests.length }
}

const listOf = (condition: Exclude<Condition, { readonly any: unknown }>): readonly Test[] =>
  'word' in condition ? [condition] : condition

/** Returns how far each condition of a text is met that turns its card over and is one list of tests. */
export const metBy = (text: CardText, meant: TextAt): readonly Nearness[] =>
  Object.values(text).flatMap((piece) => {
    if (!isTurning(piece) || piece.if === undefined || 'any' in piece.if) return []
    return [metOf(listOf(piece.if), meant)]
  })

/** The share of a card that is needed on table and is held in hand; the rest of this share by how far it can be deployed. */
const HELD = 0.2
const DEPLOYABLE = 0.5

/** How near a test is to being true, from 0 to 1: a card that must lie on table may be in hand. */
function nearnessOf(test: Test, meant: TextAt, hand: readonly ZoneCard[]): number {
  if (holds(test, meant)) return 1
  if (test.word === 'compares') {
    const { now, needed } = metOf([test], meant)
    return now / needed
  }
  if (test.word !== 'exists' || test.no === true) return 0
  const held = hand.find(({ card }) => fits({ card }, test.fit, meant))?.card
  if (held === undefined) return 0
  const condition = deploysOf(cardOf(held))?.if
  if (condition === undefined || 'any' in condition) return HELD + DEPLOYABLE
  const { now, needed } = metOf(listOf(condition), { ...meant, card: held, self: null })
  return HELD + (DEPLOYABLE * now) / needed
}

/**
 * Returns how near a text is to turning its card over, from 0 to 1: of several ways the nearest. The phase in which it turns
 * comes by itself, so that it does not count.
 * @param hand the cards that its player holds, as far as the reader knows them
 */
export function nearness(text: CardText, meant: TextAt, hand: readonly ZoneCard[]): number {
  const ways = Object.values(text).flatMap((piece) => {
    if (!isTurning(piece) || piece.if === undefined) return []
    return 'any' in piece.if ? piece.if.any : [listOf(piece.if)]
  })
  const near = ways.map((all) => {
    const tests = all.filter(({ word }) => word !== 'in phase')
    return tests.reduce((sum, test) => sum + nearnessOf(test, meant, hand), 0) / Math.max(1, tests.length)
  })
  return Math.max(0, ...near)
}
