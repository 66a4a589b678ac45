/** Draws cards that were drawn and what they change, and totals that cards still to be drawn complete. */
import type { DrawBlock, NeedBlock, Rect } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { type FittedText, fitWords, line } from './fit.ts'
import { drawMarked, TONES } from './marked.ts'
import { type BlockPainter, EDGE, type PartCollector, stepOf } from './parts.ts'

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

// ---------------------------------------------------------------- totals to complete

const PAD = [16, 16, 14, 12, 10] as const
const CHIP = { height: 42, gap: 10, inside: 12, row: 52, rows: 2 } as const
const SUM = [84, 84, 80, 76, 72] as const
const LINE = [42, 42, 40, 38, 36] as const
const CUBE = 50
/** The share of the width that the needed draws have. */
const NEEDS = 0.68
/** A mark of more letters is written as words, not as a number. */
const NUMBER = 12
/** The height of words that stand above the needed number. */
const ABOVE = 34
/** The most lines of words. */
const MOST_LINES = 2

/** Draws the title with the chips of the parts, then the sum with a cube for each draw, then words. */
export const drawNeed: BlockPainter<NeedBlock> = (drawing, block, top, { tight }) => {
  const before = drawing.parts.length
  const pad = stepOf(PAD, tight)
  const room = { x: EDGE, y: top + pad, width: PICTURE.width - EDGE * 2, height: 0 }
  const chips = drawChips(drawing, block, room)
  const sum = { ...room, y: room.y + chips, height: stepOf(SUM, tight) }
  drawSum(drawing, block, sum)
  const lines = (block.lines ?? []).slice(0, MOST_LINES)
  const row = stepOf(LINE, tight)
  for (const [at, one] of lines.entries())
    drawMarked(drawing, one, { ...room, y: sum.y + sum.height + at * row, height: row }, { size: 30 })
  const height = pad * 2 + chips + sum.height + lines.length * row
  drawing.below(before, { kind: 'area', rect: { x: 0, y: top, width: PICTURE.width, height }, colour: COLOURS.fight })
  return height
}

/** Draws the title, and behind it the parts; those that have no room are counted. @returns the height of the rows */
function drawChips(drawing: PartCollector, { title, parts }: NeedBlock, { x, y, width }: Rect): number {
  if (title === undefined && parts.length === 0) return 0
  let left = x
  let row = 0
  if (title !== undefined) {
    const words = line(title, 'strong', 32, width * 0.6)
    drawing.words(words, { x, y, width: words.width, height: CHIP.height }, { colour: COLOURS.white })
    left += words.width + 18
  }
  for (const [at, part] of parts.entries()) {
    const words = fitWords(part, width - CHIP.inside * 2, { face: 'label', size: 31 })
    const wide = words.width + CHIP.inside * 2
    if (left > x && left + wide > x + width) {
      left = x
      row += 1
    }
    if (row === CHIP.rows) {
      drawMoreParts(drawing, parts.length - at, { x: x + width - 70, y, width: 70, height: CHIP.height })
      return CHIP.row * CHIP.rows
    }
    drawChip(drawing, words, { x: left, y: y + row * CHIP.row, width: wide, height: CHIP.height })
    left += wide + CHIP.gap
  }
  return CHIP.row * (row + 1)
}

function drawChip(drawing: PartCollector, words: FittedText, rect: Rect): void {
  drawing.add({ kind: 'area', rect, colour: COLOURS.plate, radius: 8, box: true })
  const inner = { x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2 }
  drawing.add({ kind: 'edge', rect: inner, colour: '#7b8498', width: 2, radius: 7 })
  drawing.words(words, rect, { colour: COLOURS.white, align: 'middle' })
}

function drawMoreParts(drawing: PartCollector, count: number, rect: Rect): void {
  drawing.words(line(`+${count}`, 'label', 31, rect.width), rect, { colour: COLOURS.pale, align: 'right' })
}

/** Draws the sum so far and the cubes at the left, and at the right the draws that are enough. */
function drawSum(drawing: PartCollector, { sum, draws, needs }: NeedBlock, rect: Rect): void {
  const number = line(sum, 'display', 66, rect.width * 0.2)
  drawing.words(number, { ...rect, width: number.width }, { colour: COLOURS.white })
  let x = rect.x + number.width + 16
  const plus = line('+', 'strong', 40, 40)
  for (let draw = 0; draw < Math.min(2, draws); draw++) {
    drawing.words(plus, { ...rect, x, width: plus.width }, { colour: COLOURS.pale })
    drawing.icon('cube', x + plus.width + 12, rect.y + (rect.height - CUBE) / 2, CUBE, COLOURS.cube)
    x += plus.width + 12 + CUBE + 12
  }
  const width = Math.min(rect.width * NEEDS, rect.x + rect.width - x - 10)
  const room = { ...rect, x: rect.x + rect.width - width, width }
  const { text, mark = '', tone } = needs
  const colour = tone === undefined ? COLOURS.white : TONES[tone]
  const marked =
    mark.length > NUMBER
      ? fitWords(mark, width, { face: 'strong', size: 34 })
      : fitWords(mark, width * 0.62, { face: 'display', size: 54, least: 40 })
  // Words that have no room beside each other stand below each other.
  const words = fitWords(text, width, { face: 'body', size: 32 })
  if (words.width + 14 + marked.width > width) {
    const rest = rect.height - ABOVE
    const above = fitWords(text, width, { face: 'body', size: 30 })
    const size = Math.floor(rest * 0.8)
    const below = fitWords(mark, width, { face: mark.length > NUMBER ? 'strong' : 'display', size: Math.min(44, size) })
    drawing.words(above, { ...room, height: ABOVE }, { colour: COLOURS.pale, align: 'right' })
    drawing.words(below, { ...room, y: rect.y + ABOVE, height: rest }, { colour, align: 'right' })
    return
  }
  const start = room.x + room.width - marked.width
  drawing.words(words, { ...room, width: width - marked.width - 14 }, { colour: COLOURS.pale, align: 'right' })
  drawing.words(marked, { ...room, x: start, width: marked.width }, { colour })
}
