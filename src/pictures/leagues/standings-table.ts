/** Draws tables: standings, cross tables, the pairs of a round. */
import { fitWords } from '../decision/fit.ts'
import { EDGE, type PartCollector } from '../decision/parts.ts'
import { COLOURS, PICTURE } from '../style.ts'
import type { CrossBlock, PairsBlock, Pip, StandingRow, StandingsBlock } from './league-blocks.ts'
import { type DrawLeague, drawGround, drawPip, LEAGUE, type LeagueContext, PIN, writeIn } from './league-parts.ts'

const HEADING = 42
const PLACE = 66
const MOVED = 62
const GAMES = 84
const POINTS = 66
const CUT = 38
const GAP = 34
const SIDE = 14
/** Up to this many rows take two lines each. */
const TALL_ROWS = 10
const ROWS = { tall: 76, close: 69, one: 44, least: 38, roomy: 50 } as const
/** Up to this many rows of two lines are a little higher. */
const TALLEST_ROWS = 9
/** Up to this many rows of one line are a little higher; more than the other number are a little lower. */
const ROOMY_ROWS = 13
const MANY_ROWS = 14
/** The most width of the games beside a name, which needs the rest. */
const MOST_PIPS = 290

/** Draws a table: place, places won, name, games, points. */
export const drawStandings: DrawLeague<StandingsBlock> = (drawing, { columns, rows }, top, context) => {
  const count = rows.filter(({ kind }) => kind === 'row').length
  const games = rows.some((row) => row.kind === 'row' && row.games !== null)
  const inLine = count > TALL_ROWS || !rows.some((row) => row.kind === 'row' && row.rounds.length > 0)
  const pips = pipColumns(rows, inLine ? MOST_PIPS : endOf({ games }) - LEFT - 6)
  const size = { height: rowHeight(count, inLine), inLine, games, pips }
  heading(drawing, columns, top, size)
  let y = top + HEADING
  let at = 0
  for (const row of rows) {
    if (row.kind === 'row') {
      drawRow(drawing, row, { y, at: at++, ...size }, context)
      y += size.height
    } else y += drawBetween(drawing, row, y)
  }
  return y - top
}

interface Sizes {
  readonly height: number
  /** The games stand beside the name. */
  readonly inLine: boolean
  readonly games: boolean
  readonly pips: PipColumns
}

const LEFT = SIDE + PLACE + MOVED

function rowHeight(count: number, inLine: boolean): number {
  if (!inLine) return count <= TALLEST_ROWS ? ROWS.tall : ROWS.close
  return count <= ROOMY_ROWS ? ROWS.roomy : count <= MANY_ROWS ? ROWS.one : ROWS.least
}

const endOf = ({ games }: Pick<Sizes, 'games'>): number => PICTURE.width - SIDE - POINTS - (games ? GAMES : 0)

function heading(drawing: PartCollector, columns: StandingsBlock['columns'], y: number, sizes: Sizes): void {
  const soft = { face: 'label', size: 29, colour: COLOURS.soft } as const
  const end = endOf(sizes)
  const pips = sizes.inLine ? sizes.pips.width : 0
  writeIn(drawing, '#', { x: SIDE, y, width: PLACE - 10, height: HEADING }, { ...soft, align: 'right' })
  writeIn(drawing, columns.player, { x: LEFT, y, width: end - LEFT - pips - 16, height: HEADING }, soft)
  if (pips > 0)
    writeIn(drawing, columns.rounds, { x: end - pips, y, width: pips, height: HEADING }, { ...soft, align: 'right' })
  if (sizes.games)
    writeIn(drawing, columns.games, { x: end, y, width: GAMES, height: HEADING }, { ...soft, align: 'right' })
  const points = { x: PICTURE.width - SIDE - POINTS + 4, y, width: POINTS - 4, height: HEADING }
  writeIn(drawing, columns.points, points, { ...soft, align: 'right' })
}

/** Draws the line of a play-off, three dots, or the white line above rows that stand elsewhere. @returns its height */
function drawBetween(
  drawing: PartCollector,
  row: Exclude<StandingsBlock['rows'][number], StandingRow>,
  y: number,
): number {
  if (row.kind === 'pin') {
    drawing.area({ x: 0, y, width: PICTURE.width, height: PIN }, COLOURS.white)
    return PIN
  }
  const middle = y + (row.kind === 'cut' ? CUT : GAP) / 2
  if (row.kind === 'gap') {
    for (const at of [-1, 0, 1])
      drawing.area({ x: PICTURE.width / 2 + at * 23 - 5, y: middle - 5, width: 10, height: 10 }, LEAGUE.dot, 5)
    return GAP
  }
  const set = fitWords(row.label, 500, { face: 'label', size: 29 })
  const from = (PICTURE.width - set.width) / 2
  drawing.words(set, { x: from, y, width: set.width + 1, height: CUT }, { colour: COLOURS.suggested })
  for (const [x, end] of [
    [SIDE + 4, from - 14],
    [from + set.width + 14, PICTURE.width - SIDE - 4],
  ] as const)
    drawing.add({
      kind: 'shape',
      rect: { x, y: middle - 2, width: end - x, height: 4 },
      points: [
        [x, middle],
        [end, middle],
      ],
      colour: COLOURS.suggested,
      line: 4,
      dashed: true,
    })
  return CUT
}

/** The size of the cross before the name of a player who is out. */
const OUT = 26

function drawRow(
  drawing: PartCollector,
  row: StandingRow,
  { y, at, height, inLine, games, pips }: Sizes & { readonly y: number; readonly at: number },
  context: LeagueContext,
): void {
  drawGround(drawing, { x: 0, y, width: PICTURE.width, height: height - 2 }, at, row.own ? 'own' : undefined)
  const colour = row.gone ? LEAGUE.gone : COLOURS.ink
  const box = { y, height: height - 2 }
  const place = { x: SIDE, ...box, width: PLACE - 10 }
  writeIn(drawing, `${row.place}`, place, { face: 'display', size: 34, colour, align: 'right' })
  drawMoved(drawing, row.moved, SIDE + PLACE, y + height / 2 - 1)
  const end = endOf({ games })
  const left = LEFT + (row.gone ? OUT + 8 : 0)
  if (row.gone)
    drawPip(drawing, { side: 0, mark: 'gone' }, LEFT, inLine ? y + (height - OUT) / 2 - 1 : y + 8, OUT, context)
  if (inLine) {
    const width = end - left - (pips.width === 0 ? 6 : pips.width + 16)
    writeIn(drawing, row.name, { x: left, ...box, width }, { face: 'strong', size: 31, colour })
    drawRounds(drawing, row.rounds, { x: end - pips.width, y: y + height / 2 - 1, pips }, context)
  } else {
    const name = { x: left, y: y + 1, width: end - left - 6, height: 38 }
    writeIn(drawing, row.name, name, { face: 'strong', size: 33, colour })
    drawRounds(drawing, row.rounds, { x: LEFT, y: y + height - 18, pips }, context)
  }
  if (row.games !== null)
    writeIn(
      drawing,
      row.games,
      { x: end + 4, ...box, width: GAMES - 4 },
      { size: 30, colour: row.gone ? colour : COLOURS.pale, align: 'right' },
    )
  const points = { x: PICTURE.width - SIDE - POINTS + 4, ...box, width: POINTS - 4 }
  writeIn(drawing, row.points, points, { face: 'display', size: 40, colour, align: 'right' })
}

/** Draws how many places were won or lost. */
function drawMoved(drawing: PartCollector, moved: number | null, x: number, middle: number): void {
  if (moved === null) return
  const box = { x: x + 24, y: middle - 20, width: MOVED - 26, height: 40 }
  const soft = { face: 'label', size: 29, colour: COLOURS.soft } as const
  if (moved === 0) return writeIn(drawing, '–', { ...box, x: x + 8 }, soft)
  drawing.icon(moved > 0 ? 'rise' : 'fall', x, middle - 11, 22, moved > 0 ? COLOURS.win : COLOURS.lose)
  writeIn(drawing, `${Math.abs(moved)}`, box, soft)
}

const PIP_GAP = 2
const ROUND_GAP = 9

/** The rounds that are drawn, in columns: the games of a round stand below each other. */
interface PipColumns {
  /** The index of each round, with its most games in a row. */
  readonly rounds: readonly { readonly at: number; readonly games: number }[]
  readonly size: number
  readonly width: number
}

const columnWidth = (games: number, size: number): number => games * (size + PIP_GAP) - PIP_GAP + ROUND_GAP

const pipsWidth = (rounds: PipColumns['rounds'], size: number): number =>
  Math.max(0, rounds.reduce((sum, { games }) => sum + columnWidth(games, size), 0) - ROUND_GAP)

/** Returns columns for the games: smaller where there are many; rounds to come go first, then the oldest ones. */
function pipColumns(rows: StandingsBlock['rows'], most: number): PipColumns {
  const all = rows.flatMap((row) => (row.kind === 'row' ? [row.rounds] : []))
  const count = Math.max(0, ...all.map((rounds) => rounds.length))
  let rounds = Array.from({ length: count }, (_, at) => ({
    at,
    games: Math.max(1, ...all.map((row) => row[at]?.length ?? 0)),
  }))
  let size = 26
  while (pipsWidth(rounds, size) > most && size > 20) size -= 1
  const isOpen = (at: number) => all.every((row) => (row[at] ?? []).every(({ mark }) => mark === 'open'))
  while (pipsWidth(rounds, size) > most && rounds.length > 1)
    rounds = isOpen(rounds.at(-1)!.at) ? rounds.slice(0, -1) : rounds.slice(1)
  return { rounds, size, width: pipsWidth(rounds, size) }
}

/** Draws the games of a row from here on. */
function drawRounds(
  drawing: PartCollector,
  rounds: readonly (readonly Pip[])[],
  { x, y, pips: { rounds: columns, size } }: { readonly x: number; readonly y: number; readonly pips: PipColumns },
  context: LeagueContext,
): void {
  let left = x
  for (const { at, games } of columns) {
    for (const [index, pip] of (rounds[at] ?? []).entries())
      drawPip(drawing, pip, left + index * (size + PIP_GAP), y - size / 2, size, context)
    left += columnWidth(games, size)
  }
}

const CROSS_ROW = 58
const CROSS_POINTS = 58

/** Draws the cross table of up to ten players. */
export const drawCross: DrawLeague<CrossBlock> = (drawing, { rows }, top, context) => {
  const count = Math.max(1, rows.length)
  const name = count > 8 ? 150 : 190
  const cell = (PICTURE.width - SIDE * 2 - 40 - name - CROSS_POINTS) / count
  const left = SIDE + 40 + name
  for (const [at, { place }] of rows.entries())
    writeIn(
      drawing,
      `${place}`,
      { x: left + at * cell, y: top, width: cell, height: HEADING },
      { face: 'label', size: 29, colour: COLOURS.soft, align: 'middle' },
    )
  let y = top + HEADING
  for (const [at, row] of rows.entries()) {
    const box = { y, height: CROSS_ROW - 2 }
    drawGround(drawing, { x: 0, width: PICTURE.width, ...box }, at, row.own ? 'own' : undefined)
    writeIn(drawing, `${row.place}`, { x: SIDE, ...box, width: 34 }, { face: 'display', size: 30, align: 'right' })
    writeIn(drawing, row.name, { x: SIDE + 44, ...box, width: name - 8 }, { face: 'strong', size: 30 })
    for (const [other, pips] of row.cells.entries())
      drawCell(drawing, pips, { x: left + other * cell, y, width: cell, height: CROSS_ROW - 2 }, context)
    const points = { x: PICTURE.width - SIDE - CROSS_POINTS + 4, ...box, width: CROSS_POINTS - 4 }
    writeIn(drawing, row.points, points, { face: 'display', size: 36, align: 'right' })
    y += CROSS_ROW
  }
  return y - top
}

function drawCell(
  drawing: PartCollector,
  pips: readonly Pip[] | null,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  context: LeagueContext,
): void {
  if (pips === null)
    return drawing.area({ x: x + 8, y: y + 8, width: width - 16, height: height - 16 }, COLOURS.strip, 6)
  const size = Math.min(
    24,
    (width - 6) / Math.max(1, Math.min(2, pips.length)) - 2,
    height / Math.ceil(pips.length / 2) - 3,
  )
  const perRow = Math.min(2, pips.length)
  for (const [at, pip] of pips.entries()) {
    const row = Math.floor(at / perRow)
    const rows = Math.ceil(pips.length / perRow)
    const inRow = Math.min(perRow, pips.length - row * perRow)
    const from = x + (width - inRow * (size + 2)) / 2
    const up = y + height / 2 - (rows * (size + 2)) / 2 + row * (size + 2)
    drawPip(drawing, pip, from + (at % perRow) * (size + 2), up, size, context)
  }
}

const PAIR = 54
/** The height of a pair where there are many. */
const CLOSE_PAIR = 46
const MIDDLE = 86

/** Draws pairs, in two columns where there are more than eight. */
export const drawPairs: DrawLeague<PairsBlock> = (drawing, { rows }, top) => {
  const columns = rows.length > 8 ? 2 : 1
  const inColumn = Math.ceil(rows.length / columns)
  const height = inColumn > 12 ? CLOSE_PAIR : PAIR
  const width = PICTURE.width / columns
  for (const [index, row] of rows.entries()) {
    const column = Math.floor(index / inColumn)
    const at = index % inColumn
    const box = { y: top + at * height, height: height - 2 }
    const x = column * width + (column === 0 ? 0 : 3)
    drawing.area({ x, ...box, width: width - 3 }, LEAGUE.rows[at % 2]!)
    const half = (width - MIDDLE - EDGE - 3) / 2
    const face = columns === 2 ? 'label' : 'body'
    const ink = (which: 'left' | 'right') => (row.lost === which ? LEAGUE.gone : COLOURS.ink)
    writeIn(drawing, row.left, { x: x + EDGE / 2, ...box, width: half }, { face, size: 31, colour: ink('left') })
    writeIn(
      drawing,
      row.middle,
      { x: x + EDGE / 2 + half, ...box, width: MIDDLE },
      { face: 'display', size: 32, colour: COLOURS.soft, align: 'middle' },
    )
    const right = { x: x + EDGE / 2 + half + MIDDLE, ...box, width: half }
    writeIn(drawing, row.right, right, { face, size: 31, colour: ink('right'), align: 'right' })
  }
  return inColumn * height
}
