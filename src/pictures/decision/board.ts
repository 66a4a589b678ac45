/** Draws the places of a board in the form that their number asks for: as columns, cards or lines. */
import type { BoardBlock } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { drawCards } from './board-cards.ts'
import { drawColumns } from './board-columns.ts'
import { drawBoardLines } from './board-lines.ts'
import { FOLDED, leftText, unfolded } from './board-parts.ts'
import { line } from './fit.ts'
import type { BlockPainter } from './parts.ts'

const PAD = { top: 4, bottom: 8 } as const
/** The most places as columns and as cards; from `folds` on places without cards are only counted. */
const MOST = { columns: 5, cards: 8, folds: 15 } as const
/** From this tightness on places without cards are only counted in a smaller board, too. */
const TIGHT_FOLDS = 4

/** Draws a board. */
export const drawBoard: BlockPainter<BoardBlock> = (drawing, block, top, context) => {
  const before = drawing.parts.length
  const { places, ways = [], more } = block
  const folds = places.length >= MOST.folds || (places.length > MOST.columns && context.tight >= TIGHT_FOLDS)
  const { shown, left } = unfolded(block, folds)
  const y = top + PAD.top
  const form = shown.length <= MOST.columns ? 'columns' : shown.length <= MOST.cards ? 'cards' : 'lines'
  const height =
    form === 'columns'
      ? drawColumns(drawing, shown, { top: y, ways }, context)
      : form === 'cards'
        ? drawCards(drawing, shown, y, context)
        : drawBoardLines(drawing, shown, y, context)
  let end = y + height
  if (left > 0) {
    const words = line(leftText(left, more), 'body', 30, PICTURE.width - 40)
    const rect = { x: 0, y: end, width: PICTURE.width, height: FOLDED }
    drawing.words(words, rect, { colour: COLOURS.pale, align: 'middle' })
    end += FOLDED
  }
  const whole = end + PAD.bottom - top
  const ground = { x: 0, y: top, width: PICTURE.width, height: whole }
  drawing.below(before, { kind: 'area', rect: ground, colour: COLOURS.ground })
  return whole
}
