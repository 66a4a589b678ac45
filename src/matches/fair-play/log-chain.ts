/** The chain over the log of a match: the link after its last row is told with the result. Pure. */
import { nextLink } from '../../kit/chance/seal.ts'
import type { NewLogRow } from '../course.ts'

/** A row of the log as exports have it, and as it enters the chain. */
export type ChainedRow = Omit<NewLogRow, 'hash'> & { readonly hash: string; readonly seq: number; readonly at: string }

/** Returns a row of the log as it enters the chain: the set-up has no seed. */
export function chainedRow({
  kind,
  seat,
  origin,
  data,
  events,
  hash,
  engine,
  seq,
  at,
}: NewLogRow & RowPlace): ChainedRow {
  const { seed: _, ...open } = data as { readonly seed?: string }
  const told = kind === 'setup' ? open : data
  const row = { seq, at: at.toISOString(), kind, seat, origin, data: told, events, hash, engine }
  // As it will be read from the database.
  return JSON.parse(JSON.stringify(row)) as ChainedRow
}

interface RowPlace {
  readonly seq: number
  readonly at: Date
}

/**
 * Returns the link after new rows.
 * @param before the link before them
 * @param from the number of the first of them
 */
export const linkAfter = (before: string, rows: readonly NewLogRow[], from: number, at: Date): string =>
  rows.reduce((link, row, index) => nextLink(link, chainedRow({ ...row, seq: from + index, at })), before)
