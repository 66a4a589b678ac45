/** Ends a game in which no card moves any more (decision G-85). */
import type { Table } from '../state/game-table.ts'

/** The tie of decision G-85 is announced with this many turns left, the current one included. */
const WARNING_TURNS = 4

/** Decision G-85: announces a tie some turns ahead. */
export function warnOfStandstill(table: Table): void {
  const { state } = table
  const { stillTurns, lastTurn } = state.options
  if (state.stillTurns === stillTurns - WARNING_TURNS)
    table.tell('warning', null, { why: 'still', turns: WARNING_TURNS })
  if (state.turn === lastTurn - WARNING_TURNS + 1)
    table.tell('warning', null, { why: 'last-turn', turns: WARNING_TURNS })
}

/** Counts a turn in which no card moved, and ends the game with the tie of decision G-85 when it is due. */
export function closeTurn(table: Table): void {
  const { state } = table
  state.stillTurns = state.stirred ? 0 : state.stillTurns + 1
  if (state.stillTurns >= state.options.stillTurns)
    table.end({ kind: 'tie', winner: null, values: { why: 'standstill' } })
  else if (state.turn >= state.options.lastTurn) table.end({ kind: 'tie', winner: null, values: { why: 'last-turn' } })
}
