/** Draws one card large, with what it does. */
import type { CardBlock } from '../../contract/index.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { fitWords } from './fit.ts'
import type { BlockPainter } from './parts.ts'
import { drawFigure, measure } from './signs.ts'

const PAD = 24
const CARD = { width: 250, face: 230, border: 7, foot: 76 } as const
const TEXT = { most: 12, leading: 1.26 } as const

/** Draws the card on the left, its words on the right. */
export const drawCard: BlockPainter<CardBlock> = (drawing, { card, title, text, figures = [] }, top, context) => {
  const before = drawing.parts.length
  const sheet = context.sheet(card)
  const style = context.style(sheet?.side ?? '')
  const inner = CARD.width - CARD.border * 2
  const name = fitWords(title, inner - 12, { face: 'label', size: 38, lines: 3, leading: 1.02 })
  const foot = figures.length === 0 ? 0 : CARD.foot
  const tall = CARD.border * 2 + CARD.face + name.height + 24 + foot
  const left = PAD * 2 + CARD.width
  const room = PICTURE.width - PAD - left
  const sizes = [35, 33, 31, TYPE.least]
  const sets = sizes.map((size) =>
    fitWords(text, room, { face: 'body', size, least: size, lines: TEXT.most, leading: TEXT.leading }),
  )
  const words = sets.find(({ height }) => height <= Math.max(tall, 420)) ?? sets.at(-1)!
  const height = Math.max(tall, words.height)
  const rect = { x: PAD, y: top + PAD + (height - tall) / 2, width: CARD.width, height: tall }
  drawing.add({ kind: 'area', rect, colour: style.card, radius: 20, box: true })
  const face = { x: rect.x + CARD.border, y: rect.y + CARD.border, width: inner, height: CARD.face }
  drawing.add({
    kind: 'art',
    rect: face,
    card,
    crop: 'focus',
    radius: [14, 14, 0, 0],
    light: 'full',
    colour: style.row,
  })
  const by = CARD.border / 2
  const around = { x: rect.x + by, y: rect.y + by, width: CARD.width - CARD.border, height: tall - CARD.border }
  drawing.add({ kind: 'edge', rect: around, colour: style.edge, width: CARD.border, radius: 20 - by })
  const below = { x: face.x + 6, y: face.y + CARD.face + 8, width: inner - 12, height: name.height + 8 }
  drawing.words(name, below, { colour: style.ink, align: 'middle' })
  if (figures.length > 0) {
    const shown = figures.slice(0, 3)
    const plan = {
      size: shown.length > 2 ? 40 : 56,
      icon: shown.length > 2 ? 30 : 44,
      gap: 4,
      ink: style.ink,
      ground: style.card,
    }
    const sets = shown.map((figure) => measure(figure, plan, inner / shown.length))
    const taken = sets.reduce((sum, { width }) => sum + width, 0)
    const gap = Math.max(0, inner - taken) / (sets.length + 1)
    let x = face.x + gap
    for (const set of sets) {
      drawFigure(drawing, set, x, rect.y + tall - CARD.border - CARD.foot / 2, context)
      x += set.width + gap
    }
  }
  drawing.words(words, { x: left, y: top + PAD, width: room, height }, { colour: COLOURS.white })
  const whole = height + PAD * 2
  drawing.below(before, {
    kind: 'area',
    rect: { x: 0, y: top, width: PICTURE.width, height: whole },
    colour: COLOURS.fight,
  })
  return whole
}
