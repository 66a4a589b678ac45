/** Draws the places of a board as lines in two columns: of each side the total and its strongest card. */
import type { BoardColumn, ColumnSide, Rect, Tile } from '../../contract/index.ts'
import { COLOURS } from '../style.ts'
import { drawPages } from './board-pages.ts'
import { drawGain, drawRing, drawRingMark, drawTotal, gainWidth } from './board-parts.ts'
import { drawFace } from './face.ts'
import { fitWords, line } from './fit.ts'
import { type BlockContext, type PartCollector, stepOf } from './parts.ts'

const HEIGHT = [60, 60, 60, 58, 56] as const
const GAP = [6, 6, 6, 4, 4] as const
const SIDE = 104
const FACE = 48
const COUNT = 25
const DROP = { height: 26, letters: 25 } as const

/** Draws places below each other in two columns; returns the height. */
export function drawBoardLines(
  drawing: PartCollector,
  places: readonly BoardColumn[],
  top: number,
  context: BlockContext,
): number {
  const draw = (place: BoardColumn, rect: Rect) => drawLine(drawing, place, rect, context)
  return drawPages(drawing, places, top, {
    heightOf: () => stepOf(HEIGHT, context.tight),
    gap: stepOf(GAP, context.tight),
    draw,
  })
}

function drawLine(drawing: PartCollector, place: BoardColumn, rect: Rect, context: BlockContext): void {
  const { title, sides, gain } = place
  drawing.add({ kind: 'area', rect, colour: COLOURS.plate, radius: 10, box: true })
  for (const [at, side] of sides.entries()) {
    const x = at === 0 ? rect.x : rect.x + rect.width - SIDE
    const box = { x, y: rect.y, width: SIDE, height: rect.height }
    drawing.area(box, context.style(side.seat).band, at === 0 ? [10, 0, 0, 10] : [0, 10, 10, 0])
    if (side.tiles.length > 0) drawSide(drawing, side, box, at === 0 ? 'left' : 'right', context)
  }
  const middle = { x: rect.x + SIDE, y: rect.y, width: rect.width - SIDE * 2, height: rect.height }
  const marked = drawRingMark(drawing, place, middle.x + 2, middle.y + 2) > 0 ? 24 : 0
  const upper = gain === undefined ? middle.height : middle.height - DROP.height - 2
  const room = middle.width - 6 - marked
  const name = fitWords(title, room, { face: 'label', size: 29, lines: gain === undefined ? 2 : 1, leading: 0.96 })
  const named = { x: middle.x + 3 + marked, y: middle.y, width: room, height: upper }
  drawing.words(name, named, { colour: COLOURS.white, align: 'middle' })
  if (gain !== undefined) {
    const width = gainWidth(gain.figure.value, true)
    const x = middle.x + (middle.width - width) / 2
    drawGain(drawing, place, { x, y: rect.y + upper, height: DROP.height, icon: true, size: DROP.letters }, context)
  }
  drawRing(drawing, place, rect, 10)
}

const powerOf = ({ plate, figures = [] }: Tile): number => Number.parseFloat((plate ?? figures[0])?.value ?? '') || 0

/** Returns the card that stands for all of a side: one with a state, else the strongest. */
const strongest = (tiles: readonly Tile[]): Tile =>
  tiles.find(({ state }) => state !== undefined) ??
  tiles.reduce((best, tile) => (powerOf(tile) > powerOf(best) ? tile : best))

/** Draws the total at the outer edge and the strongest card beside it, with the number of cards. */
function drawSide(
  drawing: PartCollector,
  side: ColumnSide,
  rect: Rect,
  outer: 'left' | 'right',
  context: BlockContext,
): void {
  const { seat, tiles, total } = side
  const width = SIDE - FACE - 8
  const x = outer === 'left' ? rect.x + 2 : rect.x + rect.width - width - 2
  if (total !== undefined) drawTotal(drawing, side, { x, y: rect.y, width, height: rect.height }, 34, context)
  const face = {
    x: outer === 'left' ? x + width + 2 : x - FACE - 2,
    y: rect.y + (rect.height - FACE) / 2,
    width: FACE,
    height: FACE,
  }
  const tile = strongest(tiles)
  drawFace(drawing, tile, face, { seat, radius: 8, border: 3 }, context)
  if (tiles.length === 1) return drawMark(drawing, tile, face)
  const words = line(`×${tiles.length}`, 'label', COUNT, FACE)
  const box = { x: face.x + FACE - words.width - 6, y: face.y + FACE - 20, width: words.width + 8, height: 25 }
  drawing.area(box, COLOURS.plate, 6)
  drawing.words(words, box, { colour: COLOURS.white, align: 'middle' })
}

const MARK = 20

/** Draws whether the only card of a side comes or goes, over the corner of its face. */
function drawMark(drawing: PartCollector, { state, proposed }: Tile, face: Rect): void {
  if (state === undefined || state === 'dim' || state === 'defeated') return
  const going = state === 'leaving' || state === 'now'
  const amber = state === 'suggested' || proposed === true
  const colour = going ? COLOURS.white : amber ? COLOURS.suggested : COLOURS.chosen
  const box = { x: face.x + FACE - MARK + 2, y: face.y + FACE - MARK + 2, width: MARK, height: MARK }
  drawing.area(box, colour, 6)
  const icon =
    state === 'leaving' ? 'up' : state === 'now' ? 'play' : amber ? 'star' : state === 'coming' ? 'down' : 'tick'
  drawing.icon(icon, box.x + 3, box.y + 3, MARK - 6, COLOURS.chosenInk)
}
