/** Draws places in a row with arrows between them, and the card as it goes. */
import type { PathBlock, Rect, WayStep } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { fitWords } from './fit.ts'
import { drawMini, drawMore, foremost } from './mini.ts'
import { type BlockContext, type BlockPainter, type PartCollector, stepOf } from './parts.ts'

const HEIGHTS = [250, 250, 240, 232, 224] as const
const MARGIN = 10
const PAD = 12
const ARROW = 40
const LAND = [74, 74, 64, 56, 50] as const
const NAME = 62
const FACE = { width: 56, height: 86 } as const
const MOST = 6
const EDGES = { chosen: COLOURS.chosen, suggested: COLOURS.suggested, now: COLOURS.white } as const

/** Draws each place with its landscape, its name and its cards. */
export const drawPath: BlockPainter<PathBlock> = (drawing, { steps }, top, context) => {
  const height = stepOf(HEIGHTS, context.tight)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.ground)
  const shown = steps.slice(0, MOST)
  const width = (PICTURE.width - MARGIN * 2 - ARROW * (shown.length - 1)) / Math.max(1, shown.length)
  for (const [at, step] of shown.entries()) {
    const x = MARGIN + at * (width + ARROW)
    drawStep(drawing, step, { x, y: top + PAD, width, height: height - PAD * 2 }, context)
    if (at === 0) continue
    const size = step.taken === undefined ? 24 : 32
    const arrow = { x: x - (ARROW + size) / 2, y: top + (height - size) / 2, width: size, height: size }
    if (step.taken === 'back') drawBack(drawing, arrow)
    else drawing.icon('arrow', arrow.x, arrow.y, size, step.taken === 'on' ? COLOURS.chosen : COLOURS.soft)
  }
  return height
}

/** The outline of the arrow icon, mirrored, in a square of 24. */
const BACK = [
  [11, 3],
  [2, 12],
  [11, 21],
  [11, 15],
  [22, 15],
  [22, 9],
  [11, 9],
] as const

/** Draws an arrow that points to the left. */
function drawBack(drawing: PartCollector, rect: Rect): void {
  const points = BACK.map(([x, y]) => [rect.x + (x * rect.width) / 24, rect.y + (y * rect.height) / 24] as const)
  drawing.add({ kind: 'shape', rect, points, colour: COLOURS.chosen })
}

function drawStep(drawing: PartCollector, step: WayStep, rect: Rect, context: BlockContext): void {
  const { card, title, sides, state } = step
  drawing.add({ kind: 'area', rect, colour: COLOURS.tray, radius: 14, box: true })
  const land = { ...rect, height: stepOf(LAND, context.tight) }
  if (card !== null && context.sheet(card) !== null)
    drawing.add({
      kind: 'art',
      rect: land,
      card,
      crop: 'cover',
      radius: [14, 14, 0, 0],
      light: 'full',
      colour: COLOURS.strip,
    })
  const name = fitWords(title, rect.width - 12, { face: 'label', size: 29, lines: 2, leading: 1 })
  const below = { ...rect, y: rect.y + land.height, height: NAME }
  drawing.words(name, { ...below, x: rect.x + 6, width: rect.width - 12 }, { colour: COLOURS.white, align: 'middle' })
  const room = { ...rect, y: below.y + NAME, height: rect.height - land.height - NAME }
  drawCards(drawing, sides, room, context)
  const edge = { x: rect.x + 2, y: rect.y + 2, width: rect.width - 4, height: rect.height - 4 }
  const colour = state === undefined ? '#7b8498' : EDGES[state]
  drawing.add({ kind: 'edge', rect: edge, colour, width: state === undefined ? 2 : 5, radius: 12 })
}

function drawCards(drawing: PartCollector, sides: WayStep['sides'], rect: Rect, context: BlockContext): void {
  const fits = Math.max(1, Math.floor((rect.width - 6) / (FACE.width + 4)))
  const owner = new Map(sides.flatMap(({ seat, tiles }) => tiles.map((tile) => [tile, seat] as const)))
  const tiles = [...owner.keys()]
  const { shown, left } = foremost(tiles, tiles.length > fits && fits > 1 ? fits - 1 : fits)
  const cells = shown.length + (left > 0 && fits > 1 ? 1 : 0)
  const height = Math.min(FACE.height, rect.height - 6)
  const start = rect.x + (rect.width - cells * (FACE.width + 4) + 4) / 2
  for (let at = 0; at < cells; at++) {
    const box = { x: start + at * (FACE.width + 4), y: rect.y + (rect.height - height) / 2, width: FACE.width, height }
    const tile = shown[at]
    if (tile === undefined) drawMore(drawing, left, box)
    else drawMini(drawing, { tile, count: 1 }, box, { seat: owner.get(tile) ?? '' }, context)
  }
}
