/** Vehicles that crash (rule 48.1). */

import { cardOf } from '../../state/engine-card.ts'
import type { GameTable } from '../../state/game-table.ts'
import { isVehicle, pieceOf, sideOfPiece, toldPlace, whereIs } from '../../state/nesting.ts'
import type { CrashFrame } from './state.ts'

/** They stay on table, crashed for good; none crashes twice. */
export function crashStep(table: GameTable, { of, card: by }: CrashFrame): void {
  table.pop()
  for (const handle of of) {
    const piece = pieceOf(table.state, handle)
    if (piece === null || piece.crashed === true || !isVehicle(cardOf(piece.card))) continue
    piece.crashed = true
    const spot = toldPlace(table.board, whereIs(table.state, piece))
    table.tell('crashed', sideOfPiece(piece), { card: piece.card, handle, ...spot, by })
  }
}
