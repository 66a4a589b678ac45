/** Immediate Effects deploy out of the hand in the moment of their text (rule 8.6.2). */
import { cardOf, type Deploys, deploysOf, type Side } from '../state/engine-card.ts'
import type { Meant, Reading } from '../state/position-reading.ts'
import { mayLie } from '../values/rows.ts'
import { hasCome, isSpokenOf } from './happening.ts'
import type { Occasion } from './occasions.ts'
import { fits, holds } from './reading/fits.ts'

/** Where it comes to lie: beside the locations, or at a place. */
export type ImmediateGoal = { readonly table: NonNullable<Deploys['table']> } | { readonly place: string }

/**
 * Where a side can deploy an Immediate Effect at an occasion; nothing if it is none, or not at this moment.
 * @param id its catalogue id
 */
export function immediateGoals(reading: Reading, side: Side, id: string, occasion: Occasion): readonly ImmediateGoal[] {
  const card = cardOf(id)
  const { when, cost = 0, table, on, if: condition } = deploysOf(card) ?? {}
  if (when === undefined || !isSpokenOf([when], occasion)) return []
  if (!mayLie(reading.board, card)) return []
  if (cost > reading.board.sizes[side].force) return []
  const { it, lost = 0 } = occasion
  const meant: Meant = { reading, you: side, card: id, self: null, here: null, it, lost }
  if (!hasCome([when], occasion, meant)) return []
  if (condition !== undefined && !holds(condition, meant)) return []
  if (table !== undefined) return [{ table }]
  if (on === undefined) return []
  return reading.board.places.flatMap(({ id: place }) => (fits({ place }, on, meant) ? [{ place }] : []))
}
