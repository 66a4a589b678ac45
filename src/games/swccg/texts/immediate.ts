/** Immediate Effects deploy out of the hand in the moment of their text (rule 8.6.2). */
import type { Filter, OffLocation } from '../cards/vocabulary.ts'
import { cardOf, liesOf, type Side } from '../state/engine-card.ts'
import type { Meant, Reading } from '../state/position-reading.ts'
import { mayLie } from '../values/rows.ts'
import { hasCome } from './happening.ts'
import type { Occasion } from './occasions.ts'
import { fits, holds } from './reading/fits.ts'
import { conditionOf, filterOf, ruleOf } from './translate/once.ts'

/** Where it comes to lie: beside the locations, or at a place. */
export type ImmediateGoal = { readonly spot: OffLocation } | { readonly place: string }

const isSpot = (on: Filter | OffLocation): on is OffLocation =>
  on === 'table' || on === 'your side' || on === 'their side'

/**
 * Where a side can deploy an Immediate Effect at an occasion; nothing if it is none, or not at this moment.
 * @param id its catalogue id
 */
export function immediateGoals(reading: Reading, side: Side, id: string, occasion: Occasion): readonly ImmediateGoal[] {
  const card = cardOf(id)
  const lies = liesOf(card)
  if (lies?.when === undefined || !occasion.moments.includes(lies.when)) return []
  if (!mayLie(reading.board, card)) return []
  if ((lies.cost ?? 0) > reading.board.sizes[side].force) return []
  const { it, lost = 0 } = occasion
  const meant: Meant = { reading, you: side, card: id, self: null, here: null, it, lost }
  const rule = ruleOf(lies)
  if (rule.word !== 'deploys' || rule.when === undefined || !hasCome([rule.when], occasion, meant)) return []
  if (lies.while !== undefined && !holds(conditionOf(lies.while), meant)) return []
  const { on } = lies
  if (isSpot(on)) return [{ spot: on }]
  return reading.board.places.flatMap(({ id: place }) => (fits({ place }, filterOf(on), meant) ? [{ place }] : []))
}
