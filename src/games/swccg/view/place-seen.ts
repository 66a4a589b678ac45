/** Places as pictures count them: what they drain, and the fighters of both sides with their power. */
import { drainAmount } from '../rules/drain/steps.ts'
import { cardOf, type EngineCard, SIDES, type Side } from '../state/engine-card.ts'
import type { TableCard } from '../state/game-state.ts'
import { allAt, isCharacter, isFighter, locationAt, sideOfPiece, withAllOn } from '../state/nesting.ts'
import type { Position } from '../state/position-reading.ts'
import { countsForPower, ofSide, powerOf } from '../texts/values/fighting-values.ts'
import { controls } from '../texts/values/presence.ts'

/** A card that lies at a place by itself, with what it carries. */
export interface RootSeen {
  readonly piece: TableCard
  /** Its power there, with that of all aboard. */
  readonly power: number
  /** The characters aboard. */
  readonly crew: readonly TableCard[]
  /** The weapons on it and on those aboard. */
  readonly weapons: readonly TableCard[]
}

/** The seat that drains at a place, and how much; null where nobody does or nothing would be lost. */
export function drainSeen(reading: Position, place: string): { readonly seat: Side; readonly amount: number } | null {
  const seat = SIDES.find((side) => controls(reading, place, side))
  if (seat === undefined || locationAt(reading.board, place).kind === 'sector') return null
  const amount = drainAmount(reading, seat, place)
  return amount === 0 ? null : { seat, amount }
}

/** The power of these cards at a place. */
const powerAt = (reading: Position, place: string, pieces: readonly TableCard[]): number =>
  pieces
    .filter((piece) => isFighter(cardOf(piece.card)) && countsForPower(reading, piece, place))
    .reduce((sum, piece) => sum + powerOf(reading, piece), 0)

/** The fighters of a side that lie at a place by themselves, the strongest first. */
export function rootsSeen(reading: Position, place: string, side: Side): readonly RootSeen[] {
  const { board } = reading
  return board.pieces
    .filter((piece) => piece.at === place)
    .flatMap((piece): readonly RootSeen[] => {
      const aboard = ofSide(withAllOn(board, piece), side).filter((one) => one !== piece)
      const card: EngineCard = cardOf(piece.card)
      if (sideOfPiece(piece) !== side || !isFighter(card)) return []
      const of = (fits: (card: EngineCard) => boolean) => aboard.filter((one) => fits(cardOf(one.card)))
      const weapons = of(({ type }) => type === 'weapon')
      return [{ piece, power: powerAt(reading, place, [piece, ...aboard]), crew: of(isCharacter), weapons }]
    })
    .toSorted((one, other) => other.power - one.power)
}

/** The power of a side at a place; null where it has no fighters. */
export function powerSeen(reading: Position, place: string, side: Side): number | null {
  const there = ofSide(allAt(reading.board, place), side).filter(({ card }) => isFighter(cardOf(card)))
  return there.length === 0 ? null : powerAt(reading, place, there)
}
