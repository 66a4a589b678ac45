/** Draws a card at a place of a board: its face with one number, and dots for those that it carries. */
import type { Rect, Seat } from '../../contract/index.ts'
import { COLOURS } from '../style.ts'
import { fitWords } from './fit.ts'
import type { BlockContext, PartCollector } from './parts.ts'
import type { Alike } from './row.ts'
import { drawState, lightOf, nameInk } from './tile.ts'

/** The size of a card at a place. */
export interface MiniSize {
  readonly width: number
  readonly height: number
}

/** The sizes of cards at a place; `least` is the height that a side without cards takes. */
export const MINI = {
  wide: { width: 76, height: 112 },
  narrow: { width: 60, height: 98 },
  least: 16,
} as const

const BORDER = 3
const FOOT = 36
const DOT = { size: 11, gap: 4, most: 4 } as const
const CORNER = { width: 26, height: 26 } as const

/** Draws the card. One that is turned or lies with its back up has a sign at the foot of its face. */
export function drawMini(
  drawing: PartCollector,
  { tile, count }: Alike,
  rect: Rect,
  seat: Seat,
  context: BlockContext,
): void {
  const { card, state, plate, figures = [], carries = [], turned, flipped } = tile
  const style = context.style(seat)
  const face = {
    x: rect.x + BORDER,
    y: rect.y + BORDER,
    width: rect.width - BORDER * 2,
    height: rect.height - BORDER * 2 - FOOT,
  }
  drawing.add({ kind: 'area', rect, colour: style.card, radius: 10, box: true })
  if (card === null) {
    drawing.area(face, style.won, [7, 7, 0, 0])
    drawing.icon('eye', face.x + 6, face.y + 30, 24, COLOURS.white)
  } else {
    const light = lightOf(state)
    drawing.add({ kind: 'art', rect: face, card, crop: 'focus', radius: [7, 7, 0, 0], light, colour: style.row })
    if (light === 'grey') drawing.add({ kind: 'slash', rect: face, colour: COLOURS.white, radius: 7 })
  }
  const number = plate ?? figures[0]
  const value = number === undefined ? '' : `${number.value}${number.draws === undefined ? '' : '+'}`
  const text = `${value}${count > 1 ? ` ×${count}` : ''}`.trim()
  const below = { ...face, y: face.y + face.height, height: FOOT }
  const marks = [...(turned === true ? ['turned' as const] : []), ...(flipped === true ? ['flipped' as const] : [])]
  const left = below.width - marks.length * 22
  const words = fitWords(text, left - 4, { face: count > 1 || marks.length > 0 ? 'label' : 'display', size: 31 })
  drawing.words(words, { ...below, width: left }, { colour: nameInk(state, style), align: 'middle' })
  for (const [at, icon] of marks.entries()) drawing.icon(icon, below.x + left + at * 22, below.y + 9, 18, style.ink)
  drawState(drawing, state, rect, style, CORNER)
  drawDots(drawing, carries.length, face)
}

/** Draws a dot for each card that it carries; more than four are three dots and a plus. */
function drawDots(drawing: PartCollector, count: number, face: Rect): void {
  if (count === 0) return
  const dots = Math.min(DOT.most, count)
  const width = dots * (DOT.size + DOT.gap) + DOT.gap
  const box = { x: face.x, y: face.y + face.height - DOT.size - DOT.gap * 2, width, height: DOT.size + DOT.gap * 2 }
  drawing.area(box, COLOURS.plate, [0, 8, 0, 0])
  for (let dot = 0; dot < dots; dot++) {
    const x = box.x + DOT.gap + dot * (DOT.size + DOT.gap)
    const rect = { x, y: box.y + DOT.gap, width: DOT.size, height: DOT.size }
    const rest = count > DOT.most && dot === dots - 1
    if (rest) {
      drawing.area({ ...rect, y: rect.y + DOT.size / 2 - 1.5, height: 3 }, COLOURS.white)
      drawing.area({ ...rect, x: rect.x + DOT.size / 2 - 1.5, width: 3 }, COLOURS.white)
    } else drawing.area(rect, COLOURS.white, DOT.size / 2)
  }
}
