/** The state after a move was taken back with the consent of both players. */
import type { Step } from '../../../contract/index.ts'
import { SIDES, type Side } from '../cards/card.ts'
import type { State } from './game-state.ts'
import { Table } from './game-table.ts'

/**
 * Returns the state before a move with new ids for the questions of `side`; their numbers continue from the state after
 * it.
 * @param ruled a judge has decided it
 */
export function restore(before: State, after: State, side: Side, ruled = false): Step<State> {
  const table = new Table(before)
  for (const one of SIDES) table.side(one).asked = Math.max(before.sides[one].asked, after.sides[one].asked)
  table.state.questions = table.state.questions.map((question) =>
    question.side === side ? { ...question, id: `${side[0]}${++table.side(side).asked}` } : question,
  )
  table.tell('taken-back', side, ruled ? { ruled } : {})
  return { state: table.state, events: table.events }
}
