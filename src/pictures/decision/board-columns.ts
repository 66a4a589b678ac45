/** Draws the places of a board as columns: the cards of the far side above, those of the reader's side below. */
import type { BoardBlock, BoardColumn, ColumnSide, Rect, Tile } from '../../contract/index.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import {
  drawGroup,
  drawNumbers,
  drawRing,
  drawRingMark,
  drawTotal,
  GROUP,
  isBare,
  MARGIN,
  runsOf,
} from './board-parts.ts'
import { fitWords } from './fit.ts'
import { drawMini, drawMore, foremost } from './mini.ts'
import { type BlockContext, type PartCollector, stepOf } from './parts.ts'

const GAP = 8
const PAD = 6
const INNER = 5
/** The width of a place without cards, as a share of one with cards. */
const EMPTY = 0.72
/** The widest place. */
const WIDEST = 360
/** The faces of up to three places, and of more. */
const FACES = { few: { width: 76, height: 112 }, many: { width: 62, height: 96 } } as const
const FEW = 3
/** The most faces beside each other: further ones are counted. */
const MOST = 3
const FANNED = 17
/** The height of a side on which nobody has cards. */
const LEAST = 16
const TOTAL = 44
const NAMES = { one: 36, two: 64 } as const
const NUMBERS = [36, 36, 34, 34, 32] as const
const SHADE = 0.86
/** The room of the sign of a ring beside the name. */
const MARK = 24
/** The height of the moves below the columns. */
const WAYS = 26

type Ways = NonNullable<BoardBlock['ways']>
interface Size {
  readonly width: number
  readonly height: number
}

/** The heights that all columns share. */
interface SharedHeights {
  readonly face: Size
  /** Of the cards of the far side and of the near one. */
  readonly cards: readonly [near: number, far: number]
  readonly total: number
  readonly name: number
  readonly numbers: number
}

/** Draws places beside each other below the names of their regions, and the moves between them; returns the height. */
export function drawColumns(
  drawing: PartCollector,
  places: readonly BoardColumn[],
  { top, ways }: { readonly top: number; readonly ways: Ways },
  context: BlockContext,
): number {
  if (places.length === 0) return 0
  const grouped = places.some(({ group }) => group !== undefined)
  const rects = columnsOf(places)
  const y = top + (grouped ? GROUP : 0)
  if (grouped) drawGroups(drawing, places, rects, top)
  const shared = sharedBy(places, rects, context)
  const height = shared.cards[0] + shared.cards[1] + shared.total * 2 + shared.name + shared.numbers
  for (const [at, place] of places.entries()) drawColumn(drawing, place, { ...rects[at]!, y, height }, shared, context)
  const shown = ways.flatMap(({ from, to }) => {
    const [one, other] = [from, to].map((id) => rects[places.findIndex((place) => place.id === id)])
    return one === undefined || other === undefined ? [] : [[middle(one), middle(other)] as const]
  })
  for (const way of shown) drawWay(drawing, way, y + height)
  return (grouped ? GROUP : 0) + height + (shown.length === 0 ? 0 : WAYS)
}

const middle = ({ x, width }: { readonly x: number; readonly width: number }): number => x + width / 2

function columnsOf(places: readonly BoardColumn[]): { readonly x: number; readonly width: number }[] {
  const weights = places.map((place) => (isBare(place) ? EMPTY : 1))
  const free = PICTURE.width - MARGIN * 2 - GAP * (places.length - 1)
  const unit = free / weights.reduce((sum, weight) => sum + weight, 0)
  const widths = weights.map((weight) => Math.min(unit * weight, WIDEST))
  const taken = widths.reduce((sum, width) => sum + width + GAP, -GAP)
  let x = (PICTURE.width - taken) / 2
  return widths.map((width) => {
    const at = x
    x += width + GAP
    return { x: at, width }
  })
}

function drawGroups(
  drawing: PartCollector,
  places: readonly BoardColumn[],
  rects: readonly { readonly x: number; readonly width: number }[],
  top: number,
): void {
  let at = 0
  for (const { group, places: run } of runsOf(places)) {
    const [first, last] = [rects[at]!, rects[at + run.length - 1]!]
    if (group !== '')
      drawGroup(drawing, group, { x: first.x, y: top, width: last.x + last.width - first.x, height: GROUP - 2 })
    at += run.length
  }
}

function sharedBy(
  places: readonly BoardColumn[],
  rects: readonly { readonly width: number }[],
  { tight }: BlockContext,
): SharedHeights {
  const face = places.length <= FEW && tight < 2 ? FACES.few : FACES.many
  const cards = ([0, 1] as const).map((at) =>
    places.some(({ sides }) => sides[at].tiles.length > 0) ? face.height + PAD * 2 : LEAST,
  ) as [number, number]
  const told = places.some(({ sides }) => sides.some(({ total }) => total !== undefined))
  const long = places.some(
    ({ title, state }, at) => nameOf(title, rects[at]!.width - (state === undefined ? 0 : MARK)).set.lines.length > 1,
  )
  const numbered = places.some(
    ({ sides, gain, held }) =>
      gain !== undefined || held !== undefined || sides.some(({ figure }) => figure !== undefined),
  )
  return {
    face,
    cards,
    total: told ? TOTAL : 0,
    name: long ? NAMES.two : NAMES.one,
    numbers: numbered ? stepOf(NUMBERS, tight) : 0,
  }
}

const nameOf = (title: string, width: number) =>
  fitWords(title, width - 10, { face: 'label', size: TYPE.tile, lines: 2, leading: 1 })

function drawColumn(
  drawing: PartCollector,
  place: BoardColumn,
  rect: Rect,
  { face, cards, total, name, numbers }: SharedHeights,
  context: BlockContext,
): void {
  const { sides, title, card } = place
  const [near, far] = sides
  drawing.add({ kind: 'area', rect, colour: COLOURS.strip, radius: 13, box: true })
  const upper = { ...rect, height: cards[1] + total }
  const between = { ...rect, y: rect.y + upper.height, height: name + numbers }
  const lower = { ...rect, y: between.y + between.height, height: cards[0] + total }
  drawing.area(upper, context.style(far.seat).band, [13, 13, 0, 0])
  drawing.area(lower, context.style(near.seat).band, [0, 0, 13, 13])
  drawLandscape(drawing, card, between, context)
  drawFaces(drawing, far, { ...upper, height: cards[1] }, face, context)
  if (total > 0) drawTotal(drawing, far, { ...upper, y: upper.y + cards[1], height: total }, 40, context)
  const marked = drawRingMark(drawing, place, rect.x + 4, between.y + (name - MARK) / 2) > 0 ? MARK : 0
  const words = nameOf(title, rect.width - marked)
  const named = { x: rect.x + marked + 3, y: between.y + 2, width: rect.width - marked - 6, height: name - 4 }
  drawing.words(words, named, { colour: COLOURS.white, align: 'middle' })
  const marks = { x: rect.x + 4, y: between.y + name, width: rect.width - 8, height: numbers - 5 }
  if (numbers > 0) drawNumbers(drawing, place, marks, 'middle', context)
  if (total > 0) drawTotal(drawing, near, { ...lower, height: total }, 40, context)
  drawFaces(drawing, near, { ...lower, y: lower.y + total, height: cards[0] }, face, context)
  drawRing(drawing, place, rect, 13)
}

function drawLandscape(drawing: PartCollector, card: string | null, rect: Rect, { sheet }: BlockContext): void {
  if (card === null || sheet(card) === null) return
  drawing.add({ kind: 'art', rect, card, crop: 'cover', radius: 0, light: 'full', colour: COLOURS.strip })
  drawing.add({ kind: 'shade', rect, colour: COLOURS.strip, stops: [SHADE, SHADE] })
}

/** Draws up to two faces beside each other, three that cover each other a little, of more two and the number of the rest. */
function drawFaces(
  drawing: PartCollector,
  { seat, tiles }: ColumnSide,
  rect: Rect,
  face: Size,
  context: BlockContext,
): void {
  if (tiles.length === 0) return
  const { shown, left } = foremost(tiles, tiles.length > MOST ? MOST - 1 : MOST)
  const cells: readonly (Tile | null)[] = left > 0 ? [...shown, null] : shown
  const room = rect.width - 4
  const natural = cells.length > 2 ? face.width - FANNED : face.width + INNER
  const fits = cells.length < 2 ? natural : Math.min(natural, (room - face.width) / (cells.length - 1))
  const wide = cells.length > 2 && (room - face.width) / (cells.length - 1) >= face.width + INNER
  const step = wide ? face.width + INNER : fits
  const taken = step * (cells.length - 1) + face.width
  const x = rect.x + (rect.width - taken) / 2
  const y = rect.y + (rect.height - face.height) / 2
  for (const [at, tile] of cells.entries()) {
    const box = { x: x + at * step, y, width: face.width, height: face.height }
    if (tile === null) drawMore(drawing, left, box)
    else {
      const covered = step < face.width
      const open = covered ? (at < cells.length - 1 ? step : face.width - 0.01) : face.width
      drawMini(drawing, { tile, count: 1 }, box, { seat, open }, context)
    }
  }
}

/** Draws a move below the columns: down, along, and up with the head of an arrow. */
function drawWay(drawing: PartCollector, [from, to]: readonly [number, number], top: number): void {
  const [high, low] = [top - 2, top + 18]
  const turn = from < to ? -1 : 1
  const [start, end] = [from - turn * 8, to + turn * 8]
  const x = Math.min(start, end)
  const rect = { x, y: high, width: Math.abs(end - start), height: low - high }
  const points = [
    [start, high],
    [start, low],
    [end, low],
    [end, high + 14],
  ] as const
  drawing.add({ kind: 'shape', rect, points, colour: COLOURS.chosen, line: 7 })
  const head = [
    [end - 15, high + 16],
    [end, high - 1],
    [end + 15, high + 16],
  ] as const
  drawing.add({
    kind: 'shape',
    rect: { x: end - 15, y: high - 1, width: 30, height: 17 },
    points: head,
    colour: COLOURS.chosen,
  })
}
