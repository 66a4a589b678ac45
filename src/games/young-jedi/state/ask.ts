/** Opens questions, for which the game waits. */
import type { Side } from '../cards/card.ts'
import type { QuestionKind } from './game-state.ts'
import type { Table } from './game-table.ts'

/**
 * Asks a side a question. Each side's decisions have their own numbers, so that an id tells nothing about the opponent.
 */
export function ask(table: Table, side: Side, kind: QuestionKind, about?: string): void {
  const id = `${side[0]}${++table.side(side).asked}`
  const question = about === undefined ? { id, side, kind } : { id, side, kind, about }
  table.state.questions = [...table.state.questions, question]
}
