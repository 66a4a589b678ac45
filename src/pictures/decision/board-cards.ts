/** Draws the places of a board as cards in two columns: the near side left, the far side right. */
import type { BoardColumn, ColumnSide, Rect, Tile } from '../../contract/index.ts'
import { COLOURS } from '../style.ts'
import { drawPages } from './board-pages.ts'
import { drawNumbers, drawRing, drawRingMark, drawTotal, isBare } from './board-parts.ts'
import { fitWords } from './fit.ts'
import { drawMini, drawMore, foremost } from './mini.ts'
import { type BlockContext, type PartCollector, stepOf } from './parts.ts'

const HEAD = 38
const BODY = [86, 86, 84, 82, 80] as const
/** The height of the body of a place without cards. */
const BARE = 12
const GAP = 6
const FACE = 56
const TOTAL = 54

/** Draws places below each other in two columns; returns the height. */
export function drawCards(
  drawing: PartCollector,
  places: readonly BoardColumn[],
  top: number,
  context: BlockContext,
): number {
  const heightOf = (place: BoardColumn) => HEAD + (isBare(place) ? BARE : stepOf(BODY, context.tight))
  const draw = (place: BoardColumn, rect: Rect) => drawCard(drawing, place, rect, context)
  return drawPages(drawing, places, top, { heightOf, gap: GAP, draw })
}

function drawCard(drawing: PartCollector, place: BoardColumn, rect: Rect, context: BlockContext): void {
  const { title, sides } = place
  drawing.add({ kind: 'area', rect, colour: COLOURS.plate, radius: 12, box: true })
  const left = drawRingMark(drawing, place, rect.x + 7, rect.y + 7)
  const numbers = { x: rect.x + rect.width - 170, y: rect.y + 3, width: 162, height: HEAD - 6 }
  const taken = drawNumbers(drawing, place, numbers, 'right', context)
  const room = rect.width - taken - 8 - 18 - left
  const name = fitWords(title, room, { face: 'label', size: 30 })
  drawing.words(name, { x: rect.x + 9 + left, y: rect.y, width: room, height: HEAD }, { colour: COLOURS.white })
  const body = rect.height - HEAD
  const half = rect.width / 2
  for (const [at, side] of sides.entries()) {
    const box = { x: rect.x + at * half, y: rect.y + HEAD, width: half, height: body }
    drawing.area(box, context.style(side.seat).band, at === 0 ? [0, 0, 0, 12] : [0, 0, 12, 0])
    if (side.tiles.length > 0) drawHalf(drawing, side, box, at === 0 ? 'left' : 'right', context)
  }
  drawRing(drawing, place, rect, 12)
}

/** Draws the total of a side at the outer edge, and up to two faces beside it. */
function drawHalf(
  drawing: PartCollector,
  side: ColumnSide,
  rect: Rect,
  outer: 'left' | 'right',
  context: BlockContext,
): void {
  const { tiles, seat } = side
  const total = { ...rect, width: TOTAL, x: outer === 'left' ? rect.x + 3 : rect.x + rect.width - TOTAL - 3 }
  if (side.total !== undefined) drawTotal(drawing, side, total, 40, context)
  const { shown, left } = foremost(tiles, tiles.length > 2 ? 1 : 2)
  const cells: readonly (Tile | null)[] = left > 0 ? [...shown, null] : shown
  const width = cells.length * (FACE + 5)
  const start = outer === 'left' ? total.x + TOTAL + 4 : total.x - 4 - width + 5
  for (const [at, tile] of cells.entries()) {
    const box = { x: start + at * (FACE + 5), y: rect.y + 5, width: FACE, height: rect.height - 10 }
    if (tile === null) drawMore(drawing, left, box)
    else drawMini(drawing, { tile, count: 1 }, box, { seat }, context)
  }
}
