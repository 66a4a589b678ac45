/** Draws what is measured: a rating over time, shares as bars, likely places. */
import { EDGE, type PartCollector } from '../decision/parts.ts'
import { COLOURS, PICTURE } from '../style.ts'
import type { BarsBlock, PlacesBlock, PlotBlock } from './league-blocks.ts'
import { type DrawLeague, disc, LEAGUE, tintOf, writeIn } from './league-parts.ts'

const PLOT = 380
const LEFT = 96
const RIGHT = 30
const ABOVE = 34
const BELOW = 54
const STEPS = [10, 20, 50, 100, 200, 500, 1000]
const LINES = 4

/** Draws a curve with its band, and a label at its end. */
export const drawPlot: DrawLeague<PlotBlock> = (drawing, { points, marks, line }, top) => {
  drawing.area({ x: 0, y: top, width: PICTURE.width, height: PLOT }, COLOURS.fight)
  if (points.length === 0) return PLOT
  const low = Math.min(...points.map((point) => point.low))
  const high = Math.max(...points.map((point) => point.high))
  const step = STEPS.find((one) => (high - low) / one <= LINES) ?? 2000
  const from = Math.floor(low / step) * step
  const to = Math.max(from + step, Math.ceil(high / step) * step)
  const first = points[0]!.at
  const span = Math.max(1, points.at(-1)!.at - first)
  const width = PICTURE.width - LEFT - RIGHT
  const x = (at: number) => LEFT + ((at - first) / span) * width
  const y = (value: number) => top + ABOVE + ((to - value) / (to - from)) * (PLOT - ABOVE - BELOW)
  for (let value = from; value <= to; value += step) {
    drawing.area({ x: LEFT, y: y(value) - 1, width, height: 2 }, LEAGUE.box)
    writeIn(
      drawing,
      `${value}`,
      { x: 8, y: y(value) - 20, width: LEFT - 22, height: 40 },
      { face: 'label', size: 29, colour: COLOURS.soft, align: 'right' },
    )
  }
  const band = [
    ...points.map((point) => [x(point.at), y(point.high)] as const),
    ...[...points].reverse().map((point) => [x(point.at), y(point.low)] as const),
  ]
  const rect = { x: LEFT, y: top + ABOVE, width, height: PLOT - ABOVE - BELOW }
  drawing.add({ kind: 'shape', rect, points: band, colour: '#1d62b8', alpha: 0.45 })
  if (line !== null) {
    const at = x(line.at)
    drawing.add({
      kind: 'shape',
      rect: { x: at, y: rect.y, width: 1, height: rect.height },
      points: [
        [at, rect.y],
        [at, rect.y + rect.height],
      ],
      colour: COLOURS.suggested,
      line: 4,
      dashed: true,
    })
    const right = at < PICTURE.width - 240
    const box = { x: right ? at + 10 : at - 230, y: top + 2, width: 220, height: 36 }
    writeIn(drawing, line.label, box, {
      face: 'label',
      size: 29,
      colour: COLOURS.suggested,
      align: right ? 'left' : 'right',
    })
  }
  drawing.add({
    kind: 'shape',
    rect,
    points: points.map((point) => [x(point.at), y(point.value)] as const),
    colour: LEAGUE.blue,
    line: 6,
  })
  const last = points.at(-1)!
  disc(drawing, { x: x(last.at) - 11, y: y(last.value) - 11, width: 22, height: 22 }, COLOURS.white, null)
  drawMarks(drawing, marks, { x, y: top + PLOT - BELOW + 8 })
  return PLOT
}

/** Labels below the curve; one that would touch the one before is left out. */
function drawMarks(
  drawing: PartCollector,
  marks: PlotBlock['marks'],
  { x, y }: { readonly x: (at: number) => number; readonly y: number },
): void {
  const width = 150
  let end = 0
  for (const { at, label } of marks) {
    const left = Math.min(Math.max(8, x(at) - width / 2), PICTURE.width - width - 8)
    if (left < end) continue
    writeIn(
      drawing,
      label,
      { x: left, y, width, height: 38 },
      { face: 'label', size: 29, colour: COLOURS.pale, align: 'middle' },
    )
    end = left + width
  }
}

const BAR = 56

/** Draws shares as bars, each with its name and number. */
export const drawBars: DrawLeague<BarsBlock> = (drawing, { rows }, top, context) => {
  for (const [at, { label, seat, share, value, tint }] of rows.entries()) {
    const y = top + at * BAR
    const box = { y, height: BAR - 2 }
    drawing.area({ x: 0, width: PICTURE.width, ...box }, LEAGUE.rows[at % 2]!)
    let left = EDGE
    if (seat !== undefined) {
      const size = 34
      const rect = { x: left, y: y + (BAR - size) / 2 - 1, width: size, height: size }
      drawing.add({ kind: 'sign', rect, seat, colour: context.style(seat).sign })
      left += 50
    }
    writeIn(drawing, label, { x: left, ...box, width: 400 - left }, { face: 'strong', size: 31 })
    const bar = { x: 416, y: y + 14, width: 196, height: BAR - 30 }
    drawing.area(bar, LEAGUE.bar, 6)
    if (share > 0) drawing.area({ ...bar, width: Math.max(8, bar.width * Math.min(1, share)) }, tintOf(tint), 6)
    writeIn(
      drawing,
      value,
      { x: 624, ...box, width: PICTURE.width - 624 - EDGE },
      { face: 'display', size: 36, align: 'right' },
    )
  }
  return rows.length * BAR
}

const PLACES = 104

/** Draws where a season may end. */
export const drawPlaces: DrawLeague<PlacesBlock> = (drawing, { most, now, likely, possible, labels }, top) => {
  drawing.area({ x: 0, y: top, width: PICTURE.width, height: PLACES }, COLOURS.fight)
  const left = EDGE + 12
  const width = PICTURE.width - left * 2
  const x = (place: number) => left + (width * (place - 1)) / Math.max(1, most - 1)
  const y = top + 20
  const bar = (range: readonly [number, number], pad: number) => ({
    x: x(range[0]) - pad,
    y: y + 4 - (pad - 8),
    width: x(range[1]) - x(range[0]) + pad * 2,
    height: 12 + (pad - 8) * 2,
  })
  drawing.area({ x: left - 8, y: y + 6, width: width + 16, height: 8 }, LEAGUE.bar, 4)
  drawing.add({ kind: 'edge', rect: bar(possible, 10), colour: COLOURS.soft, width: 3, radius: 8, dashed: true })
  drawing.area(bar(likely, 12), '#4a86e8', 10)
  disc(drawing, { x: x(now) - 17, y: y - 7, width: 34, height: 34 }, COLOURS.white, { colour: COLOURS.strip, width: 4 })
  const box = { y: top + 58, height: 38 }
  const soft = { face: 'label', size: 29 } as const
  writeIn(drawing, labels[0], { x: left - 8, ...box, width: 120 }, { ...soft, colour: COLOURS.soft })
  writeIn(
    drawing,
    labels[1],
    { x: left + 120, ...box, width: width - 240 },
    { ...soft, colour: COLOURS.suggested, align: 'middle' },
  )
  writeIn(
    drawing,
    labels[2],
    { x: left + width - 112, ...box, width: 120 },
    { ...soft, colour: COLOURS.soft, align: 'right' },
  )
  return PLACES
}
