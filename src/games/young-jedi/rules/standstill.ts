/** The end of a game on which nobody moves (decision G-85). */
import type { Table } from './table.ts'

/** With so many turns left, the present one included, the tie of decision G-85 is announced. */
const WARNING_TURNS = 4

/** Decision G-85: a tie is announced some turns ahead. */
export function warnOfStandstill(table: Table): void {
  const { state } = table
  const { stillTurns, lastTurn } = state.options
  if (state.stillTurns === stillTurns - WARNING_TURNS)
    table.tell('warning', null, { why: 'still', turns: WARNING_TURNS })
  if (state.turn === lastTurn - WARNING_TURNS + 1)
    table.tell('warning', null, { why: 'last-turn', turns: WARNING_TURNS })
}

/** Counts a turn in which no card moved, and calls the tie of decision G-85. */
export function closeTurn(table: Table): void {
  const { state } = table
  state.stillTurns = state.stirred ? 0 : state.stillTurns + 1
  if (state.stillTurns >= state.options.stillTurns)
    table.end({ kind: 'tie', winner: null, values: { why: 'standstill' } })
  else if (state.turn >= state.options.lastTurn) table.end({ kind: 'tie', winner: null, values: { why: 'last-turn' } })
}
