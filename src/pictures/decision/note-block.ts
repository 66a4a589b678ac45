/** Draws words with an icon below the rest of a picture. */
import type { NoteBlock } from '../../contract/index.ts'
import { ICONS } from '../icons.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { drawMarked } from './marked.ts'
import { type BlockPainter, stepOf } from './parts.ts'

/** The heights with one line, with two, and with three. */
const HEIGHTS = [
  [70, 70, 66, 60, 56],
  [100, 100, 96, 92, 88],
  [134, 134, 128, 122, 116],
] as const
const GROUNDS = { good: '#123324', stop: '#3a2a12' } as const
const MARGIN = 20
const ICON = 40
const MOST = 2

/** Draws one line or two; the first may break into up to three where it is alone and long. */
export const drawNote: BlockPainter<NoteBlock> = (drawing, { icon, lines, tone }, top, { tight }) => {
  const shown = lines.slice(0, MOST)
  const name = ICONS.find((one) => one === icon)
  const letters = shown.length === 1 ? (shown[0]?.text.length ?? 0) : 0
  const broken = 1 + LONG.filter((most) => letters > most).length
  const height = stepOf(HEIGHTS[Math.max(shown.length, broken) - 1] ?? HEIGHTS[0], tight)
  const ground = tone === undefined ? COLOURS.tray : GROUNDS[tone]
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, ground)
  if (tone !== undefined)
    drawing.area({ x: 0, y: top, width: 8, height }, tone === 'good' ? COLOURS.chosen : COLOURS.warning)
  const left = MARGIN + (name === undefined ? 0 : ICON + 16)
  if (name !== undefined) {
    const colour = tone === 'good' ? COLOURS.win : tone === 'stop' ? COLOURS.warning : COLOURS.pale
    drawing.icon(name, MARGIN, top + (height - ICON) / 2, ICON, colour)
  }
  const row = (height - 14) / Math.max(1, shown.length)
  for (const [at, line] of shown.entries()) {
    const rect = { x: left, y: top + 7 + at * row, width: PICTURE.width - MARGIN - left, height: row }
    drawMarked(drawing, line, rect, { size: 30, lines: broken, ink: at === 0 ? COLOURS.white : COLOURS.pale })
  }
  return height
}

/** A text of more letters takes two lines, one of still more three. */
const LONG = [48, 100] as const
