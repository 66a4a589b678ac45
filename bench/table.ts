/** Formats the table that `npm run bench` prints, a line for each measurement. */
export interface Row {
  readonly what: string
  readonly value: string
  /** The measurement that it is compared with, in the same run. */
  readonly base: string
  readonly ratio: number | null
  /** The ratio that it must not exceed; null if there is no limit. */
  readonly limit: number | null
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(share * values.length))]!

/** @returns the table as text, and whether every limit holds */
export function printed(rows: readonly Row[]): { text: string; good: boolean } {
  const cells = rows.map((row) => [
    row.what,
    row.value,
    row.base,
    row.ratio === null ? '' : row.ratio.toFixed(2),
    row.limit === null ? '' : `≤ ${row.limit}`,
    row.limit === null || row.ratio === null ? '' : row.ratio <= row.limit ? 'ok' : 'TOO MUCH',
  ])
  const all = [['what', 'measured', 'against', 'ratio', 'limit', ''], ...cells]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  const text = all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
  return { text, good: !cells.some((row) => row[5] === 'TOO MUCH') }
}
