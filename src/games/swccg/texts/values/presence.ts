/** Presence, occupation and control of places, and the Force that they give (rules 2.5, 6.1). */
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import { allAt, isFighter, locationAt, withAllOn } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { abilityOf, ofSide } from './fighting-values.ts'

/** The total ability of a side at a place: everybody there, aboard or not (rule 2.5.6, U05). */
function abilityAt(reading: Position, place: string, side: Side): number {
  const abilities = reading.found?.abilities
  const name = `${side}/${place}`
  const before = abilities?.get(name)
  if (before !== undefined) return before
  const ability = ofSide(allAt(reading.board, place), side)
    .filter(({ card }) => isFighter(cardOf(card)))
    .reduce((sum, piece) => sum + abilityOf(reading, piece), 0)
  abilities?.set(name, ability)
  return ability
}

/** A side occupies a place with a total ability of 1 or more there; that is its presence (rules 2.5.1, 2.5.4, 2.5.5). */
export const occupies = (reading: Position, place: string, side: Side): boolean => abilityAt(reading, place, side) >= 1

/** Whether a card would give its owner presence by itself, a ship with all that is aboard (rule 2.5.5). */
export const occupiesAlone = (reading: Position, piece: TableCard): boolean =>
  withAllOn(reading.board, piece)
    .filter(({ card }) => isFighter(cardOf(card)))
    .reduce((sum, one) => sum + abilityOf(reading, one), 0) >= 1

/** A side controls what it occupies and its opponent does not, at any moment (rules 2.5.2, 2.5.3, U04). */
export const controls = (reading: Position, place: string, side: Side): boolean =>
  occupies(reading, place, side) && !occupies(reading, place, opponentOf(side))

/** The Force icons of a side at a place, with those on cards there (rules 2.2.2, 2.2.4, 2.4.6). */
export function iconsAt(reading: Position, place: string, side: Side): number {
  const { board } = reading
  const printed = locationAt(board, place).force?.[side] ?? 0
  // An icon on a card that is no location (the Emperor).
  const all = allAt(board, place).reduce((sum, { card }) => sum + (cardOf(card).force?.[side] ?? 0), printed)
  return reading.adjust('Force icons', all, { player: side, at: { place } })
}

/** The Force that a side may activate in a turn: its icons on all locations, and 1 (rules 6.1, 6.3). */
export const generation = (reading: Position, side: Side): number =>
  reading.board.places.reduce((sum, { id }) => sum + generationAt(reading, id, side), 1)

/** The Force that a place gives a side in a turn: its icons there, as texts change that (rule 6.1). */
const generationAt = (reading: Position, place: string, side: Side): number =>
  reading.adjust('Force generation', iconsAt(reading, place, side), { player: side, at: { place } })

/** Whether a side may deploy at a place: it has icons there, or occupies it (rule 8.3.1). */
export const hasFoothold = (reading: Position, place: string, side: Side): boolean =>
  iconsAt(reading, place, side) > 0 || occupies(reading, place, side)
