/** Ways of moving that mechanisms bring. */
import { firstFound } from '../../../../kit/library/first-found.ts'
import type { Side } from '../../state/engine-card.ts'
import type { Move } from '../../state/game-frames.ts'
import type { Board, Place, TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import type { Position } from '../../state/position-reading.ts'

/** The part of a mechanism in how cards move. */
export interface AddedWays {
  /** Further regular moves of a card that is no ship, at or in a place, whatever they cost. */
  moves?(reading: Position, piece: TableCard, at: string): readonly Move[]
  /** The place in space from which ships land at a site, if that is not the system of its row; null: it says nothing. */
  space?(board: Board, site: Place): string | null
  /** Further regular moves of a piloted ship that lies at a place by itself, whatever they cost. */
  ships?(reading: Position, piece: TableCard, at: string): readonly Move[]
  /** The landspeed of a card that moves as a character without being one, and boards without a seat; null: it does not. */
  pace?(reading: Position, piece: TableCard): number | null
  /** The cards that may go along with a card of their player that moves so, for the same price. */
  company?(reading: Position, piece: TableCard, move: Move): readonly TableCard[]
  /** Makes a move of its own kind, which pays and tells by itself. @returns whether it is one */
  goes?(table: GameTable, side: Side, piece: TableCard, move: Move): boolean
  /** Lets fall due what its cards have to do by the end of a move phase. @returns whether anything does */
  ends?(table: GameTable): boolean
}

const brought: AddedWays[] = []

/** Adds ways of moving to those of the rules. */
export const addWays = (ways: AddedWays): void => {
  brought.push(ways)
}

/** The regular moves of a card that mechanisms bring. */
export const movesByMechanism = (reading: Position, piece: TableCard, at: string): readonly Move[] =>
  brought.flatMap((ways) => ways.moves?.(reading, piece, at) ?? [])

/** The place in space from which ships land at a site, if a mechanism names one. */
export const spaceByMechanism = (board: Board, site: Place): string | null =>
  firstFound(brought, (ways) => ways.space?.(board, site))

/** The regular moves of a piloted ship that mechanisms bring. */
export const shipMovesByMechanism = (reading: Position, piece: TableCard, at: string): readonly Move[] =>
  brought.flatMap((ways) => ways.ships?.(reading, piece, at) ?? [])

/** The landspeed of a card that moves as a character without being one; null: it does not. */
export const paceByMechanism = (reading: Position, piece: TableCard): number | null =>
  firstFound(brought, (ways) => ways.pace?.(reading, piece))

/** The cards that may go along with one that moves so, by mechanisms. */
export const companyByMechanism = (reading: Position, piece: TableCard, move: Move): readonly TableCard[] =>
  brought.flatMap((ways) => ways.company?.(reading, piece, move) ?? [])

/** Makes a move that a mechanism has brought. @returns whether it is one */
export const goesByMechanism = (table: GameTable, side: Side, piece: TableCard, move: Move): boolean =>
  brought.some((ways) => ways.goes?.(table, side, piece, move) === true)

/** Lets fall due what cards have to do by the end of a move phase. @returns whether anything does */
export const movesFallDue = (table: GameTable): boolean => brought.some((ways) => ways.ends?.(table) === true)
