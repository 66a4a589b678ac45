/** Parts that all kinds of moves share: the move itself, its cost, own ships and the system of a place. */
import { cardOf, type EngineCard, type Side } from '../../state/engine-card.ts'
import type { Move, MoveKind, Role } from '../../state/game-frames.ts'
import type { Place, TableCard } from '../../state/game-state.ts'
import { isShip, locationOf, rowOf, sideOfPiece } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'

export const going = (kind: MoveKind, at: string, cost: number): Move => ({ kind, at, on: null, role: null, cost })
export const boarding = (kind: MoveKind, on: string, role: Role, cost: number): Move => ({
  kind,
  at: null,
  on,
  role,
  cost,
})

/** The cost of a move (SG-71). */
export const priced = (reading: Position, piece: TableCard, from: string, to: string, base = 1): number =>
  reading.adjust('move cost', base, {
    player: sideOfPiece(piece),
    card: { piece },
    from: { place: from },
    to: { place: to },
  })

export const isDocking = ({ features = [] }: EngineCard): boolean => features.includes('ship-docking')

/** Own ships at a place that lie there by themselves. */
export const shipsAt = ({ board }: Position, side: Side, place: string, fits: (card: EngineCard) => boolean) =>
  board.pieces.filter(
    (one) => one.at === place && sideOfPiece(one) === side && isShip(cardOf(one.card)) && fits(cardOf(one.card)),
  )

/** The system of a planet, if it is on table. */
export const systemOf = ({ board }: Position, system: string): Place | undefined =>
  rowOf(board, system).find((place) => locationOf(place).kind === 'system')
