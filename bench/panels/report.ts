/** The figures as tables for readers. Pure. */
import { figuresOf, kindsOf, OPENING, rowsOf, type SeenPanel, type SeenTap, tapsByStretch } from './counting.ts'

type Cell = string | number | null

/** Returns a table as text: the first column to the left, the others to the right. */
function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = [head, ...rows.map((row) => row.map((cell) => (cell === null ? '–' : String(cell))))]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ')
  return cells.map(line).join('\n')
}

/** Returns the figures of some games in three tables: all of them, the taps, and the panels by kind of question. */
export function reportOf(
  panels: readonly SeenPanel[],
  taps: readonly SeenTap[],
  { games, seconds }: { readonly games: number; readonly seconds: number },
): string {
  const figures = Object.entries(figuresOf(panels, taps))
  const stretches = tapsByStretch(taps).map((one) => [
    one.stretch,
    one.count,
    one.taps,
    one.tapsMax,
    one.openings,
    one.tapsAllOpenings,
    one.tapsByCalls,
  ])
  const kinds = kindsOf(panels).map((one) => [one.kind, one.panels, one.heightMedian, one.heightMax, one.controlsMax])
  return [
    `${games} games in ${seconds} s`,
    table(['figure', 'value'], figures),
    table(['taps', 'count', 'median', 'most', 'openings', 'with each opening', 'by direct message'], stretches),
    table(['question', 'panels', 'height', 'most', 'controls, most'], kinds),
  ].join('\n\n')
}

/** Returns each turn, battle and payment in a line with its number of taps, and its taps below it. */
export const tapsListed = (taps: readonly SeenTap[]): string =>
  rowsOf(taps)
    .map(({ stretch, taps: row }) => {
      const [first] = row
      const touches = row.reduce((sum, tap) => sum + tap.touches, 0)
      const way = first?.proposed === true ? 'proposals' : 'no proposals'
      const head = `Game ${(first?.game ?? 0) + 1}, turn ${first?.turn}, ${first?.seat}, ${way}: ${stretch}, ${touches + OPENING}`
      return [head, ...row.map(({ opens, kind, words }) => `  ${kind}: ${opens ? '(opens)' : words}`)].join('\n')
    })
    .join('\n\n')
