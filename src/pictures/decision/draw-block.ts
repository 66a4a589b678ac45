/** Draws cards that were drawn, and what they change. */
import type { DrawBlock, Rect } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { fitWords, line } from './fit.ts'
import { drawMarked } from './marked.ts'
import { type BlockPainter, type PartCollector, stepOf } from './parts.ts'

const HEIGHTS = [150, 150, 150, 146, 140] as const
const CARD = { width: 116, foot: 46, label: 34 } as const
const MARGIN = 22
const MOST = 3

type DrawnCard = DrawBlock['draws'][number]

/** Draws a card at each side that drew one; the lines stand between two, or beside one. */
export const drawDrawn: BlockPainter<DrawBlock> = (drawing, { draws, lines }, top, { tight }) => {
  const height = stepOf(HEIGHTS, tight)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.fight)
  let [left, right] = [MARGIN, PICTURE.width - MARGIN]
  const sides = new Set<DrawnCard['side']>()
  for (const draw of draws.slice(0, 2)) {
    const side = sides.has(draw.side) ? (draw.side === 'near' ? 'far' : 'near') : draw.side
    sides.add(side)
    const x = side === 'near' ? left : right - CARD.width
    drawCard(drawing, draw, { x, y: top + 4, width: CARD.width, height: height - 10 })
    if (side === 'near') left += CARD.width + 20
    else right -= CARD.width + 20
  }
  const shown = lines.slice(0, MOST)
  const row = Math.min(46, (height - 16) / Math.max(1, shown.length))
  const start = top + (height - row * shown.length) / 2
  const align = sides.size === 2 ? 'middle' : sides.has('far') ? 'right' : 'left'
  const size = shown.length > 2 || sides.size < 2 ? 31 : 34
  for (const [at, one] of shown.entries())
    drawMarked(drawing, one, { x: left, y: start + at * row, width: right - left, height: row }, { size, align })
  return height
}

/** Draws the card below whose it is, with a yellow edge, a cube and the number. */
function drawCard(drawing: PartCollector, { card, value, label }: DrawnCard, rect: Rect): void {
  const said = fitWords(label, rect.width + 16, { face: 'label', size: 29 })
  const above = { x: rect.x - 8, y: rect.y, width: rect.width + 16, height: label === '' ? 0 : CARD.label }
  drawing.words(said, above, { colour: COLOURS.pale, align: 'middle' })
  const box = { ...rect, y: rect.y + above.height, height: rect.height - above.height }
  drawing.add({ kind: 'area', rect: box, colour: COLOURS.plate, radius: 12, box: true })
  const face = { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - CARD.foot - 4 }
  if (card === null) drawing.icon('eye', face.x + face.width / 2 - 18, face.y + 4, 36, COLOURS.white)
  else
    drawing.add({
      kind: 'art',
      rect: face,
      card,
      crop: 'focus',
      radius: [9, 9, 0, 0],
      light: 'full',
      colour: COLOURS.strip,
    })
  const inner = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }
  drawing.add({ kind: 'edge', rect: inner, colour: COLOURS.cube, width: 4, radius: 10 })
  const number = line(value, 'display', 38, box.width - 56)
  const y = box.y + box.height - CARD.foot
  const x = box.x + (box.width - number.width - 36) / 2
  drawing.icon('cube', x, y + (CARD.foot - 30) / 2 - 1, 30, COLOURS.cube)
  drawing.words(number, { x: x + 36, y, width: number.width, height: CARD.foot - 3 }, { colour: COLOURS.cube })
}
