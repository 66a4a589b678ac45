/** Draws chances to win: over the turns of a match, and of the answers to one question. */
import { fitWords } from '../decision/fit.ts'
import { EDGE, type PartCollector } from '../decision/parts.ts'
import { COLOURS, PICTURE } from '../style.ts'
import type { AnswersBlock, CurveBlock } from './league-blocks.ts'
import { type DrawLeague, disc, LEAGUE, writeIn } from './league-parts.ts'

const PLOT = { height: 276, left: 84, right: 36, above: 22, below: 46 } as const
const BAND = '#9aa3b5'
const DISC = 46
const LABEL = 130

/** Draws a curve of chances with its band, on the grounds of both sides, and numbered moments on it. */
export const drawCurve: DrawLeague<CurveBlock> = (drawing, { seats, points, marks, moments }, top, context) => {
  drawing.area({ x: 0, y: top, width: PICTURE.width, height: PLOT.height }, COLOURS.fight)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return PLOT.height
  const box = {
    x: PLOT.left,
    y: top + PLOT.above,
    width: PICTURE.width - PLOT.left - PLOT.right,
    height: PLOT.height - PLOT.above - PLOT.below,
  }
  const x = (at: number) => box.x + ((at - first.at) / Math.max(1, last.at - first.at)) * box.width
  const y = (chance: number) => box.y + (1 - chance) * box.height
  for (const [half, seat] of seats.entries())
    drawing.area({ ...box, y: y(half === 0 ? 1 : 0.5), height: box.height / 2 }, context.style(seat).band)
  const line = (
    at: number,
    colour: string,
    width: number,
    to: readonly (readonly [number, number])[],
    dashed = false,
  ) =>
    drawing.add({
      kind: 'shape',
      rect: { x: at, y: box.y, width: 1, height: box.height },
      points: to,
      colour,
      line: width,
      ...(dashed ? { dashed } : {}),
    })
  line(
    box.x,
    COLOURS.pale,
    2,
    [
      [box.x, y(0.5)],
      [box.x + box.width, y(0.5)],
    ],
    true,
  )
  for (const value of [1, 0.5, 0])
    writeIn(
      drawing,
      `${value * 100}`,
      { x: 4, y: y(value) - 20, width: PLOT.left - 16, height: 40 },
      { face: 'label', size: 29, colour: COLOURS.pale, align: 'right' },
    )
  const band = [
    ...points.map((point) => [x(point.at), y(point.high)] as const),
    ...points.toReversed().map((point) => [x(point.at), y(point.low)] as const),
  ]
  drawing.add({ kind: 'shape', rect: box, points: band, colour: BAND, alpha: 0.4 })
  for (const { at } of moments)
    line(x(at), COLOURS.cube, 2, [
      [x(at), box.y],
      [x(at), box.y + box.height],
    ])
  const curve = points.map((point) => [x(point.at), y(point.chance)] as const)
  drawing.add({ kind: 'shape', rect: box, points: curve, colour: COLOURS.white, line: 6 })
  for (const { at, label } of moments) {
    const middle = y(points.find((point) => point.at === at)?.chance ?? 0.5)
    drawMoment(drawing, label, x(at), Math.min(Math.max(middle, box.y + DISC / 2), box.y + box.height - DISC / 2))
  }
  drawMarks(drawing, marks, x, box.y + box.height + 6)
  return PLOT.height
}

function drawMoment(drawing: PartCollector, label: string, x: number, y: number): void {
  const rect = { x: x - DISC / 2, y: y - DISC / 2, width: DISC, height: DISC }
  disc(drawing, rect, COLOURS.cube, null)
  writeIn(drawing, label, rect, { face: 'display', size: 33, colour: COLOURS.costInk, align: 'middle' })
}

/** Labels below the curve; one that would touch the one before is left out. */
function drawMarks(drawing: PartCollector, marks: CurveBlock['marks'], x: (at: number) => number, y: number): void {
  let end = 0
  for (const { at, label } of marks) {
    const left = Math.min(Math.max(PLOT.left - 20, x(at) - LABEL / 2), PICTURE.width - LABEL - 4)
    if (left < end) continue
    const rect = { x: left, y, width: LABEL, height: 38 }
    writeIn(drawing, label, rect, { face: 'label', size: 29, colour: COLOURS.pale, align: 'middle' })
    end = left + LABEL
  }
}

const ROW = { one: 62, two: 92 } as const
const BAR = { x: 424, width: 130, height: 30 } as const
const VALUE = { x: 562, width: 182 } as const
const TICK = 34

/** Draws answers: each with its chance as a line on a bar, the band around it, its number and a mark. */
export const drawAnswers: DrawLeague<AnswersBlock> = (drawing, { rows }, top) => {
  let y = top
  for (const [at, { label, text, chance, low, high, value, mark, best }] of rows.entries()) {
    const height = text === undefined && mark === undefined ? ROW.one : ROW.two
    drawing.area({ x: 0, y, width: PICTURE.width, height: height - 2 }, LEAGUE.rows[at % 2] ?? LEAGUE.rows[0])
    if (best) drawing.area({ x: 0, y, width: 10, height: height - 2 }, COLOURS.chosen)
    const words = { x: EDGE, y: y + (text === undefined ? 0 : 8), width: BAR.x - EDGE - 16 }
    writeIn(drawing, label, { ...words, height: text === undefined ? height : 42 }, { face: 'strong', size: 32 })
    if (text !== undefined)
      writeIn(drawing, text, { ...words, y: y + 50, height: 34 }, { colour: COLOURS.pale, size: 30 })
    const bar = { ...BAR, y: y + (height - BAR.height) / 2 - 1 }
    drawing.area(bar, LEAGUE.bar, 6)
    const place = (share: number) => bar.x + share * bar.width
    drawing.area({ ...bar, x: place(low), width: Math.max(4, place(high) - place(low)) }, LEAGUE.round, 4)
    drawing.area({ ...bar, x: Math.min(place(chance), bar.x + bar.width - 6), width: 6 }, COLOURS.white)
    const colour = best ? COLOURS.win : COLOURS.white
    const box = { ...VALUE, y: y + (mark === undefined ? 0 : 6), height: mark === undefined ? height : 46 }
    writeIn(drawing, value, box, { face: 'display', size: 42, colour, align: 'right' })
    if (best && mark !== undefined) {
      const { width } = fitWords(mark, VALUE.width - TICK, { face: 'label', size: 29 })
      drawing.icon('tick', VALUE.x + VALUE.width - width - TICK, y + 54, TICK - 8, COLOURS.win)
    }
    if (mark !== undefined)
      writeIn(
        drawing,
        mark,
        { ...VALUE, y: y + 50, height: 34 },
        { face: 'label', size: 29, colour: best ? COLOURS.win : COLOURS.pale, align: 'right' },
      )
    y += height
  }
  return y - top
}
