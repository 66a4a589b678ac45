/** Draws two cards beside each other, or both sides of one: the one in force has a white edge. */
import type { Rect, SidesBlock, TurnedFace } from '../../contract/index.ts'
import { mix } from '../../kit/drawing/colours.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { fitWords } from './fit.ts'
import { legible } from './ink.ts'
import { type BlockContext, type BlockPainter, type PartCollector, stepOf } from './parts.ts'

const HEIGHTS = [330, 330, 310, 296, 280] as const
const PAD = 14
const GAP = 12
const ART = [110, 110, 96, 84, 70] as const
const TITLE = 66
const WARNING = 38

/** Draws both with their pictures, names and what they do. */
export const drawSides: BlockPainter<SidesBlock> = (drawing, { faces }, top, context) => {
  const height = stepOf(HEIGHTS, context.tight)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.fight)
  const width = (PICTURE.width - PAD * 2 - GAP) / 2
  for (const [at, face] of faces.entries())
    drawFaceCard(drawing, face, { x: PAD + at * (width + GAP), y: top + PAD, width, height: height - PAD * 2 }, context)
  return height
}

function drawFaceCard(drawing: PartCollector, face: TurnedFace, rect: Rect, context: BlockContext): void {
  const { seat, card, title, text, warning, state } = face
  const { card: ground, ink, row } = context.style(seat)
  drawing.add({ kind: 'area', rect, colour: ground, radius: 16, box: true })
  const art = { ...rect, height: stepOf(ART, context.tight) }
  if (card !== null && context.sheet(card) !== null)
    drawing.add({
      kind: 'art',
      rect: art,
      card,
      crop: 'cover',
      radius: [16, 16, 0, 0],
      light: state === undefined ? 'dim' : 'full',
      colour: row,
    })
  const colour = state === undefined ? mix(ink, ground, 0.2) : ink
  const x = rect.x + 14
  const width = rect.width - 28
  const name = fitWords(title, width, { face: 'label', size: 33, lines: 2, leading: 1 })
  drawing.words(name, { x, y: art.y + art.height + 2, width, height: TITLE }, { colour })
  const y = art.y + art.height + 2 + TITLE
  const room = rect.y + rect.height - 10 - y - (warning === undefined ? 0 : WARNING)
  const words = fitWords(text, width, { face: 'body', size: 30, lines: Math.max(1, Math.floor(room / 34)) })
  drawing.words(words, { x, y, width, height: room }, { colour })
  if (warning !== undefined) {
    const below = { x, y: y + room, width, height: WARNING }
    const red = legible(COLOURS.lose, ground, ink, 4.6)
    drawing.words(fitWords(warning, width, { face: 'strong', size: 30 }), below, { colour: red })
  }
  drawEdge(drawing, state, rect)
}

/** A white edge around the one in force; a green one with a tick around the one that comes. */
function drawEdge(drawing: PartCollector, state: TurnedFace['state'], rect: Rect): void {
  const colour = state === 'up' ? COLOURS.white : state === 'chosen' ? COLOURS.chosen : '#6b7487'
  const width = state === undefined ? 3 : 6
  const by = width / 2
  const inner = { x: rect.x + by, y: rect.y + by, width: rect.width - width, height: rect.height - width }
  drawing.add({ kind: 'edge', rect: inner, colour, width, radius: 16 - by })
  if (state !== 'chosen') return
  const tick = { x: rect.x + rect.width - 44, y: rect.y, width: 44, height: 42 }
  drawing.area(tick, COLOURS.chosen, [0, 16, 0, 16])
  drawing.icon('tick', tick.x + 9, tick.y + 8, 26, COLOURS.chosenInk)
}
