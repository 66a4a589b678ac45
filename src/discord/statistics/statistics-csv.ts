/** Statistics as CSV: the same rows and the same limits as on the panel, and a person's own games. Pure. */
import { type CsvCell, csvOf } from '../../statistics/figures/csv.ts'
import { endRows, type ShownRow, visibleRows, withOthers } from '../../statistics/figures/shown-rows.ts'
import type { RateRow } from '../../statistics/figures/sums.ts'
import type { OwnGame } from '../../statistics/stored-statistics.ts'
import type { PanelView } from '../frame/frame.ts'
import type { BodyFile } from '../shell/components.ts'
import { LISTS, type ListName, rowName } from './statistics-blocks.ts'
import type { PageFigures } from './statistics-figures.ts'
import { ownTablesOf } from './statistics-panel.ts'

const HEADINGS = ['name', 'side', 'games', 'won', 'share', 'low', 'high', 'mark'] as const

function cellsOf(name: string, { row, share, few, onePair, sure }: ShownRow): readonly CsvCell[] {
  const mark = onePair ? 'one pairing' : few ? 'few' : sure ? 'sure' : ''
  return [name, row.seat, row.games, row.won, share.value, share.low, share.high, mark]
}

/** Returns the rows of a panel as CSV. */
function panelCsv(view: PanelView, figures: PageFigures): string {
  const { sums, audience, page } = figures
  const { panel } = page
  if (panel === 'ends') {
    const rows = sums === null ? null : endRows(sums, audience)
    return csvOf(
      ['end', 'games'],
      (rows ?? []).map(({ kind, games }) => [kind, games]),
    )
  }
  if (panel === 'levels')
    return csvOf(
      ['level', 'games', 'won'],
      (figures.own?.levels ?? []).map(({ level, games, won }) => [level, games, won]),
    )
  if (panel.startsWith('own')) {
    const table = ownTablesOf(view, figures)[Number(panel.slice(3)) || 0]
    const rows = table === undefined || table.sample < table.least ? [] : table.rows
    return csvOf(
      ['what', 'count', 'games', 'mean'],
      rows.map((row) =>
        'count' in row
          ? [row.label, row.count, null, null]
          : [row.label, null, row.each.length, row.each.length === 0 ? null : meanOf(row.each)],
      ),
    )
  }
  if (panel === 'pairs') return ratesCsv(figures, sums?.pairs ?? [], ({ key }) => key.map(named).join(' – '), true)
  const list: ListName = LISTS.find((one) => one === panel) ?? 'sides'
  return ratesCsv(figures, sums?.[list] ?? [], (row) => rowName(view, list, row), list === 'decks')
}

const named = (deck: string): string => (deck === '' ? '(own deck)' : deck)
const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** @param parts each game stands in one row of its side: what is left over could be reckoned */
function ratesCsv(
  { audience }: PageFigures,
  rows: readonly RateRow[],
  nameOf: (row: RateRow) => string,
  parts: boolean,
): string {
  const shown = visibleRows(rows, audience)
  if (!parts || audience === 'own')
    return csvOf(
      HEADINGS,
      shown.map((one) => cellsOf(nameOf(one.row), one)),
    )
  const seats = [...new Set(rows.map(({ seat }) => seat))]
  return csvOf(
    HEADINGS,
    seats.flatMap((seat) => {
      const of = withOthers(
        rows.filter((row) => row.seat === seat),
        shown.filter(({ row }) => row.seat === seat),
      )
      const others = of.others
      return [
        ...of.shown.map((one) => cellsOf(nameOf(one.row), one)),
        ...(others === null ? [] : [['(others)', seat, others.games, others.won, null, null, null, ''] as const]),
      ]
    }),
  )
}

/** Returns a person's games as CSV: opponents are numbers. */
const gamesCsv = (games: readonly OwnGame[]): string =>
  csvOf(
    ['ended', 'side', 'deck', 'opponent', 'won', 'end', 'turns'],
    games.map(({ endedAt, seat, deck, opponent, won, kind, turns }) => [
      endedAt.toISOString(),
      seat,
      named(deck),
      `opponent ${opponent}`,
      won,
      kind,
      turns,
    ]),
  )

/** Returns the files of a page. */
export function csvFiles(view: PanelView, figures: PageFigures): readonly BodyFile[] {
  const { page } = figures
  const fileOf = (name: string, csv: string): BodyFile => ({ name, data: Buffer.from(`\ufeff${csv}`) })
  const panel = fileOf(`${page.game}-${page.panel}.csv`, panelCsv(view, figures))
  return figures.own === null ? [panel] : [panel, fileOf(`${page.game}-games.csv`, gamesCsv(figures.own.games))]
}
