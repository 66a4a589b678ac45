/** Draws large words, as the ground of a question that must not be answered by mistake. */
import type { BannerBlock } from '../../contract/index.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { fitWords } from './fit.ts'
import type { BlockPainter } from './parts.ts'

const PAD = 32
const ROOM = PICTURE.width - 52
const GROUND = '#3a0d14'
/** How dark a landscape becomes behind words. */
const SHADE = 0.86

/** Draws the title and the notes in the middle. */
export const drawBanner: BlockPainter<BannerBlock> = (drawing, { card, title, notes }, top, { tight, sheet }) => {
  const heading = fitWords(title, ROOM, { face: 'display', size: TYPE.moment[2], least: 44, lines: 2, leading: 1.08 })
  const lines = notes.map((note) => fitWords(note, ROOM, { face: 'body', size: 34, lines: 3, leading: 1.3 }))
  const pad = tight > 0 ? PAD / 2 : PAD
  const body = lines.reduce((sum, { height }) => sum + height + 14, 0)
  const height = pad * 2 + heading.height + (lines.length === 0 ? 0 : 16) + body
  const rect = { x: 0, y: top, width: PICTURE.width, height }
  drawing.area(rect, GROUND)
  if (card !== null && sheet(card) !== null) {
    drawing.add({ kind: 'art', rect, card, crop: 'cover', radius: 0, light: 'full', colour: GROUND })
    drawing.add({ kind: 'shade', rect, colour: GROUND, stops: [SHADE, SHADE] })
  }
  const at = { x: (PICTURE.width - ROOM) / 2, width: ROOM }
  drawing.words(heading, { ...at, y: top + pad, height: heading.height }, { colour: COLOURS.white, align: 'middle' })
  let y = top + pad + heading.height + 16
  for (const line of lines) {
    drawing.words(line, { ...at, y, height: line.height }, { colour: COLOURS.white, align: 'middle' })
    y += line.height + 14
  }
  return height
}
