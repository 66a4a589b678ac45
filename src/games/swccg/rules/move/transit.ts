/** Docking bay transit, and what both docking bays ask for it (rule 10.1.5). */
import type { Side } from '../../state/engine-card.ts'
import type { Move } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import { locationAt, locationOf, sideOfPiece } from '../../state/nesting.ts'
import type { Position, ValueRoles } from '../../state/position-reading.ts'
import { settingOf } from '../../texts/adjusting.ts'
import { going } from './way-parts.ts'

/** The group pays once what both docking bays ask for (rule 10.1.5, U19, SG-72). */
export function transits(reading: Position, piece: TableCard, at: string): readonly Move[] {
  const { board } = reading
  if (piece.on !== null || locationAt(board, at).dockingBay !== true) return []
  return board.places
    .filter((place) => place.id !== at && locationOf(place).dockingBay === true)
    .map(({ id }) => going('transit', id, transitCost(reading, sideOfPiece(piece), at, id)))
}

type End = Omit<ValueRoles, 'player'>

/** The Force that one end of a docking bay transit asks for: each stops at 0 by itself. */
export const transitPart = (reading: Position, player: Side, end: End): number =>
  reading.adjust('transit cost', 0, { player, ...end })

/** The Force for a transit: where a text sets the whole price, what the other docking bay says does not count. */
function transitCost(reading: Position, player: Side, from: string, to: string): number {
  const ends: readonly End[] = [{ from: { place: from } }, { to: { place: to } }]
  const whole = ends.flatMap((end) => settingOf(reading, 'transit cost', { player, ...end }) ?? [])
  if (whole.length > 0) return Math.max(...whole)
  return ends.reduce((sum, end) => sum + transitPart(reading, player, end), 0)
}
