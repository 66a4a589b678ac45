/** Draws what a fight may bring to both sides. */
import type { ForecastBlock } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { drawMarked } from './marked.ts'
import { type BlockPainter, stepOf } from './parts.ts'

const HEIGHTS = [92, 92, 92, 88, 84] as const
const MARGIN = 20
const MOST = 2

/** Draws up to two lines for each side, those of the reader at the left. */
export const drawForecast: BlockPainter<ForecastBlock> = (drawing, { sides }, top, { tight }) => {
  const height = stepOf(HEIGHTS, tight)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.tray)
  const width = PICTURE.width / 2 - MARGIN - 8
  const row = (height - 12) / MOST
  for (const [at, { lines }] of sides.entries())
    for (const [below, line] of lines.slice(0, MOST).entries()) {
      const x = at === 0 ? MARGIN : PICTURE.width - MARGIN - width
      const rect = { x, y: top + 6 + below * row, width, height: row }
      const ink = below === 0 ? COLOURS.white : COLOURS.pale
      drawMarked(drawing, line, rect, { size: 30, align: at === 0 ? 'left' : 'right', ink })
    }
  return height
}
