/** Draws the phases of a turn: done, now, planned, proposed, open. */
import type { Rect, TrackBlock, TrackCell } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { fitWords, line } from './fit.ts'
import { type BlockContext, type BlockPainter, type PartCollector, stepOf } from './parts.ts'
import { drawSign } from './signs.ts'

const HEIGHTS = [84, 84, 84, 78, 74] as const
const MARGIN = 10
const GAP = 5
const FOOT = 8
const ICON = 26
const NONE = '–'

const INKS: Readonly<Record<TrackCell['state'], string>> = {
  done: COLOURS.win,
  now: COLOURS.suggestedInk,
  planned: COLOURS.white,
  suggested: '#ffe6a3',
  open: '#98a2b8',
}
const DASHES = { planned: '#7f8aa3', suggested: COLOURS.suggested } as const

/** Draws a cell for each phase: its name, and below it what it holds. */
export const drawTrack: BlockPainter<TrackBlock> = (drawing, { cells }, top, context) => {
  const height = stepOf(HEIGHTS, context.tight)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.strip)
  const width = (PICTURE.width - MARGIN * 2 - GAP * (cells.length - 1)) / Math.max(1, cells.length)
  for (const [at, cell] of cells.entries())
    drawCell(drawing, cell, { x: MARGIN + at * (width + GAP), y: top, width, height: height - FOOT }, context)
  return height
}

function drawCell(drawing: PartCollector, cell: TrackCell, rect: Rect, context: BlockContext): void {
  const { label, icon, value, state } = cell
  const now = state === 'now'
  const ink = INKS[state]
  if (now) drawing.area(rect, COLOURS.suggested, 12)
  if (state === 'planned' || state === 'suggested') {
    const inner = { x: rect.x + 1.5, y: rect.y + 1.5, width: rect.width - 3, height: rect.height - 3 }
    drawing.add({ kind: 'edge', rect: inner, colour: DASHES[state], width: 3, radius: 11, dashed: true })
  }
  const half = (rect.height - 6) / 2
  const words = fitWords(label, rect.width - 8, { face: 'label', size: 29 })
  drawing.words(words, { ...rect, y: rect.y + 3, height: half }, { colour: ink, align: 'middle' })
  const mark = state === 'done' ? 'tick' : state === 'suggested' ? 'star' : null
  const signs = (mark === null ? 0 : 1) + (icon === undefined ? 0 : 1)
  const number = line(value ?? NONE, 'display', 30, Math.max(30, rect.width - 8 - signs * (ICON + 5)))
  let x = rect.x + (rect.width - number.width - (value === undefined ? 0 : signs * (ICON + 5))) / 2
  const y = rect.y + 3 + half
  if (value !== undefined && mark !== null) {
    drawing.icon(mark, x, y + (half - ICON) / 2, ICON, ink)
    x += ICON + 5
  }
  if (value !== undefined && icon !== undefined) {
    const ground = now ? COLOURS.suggested : COLOURS.strip
    if (now) drawing.add({ kind: 'number', rect: square(x, y, half), id: icon, colour: ink, ground })
    else drawSign(drawing, icon, { x, middle: y + half / 2, size: ICON }, { ink, ground }, context)
    x += ICON + 5
  }
  drawing.words(number, { x, y, width: number.width, height: half }, { colour: ink })
}

const square = (x: number, y: number, height: number): Rect => ({
  x,
  y: y + (height - ICON) / 2,
  width: ICON,
  height: ICON,
})
