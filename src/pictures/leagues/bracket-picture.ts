/** Draws brackets: a column for each round, winners’ side above, losers’ side below. */
import { EDGE, type PartCollector } from '../decision/parts.ts'
import { COLOURS, PICTURE } from '../style.ts'
import type { BracketBlock, BracketSeat } from './league-blocks.ts'
import { type DrawLeague, LEAGUE, writeIn } from './league-parts.ts'

const BETWEEN = 22
const LABEL = 44
const PAD = 16
/** The room of a seed. */
const SEED = 36
/** The heights of one seat, from few boxes in a column to many. */
const SEATS = [
  [4, 42],
  [8, 36],
] as const

/** Draws a bracket of at most four columns a part and eight boxes a column. */
export const drawBracket: DrawLeague<BracketBlock> = (drawing, { parts }, top) => {
  const most = parts.reduce((sum, { columns }) => sum + Math.max(1, ...columns.map(({ boxes }) => boxes.length)), 0)
  const seat = SEATS.find(([boxes]) => most <= boxes)?.[1] ?? 32
  let y = top
  for (const { label, columns } of parts) {
    const rows = Math.max(1, ...columns.map(({ boxes }) => boxes.length))
    const gap = rows > 6 ? 8 : 14
    const height = rows * (seat * 2 + gap) + gap
    const head = label === null ? PAD : LABEL + 6
    drawing.area({ x: 0, y, width: PICTURE.width, height: height + head }, '#0f1626')
    if (label !== null)
      writeIn(
        drawing,
        label,
        { x: EDGE, y: y + 4, width: PICTURE.width - 2 * EDGE, height: LABEL },
        { face: 'label', size: 29, colour: COLOURS.pale },
      )
    drawPart(drawing, columns, { top: y + head, height: height - gap, seat })
    y += height + head
  }
  return y - top
}

function drawPart(
  drawing: PartCollector,
  columns: BracketBlock['parts'][number]['columns'],
  { top, height, seat }: { readonly top: number; readonly height: number; readonly seat: number },
): void {
  const count = Math.max(1, columns.length)
  const width = Math.min(230, (PICTURE.width - EDGE * 2 - BETWEEN * (count - 1)) / count)
  const middles = columns.map(({ boxes }) => boxes.map((_, at) => top + ((at + 0.5) * height) / boxes.length))
  for (const [column, { boxes }] of columns.entries()) {
    const x = EDGE + column * (width + BETWEEN)
    for (const [at, box] of boxes.entries()) {
      const middle = middles[column]![at]!
      const next = middles[column + 1]
      if (next !== undefined) {
        const target = next[Math.floor((at * next.length) / boxes.length)]!
        join(drawing, { x: x + width, y: middle }, { x: x + width + BETWEEN, y: target })
      }
      drawBox(drawing, box, { x, y: middle - seat, width, height: seat }, column === 0)
    }
  }
}

function join(
  drawing: PartCollector,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): void {
  const middle = (from.x + to.x) / 2
  const points = [
    [from.x, from.y],
    [middle, from.y],
    [middle, to.y],
    [to.x, to.y],
  ] as const
  const rect = { x: from.x, y: Math.min(from.y, to.y), width: to.x - from.x, height: Math.abs(to.y - from.y) }
  drawing.add({ kind: 'shape', rect, points, colour: COLOURS.open, line: 3 })
}

function drawBox(
  drawing: PartCollector,
  { seats, own }: { readonly seats: readonly [BracketSeat, BracketSeat]; readonly own: boolean },
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  seeded: boolean,
): void {
  for (const [at, { seed, label, score, state, own: mine }] of seats.entries()) {
    const rect = { x, y: y + at * height, width, height: height - 2 }
    const won = state === 'won'
    drawing.area(rect, won ? COLOURS.pill : mine ? LEAGUE.own : LEAGUE.rows[0], 6)
    if (mine) drawing.area({ ...rect, width: 8 }, won ? '#5b8def' : COLOURS.white, 3)
    const colour = won ? COLOURS.pillInk : state === 'lost' || state === 'open' ? COLOURS.soft : COLOURS.ink
    const points = score === '' ? 0 : 34
    const left = seeded && seed !== '' ? SEED : 0
    if (left > 0) writeIn(drawing, seed, { ...rect, x: x + 11, width: SEED - 6 }, { face: 'label', size: 29, colour })
    const name = { ...rect, x: x + 13 + left, width: width - 20 - points - left }
    writeIn(drawing, label, name, { face: 'label', size: 29, colour })
    if (score !== '')
      writeIn(
        drawing,
        score,
        { ...rect, x: x + width - 40, width: 32 },
        { face: 'display', size: 29, colour, align: 'right' },
      )
  }
  const rect = { x: x - 1, y: y - 2, width: width + 2, height: height * 2 + 2 }
  drawing.add({ kind: 'edge', rect, colour: own ? COLOURS.white : LEAGUE.box, width: 3, radius: 8 })
}
