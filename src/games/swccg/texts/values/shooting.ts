/** The weapon and the shooter of a shot. */
import type { Board, TableCard } from '../../state/game-state.ts'
import { pieceOf, sideOfPiece } from '../../state/nesting.ts'
import type { ValueRoles } from '../../state/position-reading.ts'

/**
 * The weapon, its player, and the card that fires it: the roles of a value of a shot.
 * @param shooter of a weapon that nobody carries
 */
export function firing(
  { pieces }: Pick<Board, 'pieces'>,
  weapon: TableCard,
  shooter: string | null = null,
): ValueRoles {
  const carrier = pieceOf({ pieces }, weapon.on ?? shooter)
  return { player: sideOfPiece(weapon), card: { piece: weapon }, by: carrier === null ? null : { piece: carrier } }
}
