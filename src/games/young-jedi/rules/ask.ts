/** Asking: the game waits until the question is answered. */
import type { Side } from '../cards/card.ts'
import type { QuestionKind } from './state.ts'
import type { Table } from './table.ts'

/** Asks a side. Its decisions are numbered on their own, so that an id tells nothing of the other side. */
export function ask(table: Table, side: Side, kind: QuestionKind, about?: string): void {
  const id = `${side[0]}${++table.side(side).asked}`
  const question = about === undefined ? { id, side, kind } : { id, side, kind, about }
  table.state.questions = [...table.state.questions, question]
}
