/** Draws how sure figures are: shares with their intervals, and shares of pairs in a matrix. */
import { fitWords } from '../decision/fit.ts'
import { EDGE, type PartCollector } from '../decision/parts.ts'
import { COLOURS, PICTURE } from '../style.ts'
import type { ChanceRow, ChancesBlock, MatrixBlock, MatrixCell } from './league-blocks.ts'
import { type DrawLeague, LEAGUE, writeIn } from './league-parts.ts'

const LEGEND = 46
const ROW = 86
/** Rows without a card and without a line below take less. */
const LOW_ROW = 62
const ART = 66
const BAR = { x: 424, width: 184, height: 34 } as const
const SPAN = { plain: '#33548f', sure: '#2f7bd8', few: '#8a6a1c', grey: '#444c5c' } as const
const INK = { plain: COLOURS.white, sure: COLOURS.white, few: COLOURS.warning, grey: COLOURS.soft } as const

/** Draws rows of shares, each with its interval; a dashed line marks a half. */
export const drawChances: DrawLeague<ChancesBlock> = (drawing, { legend, rows }, top) => {
  let y = top
  if (legend !== undefined) {
    drawing.area({ x: 0, y, width: PICTURE.width, height: LEGEND }, COLOURS.strip)
    const box = { x: EDGE, y: y - 4, width: PICTURE.width - EDGE * 2, height: LEGEND }
    writeIn(drawing, legend, box, { face: 'label', size: 29, colour: COLOURS.soft })
    y += LEGEND
  }
  for (const [at, row] of rows.entries()) {
    const height = row.card === undefined && row.under === undefined ? LOW_ROW : ROW
    drawing.area({ x: 0, y, width: PICTURE.width, height: height - 2 }, LEAGUE.rows[at % 2]!)
    drawChance(drawing, row, y, height - 2)
    y += height
  }
  return y - top
}

function drawChance(drawing: PartCollector, row: ChanceRow, y: number, height: number): void {
  const { card, label, under, low, high, share, value, tone = 'plain' } = row
  let left = EDGE
  if (card !== undefined) {
    const rect = { x: left, y: y + (height - ART) / 2, width: ART, height: ART }
    drawing.add({ kind: 'art', rect, card, crop: 'focus', radius: 8, light: 'full', colour: LEAGUE.chip })
    left += ART + 14
  }
  const width = BAR.x - left - 14
  const line = { x: left, width, height: under === undefined ? height : height / 2 + 4 }
  writeIn(
    drawing,
    label,
    { ...line, y },
    { face: 'strong', size: 32, colour: tone === 'grey' ? COLOURS.soft : COLOURS.ink },
  )
  if (under !== undefined)
    writeIn(
      drawing,
      under,
      { ...line, y: y + height / 2 - 4 },
      { face: 'label', size: 29, colour: tone === 'few' ? COLOURS.warning : COLOURS.soft },
    )
  const bar = { x: BAR.x, y: y + (height - BAR.height) / 2, width: BAR.width, height: BAR.height }
  const x = (part: number): number => bar.x + Math.min(1, Math.max(0, part)) * bar.width
  drawing.area(bar, LEAGUE.bar, 6)
  drawing.area({ ...bar, x: x(low), width: Math.max(4, x(high) - x(low)) }, SPAN[tone], 6)
  if (tone === 'sure')
    drawing.add({
      kind: 'edge',
      rect: { ...bar, x: x(low), width: Math.max(4, x(high) - x(low)) },
      colour: COLOURS.white,
      width: 3,
      radius: 6,
    })
  drawing.add({
    kind: 'shape',
    rect: { ...bar, x: x(0.5), width: 1 },
    points: [
      [x(0.5), bar.y - 4],
      [x(0.5), bar.y + bar.height + 4],
    ],
    colour: COLOURS.soft,
    line: 3,
    dashed: true,
  })
  drawing.area(
    { ...bar, x: Math.min(x(share), bar.x + bar.width - 6) - 3, width: 6, y: bar.y - 3, height: bar.height + 6 },
    COLOURS.white,
    3,
  )
  const box = { x: bar.x + bar.width + 10, y, width: PICTURE.width - EDGE - bar.x - bar.width - 10, height }
  writeIn(drawing, value, box, { face: 'display', size: 40, colour: INK[tone], align: 'right' })
}

const CORNER = 190
const HEADING = 76
const CELL = 84

/** Draws shares of pairs: the first side in rows, the second in columns. */
export const drawMatrix: DrawLeague<MatrixBlock> = (drawing, { columns, rows }, top) => {
  const width = (PICTURE.width - EDGE * 2 - CORNER) / Math.max(1, columns.length)
  const height = HEADING + rows.length * CELL + 8
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.fight)
  for (const [at, label] of columns.entries())
    drawName(drawing, label, { x: EDGE + CORNER + at * width + 4, y: top, width: width - 8, height: HEADING }, 'middle')
  for (const [at, { label, cells }] of rows.entries()) {
    const y = top + HEADING + at * CELL
    drawName(drawing, label, { x: EDGE, y, width: CORNER - 14, height: CELL - 4 }, 'left')
    for (const [column, cell] of cells.entries())
      drawMatrixCell(drawing, cell, { x: EDGE + CORNER + column * width + 3, y, width: width - 6, height: CELL - 6 })
  }
  return height
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A name in at most two lines, in the middle of its height. */
function drawName(drawing: PartCollector, words: string, box: Box, align: 'left' | 'middle'): void {
  const set = fitWords(words, box.width, { face: 'label', size: 30, lines: 2 })
  const y = box.y + (box.height - set.height) / 2
  drawing.words(set, { ...box, y, height: set.height }, { colour: COLOURS.pale, align })
}

function drawMatrixCell(drawing: PartCollector, cell: MatrixCell | null, box: Box): void {
  drawing.area(box, cell === null ? LEAGUE.rows[0]! : cell.sure ? LEAGUE.round : LEAGUE.box, 8)
  if (cell === null) {
    const dot = { x: box.x + box.width / 2 - 4, y: box.y + box.height / 2 - 4, width: 8, height: 8 }
    return drawing.area(dot, LEAGUE.dot, 4)
  }
  if (cell.sure) drawing.add({ kind: 'edge', rect: box, colour: COLOURS.white, width: 3, radius: 8 })
  const middle = { align: 'middle' as const }
  writeIn(drawing, cell.value, { ...box, height: box.height * 0.58 }, { face: 'display', size: 38, ...middle })
  const below = { ...box, y: box.y + box.height * 0.52, height: box.height * 0.44 }
  writeIn(drawing, cell.under, below, { face: 'label', size: 29, colour: COLOURS.pale, ...middle })
}
