/** Asking: the game waits until the question is answered. */
import type { Side } from '../cards/card.ts'
import type { QuestionKind } from './state.ts'
import type { Table } from './table.ts'

/** Asks a side. Its decisions are numbered on their own, so that an id tells nothing of the other side. */
export function ask(table: Table, side: Side, kind: QuestionKind): void {
  const id = `${side[0]}${++table.side(side).asked}`
  table.state.questions = [...table.state.questions, { id, side, kind }]
}
