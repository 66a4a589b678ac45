/** Draws a score of numbers: both players with the number by which the match is lost or won, large. */
import type { PileCount, StripBlock } from '../../contract/index.ts'
import { cutName } from '../short-name.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { type FittedText, fitWords, line } from './fit.ts'
import { type BlockContext, type BlockPainter, EDGE, type PartCollector, stepOf } from './parts.ts'
import { drawPile, LETTERS, PILE_GAP, type PileSet, pileSet, SIGN, SIGN_GAP } from './strip.ts'

const HEIGHTS = [64, 64, 64, 60, 58] as const
const SCORE = 40
const ARROW = 20
const FALLEN = 33
const LEAST_NAME = 60
/** The words in the middle may stand so far beside it. */
const OFF_MIDDLE = 40

interface ScoredSide {
  readonly name: FittedText
  readonly score: FittedText | null
  readonly fallen: FittedText | null
  readonly low: boolean
  readonly piles: readonly PileSet[]
}

/** Draws the strip: on the left the reader's side, in the middle what the large numbers are, on the right the other. */
export const drawScores: BlockPainter<StripBlock> = (drawing, block, top, context) => {
  const height = stepOf(HEIGHTS, context.tight)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.strip)
  const [near, far] = sidesOf(block)
  const right = PICTURE.width - EDGE
  const [seatNear, seatFar] = [block.sides[0].seat, block.sides[1].seat]
  sign(drawing, seatNear, EDGE, { top, height }, context)
  let left = EDGE + SIGN + SIGN_GAP
  drawing.words(near.name, { x: left, y: top, width: near.name.width, height }, { colour: COLOURS.ink })
  left += near.name.width + PILE_GAP
  left = drawScore(drawing, near, left, { top, height })
  for (const pile of near.piles) {
    drawPile(drawing, pile, left, { top, height })
    left += pile.width + PILE_GAP
  }
  let x = right - widthOf(far) + PILE_GAP
  const start = x
  for (const pile of far.piles) {
    drawPile(drawing, pile, x, { top, height })
    x += pile.width + PILE_GAP
  }
  x = drawScore(drawing, far, x, { top, height })
  drawing.words(far.name, { x, y: top, width: far.name.width, height }, { colour: COLOURS.ink })
  sign(drawing, seatFar, right - SIGN, { top, height }, context)
  drawLabel(drawing, block, { left, right: start, top, height })
  return height
}

interface Row {
  readonly top: number
  readonly height: number
}

function sign(drawing: PartCollector, seat: string, x: number, { top, height }: Row, { style }: BlockContext): void {
  const rect = { x, y: top + (height - SIGN) / 2, width: SIGN, height: SIGN }
  drawing.add({ kind: 'sign', rect, seat, colour: style(seat).sign })
}

/** Measures both sides. Names take what the numbers leave. */
function sidesOf({ sides }: StripBlock): readonly [ScoredSide, ScoredSide] {
  const fixed = sides.map(({ score, fallen = 0, piles }) => ({
    score: score === undefined ? null : line(String(score.count), 'display', SCORE, 140),
    fallen: score === undefined || fallen === 0 ? null : line(`−${fallen}`, 'display', FALLEN, 100),
    low: score?.low === true,
    piles: piles.map((pile: PileCount) => pileSet(pile, false)),
  }))
  const taken = fixed.reduce((sum, one) => sum + widthOf({ ...one, name: null }), 0)
  const room = PICTURE.width - EDGE * 2 - taken - PILE_GAP
  const natural = sides.map(({ name }) => line(cutName(name), 'body', LETTERS, 1000).width + 1)
  const most = (at: 0 | 1) => Math.max(LEAST_NAME, room / 2, room - natural[1 - at]!)
  const named = (at: 0 | 1): ScoredSide => ({
    ...fixed[at]!,
    name: fitWords(cutName(sides[at].name), Math.min(natural[at]!, most(at)), { face: 'body', size: LETTERS }),
  })
  return [named(0), named(1)]
}

/** The width of a side with the space behind each of its parts. */
const widthOf = ({
  name,
  score,
  fallen,
  low,
  piles,
}: Omit<ScoredSide, 'name'> & { readonly name: FittedText | null }): number =>
  SIGN +
  SIGN_GAP +
  (name === null ? 0 : name.width) +
  PILE_GAP +
  (score === null ? 0 : score.width + PILE_GAP + (low ? ARROW + 4 : 0)) +
  (fallen === null ? 0 : fallen.width + PILE_GAP) +
  piles.reduce((sum, { width }) => sum + width + PILE_GAP, 0)

/** Draws the large number, amber and with an arrow where it is low; returns where the next part begins. */
function drawScore(drawing: PartCollector, side: ScoredSide, x: number, { top, height }: Row): number {
  const { score, fallen, low } = side
  if (score === null) return x
  if (fallen !== null) {
    const next = drawScore(drawing, { ...side, fallen: null }, x, { top, height })
    drawing.words(fallen, { x: next, y: top, width: fallen.width, height }, { colour: COLOURS.lose })
    return next + fallen.width + PILE_GAP
  }
  const colour = low ? COLOURS.warning : COLOURS.white
  drawing.words(score, { x, y: top, width: score.width, height }, { colour })
  if (!low) return x + score.width + PILE_GAP
  drawing.icon('down', x + score.width + 4, top + (height - ARROW) / 2, ARROW, colour)
  return x + score.width + 4 + ARROW + PILE_GAP
}

/** Writes what the large numbers are, where names leave the room for it. */
function drawLabel(
  drawing: PartCollector,
  { sides }: StripBlock,
  { left, right, top, height }: Row & { readonly left: number; readonly right: number },
): void {
  const label = sides[0].score?.label ?? ''
  const words = line(label, 'body', 29, 400)
  const x = Math.min(Math.max((PICTURE.width - words.width) / 2, left + PILE_GAP), right - PILE_GAP - words.width)
  const beside = Math.abs(x - (PICTURE.width - words.width) / 2)
  if (label === '' || words.width + PILE_GAP * 2 > right - left || beside > OFF_MIDDLE) return
  drawing.words(words, { x, y: top, width: words.width, height }, { colour: COLOURS.soft })
}
