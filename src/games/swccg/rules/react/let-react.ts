/** Reacts that an Interrupt lets cards on table make, each a react of its own (rule 16.1.3). */
import type { Side } from '../../state/engine-card.ts'
import type { Move } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { mustPiece, sideOfPiece, whereIs } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { forbids } from '../../texts/permits.ts'
import { goalOf, movesAtAnyPrice } from '../move/ways.ts'

/** The moves by landspeed with which a card could join the battle, each for free. */
export function freeReacts(reading: Position, piece: TableCard): readonly Move[] {
  const { battle, today } = reading.board
  const from = whereIs(reading.board, piece)
  if (battle === null || from === null || from === battle.at || today.reacted.includes(piece.handle)) return []
  const player = sideOfPiece(piece)
  const barred =
    forbids(reading, 'react to', { question: 'react', player, at: { place: battle.at } }) ||
    forbids(reading, 'react from', { question: 'react', player, at: { place: from } })
  if (barred) return []
  return movesAtAnyPrice(reading, piece)
    .filter((move) => move.kind === 'landspeed' && goalOf(reading, move) === battle.at)
    .map((move) => ({ ...move, cost: 0 }))
}

/** They go one after another, all from the place of the first; each may be responded to. */
export function letReact(table: GameTable, side: Side, handles: readonly string[]): void {
  const [first] = handles
  if (first === undefined) return
  const from = whereIs(table.state, mustPiece(table.state, first))
  for (const handle of handles.toReversed()) {
    const piece = mustPiece(table.state, handle)
    const [move] = whereIs(table.state, piece) === from ? freeReacts(table.reading, piece) : []
    if (move === undefined) continue
    table.push({
      ...{ frame: 'move', step: 'respond', side, piece: handle, move, company: [], react: true, window: null },
      cancelled: false,
    })
  }
}
