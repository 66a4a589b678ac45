/** The parts that the three forms of a board have in common: names of regions, rings, the numbers of a place, folded places. */
import type { BoardBlock, BoardColumn, ColumnSide, Rect } from '../../contract/index.ts'
import { mix } from '../../kit/drawing/colours.ts'
import { COLOURS } from '../style.ts'
import { fitWords, line } from './fit.ts'
import { legible } from './ink.ts'
import type { BlockContext, PartCollector } from './parts.ts'

/** The height of the name of a region. */
export const GROUP = 32
/** The space at the left and right edge of a board. */
export const MARGIN = 8
/** The height of the line that counts folded places. */
export const FOLDED = 40
/** A side without cards has no total. */
const NONE = '–'

/** The rings of places, and the signs that go with them. */
const RINGS = {
  chosen: { colour: COLOURS.chosen, icon: 'tick' },
  suggested: { colour: COLOURS.suggested, icon: 'star' },
  now: { colour: COLOURS.white, icon: 'play' },
  coming: { colour: COLOURS.chosen, icon: 'down' },
  possible: { colour: '#8fa0c4', icon: null },
} as const

/** Whether a place has neither cards nor a part in the question. */
const isEmpty = ({ sides, state }: BoardColumn): boolean =>
  state === undefined && sides.every(({ tiles }) => tiles.length === 0)

/** Whether a place has no cards. */
export const isBare = ({ sides }: BoardColumn): boolean => sides.every(({ tiles }) => tiles.length === 0)

/** Returns the places that are drawn, in their order, and the number of those that are only counted. */
export function unfolded(
  { places, ways = [] }: BoardBlock,
  folds: boolean,
): { readonly shown: readonly BoardColumn[]; readonly left: number } {
  if (!folds) return { shown: places, left: 0 }
  const moved = new Set(ways.flatMap(({ from, to }) => [from, to]))
  const shown = places.filter((place) => !isEmpty(place) || moved.has(place.id))
  return { shown, left: places.length - shown.length }
}

/** Returns the number of places that are only counted, with its words. */
export const leftText = (left: number, { one, many }: BoardBlock['more']): string =>
  `${left} ${left === 1 ? one : many}`

/** A run of neighbours of one region. */
export interface Run {
  readonly group: string
  readonly places: readonly BoardColumn[]
}

/** Returns the places in runs of one region each. */
export function runsOf(places: readonly BoardColumn[]): Run[] {
  const runs: { group: string; places: BoardColumn[] }[] = []
  for (const place of places) {
    const last = runs.at(-1)
    if (last !== undefined && last.group === (place.group ?? '')) last.places.push(place)
    else runs.push({ group: place.group ?? '', places: [place] })
  }
  return runs
}

/** Draws the name of a region between two lines. */
export function drawGroup(drawing: PartCollector, group: string, rect: Rect): void {
  const words = fitWords(group, rect.width - 24, { face: 'label', size: 29 })
  const width = words.width + 16
  const x = rect.x + (rect.width - width) / 2
  const y = rect.y + rect.height / 2 - 1.5
  for (const [from, to] of [
    [rect.x + 6, x],
    [x + width, rect.x + rect.width - 6],
  ] as const)
    if (to - from > 8) drawing.area({ x: from, y, width: to - from, height: 3 }, '#3a4358', 2)
  drawing.words(words, rect, { colour: COLOURS.soft, align: 'middle' })
}

const MARK = 24

/** The ring of a place; one that comes by a proposal has the colour and the sign of proposals. */
function ringOf({ state, proposed }: BoardColumn): (typeof RINGS)[keyof typeof RINGS] | null {
  if (state === undefined) return null
  return RINGS[state === 'coming' && proposed === true ? 'suggested' : state]
}

/** Draws the ring of a place that has a part in the question. */
export function drawRing(drawing: PartCollector, place: BoardColumn, rect: Rect, radius: number): void {
  const { state } = place
  const ring = ringOf(place)
  if (ring === null) return
  const out = 2.5
  const around = {
    x: rect.x - out,
    y: rect.y - out,
    width: rect.width + out * 2,
    height: rect.height + out * 2,
  }
  const dashed = state === 'coming'
  const width = state === 'possible' ? 4 : 5
  drawing.add({ kind: 'edge', rect: around, colour: ring.colour, width, radius: radius + out, dashed })
}

/** Draws the sign of that ring; returns the width that it takes. */
export function drawRingMark(drawing: PartCollector, place: BoardColumn, x: number, y: number): number {
  const ring = ringOf(place)
  if (ring === null || ring.icon === null) return 0
  drawing.area({ x, y, width: MARK, height: MARK }, ring.colour, 8)
  drawing.icon(ring.icon, x + 4, y + 4, MARK - 8, COLOURS.chosenInk)
  return MARK + 6
}

/** Returns the ink of a side's total: paler where it has no cards. */
function totalInk({ seat, tiles, total = NONE }: ColumnSide, { style }: BlockContext): string {
  const { sign, band } = style(seat)
  return tiles.length > 0 || total !== NONE ? sign : legible(mix(sign, band, 0.5), band, sign, 4.6)
}

/** Draws the total of a side; a dash where it has none. */
export function drawTotal(
  drawing: PartCollector,
  side: ColumnSide,
  rect: Rect,
  size: number,
  context: BlockContext,
): void {
  const words = fitWords(side.total ?? NONE, rect.width, { face: 'display', size })
  drawing.words(words, rect, { colour: totalInk(side, context), align: 'middle' })
}

const SIZE = 29

/** Where a drop stands and how large it is. */
interface GainAt {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly icon: boolean
  /** Of its letters. */
  readonly size?: number
}

/** Draws the drop that says what a place gives: an icon and a number in the colour of who gets it. */
export function drawGain(
  drawing: PartCollector,
  { gain }: BoardColumn,
  { x, y, height, icon, size = SIZE }: GainAt,
  { style }: BlockContext,
): void {
  if (gain === undefined) return
  const width = gainWidth(gain.figure.value, icon)
  const { won } = style(gain.seat)
  const ground = legible(won, COLOURS.white, '#000000', 4.6)
  drawing.add({ kind: 'area', rect: { x, y, width, height }, colour: ground, radius: 8, box: true })
  if (icon)
    drawing.add({ kind: 'number', rect: square(x + 4, y, height), id: gain.figure.id, colour: COLOURS.white, ground })
  const words = fitWords(gain.figure.value, 60, { face: 'label', size, least: size })
  const left = x + (icon ? DROP + 8 : 6)
  drawing.words(words, { x: left, y, width: words.width, height }, { colour: COLOURS.white })
}

const DROP = 20
const square = (x: number, y: number, height: number): Rect => ({
  x,
  y: y + (height - DROP) / 2,
  width: DROP,
  height: DROP,
})

/** The width of that drop. */
export const gainWidth = (value: string, icon: boolean): number =>
  line(value, 'label', SIZE, 60).width + (icon ? DROP + 14 : 12)

interface MarksStyle {
  readonly sign: number
  readonly gap: number
  readonly icon: boolean
}
const STYLES: readonly MarksStyle[] = [
  { sign: 20, gap: 9, icon: true },
  { sign: 18, gap: 4, icon: true },
  { sign: 18, gap: 4, icon: false },
  { sign: 0, gap: 4, icon: false },
]

/** Draws the numbers of both sides with their signs, and between them what the place gives, or who holds it; returns their width. */
export function drawNumbers(
  drawing: PartCollector,
  place: BoardColumn,
  rect: Rect,
  align: 'middle' | 'right',
  context: BlockContext,
): number {
  const { sides, held, gain } = place
  const words = sides.map(({ figure }) =>
    figure === undefined ? null : fitWords(figure.value, rect.width / 3, { face: 'label', size: SIZE }),
  )
  const widthWith = ({ sign, gap, icon }: MarksStyle) =>
    words.reduce((sum, one) => sum + (one === null ? 0 : one.width + (sign === 0 ? 0 : sign + 2)), 0) +
    gap * 2 +
    (gain !== undefined ? gainWidth(gain.figure.value, icon) : held !== undefined ? DROP : 0)
  const style = STYLES.find((one) => widthWith(one) <= rect.width) ?? STYLES.at(-1)!
  const taken = widthWith(style)
  let x = rect.x + (align === 'right' ? rect.width - taken : (rect.width - taken) / 2)
  const { sign, gap } = style
  const signAt = (side: ColumnSide, at: number) => {
    const box = { x: at, y: rect.y + (rect.height - sign) / 2, width: sign, height: sign }
    if (sign > 0) drawing.add({ kind: 'sign', rect: box, seat: side.seat, colour: context.style(side.seat).sign })
  }
  for (const [at, side] of sides.entries()) {
    const one = words[at]
    const signed = sign === 0 ? 0 : sign + 2
    if (at === 1) x += gap + drawMiddle(drawing, place, { x: x + gap, y: rect.y, height: rect.height }, style, context)
    if (at === 1) x += gap
    if (one === null || one === undefined) continue
    if (at === 0) signAt(side, x)
    drawing.words(
      one,
      { x: x + (at === 0 ? signed : 0), y: rect.y, width: one.width, height: rect.height },
      { colour: COLOURS.pale },
    )
    if (at === 1) signAt(side, x + one.width + 2)
    x += one.width + signed
  }
  return taken
}

/** Draws what a place gives, or the sign of who holds it; returns its width. */
function drawMiddle(
  drawing: PartCollector,
  place: BoardColumn,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
  { icon }: MarksStyle,
  context: BlockContext,
): number {
  const { gain, held } = place
  if (gain !== undefined) {
    drawGain(drawing, place, { x, y, height, icon }, context)
    return gainWidth(gain.figure.value, icon)
  }
  if (held === undefined) return 0
  const rect = { x, y: y + (height - DROP) / 2, width: DROP, height: DROP }
  drawing.add({ kind: 'sign', rect, seat: held, colour: context.style(held).sign })
  return DROP
}
