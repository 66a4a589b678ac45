/** Going along with a card that moves, and following it (part 53). */
import type { Move } from '../../state/game-frames.ts'
import { frameIn, type TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { mustPiece, pieceOf, sideOfPiece, whereIs } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { answersTo } from '../../texts/answers.ts'
import { walksOf } from '../move/ways.ts'
import type { FollowFrame } from './state.ts'

/** The cards that may go along with one that moves by landspeed: each could walk there by itself (rule 53.1). */
export function companions(reading: Position, piece: TableCard, { kind, at }: Move): readonly TableCard[] {
  if (kind !== 'landspeed' || reading.active('goes with').length === 0) return []
  return reading.board.pieces.filter((one) => {
    if (one === piece || one.on !== piece.on || sideOfPiece(one) !== sideOfPiece(piece)) return false
    const asked = { question: 'go along', card: { piece: one }, with: { piece } } as const
    return answersTo(reading, 'goes with', asked).some(({ rule }) =>
      walksOf(reading, one, rule.landspeed).some((walk) => walk.at === at),
    )
  })
}

/** It walks to where the card is that has moved, if it still can: its regular move of this turn (rule 53.2). */
export function followStep(table: GameTable, { side, of }: FollowFrame): void {
  table.pop()
  const it = frameIn(table.state.flow, 'text')?.it
  const mover = it !== undefined && 'handle' in it ? pieceOf(table.state, it.handle) : null
  const goal = mover === null ? null : whereIs(table.state, mover)
  for (const handle of of) {
    const walk = walksOf(table.reading, mustPiece(table.state, handle)).find(({ at }) => at === goal)
    if (walk === undefined) continue
    table.push({
      ...{ frame: 'move', step: 'result', side, piece: handle, move: { ...walk, cost: 0 }, company: [] },
      ...{ react: false, window: null, cancelled: false },
    })
  }
}
