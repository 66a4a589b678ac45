/** Draws tables: standings, cross tables, the pairs of a round. */
import { fitWords } from '../decision/fit.ts'
import { type Drawing, EDGE } from '../decision/parts.ts'
import { COLOURS, PICTURE } from '../style.ts'
import type { CrossBlock, PairsBlock, Pip, StandingRow, StandingsBlock } from './league-blocks.ts'
import { type DrawLeague, drawGround, drawPip, LEAGUE, type LeagueContext, writeIn } from './league-parts.ts'

const HEADING = 42
const PLACE = 66
const MOVED = 62
const GAMES = 84
const POINTS = 66
const CUT = 38
const GAP = 34
const PIN = 6
const SIDE = 14
/** Up to this many rows take two lines each. */
const TALL_ROWS = 10
const ROWS = { tall: 76, one: 44, roomy: 50 } as const
/** Up to this many rows of one line are a little higher. */
const ROOMY_ROWS = 13

/** Draws a table: place, places won, name, games, points. */
export const drawStandings: DrawLeague<StandingsBlock> = (drawing, { columns, rows }, top, context) => {
  const count = rows.filter(({ kind }) => kind === 'row').length
  const games = rows.some((row) => row.kind === 'row' && row.games !== null)
  const pips = Math.max(0, ...rows.map((row) => (row.kind === 'row' ? pipsWidth(row.rounds, 26) : 0)))
  const tall = (count <= TALL_ROWS && pips > 0) || pips > 300
  const height = tall && count <= TALL_ROWS ? ROWS.tall : count <= ROOMY_ROWS ? ROWS.roomy : ROWS.one
  const inLine = height !== ROWS.tall
  const size = { height, inLine, games, pips: inLine ? Math.min(pips, 330) : 0 }
  heading(drawing, columns, top, size)
  let y = top + HEADING
  let at = 0
  for (const row of rows) {
    if (row.kind === 'row') {
      drawRow(drawing, row, { y, at: at++, ...size }, context)
      y += height
    } else y += drawBetween(drawing, row, y)
  }
  return y - top
}

interface Sizes {
  readonly height: number
  /** The games stand beside the name. */
  readonly inLine: boolean
  readonly games: boolean
  readonly pips: number
}

const endOf = ({ games }: Pick<Sizes, 'games'>): number => PICTURE.width - SIDE - POINTS - (games ? GAMES : 0)

function heading(drawing: Drawing, columns: StandingsBlock['columns'], y: number, sizes: Sizes): void {
  const soft = { face: 'label', size: 29, colour: COLOURS.soft } as const
  const end = endOf(sizes)
  const left = SIDE + PLACE + MOVED
  writeIn(drawing, '#', { x: SIDE, y, width: PLACE - 10, height: HEADING }, { ...soft, align: 'right' })
  writeIn(drawing, columns.player, { x: left, y, width: end - left - sizes.pips - 16, height: HEADING }, soft)
  if (sizes.inLine && sizes.pips > 0)
    writeIn(
      drawing,
      columns.rounds,
      { x: end - sizes.pips, y, width: sizes.pips, height: HEADING },
      { ...soft, align: 'right' },
    )
  if (sizes.games)
    writeIn(drawing, columns.games, { x: end, y, width: GAMES, height: HEADING }, { ...soft, align: 'right' })
  const points = { x: PICTURE.width - SIDE - POINTS + 4, y, width: POINTS - 4, height: HEADING }
  writeIn(drawing, columns.points, points, { ...soft, align: 'right' })
}

/** Draws the line of a play-off, three dots, or the white line above rows that stand elsewhere. @returns its height */
function drawBetween(drawing: Drawing, row: Exclude<StandingsBlock['rows'][number], StandingRow>, y: number): number {
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

function drawRow(
  drawing: Drawing,
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
  const left = SIDE + PLACE + MOVED
  if (inLine) {
    const width = end - left - (pips === 0 ? 6 : pips + 16)
    writeIn(drawing, row.name, { x: left, ...box, width }, { face: 'strong', size: 31, colour })
    drawRounds(drawing, row.rounds, { end, y: y + height / 2 - 1, size: 26, most: pips }, context)
  } else {
    writeIn(
      drawing,
      row.name,
      { x: left, y: y + 3, width: end - left - 6, height: 40 },
      { face: 'strong', size: 33, colour },
    )
    const most = end - left - 6
    const width = Math.min(most, pipsWidth(row.rounds, 26))
    drawRounds(drawing, row.rounds, { end: left + width, y: y + 57, size: 26, most }, context)
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
function drawMoved(drawing: Drawing, moved: number | null, x: number, middle: number): void {
  if (moved === null) return
  const box = { x: x + 24, y: middle - 20, width: MOVED - 26, height: 40 }
  const soft = { face: 'label', size: 29, colour: COLOURS.soft } as const
  if (moved === 0) return writeIn(drawing, '–', { ...box, x: x + 8 }, soft)
  drawing.icon(moved > 0 ? 'rise' : 'fall', x, middle - 11, 22, moved > 0 ? COLOURS.win : COLOURS.lose)
  writeIn(drawing, `${Math.abs(moved)}`, box, soft)
}

const PIP_GAP = 2
const ROUND_GAP = 9

/** Returns the width of all games of a row. */
const pipsWidth = (rounds: readonly (readonly Pip[])[], size: number): number =>
  rounds.reduce((sum, round) => sum + round.length * (size + PIP_GAP) + ROUND_GAP - PIP_GAP, 0) -
  (rounds.length > 0 ? ROUND_GAP : 0)

/** Draws the games of a row up to its right end, smaller where there are many; the first rounds go if even that is too wide. */
function drawRounds(
  drawing: Drawing,
  rounds: readonly (readonly Pip[])[],
  { end, y, size, most }: { readonly end: number; readonly y: number; readonly size: number; readonly most: number },
  context: LeagueContext,
): void {
  let shown = rounds
  let small = size
  while (pipsWidth(shown, small) > most && small > 20) small -= 1
  while (pipsWidth(shown, small) > most && shown.length > 1) shown = shown.slice(1)
  let x = end - pipsWidth(shown, small)
  for (const round of shown) {
    for (const pip of round) {
      drawPip(drawing, pip, x, y - small / 2, small, context)
      x += small + PIP_GAP
    }
    x += ROUND_GAP - PIP_GAP
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
  drawing: Drawing,
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
const MIDDLE = 86

/** Draws pairs, in two columns where there are more than eight. */
export const drawPairs: DrawLeague<PairsBlock> = (drawing, { rows }, top) => {
  const columns = rows.length > 8 ? 2 : 1
  const inColumn = Math.ceil(rows.length / columns)
  const height = inColumn > 14 ? 46 : PAIR
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
