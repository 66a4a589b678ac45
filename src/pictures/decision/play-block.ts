/** Draws a card that is being played, large, with the ways in which it can be played. */
import type { PlayBlock, PlayFunction, Rect } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { fitWords, line } from './fit.ts'
import { drawMarked } from './marked.ts'
import { type BlockContext, type BlockPainter, type PartCollector, stepOf } from './parts.ts'

const HEIGHTS = [290, 290, 270, 250, 232] as const
const PAD = 18
const CARD = 236
const NAME = 74
const FUNCTION = { height: 88, gap: 14 } as const
const LINE = 42
const CHOSEN = '#14352a'

/** Draws the card at the left, and its functions and what it does at the right. */
export const drawPlay: BlockPainter<PlayBlock> = (drawing, block, top, context) => {
  const height = stepOf(HEIGHTS, context.tight)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.fight)
  drawCard(drawing, block, { x: PAD, y: top + PAD, width: CARD, height: height - PAD * 2 }, context)
  const { functions, lines = [] } = block
  const x = PAD + CARD + 22
  const width = PICTURE.width - PAD - x
  const room = height - PAD * 2
  const wanted = functions.length * (FUNCTION.height + FUNCTION.gap) + lines.length * LINE
  const scale = Math.min(1, room / Math.max(1, wanted - FUNCTION.gap))
  let y = top + PAD
  for (const one of functions) {
    drawFunction(drawing, one, { x, y, width, height: FUNCTION.height * scale })
    y += (FUNCTION.height + FUNCTION.gap) * scale
  }
  for (const one of lines) {
    const rect = { x, y, width, height: LINE * scale }
    if (rect.height < 30) break
    drawMarked(drawing, one, rect, { size: 31 })
    y += LINE * scale
  }
  return height
}

function drawCard(drawing: PartCollector, { seat, card, title }: PlayBlock, rect: Rect, { style }: BlockContext): void {
  const { card: ground, edge, ink, row } = style(seat)
  drawing.add({ kind: 'area', rect, colour: ground, radius: 20, box: true })
  const art = { x: rect.x + 7, y: rect.y + 7, width: rect.width - 14, height: rect.height - 14 - NAME }
  if (card === null) drawing.icon('eye', art.x + art.width / 2 - 40, art.y + art.height / 2 - 40, 80, ink)
  else drawing.add({ kind: 'art', rect: art, card, crop: 'focus', radius: [13, 13, 0, 0], light: 'full', colour: row })
  const around = { x: rect.x + 3.5, y: rect.y + 3.5, width: rect.width - 7, height: rect.height - 7 }
  drawing.add({ kind: 'edge', rect: around, colour: edge, width: 7, radius: 16 })
  const room = { x: art.x + 6, y: art.y + art.height, width: art.width - 12, height: NAME }
  const name = fitWords(title, room.width, { face: 'label', size: 35, lines: 2, leading: 1.02 })
  drawing.words(name, room, { colour: ink, align: 'middle' })
}

/** Draws a function: what it is called and does, and where the card goes; the chosen one is green with a tick. */
function drawFunction(drawing: PartCollector, { title, line: does, goes, chosen }: PlayFunction, rect: Rect): void {
  const ground = chosen === true ? CHOSEN : COLOURS.tray
  drawing.add({ kind: 'area', rect, colour: ground, radius: 14, box: true })
  const inner = { x: rect.x + 2, y: rect.y + 2, width: rect.width - 4, height: rect.height - 4 }
  const colour = chosen === true ? COLOURS.chosen : '#7b8498'
  drawing.add({ kind: 'edge', rect: inner, colour, width: 4, radius: 12 })
  const room = { x: rect.x + 14, y: rect.y + 5, width: rect.width - 28, height: rect.height - 10 }
  const tick = chosen === true ? 40 : 0
  if (tick > 0) drawing.icon('tick', rect.x + rect.width - 40, rect.y + 10, 26, COLOURS.chosen)
  const upper = { ...room, height: goes === undefined ? room.height : room.height / 2, width: room.width - tick }
  const head = line(title, 'strong', 31, upper.width * 0.5)
  drawing.words(head, { ...upper, width: head.width }, { colour: COLOURS.white })
  const rest = { ...upper, x: upper.x + head.width + 14, width: upper.width - head.width - 14 }
  drawMarked(drawing, does, rest, { size: 31 })
  if (goes === undefined) return
  const lower = { ...room, y: room.y + room.height / 2, height: room.height / 2 }
  drawing.words(fitWords(goes, room.width, { face: 'body', size: 30 }), lower, { colour: COLOURS.pale })
}
