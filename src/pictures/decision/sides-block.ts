/** Draws two cards beside each other, or both sides of one: the one in force has a white edge. */
import type { Rect, SidesBlock, TurnedFace } from '../../contract/index.ts'
import { mix } from '../../kit/drawing/colours.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { fitWords } from './fit.ts'
import { legible } from './ink.ts'
import { type BlockContext, type BlockPainter, type PartCollector, stepOf } from './parts.ts'

const HEIGHTS = [330, 330, 310, 296, 280] as const
/** The most that long texts let both grow. */
const MOST = [640, 560, 480, 400, 320] as const
const PAD = 14
const GAP = 12
const ART = [110, 110, 96, 84, 70] as const
const TITLE = 66
const WARNING = 38
/** The edge beside the words of a card, its words, their lines, and what is left below them. */
const INSET = 14
const WORDS = { face: 'body', size: 30 } as const
const LINE = 34
const FOOT = 10
/** No text has more lines. */
const MANY = 40

/** Draws both with their pictures, names and what they do. */
export const drawSides: BlockPainter<SidesBlock> = (drawing, { faces }, top, context) => {
  const widths = widthsOf(faces)
  const height = heightOf(faces, widths, context)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.fight)
  for (const [at, face] of faces.entries()) {
    const x = PAD + (at === 0 ? 0 : widths[0] + GAP)
    drawFaceCard(drawing, face, { x, y: top + PAD, width: widths[at] ?? 0, height: height - PAD * 2 }, context)
  }
  return height
}

/** Of two texts of which one is much longer, its card is the wider. */
const MUCH = 3
const WIDER = 0.64

/** The widths of both cards. */
function widthsOf(faces: SidesBlock['faces']): readonly [number, number] {
  const room = PICTURE.width - PAD * 2 - GAP
  const [one, other] = [faces[0].text.length, faces[1].text.length]
  const share = one > other * MUCH ? WIDER : other > one * MUCH ? 1 - WIDER : 0.5
  return [room * share, room * (1 - share)]
}

/** The height that shows both texts whole, within bounds. */
function heightOf(faces: SidesBlock['faces'], widths: readonly number[], { tight }: BlockContext): number {
  const needed = faces.map(({ text, warning }, at) => {
    const words = fitWords(text, (widths[at] ?? 0) - 2 * INSET, { ...WORDS, lines: MANY })
    const lines = Math.ceil(words.height / LINE)
    return PAD * 2 + stepOf(ART, tight) + 2 + TITLE + lines * LINE + FOOT + (warning === undefined ? 0 : WARNING)
  })
  return Math.min(stepOf(MOST, tight), Math.max(stepOf(HEIGHTS, tight), ...needed))
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
  const x = rect.x + INSET
  const width = rect.width - 2 * INSET
  const name = fitWords(title, width, { face: 'label', size: 33, lines: 2, leading: 1 })
  drawing.words(name, { x, y: art.y + art.height + 2, width, height: TITLE }, { colour })
  const y = art.y + art.height + 2 + TITLE
  const room = rect.y + rect.height - FOOT - y - (warning === undefined ? 0 : WARNING)
  const words = fitWords(text, width, { ...WORDS, lines: Math.max(1, Math.floor(room / LINE)) })
  drawing.words(words, { x, y, width, height: Math.min(room, words.height) }, { colour })
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
