/** The chance of a shot before its draws: against the defense value of its target, or against a draw of the opponent. */
import { boundOf, shotTotal } from '../rules/shots/steps.ts'
import { cardOf, opponentOf } from '../state/engine-card.ts'
import type { ShotFrame } from '../state/game-frames.ts'
import type { TableCard } from '../state/game-state.ts'
import { pieceOf } from '../state/nesting.ts'
import { readingOf } from '../texts/reading-of.ts'
import type { View } from '../view/player-view.ts'
import { oddsIn } from './practice/place-values.ts'
import { chanceAbove, type Odds, sumOdds } from './practice/unseen-odds.ts'

/** A shot as far as its chance goes. */
export type ShotAhead = Pick<ShotFrame, 'side' | 'weapon' | 'by'>

/** Numbers that are supposed in the place of those that are so. */
export interface SupposedShot {
  /** A defense value in the place of the target's. */
  readonly defense?: number
  /** A number that is added to the draw. */
  readonly more?: number
  /** The number that its player has drawn. */
  readonly drawn?: number
}

/** Returns the chance from 0 to 1 that a shot hits, or works, as far as the reader knows the cards that can be drawn. */
export function shotChance(view: View, shot: ShotAhead, target: TableCard, supposed: SupposedShot = {}): number {
  const weapon = pieceOf(view, shot.weapon)
  if (weapon === null) return 0
  const reading = readingOf(view)
  const { more = 0, drawn } = supposed
  const both = oddsIn(view)
  const { draws = 1 } = cardOf(weapon.card).weapon ?? {}
  const mine: Odds = drawn === undefined ? sumOdds(both[shot.side], draws) : [{ number: drawn, chance: 1 }]
  const bound = boundOf(reading, weapon, target, supposed.defense)
  const other = opponentOf(shot.side)
  // Without a card to draw the opponent has 0 (rule 9.2.11).
  const theirs: Odds = view.sizes[other].reserve === 0 ? [{ number: 0, chance: 1 }] : both[other]
  return mine.reduce((sum, { number, chance }) => {
    const total = shotTotal(reading, shot, number + more, target)
    const succeeds = bound === null ? 1 - chanceAbove(theirs, total - 1) : Number(total > bound)
    return sum + chance * succeeds
  }, 0)
}
