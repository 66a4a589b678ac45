/** Cards that come to a battle that was begun. */

import type { GameTable } from '../../state/game-table.ts'
import { mustPiece, whereIs } from '../../state/nesting.ts'

/** A card that came to the battle takes part, if it has not battled yet in this turn (rule 9.1.4, SG-48). */
export function joinBattle(table: GameTable, handle: string): void {
  const { battle } = table.board
  const { fought } = table.state.today
  if (battle === null || whereIs(table.state, mustPiece(table.state, handle)) !== battle.at) return
  if (fought.includes(handle)) battle.aside.push(handle)
  else fought.push(handle)
}
