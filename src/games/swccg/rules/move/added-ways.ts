/** Ways of moving that mechanisms bring. */
import type { Move } from '../../state/game-frames.ts'
import type { Board, Place, TableCard } from '../../state/game-state.ts'
import type { Reading } from '../../state/position-reading.ts'

/** The part of a mechanism in how cards move. */
export interface AddedWays {
  /** Further regular moves of a card at or in a place, whatever they cost. */
  moves(reading: Reading, piece: TableCard, at: string): readonly Move[]
  /** The place in space from which ships land at a site, if that is not the system of its row; null: it says nothing. */
  space(board: Board, site: Place): string | null
}

const brought: AddedWays[] = []

/** Adds ways of moving to those of the rules. */
export const addWays = (ways: AddedWays): void => {
  brought.push(ways)
}

/** The regular moves of a card that mechanisms bring. */
export const movesByMechanism = (reading: Reading, piece: TableCard, at: string): readonly Move[] =>
  brought.flatMap((ways) => ways.moves(reading, piece, at))

/** The place in space from which ships land at a site, if a mechanism names one. */
export function spaceByMechanism(board: Board, site: Place): string | null {
  for (const ways of brought) {
    const space = ways.space(board, site)
    if (space !== null) return space
  }
  return null
}
