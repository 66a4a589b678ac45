/** Draws large words: the ground of a question that must not be answered by mistake, and a fight that is over. */
import type { BannerBlock, ResultBlock } from '../../contract/index.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { fitWords, line } from './fit.ts'
import { type BlockPainter, stepOf } from './parts.ts'

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
  for (const note of lines) {
    drawing.words(note, { ...at, y, height: note.height }, { colour: COLOURS.white, align: 'middle' })
    y += note.height + 14
  }
  return height
}

// ---------------------------------------------------------------- a fight that is over

const RESULT_PADS = [18, 18, 14, 10, 8] as const
const LEAD = 46
const TOTAL = { size: 56, height: 70, pad: 16, gap: 34 } as const
const DARK = '#0b0e18'
/** How dark a landscape becomes behind words. */
const VEIL = 0.72

/** Draws the words in the middle; the winner's total stands dark on a light plate. */
export const drawResult: BlockPainter<ResultBlock> = (drawing, block, top, { tight, sheet, style }) => {
  const { card, seat, lead, title, totals } = block
  const pad = stepOf(RESULT_PADS, tight)
  const heading = fitWords(title, ROOM, { face: 'display', size: TYPE.moment[1], least: 44, lines: 1 })
  const height = pad * 2 + LEAD + heading.height + (totals === undefined ? 0 : TOTAL.height + 8)
  const rect = { x: 0, y: top, width: PICTURE.width, height }
  drawing.area(rect, DARK)
  if (card !== null && sheet(card) !== null) {
    drawing.add({ kind: 'art', rect, card, crop: 'cover', radius: 0, light: 'full', colour: DARK })
    drawing.add({ kind: 'shade', rect, colour: DARK, stops: [VEIL, VEIL] })
  }
  const box = { x: (PICTURE.width - ROOM) / 2, width: ROOM }
  const ink = seat === null ? COLOURS.pale : style(seat).sign
  drawing.words(line(lead, 'body', 35, ROOM), { ...box, y: top + pad, height: LEAD }, { colour: ink, align: 'middle' })
  const below = top + pad + LEAD
  drawing.words(heading, { ...box, y: below, height: heading.height }, { colour: COLOURS.white, align: 'middle' })
  if (totals === undefined) return height
  const sets = totals.map(({ value }) => line(String(value), 'display', TOTAL.size, 160))
  const widths = sets.map(({ width }) => width + TOTAL.pad * 2)
  let x = (PICTURE.width - widths.reduce((sum, width) => sum + width, TOTAL.gap)) / 2
  const y = below + heading.height + 8
  for (const [at, set] of sets.entries()) {
    const total = { x, y, width: widths[at] ?? 0, height: TOTAL.height }
    const isWinner = totals[at]?.seat === seat
    if (isWinner) drawing.add({ kind: 'area', rect: total, colour: COLOURS.white, radius: 14, box: true })
    drawing.words(set, total, { colour: isWinner ? DARK : COLOURS.pale, align: 'middle' })
    x += total.width + TOTAL.gap
  }
  return height
}
