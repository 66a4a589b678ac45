/**
 * Answers that the initiator of a battle lays ahead when it begins: its first weapons actions if the defender does
 * nothing, and the Interrupt for its own battle destiny. They give up nothing and spare both players a call (SG-83).
 */
import type { Side } from '../../state/engine-card.ts'
import type { BattleFrame } from '../../state/game-frames.ts'
import type { State, TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { pieceOf } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import type { Occasion } from '../../texts/offers.ts'
import type { OptionHere } from '../abouts.ts'
import { couldAct } from '../texts/chances.ts'
import { answered } from '../turn/windows.ts'
import { beginShot, mayFire, targetsOf } from './steps.ts'

/** The weapons that a side can fire in the battle now. */
export const shootersOf = (reading: Position, side: Side): readonly TableCard[] =>
  reading.board.pieces.filter((piece) => mayFire(reading, side, piece))

/** Whether the initiator is asked for its shots when the battle begins: not where every chance is asked anyway. */
export const couldPlan = ({ agreed }: Pick<State, 'agreed'>, reading: Position, { initiator }: BattleFrame): boolean =>
  agreed.pace !== 'strict' &&
  (shootersOf(reading, initiator).length > 0 || couldAct(reading, initiator, atOwnDestiny(initiator)))

/** The chance that a battle destiny of its own will give a side. */
export const atOwnDestiny = (side: Side): Occasion => ({
  moments: ['battle destiny drawn', 'destiny drawn'],
  it: null,
  by: side,
})

/** Keeps the shots, in secret; `ask` keeps none. */
export function layPlan(table: GameTable, side: Side, exit: string, chosen: readonly OptionHere[]): void {
  const plays = chosen.flatMap(({ group, about: { held: hand, text: piece } = {} }) =>
    group === 'interrupt' && hand !== undefined && piece !== undefined ? [{ hand, piece }] : [],
  )
  const left = chosen.flatMap(({ group, about: { weapon, target } = {} }) =>
    group === 'fire' && weapon !== undefined && target !== undefined ? [{ weapon, target }] : [],
  )
  table.side(side).shots = exit === 'ask' ? null : { left, plays, whatever: exit === 'plan' }
}

/**
 * Does the next weapons action of the initiator as it was laid ahead: a shot, or a pass once none is left. Shots that
 * have become impossible are left out.
 * @returns false if its player is to be asked
 */
export function followsPlan(table: GameTable, battle: BattleFrame): boolean {
  const cards = table.side(battle.initiator)
  const { shots } = cards
  if (shots === null) return false
  if (!battle.calm && !shots.whatever) {
    // The next shots are decided anew; the card for the destiny still stands.
    shots.left = []
    return false
  }
  const { reading } = table
  for (let next = shots.left.shift(); next !== undefined; next = shots.left.shift()) {
    const { weapon, target } = next
    const piece = pieceOf(table.state, weapon)
    if (piece === null || !mayFire(reading, battle.initiator, piece)) continue
    if (!targetsOf(reading, piece).some(({ handle }) => handle === target)) continue
    answered(battle, false)
    beginShot(table, battle.initiator, weapon, { target })
    return true
  }
  answered(battle, true)
  return true
}
