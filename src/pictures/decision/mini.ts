/** Draws a card at a place of a board: its face with one number, dots for those aboard, and a sign for its arms. */
import type { Rect, Seat, Tile } from '../../contract/index.ts'
import { COLOURS, type SideStyle } from '../style.ts'
import { fitWords } from './fit.ts'
import type { BlockContext, PartCollector } from './parts.ts'
import type { Alike } from './row.ts'
import { drawState, lightOf, nameInk } from './tile.ts'

const BORDER = 3
const FOOT = 34
/** Dots on a usual face and on a low one: its middle stays free. */
const DOTS = { usual: { size: 13, gap: 3, most: 4 }, low: { size: 9, gap: 2, most: 4 } } as const
const LOW = 44
/** The marks in the corners of a usual face and of a narrow or half covered one: its middle stays free. */
const MARKS = {
  usual: { corner: { width: 26, height: 26 }, gun: 20 },
  narrow: { corner: { width: 20, height: 18 }, gun: 14 },
}
const NARROW = 60
const COUNT = 29

/** The way a small card is drawn. */
export interface MiniStyle {
  readonly seat: Seat
  /** The part of its width that no other card covers; absent: all. */
  readonly open?: number
}

/** Draws the card. One that is turned or lies with its back up has a sign at the foot of its face. */
export function drawMini(
  drawing: PartCollector,
  { tile, count }: Alike,
  rect: Rect,
  { seat, open = rect.width }: MiniStyle,
  context: BlockContext,
): void {
  const { card, state, carries = [], crew = carries.length, armed, keeps } = tile
  const style = context.style(seat)
  const { x, y, width, height } = rect
  const face = { x: x + BORDER, y: y + BORDER, width: width - BORDER * 2, height: height - BORDER * 2 - FOOT }
  const whole = open >= rect.width
  const { corner, gun } = Math.min(width, open) < NARROW ? MARKS.narrow : MARKS.usual
  drawing.add({ kind: 'area', rect, colour: style.card, radius: 10, ...(whole ? { box: true } : {}) })
  if (card === null) {
    drawing.area(face, style.won, [7, 7, 0, 0])
    drawing.icon('eye', face.x + 3, face.y + (face.height - 20) / 2, 20, COLOURS.white)
  } else {
    const light = lightOf(state)
    // The head of a card that another one covers in part is in the part that is left.
    const art = whole ? face : { ...face, width: Math.min(face.width, open - BORDER) }
    drawing.add({ kind: 'art', rect: art, card, crop: 'focus', radius: [7, 7, 0, 0], light, colour: style.row })
    if (light === 'grey') drawing.add({ kind: 'slash', rect: face, colour: COLOURS.white, radius: 7 })
  }
  const below = { ...face, width: Math.min(face.width, open - BORDER), y: face.y + face.height, height: FOOT }
  drawFoot(drawing, { tile, count }, below, style)
  drawState(drawing, state, rect, style, corner, tile.proposed)
  if (armed === true) {
    drawing.area({ x: face.x, y: face.y, width: gun + 6, height: gun + 4 }, COLOURS.plate, [7, 0, 8, 0])
    drawing.icon('gun', face.x + 3, face.y + 2, gun, COLOURS.white)
  }
  if (keeps !== undefined) {
    const box = { x: face.x + face.width - gun - 6, y: face.y + face.height - gun - 4, width: gun + 6, height: gun + 4 }
    drawing.area(box, COLOURS.plate, [8, 0, 0, 0])
    drawing.icon('lock', box.x + 3, box.y + 2, gun, COLOURS.white)
  }
  drawDots(drawing, crew, face)
}

/** Draws the number, how many are alike, and how the card lies. */
function drawFoot(drawing: PartCollector, { tile, count }: Alike, below: Rect, style: SideStyle): void {
  const { plate, figures = [], turned, flipped, state } = tile
  const number = plate ?? figures[0]
  const value = number === undefined ? '' : `${number.value}${number.draws === undefined ? '' : '+'}`
  const text = `${value}${count > 1 ? ` ×${count}` : ''}`.trim()
  const marks = [...(turned === true ? ['turned' as const] : []), ...(flipped === true ? ['flipped' as const] : [])]
  const left = below.width - marks.length * 20
  const words = fitWords(text, left - 2, {
    face: count > 1 || marks.length > 0 ? 'label' : 'display',
    size: 31,
    least: COUNT,
  })
  drawing.words(words, { ...below, width: left }, { colour: nameInk(state, style), align: 'middle' })
  for (const [at, icon] of marks.entries()) drawing.icon(icon, below.x + left + at * 20, below.y + 8, 18, style.ink)
}

/** Draws a dot for each person aboard; more than four are three dots and a plus. */
function drawDots(drawing: PartCollector, count: number, face: Rect): void {
  if (count === 0) return
  const dot = face.height < LOW ? DOTS.low : DOTS.usual
  const dots = Math.min(dot.most, count)
  const width = dots * (dot.size + dot.gap) + dot.gap
  const box = { x: face.x, y: face.y + face.height - dot.size - dot.gap * 2, width, height: dot.size + dot.gap * 2 }
  if (width > face.width) return drawDots(drawing, Math.floor((face.width - dot.gap) / (dot.size + dot.gap)), face)
  drawing.area(box, COLOURS.plate, [0, 8, 0, 0])
  for (let at = 0; at < dots; at++) {
    const x = box.x + dot.gap + at * (dot.size + dot.gap)
    const rect = { x, y: box.y + dot.gap, width: dot.size, height: dot.size }
    const rest = count > dot.most && at === dots - 1
    if (rest) {
      drawing.area({ ...rect, y: rect.y + dot.size / 2 - 1.5, height: 3 }, COLOURS.suggested)
      drawing.area({ ...rect, x: rect.x + dot.size / 2 - 1.5, width: 3 }, COLOURS.suggested)
    } else drawing.area(rect, COLOURS.suggested, dot.size / 2)
  }
}

/** Returns the cards of which this many can be shown: those with a state before others, in their order. */
export function foremost(
  tiles: readonly Tile[],
  most: number,
): { readonly shown: readonly Tile[]; readonly left: number } {
  if (tiles.length <= most) return { shown: tiles, left: 0 }
  const first = [...tiles.keys()].sort(
    (a, b) => Number(tiles[a]?.state === undefined) - Number(tiles[b]?.state === undefined) || a - b,
  )
  const kept = new Set(first.slice(0, most))
  return { shown: tiles.filter((_, at) => kept.has(at)), left: tiles.length - most }
}

/** Draws the number of the cards that are not shown. */
export function drawMore(drawing: PartCollector, left: number, rect: Rect): void {
  drawing.add({ kind: 'area', rect, colour: COLOURS.tray, radius: 10 })
  const inner = { x: rect.x + 1.5, y: rect.y + 1.5, width: rect.width - 3, height: rect.height - 3 }
  drawing.add({ kind: 'edge', rect: inner, colour: '#7b8498', width: 3, radius: 9 })
  const words = fitWords(`+${left}`, rect.width - 6, { face: 'display', size: 29 })
  drawing.words(words, rect, { colour: COLOURS.white, align: 'middle' })
}
