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

/**
 * The handles of the weapon for which a destiny is drawn or a shot made, of the card at which it aims, and of its shooter where
 * nobody carries it; an automated weapon has no shooter (rule 28.2).
 */
export function aiming({ shot, destiny }: Pick<Board, 'shot' | 'destiny'>): {
  readonly weapon: string | null
  readonly target: string | null
  readonly shooter: string | null
} {
  const { weapon = shot?.weapon ?? null, target = shot?.target ?? null } = destiny?.automated ?? {}
  return { weapon, target, shooter: destiny?.automated === undefined ? (shot?.by ?? null) : null }
}
