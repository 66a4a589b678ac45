/** Draws what is owed, and how much of it is paid. */
import type { Meter, MetersBlock, Rect } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { fitWords, line } from './fit.ts'
import { TONES } from './marked.ts'
import { type BlockPainter, type PartCollector, stepOf } from './parts.ts'

const HEIGHTS = [150, 150, 140, 132, 124] as const
const MARGIN = 20
const BETWEEN = 28
const SEGMENT = { height: 26, gap: 5, most: 13 } as const
const NUMBER = 80

/** Draws a number for each kind of debt with a segment for each point. */
export const drawMeters: BlockPainter<MetersBlock> = (drawing, { meters }, top, { tight }) => {
  const height = stepOf(HEIGHTS, tight)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.strip)
  const shown = meters.slice(0, 2)
  const width = (PICTURE.width - MARGIN * 2 - BETWEEN * (shown.length - 1)) / Math.max(1, shown.length)
  for (const [at, meter] of shown.entries()) {
    const x = MARGIN + at * (width + BETWEEN)
    const upper = { x, y: top + 8, width, height: height - SEGMENT.height - 30 }
    const size = Math.min(NUMBER, upper.height)
    const number = line(String(meter.owed), 'display', size, width / 2)
    const colour = meter.owed === 0 ? COLOURS.soft : TONES[meter.tone]
    drawing.words(number, { ...upper, width: number.width }, { colour })
    const room = width - number.width - 12
    const label = fitWords(meter.label, room, { face: 'body', size: 30, lines: 2, leading: 1 })
    drawing.words(label, { ...upper, x: x + number.width + 12, width: room }, { colour: COLOURS.white })
    drawSegments(drawing, meter, { x, y: top + height - SEGMENT.height - 16, width, height: SEGMENT.height })
  }
  return height
}

/** Draws a segment for each point; many are one bar. Paid points are filled, those paid too much dashed. */
function drawSegments(drawing: PartCollector, { owed, paid }: Meter, rect: Rect): void {
  const points = Math.max(owed, paid)
  if (points === 0) return
  if (points > SEGMENT.most) return drawLong(drawing, { owed, paid }, rect)
  const width = (rect.width - SEGMENT.gap * (points - 1)) / points
  for (let point = 0; point < points; point++) {
    const box = { ...rect, x: rect.x + point * (width + SEGMENT.gap), width }
    if (point < Math.min(owed, paid)) drawing.area(box, COLOURS.chosen, 6)
    else drawOutline(drawing, box, point >= owed)
  }
}

function drawOutline(drawing: PartCollector, box: Rect, over: boolean): void {
  const inner = { x: box.x + 1.5, y: box.y + 1.5, width: box.width - 3, height: box.height - 3 }
  const colour = over ? COLOURS.chosen : '#7f8aa3'
  drawing.add({ kind: 'edge', rect: inner, colour, width: 3, radius: 5, dashed: over })
}

function drawLong(drawing: PartCollector, { owed, paid }: Pick<Meter, 'owed' | 'paid'>, rect: Rect): void {
  const unit = rect.width / Math.max(owed, paid)
  const due = { ...rect, width: owed * unit }
  const filled = Math.min(owed, paid) * unit
  if (filled > 0) drawing.area({ ...rect, width: filled }, COLOURS.chosen, 6)
  drawOutline(drawing, due, false)
  if (paid > owed) drawOutline(drawing, { ...rect, x: rect.x + due.width, width: rect.width - due.width }, true)
}
