/** Draws one fight and how its totals come about. */
import type { ContestLine, Rect, SumBlock, SumSide } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { drawFace } from './face.ts'
import { fitWords, line } from './fit.ts'
import { type BlockContext, type BlockPainter, EDGE, type PartCollector, stepOf } from './parts.ts'

const FACES = [216, 190, 160, 140, 120] as const
const SIDE = 290
const DRAWN = { width: 132, face: 108, number: 80 } as const
const LINE = { size: 32, height: 46, least: 38, most: 9 } as const
const PAD = 20

/** Draws both sides with their totals, the card that was drawn between them, and below them the sums. */
export const drawSum: BlockPainter<SumBlock> = (drawing, { sides, drawn }, top, context) => {
  const size = stepOf(FACES, context.tight)
  const before = drawing.parts.length
  const space = (PICTURE.width - SIDE * 2) / 2 - DRAWN.width / 2
  const lefts = [space / 2, PICTURE.width - SIDE - space / 2]
  const heights = sides.map((side, at) =>
    drawSide(drawing, side, { x: lefts[at]!, y: top + PAD, width: SIDE, height: size }, context),
  )
  if (drawn !== undefined) drawDrawn(drawing, drawn, top + PAD + Math.max(0, (size - 190) / 2))
  const height = Math.max(...heights, drawn === undefined ? 0 : 240) + PAD * 2
  drawing.below(before, { kind: 'area', rect: { x: 0, y: top, width: PICTURE.width, height }, colour: COLOURS.fight })
  return height + drawLines(drawing, sides, top + height, context.tight)
}

/** Draws the fighters of a side, their name and their total; returns the height. */
function drawSide(drawing: PartCollector, side: SumSide, rect: Rect, context: BlockContext): number {
  const { seat, tiles, name, total, state } = side
  const size = rect.height
  const shown = tiles.slice(0, 4)
  const one = shown.length <= 1 ? size : Math.min(size / 1.5, (rect.width - 8) / 2)
  const inRow = shown.length <= 1 ? 1 : 2
  const rows = Math.ceil(shown.length / inRow)
  const small = rows > 1 ? Math.min(one, (size - 8) / 2) : one
  for (const [at, tile] of shown.entries()) {
    const row = Math.floor(at / inRow)
    const cells = Math.min(inRow, shown.length - row * inRow)
    const width = cells * (small + 8) - 8
    const face = {
      x: rect.x + (rect.width - width) / 2 + (at % inRow) * (small + 8),
      y: rect.y + (size - rows * (small + 8) + 8) / 2 + row * (small + 8),
      width: small,
      height: small,
    }
    const lost = state === 'lost' ? { ...tile, state: 'defeated' as const } : tile
    drawFace(drawing, lost, face, { seat, radius: 22, border: 7 }, context)
  }
  let y = rect.y + size + 8
  const words = fitWords(name, rect.width, { face: 'strong', size: 36, lines: 2, leading: 1 })
  drawing.words(words, { ...rect, y, height: words.height }, { colour: COLOURS.white, align: 'middle' })
  y += words.height
  const number = fitWords(String(total), rect.width, { face: 'display', size: context.tight > 1 ? 76 : 96 })
  const lost = state === 'lost'
  drawing.words(
    number,
    { ...rect, y, height: number.height },
    { colour: lost ? COLOURS.soft : COLOURS.white, align: 'middle' },
  )
  return y + number.height - rect.y
}

/** Draws the card that was drawn, framed in the colour of cubes. */
function drawDrawn(drawing: PartCollector, { card, value, label }: NonNullable<SumBlock['drawn']>, top: number): void {
  const { width, face, number } = DRAWN
  const rect = { x: (PICTURE.width - width) / 2, y: top, width, height: face + number + 5 }
  drawing.add({ kind: 'area', rect, colour: COLOURS.plate, radius: 18, box: true })
  const art = { x: rect.x + 5, y: top + 5, width: width - 10, height: face }
  drawing.add({
    kind: 'art',
    rect: art,
    card,
    crop: 'focus',
    radius: [14, 14, 0, 0],
    light: 'full',
    colour: COLOURS.strip,
  })
  const around = { x: rect.x + 2.5, y: top + 2.5, width: width - 5, height: rect.height - 5 }
  drawing.add({ kind: 'edge', rect: around, colour: COLOURS.cube, width: 5, radius: 16 })
  const words = fitWords(value, width - 72, { face: 'display', size: 66, least: 40 })
  const x = rect.x + (width - words.width - 50) / 2
  const middle = top + 5 + face + number / 2 - 2
  drawing.icon('cube', x, middle - 22, 44, COLOURS.cube)
  const at = { x: x + 50, y: middle - number / 2, width: words.width, height: number }
  drawing.words(words, at, { colour: COLOURS.cube })
  const said = fitWords(label, width + 20, { face: 'body', size: 30 })
  const below = { x: (PICTURE.width - width - 20) / 2, y: top + rect.height + 6, width: width + 20, height: 36 }
  drawing.words(said, below, { colour: COLOURS.pale, align: 'middle' })
}

/** Draws how both totals come about, side by side; returns the height. */
function drawLines(drawing: PartCollector, sides: SumBlock['sides'], top: number, tight: number): number {
  const rows = Math.min(LINE.most, Math.max(...sides.map(({ lines }) => lines.length)))
  if (rows === 0) return 0
  const step = tight > 0 || rows > 6 ? LINE.least : LINE.height
  const height = rows * step + 28
  const width = PICTURE.width / 2 - EDGE - 16
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.tray)
  for (const [at, { lines }] of sides.entries()) {
    const shown = lines.length <= LINE.most ? lines : lines.slice(0, LINE.most - 1)
    const said = [...shown.map(textOf), ...(lines.length > shown.length ? [`+${lines.length - shown.length}`] : [])]
    for (const [row, text] of said.entries()) {
      const rect = {
        x: at === 0 ? EDGE + 8 : PICTURE.width - EDGE - 8 - width,
        y: top + 14 + row * step,
        width,
        height: step,
      }
      drawing.words(line(text, 'body', LINE.size, width), rect, {
        colour: COLOURS.white,
        align: at === 0 ? 'left' : 'right',
      })
    }
  }
  return height
}

const textOf = ({ label, value }: ContestLine): string => `${value} ${label}`.trim()
