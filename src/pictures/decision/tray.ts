/** Draws the cards of a hand, with what they may cost. */
import type { Rect, TrayBlock } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { line } from './fit.ts'
import { type BlockPainter, EDGE, type PartCollector, stepOf } from './parts.ts'
import { crowdOf, type RowOptions, rowOf, type TileRow } from './row.ts'
import { isRaised, RAISED } from './tile.ts'

const HEADER = 44
const PADS = [
  { top: 12, bottom: 18 },
  { top: 12, bottom: 18 },
  { top: 12, bottom: 18 },
  { top: 10, bottom: 14 },
  { top: 6, bottom: 12 },
] as const
const GAP = 14
const ROOM = PICTURE.width - EDGE * 2
const FACES = [92, 84, 78, 72, 64] as const
const CROWDED = 3
/** From this step on a hand is a grid of small tiles, whose names stand in the list of the panel. */
const SMALL = 5
const BAR = { width: 26, height: 34, gap: 7, most: 12 } as const
/** Tiles with one number: it stands large above the face. */
const HEAD = 74
const HEADED = 132

/** Draws a tray: its header, then its tiles in one row, two, or as a grid. */
export const drawTray: BlockPainter<TrayBlock> = (drawing, block, top, context) => {
  const before = drawing.parts.length
  const { tiles } = block
  const pad = stepOf(PADS, context.tight)
  drawHeader(drawing, block, top + pad.top)
  let y = top + pad.top + HEADER
  const rows = rowsOf(block, context.tight)
  for (const { row, raised } of rows) {
    y += raised ? RAISED + 12 : 10
    row.draw(drawing, EDGE, y, context)
    y += row.height
  }
  const height = y + (tiles.length === 0 ? 6 : pad.bottom) - top
  drawing.below(before, {
    kind: 'area',
    rect: { x: 0, y: top, width: PICTURE.width, height },
    colour: COLOURS.tray,
  })
  return height
}

interface TrayRow {
  readonly row: TileRow
  readonly raised: boolean
}

/** Returns one row if it fits, else two, else a grid. */
function rowsOf({ tiles, seat, budget }: TrayBlock, tight: number): TrayRow[] {
  if (tiles.length === 0) return []
  const headed = tiles.every(
    ({ plate, figures = [] }) => plate !== undefined && plate.id !== 'cost' && figures.length === 0,
  )
  const options: RowOptions = {
    seat,
    gap: GAP,
    face: stepOf(FACES, tight),
    price: budget !== undefined,
    ...(headed && budget === undefined && tiles.length <= 5 ? { head: HEAD, most: HEADED } : {}),
  }
  const raised = (some: typeof tiles) => some.some(({ state }) => isRaised(state))
  // Rather than a higher picture, names lose their last words.
  const one = tight < SMALL ? rowOf(tiles, ROOM, { ...options, short: tight > 0 }) : null
  if (one !== null) return [{ row: one, raised: raised(tiles) }]
  const half = Math.ceil(tiles.length / 2)
  const [first, second] = [tiles.slice(0, half), tiles.slice(half)]
  if (tight < CROWDED) {
    const halves = [first, second].map((some) => rowOf(some, ROOM, { ...options, most: widthOfHalf(half) }))
    if (halves.every((row) => row !== null))
      return [
        { row: halves[0]!, raised: raised(first) },
        { row: halves[1]!, raised: raised(second) },
      ]
  }
  return [{ row: crowdOf(tiles, ROOM, { ...options, rows: tight > CROWDED ? 1 : 2 }), raised: false }]
}

/** Both rows have tiles of one width. */
const widthOfHalf = (count: number): number => Math.floor((ROOM - GAP * (count - 1)) / count)

function drawHeader(drawing: PartCollector, block: TrayBlock, y: number): void {
  const { title, note, budget, suggested, tiles } = block
  const proposed = suggested !== undefined && tiles.some(({ state }) => state === 'suggested')
  const right = budget === undefined ? 0 : drawBudget(drawing, budget, y)
  const room = ROOM - (right === 0 ? 0 : right + GAP)
  const width = proposed
    ? drawTag(drawing, suggested, { x: EDGE, y, height: HEADER }, room)
    : drawTitle(drawing, title, { x: EDGE, y, width: note === undefined ? room : room * 0.6, height: HEADER })
  if (note === undefined) return
  const fitted = line(note, 'body', 31, room - width - GAP * 2)
  const at = { x: EDGE + room - fitted.width, y, width: fitted.width, height: HEADER }
  drawing.words(fitted, at, { colour: COLOURS.soft })
}

function drawTitle(drawing: PartCollector, title: string, room: Rect): number {
  const fitted = line(title, 'body', 31, room.width)
  drawing.words(fitted, { ...room, width: fitted.width }, { colour: COLOURS.ink })
  return fitted.width
}

/** Draws the mark of a proposal with its star, and returns its width. */
export function drawTag(
  drawing: PartCollector,
  text: string,
  { x, y, height }: { x: number; y: number; height: number },
  room: number,
): number {
  const fitted = line(text, 'strong', 30, room - 60)
  const width = fitted.width + 60
  drawing.add({ kind: 'area', rect: { x, y, width, height }, colour: COLOURS.suggested, radius: 8, box: true })
  drawing.icon('star', x + 12, y + (height - 26) / 2, 26, COLOURS.suggestedInk)
  drawing.words(fitted, { x: x + 46, y, width: fitted.width, height }, { colour: COLOURS.suggestedInk })
  return width
}

/** Draws the means as boxes, filled while they are left; returns the width. */
function drawBudget(drawing: PartCollector, { left, of, label }: NonNullable<TrayBlock['budget']>, y: number): number {
  const words = line(label, 'strong', 31, 260)
  const bars = of <= BAR.most ? of : 0
  const width = words.width + (bars === 0 ? 0 : bars * (BAR.width + BAR.gap) + 6)
  let x = PICTURE.width - EDGE - width
  for (let bar = 0; bar < bars; bar++) {
    const rect = { x, y: y + (HEADER - BAR.height) / 2, width: BAR.width, height: BAR.height }
    if (bar < left) drawing.area(rect, COLOURS.cost, 6)
    else {
      const inner = { x: rect.x + 1.5, y: rect.y + 1.5, width: rect.width - 3, height: rect.height - 3 }
      drawing.add({ kind: 'edge', rect: inner, colour: '#7b8498', width: 3, radius: 5 })
    }
    x += BAR.width + BAR.gap
  }
  const at = { x: PICTURE.width - EDGE - words.width, y, width: words.width, height: HEADER }
  drawing.words(words, at, { colour: COLOURS.white })
  return width
}
