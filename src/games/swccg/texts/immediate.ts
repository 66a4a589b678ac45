/** Immediate Effects and some other cards deploy out of the hand in the moment of their text (rules 8.3.8, 8.6.2). */
import { cardOf, type Deploys, deploysOf, type EngineCard, momentOfHand, type Side } from '../state/engine-card.ts'
import type { Position, TextAt } from '../state/position-reading.ts'
import { hasCome, isSpokenOf } from './happening.ts'
import type { Occasion } from './occasions.ts'
import { forbids } from './permits.ts'
import { fits, holds } from './reading/fits.ts'
import { hasFoothold } from './values/presence.ts'
import { mayLie } from './values/rows.ts'

/** Where it comes to lie: beside the locations, or at a place. */
export type ImmediateGoal = { readonly table: NonNullable<Deploys['table']> } | { readonly place: string }

/**
 * Where a side can deploy such a card at an occasion; nothing if it is none, or not at this moment.
 * @param id its catalogue id
 */
export function immediateGoals(
  reading: Position,
  side: Side,
  id: string,
  occasion: Occasion,
): readonly ImmediateGoal[] {
  const card = cardOf(id)
  const { table, on, if: condition } = deploysOf(card) ?? {}
  const { when, cost } = momentOfHand(card) ?? {}
  if (when === undefined || cost === undefined || !isSpokenOf([when], occasion)) return []
  if (!mayLie(reading.board, card)) return []
  if (cost > reading.board.sizes[side].force) return []
  const { it, lost = 0 } = occasion
  const meant: TextAt = { reading, you: side, card: id, self: null, here: null, it, lost }
  if (!hasCome([when], occasion, meant)) return []
  if (condition !== undefined && !holds(condition, meant)) return []
  if (card.type !== 'effect') return battleGoals(reading, side, card)
  if (table !== undefined) return [{ table }]
  if (on === undefined) return []
  return reading.board.places.flatMap(({ id: place }) => (fits({ place }, on, meant) ? [{ place }] : []))
}

/** The place of the battle, if such a card may deploy there (rules 8.3.1, 8.3.8). */
function battleGoals(reading: Position, side: Side, card: EngineCard): readonly ImmediateGoal[] {
  const at = reading.board.battle?.at
  if (at === undefined || !hasFoothold(reading, at, side)) return []
  const asked = { question: 'deploy' as const, player: side, card: { card: card.id }, to: { place: at } }
  return forbids(reading, 'deploy', asked, card) ? [] : [{ place: at }]
}
