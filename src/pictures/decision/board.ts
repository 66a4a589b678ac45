/** Draws the places of a board as columns: the cards of the far side above, those of the reader's side below. */
import type { BoardBlock, BoardColumn, ColumnSide, Rect } from '../../contract/index.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { fitWords, line } from './fit.ts'
import { drawMini, MINI, type MiniSize } from './mini.ts'
import { type BlockContext, type BlockPainter, type PartCollector, stepOf } from './parts.ts'
import { type Alike, gathered } from './row.ts'
import { drawFigure, measureIn } from './signs.ts'

const MARGIN = 10
const GAP = 8
const PAD = 7
const INNER = 5
/** The most places in one row, and in all. */
const IN_ROW = 5
const MOST = 10
/** The width of a place without cards, as a share of one with cards. */
const EMPTY = 0.7
const TOTAL = 46
const NAME = [76, 76, 70, 68, 66] as const
const MARKS = 34
const REST = 44
const GROUND = '#141a28'
const SHADE = 0.86

/** Draws up to ten places in two rows. Of more, those without cards are counted first. */
export const drawBoard: BlockPainter<BoardBlock> = (drawing, block, top, context) => {
  const before = drawing.parts.length
  const { shown, left } = shownOf(block.places)
  const rows =
    shown.length <= IN_ROW
      ? [shown]
      : [shown.slice(0, Math.ceil(shown.length / 2)), shown.slice(Math.ceil(shown.length / 2))]
  let y = top + GAP
  for (const row of rows) y += drawRow(drawing, row, y, rows.length, context) + GAP
  if (left > 0) {
    const words = line(`${left} ${block.more}`, 'body', 30, PICTURE.width - MARGIN * 4)
    drawing.words(
      words,
      { x: 0, y: y - 4, width: PICTURE.width, height: REST },
      { colour: COLOURS.pale, align: 'middle' },
    )
    y += REST
  }
  const rect = { x: 0, y: top, width: PICTURE.width, height: y - top }
  drawing.below(before, { kind: 'area', rect, colour: COLOURS.ground })
  return y - top
}

const isEmpty = ({ sides, state }: BoardColumn): boolean =>
  state === undefined && sides.every(({ tiles }) => tiles.length === 0)

/** Returns the places that are drawn, in their order, and the number of the others. */
function shownOf(places: readonly BoardColumn[]): { readonly shown: readonly BoardColumn[]; readonly left: number } {
  if (places.length <= MOST) return { shown: places, left: 0 }
  const busy = places.filter((place) => !isEmpty(place))
  const shown = busy.slice(0, MOST)
  return { shown, left: places.length - shown.length }
}

/** Draws places beside each other; returns the height. */
function drawRow(
  drawing: PartCollector,
  places: readonly BoardColumn[],
  top: number,
  rows: number,
  context: BlockContext,
): number {
  const weights = places.map((place) => (isEmpty(place) ? EMPTY : 1))
  const free = PICTURE.width - MARGIN * 2 - GAP * Math.max(0, places.length - 1)
  const unit =
    free /
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
  const widths = weights.map((weight) => Math.min(unit * weight, PICTURE.width / 2))
  // Two rows have no height for totals of their own: these take the place of the numbers below the name.
  const close = rows > 1 && context.tight > 1
  const told = places.some(({ sides: both }) => both.some((side) => side.total !== undefined))
  const total = told && !close ? TOTAL : 0
  const marked = places.some(
    ({ held, sides }) => held !== undefined || sides.some(({ figure }) => figure !== undefined),
  )
  const marks = marked || (close && told)
  const most = rows === 1 && context.tight < 2 ? 2 : 1
  const sides = ([1, 0] as const).map((at) =>
    places.map(({ sides: both }, place) => cardsOf(both[at]!, widths[place]!, most)),
  )
  const heights = sides.map((some) => Math.max(...some.map(({ height }) => height), MINI.least))
  const taken = widths.reduce((sum, width) => sum + width + GAP, -GAP)
  let x = (PICTURE.width - taken) / 2
  for (const [at, place] of places.entries()) {
    const [far, near] = [sides[0]![at]!, sides[1]![at]!]
    drawColumn(drawing, place, { x, top, width: widths[at]!, heights, total, close, marks, far, near }, context)
    x += widths[at]! + GAP
  }
  return heights[0]! + heights[1]! + total * 2 + stepOf(NAME, context.tight) + (marks ? MARKS : 0)
}

/** The cards of one side at a place, measured. */
interface Cards {
  readonly side: ColumnSide
  readonly shown: readonly Alike[]
  readonly left: number
  readonly size: MiniSize
  readonly inRow: number
  readonly height: number
}

/** Returns the cards that fit: alike ones together, the rest counted. */
function cardsOf(side: ColumnSide, width: number, most: number): Cards {
  const all = gathered(side.tiles)
  const room = width - PAD * 2
  const inWide = Math.floor((room + INNER) / (MINI.wide.width + INNER))
  const size = inWide >= Math.min(2, all.length) ? MINI.wide : MINI.narrow
  const inRow = Math.max(1, Math.floor((room + INNER) / (size.width + INNER)))
  const places = inRow * most
  const shown = all.length <= places ? all : all.slice(0, places - 1)
  const left = all.slice(shown.length).reduce((sum, { count }) => sum + count, 0)
  const rows = Math.ceil((shown.length + (left > 0 ? 1 : 0)) / inRow)
  const height = rows === 0 ? 0 : rows * (size.height + INNER) - INNER + PAD * 2
  return { side, shown, left, size, inRow, height }
}

interface ColumnAt {
  readonly x: number
  readonly top: number
  readonly width: number
  /** Of the cards of the far side and of the near one. */
  readonly heights: readonly number[]
  readonly total: number
  readonly close: boolean
  readonly marks: boolean
  readonly far: Cards
  readonly near: Cards
}

function drawColumn(
  drawing: PartCollector,
  place: BoardColumn,
  { x, top, width, heights, total, close, marks, far, near }: ColumnAt,
  context: BlockContext,
): void {
  const name = stepOf(NAME, context.tight) + (marks ? MARKS : 0)
  const height = heights[0]! + heights[1]! + total * 2 + name
  const rect = { x, y: top, width, height }
  drawing.add({ kind: 'area', rect, colour: GROUND, radius: 14, box: true })
  const upper = { ...rect, height: heights[0]! + total }
  drawing.area(upper, context.style(far.side.seat).band, [14, 14, 0, 0])
  const lower = { ...rect, y: top + upper.height + name, height: heights[1]! + total }
  drawing.area(lower, context.style(near.side.seat).band, [0, 0, 14, 14])
  drawCards(drawing, far, { ...upper, height: heights[0]! }, 'bottom', context)
  if (!close) drawTotal(drawing, far.side, { ...upper, y: top + heights[0]!, height: total }, context)
  drawName(
    drawing,
    place,
    { ...rect, y: top + upper.height, height: name },
    { marks: marks ? MARKS : 0, close },
    context,
  )
  if (!close) drawTotal(drawing, near.side, { ...lower, height: total }, context)
  drawCards(drawing, near, { ...lower, y: lower.y + total, height: heights[1]! }, 'top', context)
  drawRing(drawing, place, rect)
}

const RINGS = { chosen: COLOURS.chosen, suggested: COLOURS.suggested, now: COLOURS.white } as const
const RING_ICONS = { chosen: 'tick', suggested: 'star', now: 'play' } as const

/** Draws the ring of a place that is chosen, proposed or played for, with its sign in the corner. */
function drawRing(drawing: PartCollector, { state }: BoardColumn, rect: Rect): void {
  if (state === undefined) return
  const around = { x: rect.x - 1, y: rect.y - 1, width: rect.width + 2, height: rect.height + 2 }
  drawing.add({ kind: 'edge', rect: around, colour: RINGS[state], width: 5, radius: 14 })
  const box = { x: rect.x, y: rect.y, width: 30, height: 30 }
  drawing.area(box, RINGS[state], [14, 0, 10, 0])
  drawing.icon(RING_ICONS[state], box.x + 6, box.y + 6, 18, COLOURS.chosenInk)
}

/** Draws cards towards the middle of the board. */
function drawCards(
  drawing: PartCollector,
  cards: Cards,
  room: Rect,
  towards: 'top' | 'bottom',
  context: BlockContext,
): void {
  const { shown, left, size, inRow, height, side } = cards
  const start = towards === 'top' ? room.y + PAD : room.y + room.height - height + PAD
  const cells = shown.length + (left > 0 ? 1 : 0)
  const rectOf = (at: number): Rect => {
    const row = Math.floor(at / inRow)
    const count = Math.min(inRow, cells - row * inRow)
    const from = room.x + (room.width - count * (size.width + INNER) + INNER) / 2
    return { x: from + (at % inRow) * (size.width + INNER), y: start + row * (size.height + INNER), ...size }
  }
  for (const [at, one] of shown.entries()) drawMini(drawing, one, rectOf(at), side.seat, context)
  if (left > 0)
    drawing.words(line(`+${left}`, 'display', 36, size.width), rectOf(shown.length), {
      colour: COLOURS.white,
      align: 'middle',
    })
}

function drawTotal(
  drawing: PartCollector,
  { seat, total, tiles }: ColumnSide,
  room: Rect,
  context: BlockContext,
): void {
  if (total === undefined) return
  const { sign } = context.style(seat)
  const fitted = fitWords(total, room.width - 8, { face: 'display', size: 40 })
  drawing.words(fitted, room, { colour: tiles.length === 0 ? COLOURS.soft : sign, align: 'middle' })
}

/** Draws the name of a place on its landscape, and below it the numbers of both sides and who holds it. */
function drawName(
  drawing: PartCollector,
  place: BoardColumn,
  rect: Rect,
  { marks, close }: { readonly marks: number; readonly close: boolean },
  context: BlockContext,
): void {
  const { card, title, held, sides } = place
  drawing.area(rect, COLOURS.strip)
  if (card !== null && context.sheet(card) !== null) {
    drawing.add({ kind: 'art', rect, card, crop: 'cover', radius: 0, light: 'full', colour: COLOURS.strip })
    drawing.add({ kind: 'shade', rect, colour: COLOURS.strip, stops: [SHADE, SHADE] })
  }
  const name = fitWords(title, rect.width - 10, { face: 'label', size: TYPE.tile, lines: 2, leading: 1.05 })
  drawing.words(
    name,
    { x: rect.x + 5, y: rect.y + 4, width: rect.width - 10, height: rect.height - marks - 8 },
    {
      colour: COLOURS.white,
      align: 'middle',
    },
  )
  if (marks === 0) return
  const y = rect.y + rect.height - marks
  const third = rect.width / 3
  for (const [at, { seat, figure: printed, total }] of sides.entries()) {
    const figure = close && total !== undefined ? { id: '', label: '', value: total } : printed
    if (figure === undefined) continue
    const { sign } = context.style(seat)
    const style = { size: close ? 33 : 29, icon: 20, gap: 2, ink: sign, ground: COLOURS.strip, signs: figure.id !== '' }
    const set = measureIn(figure, style, third - 4)
    const middle = rect.x + third * (at === 0 ? 0.5 : 2.5)
    drawFigure(drawing, set, middle - set.width / 2, y + MARKS / 2 - 4, context)
  }
  if (held === undefined) return
  const size = 24
  const sign = { x: rect.x + (rect.width - size) / 2, y: y + (MARKS - size) / 2 - 4, width: size, height: size }
  drawing.add({ kind: 'sign', rect: sign, seat: held, colour: context.style(held).sign })
}
