/** The worth of things to the practice player, in points of Force. */

import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import { type Board, lifeForce, type TableCard } from '../../state/game-state.ts'
import { isCharacter, isFighter, sideOfPiece } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { abilityOf, forfeitOf, powerOf } from '../../texts/values/fighting-values.ts'
import type { View } from '../../view/player-view.ts'

/** The weights: first guesses of judgement, not yet tuned by matches. */
export const WEIGHTS = {
  /** Turns for which a place is held, on average: a place is worth its drain this many times. */
  turnsHeld: 2.5,
  /** The part of a drain's worth that counts where both sides stand. */
  contested: 0.6,
  /** A point of Force in the Force Pile that is left. */
  force: 0.35,
  /** How much of the worth of a card counts for lying on table at all. */
  onTable: 0.25,
  /** How much a card counts that leaves the hand for the table. */
  held: 0.3,
  /** How likely the opponent attacks where they stand already, and where they would have to come first. */
  attackedHere: 0.6,
  attackedAnew: 0.25,
  /** The part of the opponent's Force that becomes power at one place. */
  reinforced: 0.5,
  /** How much a chance to battle in the own next turn counts. */
  nextTurn: 0.4,
} as const

/** Life Force below which each point counts more, and how much. */
const SHORT_LIFE = 15
const LAST_LIFE = 6

/** Returns the worth of a point of Life Force of a side. */
export function lifeWorth(board: Pick<Board, 'sizes'>, side: Side): number {
  const left = lifeForce(board, side)
  return left < LAST_LIFE ? 3 : left < SHORT_LIFE ? 1.5 : 1
}

/** Returns the worth of a card by what is printed on it: power, ability, forfeit. */
function printedWorth(id: string): number {
  const { power = 0, ability, forfeit = 0, permanentPilots = [] } = cardOf(id)
  const aboard = permanentPilots.reduce((sum, pilot) => sum + pilot.ability, 0)
  return power + ((ability ?? 0) + aboard) * 0.75 + forfeit * 0.25
}

/** Returns the worth of a card on table as it counts now; of a weapon what it may still do. */
export function tableWorth(reading: Position, piece: TableCard): number {
  const card = cardOf(piece.card)
  if (!isFighter(card)) return card.type === 'weapon' ? 0.7 : 1
  const unique = card.unique === 1 && isCharacter(card) ? 1 : 0
  return powerOf(reading, piece) + abilityOf(reading, piece) * 0.75 + forfeitOf(reading, piece) * 0.25 + unique
}

/** Returns the worth of a location in hand: own icons, less most of the opponent's. */
export function locationWorth(id: string, side: Side): number {
  const { force } = cardOf(id)
  return ((force?.[side] ?? 0) - 0.7 * (force?.[opponentOf(side)] ?? 0)) * 3
}

/** Interrupts that are kept for the moment in which they save most. */
const isSaver = (id: string): boolean =>
  cardOf(id).pieces[cardOf(id).side].some((piece) => 'offer' in piece && piece.at.some(({ word }) => word === 'paying'))

/** Returns the worth of a card in hand. */
export function handWorth(view: View, id: string): number {
  const card = cardOf(id)
  const { side, type, title, unique } = card
  if (type === 'location') return 0.3
  const copies = view.hand.filter((held) => cardOf(held.card).title === title).length
  const lies = view.pieces.some((piece) => sideOfPiece(piece) === side && cardOf(piece.card).title === title)
  if (unique === 1 && (copies > 1 || lies)) return 0.3
  if (type === 'interrupt') return (isSaver(id) ? 2.5 : 1.2) / copies
  if (type === 'weapon' || type === 'device' || type === 'effect') return 1
  return printedWorth(id)
}
