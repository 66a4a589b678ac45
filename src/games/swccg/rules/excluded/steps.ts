/** Putting cards out of a battle, and hitting them without a shot (rules 47.1, 47.2). */

import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { pieceOf, toldPlace, whereIs } from '../../state/nesting.ts'
import { isInBattle } from '../../texts/values/battling.ts'
import type { ExcludeFrame, StrikeFrame } from './state.ts'

/** The cards of a frame that take part in the battle. */
const fightersIn = (table: GameTable, { of }: ExcludeFrame | StrikeFrame): readonly TableCard[] =>
  of.flatMap((handle) => pieceOf(table.state, handle) ?? []).filter((piece) => isInBattle(table.board, piece))

const told = (table: GameTable, { card: by }: ExcludeFrame | StrikeFrame, piece: TableCard) => ({
  ...{ card: piece.card, handle: piece.handle, ...toldPlace(table.board, whereIs(table.state, piece)) },
  by,
})

/** It is out of this battle and has had its battle of the turn (rules 9.1.4, 47.1). */
export function excludeStep(table: GameTable, frame: ExcludeFrame): void {
  table.pop()
  for (const piece of fightersIn(table, frame)) {
    table.board.battle?.aside.push(piece.handle)
    table.tell('excluded', frame.side, told(table, frame, piece))
  }
}

/** It is hit as by a weapon (rules 9.2.5, 47.2). */
export function strikeStep(table: GameTable, frame: StrikeFrame): void {
  table.pop()
  for (const piece of fightersIn(table, frame)) {
    piece.hit = true
    table.tell('struck', frame.side, told(table, frame, piece))
    table.note({ moment: 'hit', side: frame.side, it: { handle: piece.handle } })
  }
}
