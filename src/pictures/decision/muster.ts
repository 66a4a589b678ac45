/** Draws both sides of a fight beside each other: everybody with a name, or tiles where they are many. */
import type { MusterBlock, MusterFighter, MusterSide, Rect } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { drawFace } from './face.ts'
import { fitWords, line } from './fit.ts'
import { drawMini } from './mini.ts'
import { type BlockContext, type BlockPainter, type PartCollector, stepOf } from './parts.ts'
import { gathered } from './row.ts'

const BETWEEN = 3
const PAD = 4
/** The most fighters of a side with a second line, and with a name. */
const MOST = { lines: 4, names: 7 } as const
const ROW = { height: 94, face: 84, power: 46, name: 31 } as const
const SMALL = { height: 66, face: 58, power: 38, name: 31 } as const
const POWER = 58
const SECOND = 36
const CREW = 46
const TILE = { width: 84, height: [108, 108, 104, 100, 96], inRow: 4, gap: 6 } as const
const TURN = 14

/** Draws the reader's side left and the other right. */
export const drawMuster: BlockPainter<MusterBlock> = (drawing, { sides }, top, context) => {
  const most = Math.max(...sides.map(({ fighters }) => fighters.length))
  const tiled = most > MOST.names || (most > MOST.lines && context.tight >= 3)
  const close = most > MOST.lines || context.tight >= 4
  const heights = sides.map(({ fighters }) =>
    tiled ? tilesHeight(fighters, context.tight) : fighters.length * (close ? SMALL : ROW).height,
  )
  const height = Math.max(SMALL.height, ...heights) + PAD * 2
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.plate)
  const width = (PICTURE.width - BETWEEN) / 2
  for (const [at, side] of sides.entries()) {
    const rect = { x: at * (width + BETWEEN), y: top, width, height }
    drawing.area(rect, context.style(side.seat).band)
    const inner = { ...rect, y: top + PAD, height: height - PAD * 2 }
    if (side.fighters.length === 0) drawEmpty(drawing, side, inner)
    else if (tiled) drawTiles(drawing, side, inner, context)
    else drawRows(drawing, side, inner, { mirrored: at === 1, close }, context)
  }
  return height
}

function drawEmpty(drawing: PartCollector, { empty = '–' }: MusterSide, rect: Rect): void {
  const words = fitWords(empty, rect.width - 40, { face: 'body', size: 30, lines: 2 })
  drawing.words(words, rect, { colour: COLOURS.pale, align: 'middle' })
}

interface RowStyle {
  /** The face stands at the right. */
  readonly mirrored: boolean
  /** Without a second line. */
  readonly close: boolean
}

function drawRows(
  drawing: PartCollector,
  { seat, fighters }: MusterSide,
  rect: Rect,
  style: RowStyle,
  context: BlockContext,
): void {
  const { height } = style.close ? SMALL : ROW
  for (const [at, fighter] of fighters.entries())
    drawFighter(drawing, fighter, { ...rect, y: rect.y + at * height, height }, { ...style, seat }, context)
}

/** Draws a fighter: the face at the outer edge, the name, what is below it, and the power at the inner edge. */
function drawFighter(
  drawing: PartCollector,
  fighter: MusterFighter,
  rect: Rect,
  { mirrored, close, seat }: RowStyle & { readonly seat: string },
  context: BlockContext,
): void {
  const { face: size, power, name: letters } = close ? SMALL : ROW
  const { tile, state } = fighter
  const outer = 14
  const face = {
    x: mirrored ? rect.x + rect.width - outer - size : rect.x + outer,
    y: rect.y + (rect.height - size) / 2,
    width: size,
    height: size,
  }
  drawPortrait(drawing, fighter, face, seat, context)
  const inner = mirrored ? rect.x + 12 : rect.x + rect.width - POWER - 12
  if (tile.plate !== undefined) {
    const number = fitWords(tile.plate.value, POWER, { face: 'display', size: power, least: 31 })
    const colour = state?.look === 'lost' ? COLOURS.soft : tile.plate.raised === true ? COLOURS.win : COLOURS.white
    drawing.words(number, { ...rect, x: inner, width: POWER }, { colour, align: 'middle' })
  }
  const words = {
    x: mirrored ? inner + POWER + 6 : face.x + size + 11,
    y: rect.y + 3,
    width: rect.width - outer - size - 11 - POWER - 12 - 6,
    height: rect.height - 6,
  }
  const second = close ? false : hasSecond(fighter)
  const align = mirrored ? 'right' : 'left'
  const name = fitWords(tile.name, words.width, { face: 'label', size: letters, lines: second ? 1 : 2, leading: 0.97 })
  const upper = second ? { ...words, y: words.y + 4, height: words.height - SECOND - 8 } : words
  drawing.words(name, upper, { colour: COLOURS.white, align })
  if (second) {
    const below = { ...words, y: words.y + words.height - SECOND - 3, height: SECOND }
    drawSecond(drawing, fighter, below, { mirrored, seat }, context)
  }
  drawFrame(drawing, state?.look, rect)
}

const hasSecond = ({ note, chips = [], tile: { carries = [] } }: MusterFighter): boolean =>
  note !== undefined || chips.length > 0 || carries.length > 0

/** Draws the face; one that is hit is turned, one that is lost grey and crossed out. */
function drawPortrait(
  drawing: PartCollector,
  { tile, state }: MusterFighter,
  face: Rect,
  seat: string,
  context: BlockContext,
): void {
  const lost = state?.look === 'lost'
  const shown = { card: tile.card, ...(lost ? { state: 'defeated' as const } : {}) }
  const before = drawing.parts.length
  drawFace(drawing, shown, face, { seat, radius: 11, border: 4 }, context)
  if (state?.look === 'hit') drawing.turn(before, turned(face))
}

const turned = ({ x, y, width, height }: Rect) => ({ by: TURN, x: x + width / 2, y: y + height / 2 })

/** Draws a frame around the target, or around one that is chosen. */
function drawFrame(
  drawing: PartCollector,
  look: NonNullable<MusterFighter['state']>['look'] | undefined,
  rect: Rect,
): void {
  if (look !== 'aimed' && look !== 'chosen') return
  const colour = look === 'aimed' ? COLOURS.suggested : COLOURS.chosen
  const inner = { x: rect.x + 2.5, y: rect.y + 2.5, width: rect.width - 5, height: rect.height - 5 }
  drawing.add({ kind: 'edge', rect: inner, colour, width: 5, radius: 2, dashed: look === 'aimed' })
}

/** Draws the faces of those aboard with what they add, then chips as far as they fit, else the words. */
function drawSecond(
  drawing: PartCollector,
  { tile: { carries = [] }, adds, chips = [], note }: MusterFighter,
  rect: Rect,
  { mirrored, seat }: { readonly mirrored: boolean; readonly seat: string },
  context: BlockContext,
): void {
  const pieces: Piece[] = []
  for (const { card } of carries.slice(0, 3)) {
    const draw = (box: Rect) =>
      drawFace(
        drawing,
        { card },
        { ...box, y: box.y - (CREW - box.height) / 2, height: CREW },
        crewStyle(seat),
        context,
      )
    pieces.push({ width: CREW, draw })
  }
  if (carries.length > 3) pieces.push(textPiece(drawing, `+${carries.length - 3}`))
  if (adds !== undefined && adds !== '') pieces.push(textPiece(drawing, adds))
  for (const chip of chips) pieces.push(chipPiece(drawing, chip))
  const fitting = fittingPieces(pieces, rect.width)
  if (fitting.length === 0 && chips.length > 0) fitting.push(chipPiece(drawing, chips[0]!, rect.width))
  if (fitting.length === 0 && note !== undefined) {
    const words = fitWords(note, rect.width, { face: 'label', size: 29 })
    return drawing.words(words, rect, { colour: COLOURS.pale, align: mirrored ? 'right' : 'left' })
  }
  const taken = fitting.reduce((sum, { width }) => sum + width + SPACE, -SPACE)
  let x = mirrored ? rect.x + rect.width - taken : rect.x
  for (const { width, draw } of mirrored ? fitting.toReversed() : fitting) {
    draw({ x, y: rect.y, width, height: rect.height })
    x += width + SPACE
  }
}

const SPACE = 6
const crewStyle = (seat: string) => ({ seat, radius: CREW / 2, border: 3 })

interface Piece {
  readonly width: number
  readonly draw: (box: Rect) => void
}

/** Returns the first pieces that fit beside each other. */
function fittingPieces(pieces: readonly Piece[], room: number): Piece[] {
  const kept: Piece[] = []
  let taken = 0
  for (const piece of pieces) {
    if (taken + piece.width > room) break
    kept.push(piece)
    taken += piece.width + SPACE
  }
  return kept
}

function textPiece(drawing: PartCollector, text: string): Piece {
  const words = line(text, 'label', 29, 160)
  return { width: words.width, draw: (box) => drawing.words(words, box, { colour: COLOURS.pale }) }
}

type Chip = NonNullable<MusterFighter['chips']>[number]
const EDGES = { good: COLOURS.chosen, key: COLOURS.suggested } as const

function chipPiece(drawing: PartCollector, { text, icon, tone }: Chip, most = 400): Piece {
  const signed = icon === undefined ? 0 : 26
  const words = line(text, 'label', 29, most - signed - 14)
  return {
    width: words.width + signed + 14,
    draw: (box) => {
      const rect = { ...box, y: box.y, height: SECOND }
      drawing.add({ kind: 'area', rect, colour: COLOURS.strip, radius: 9, box: true })
      const inner = { x: rect.x + 1.5, y: rect.y + 1.5, width: rect.width - 3, height: rect.height - 3 }
      const colour = tone === undefined ? '#7b8498' : EDGES[tone]
      drawing.add({ kind: 'edge', rect: inner, colour, width: tone === undefined ? 2 : 4, radius: 8 })
      if (icon !== undefined) {
        const at = { x: rect.x + 6, y: rect.y + 7, width: 22, height: 22 }
        drawing.add({ kind: 'number', rect: at, id: icon, colour: COLOURS.cube, ground: COLOURS.strip })
      }
      drawing.words(words, { ...rect, x: rect.x + 7 + signed, width: words.width }, { colour: COLOURS.white })
    },
  }
}

// ---------------------------------------------------------------- many

/** Keeps a card that is hit apart from others like it. */
const HIT = 'hit'

const asTile = ({ tile, chips = [], state }: MusterFighter) => ({
  ...tile,
  ...(chips.length > 0 ? { armed: true } : {}),
  ...(state?.look === 'lost' ? { state: 'defeated' as const } : {}),
  ...(state?.look === 'hit' ? { foot: HIT } : {}),
  ...(state?.look === 'chosen' ? { state: 'chosen' as const } : {}),
  ...(state?.look === 'aimed' ? { state: 'suggested' as const } : {}),
})

/** Identical ones stand once; one with a state stands alone. */
const tilesOf = (fighters: readonly MusterFighter[]) => gathered(fighters.map(asTile))

const tilesHeight = (fighters: readonly MusterFighter[], tight: number): number => {
  const rows = Math.ceil(Math.min(tilesOf(fighters).length, MOST_TILES) / TILE.inRow)
  return rows * (stepOf(TILE.height, tight) + TILE.gap) + TILE.gap
}

const MOST_TILES = 16

function drawTiles(drawing: PartCollector, { seat, fighters }: MusterSide, rect: Rect, context: BlockContext): void {
  const all = tilesOf(fighters)
  const shown = all.length <= MOST_TILES ? all : all.slice(0, MOST_TILES)
  const height = stepOf(TILE.height, context.tight)
  const pad = (rect.width - TILE.inRow * (TILE.width + TILE.gap) + TILE.gap) / 2
  for (const [at, one] of shown.entries()) {
    const box = {
      x: rect.x + pad + (at % TILE.inRow) * (TILE.width + TILE.gap),
      y: rect.y + TILE.gap + Math.floor(at / TILE.inRow) * (height + TILE.gap),
      width: TILE.width,
      height,
    }
    const before = drawing.parts.length
    drawMini(drawing, one, box, { seat }, context)
    if (one.tile.foot === HIT) drawing.turn(before, turned(box))
  }
}
