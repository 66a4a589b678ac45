/** Figures as CSV. Cells that a spreadsheet would take for a formula become text. Pure. */
import { stringify } from 'csv-stringify/sync'

/** A cell: a word or a number; null is empty. */
export type CsvCell = string | number | null

/** Returns rows as CSV by RFC 4180, the headings first. Numbers have a point and at most four digits behind it. */
export const csvOf = (headings: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  stringify([[...headings], ...rows.map((row) => [...row])], {
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { number: (value) => String(Math.round(value * 10_000) / 10_000) },
  })
