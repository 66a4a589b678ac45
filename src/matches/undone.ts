/** The rows of a log that a later row has undone: nothing of them counts any more. Pure. */
import type { RowKind } from './course.ts'

/** The kinds of rows after which a match goes on from an earlier state. */
export const UNDOING: readonly RowKind[] = ['take-back', 'go-back', 'resume']

/** A row of a log as far as it undoes others. */
export interface UndoingRow {
  readonly seq: number
  /** It undoes this row and all between; null: none. */
  readonly undoes: number | null
}

/** Returns the first row that a row of the log undoes; null if it undoes none. */
export function undoesIn({ kind, data }: { readonly kind: RowKind; readonly data: unknown }): number | null {
  return UNDOING.includes(kind) ? (data as { readonly move: number }).move : null
}

/** Returns the rows, or turns, that still count: nothing later has undone them. */
export const notUndone = <Row extends { readonly undone?: boolean }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ undone }) => undone !== true)

/** Returns the numbers of the rows that are undone. @param rows in their order */
export function undoneIn(rows: readonly UndoingRow[]): ReadonlySet<number> {
  const undone = new Set<number>()
  for (const { seq, undoes } of rows)
    if (undoes !== null) for (const row of rows) if (row.seq >= undoes && row.seq < seq) undone.add(row.seq)
  return undone
}
