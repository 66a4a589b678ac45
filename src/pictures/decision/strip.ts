/** Draws the score: both players with their piles, and the goals between them. */
import type { Goal, PileCount, Seat, StripBlock, StripSide } from '../../contract/index.ts'
import { ICONS, type IconName } from '../icons.ts'
import { cutName } from '../short-name.ts'
import { COLOURS, PICTURE, type SideStyle } from '../style.ts'
import { type FittedText, fitWords, line } from './fit.ts'
import { type BlockContext, type BlockPainter, EDGE, type PartCollector, stepOf } from './parts.ts'

const STRIPS = [70, 70, 70, 64, 58] as const
/** The sizes of a strip: its signs, the space between piles, beside signs, and its letters. */
export const SIGN = 34
const ICON = 30
export const PILE_GAP = 12
const NEAR = 6
export const SIGN_GAP = 12
const PIP = 46
const PIP_GAP = 10
export const LETTERS = 31
const LEAST_NAME = 60

/** A pile that has been measured. */
export interface PileSet {
  readonly pile: PileCount
  readonly icon: IconName | null
  readonly words: FittedText
  readonly arrow: boolean
  readonly width: number
}

/** Draws the strip. The reader's side is on the left. */
export const drawStrip: BlockPainter<StripBlock> = (drawing, { sides, goals }, top, context) => {
  const height = stepOf(STRIPS, context.tight)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.strip)
  const pips = goals.length === 0 ? 0 : goals.length * (PIP + PIP_GAP) - PIP_GAP
  const [near, far] = sides
  const room = PICTURE.width - EDGE * 2 - pips - PILE_GAP * 4
  const full = measured(sides, true)
  const { piles, fixed } = room - full.fixed[0] - full.fixed[1] < LEAST_NAME * 2 ? measured(sides, false) : full
  const free = room - fixed[0] - fixed[1]
  const natural = sides.map(({ name }) => line(cutName(name), 'body', LETTERS, 1000).width)
  const rooms = shared(natural, Math.max(free, LEAST_NAME * 2))
  const names = sides.map(({ name }, at) => fitWords(cutName(name), rooms[at]!, { face: 'body', size: LETTERS }))
  const left = drawSide(drawing, { side: near, sets: piles[0], name: names[0]!, x: EDGE, top, height }, context)
  const start = PICTURE.width - EDGE - fixed[1] - names[1]!.width
  drawFarSide(drawing, { side: far, sets: piles[1], name: names[1]!, x: start, top, height }, context)
  // In the middle of the picture, or of the gap where there is no room for that.
  const middle = (PICTURE.width - pips) / 2
  const x = middle > left + PILE_GAP && middle + pips < start - PILE_GAP ? middle : (left + start - pips) / 2
  const seats = sides.map(({ seat }) => seat).sort()
  for (const [at, goal] of goals.entries())
    drawGoal(drawing, goal, { x: x + at * (PIP + PIP_GAP), y: top + (height - PIP) / 2, size: PIP }, seats[0], context)
  return height
}

/** Shares a room between two widths: a narrow one gives the other what it does not need. */
function shared([one = 0, other = 0]: readonly number[], room: number): [number, number] {
  const half = room / 2
  if (one + other <= room) return [one + 1, other + 1]
  if (one < half) return [one + 1, room - one]
  if (other < half) return [room - other, other + 1]
  return [half, half]
}

interface PileWidths {
  readonly piles: readonly [readonly PileSet[], readonly PileSet[]]
  /** The widths of both sides without their names. */
  readonly fixed: readonly [number, number]
}

/** Measures the piles of both sides, with or without the arrows of those that need attention. */
function measured([near, far]: StripBlock['sides'], arrows: boolean): PileWidths {
  const sets = (side: StripSide) => side.piles.map((pile) => pileSet(pile, arrows))
  const width = (some: readonly PileSet[]) => SIGN + SIGN_GAP + some.reduce((sum, one) => sum + one.width + PILE_GAP, 0)
  const [one, other] = [sets(near), sets(far)]
  return { piles: [one, other], fixed: [width(one), width(other)] }
}

/** Measures a pile; with its arrow where it needs attention. */
export function pileSet(pile: PileCount, arrows: boolean): PileSet {
  const icon = ICONS.find((name) => name === pile.id) ?? null
  const words = line(icon === null ? `${pile.label} ${pile.count}` : String(pile.count), 'body', LETTERS, 240)
  const arrow = arrows && pile.low === true
  const mark = arrow ? NEAR + 20 : 0
  return { pile, icon, words, arrow, width: (icon === null ? 0 : ICON + NEAR) + words.width + mark }
}

interface SideAt {
  readonly side: StripSide
  readonly sets: readonly PileSet[]
  readonly name: FittedText
  readonly x: number
  readonly top: number
  /** The height of the strip. */
  readonly height: number
}

/** Draws sign, name, piles; returns the right edge. */
function drawSide(drawing: PartCollector, { side, sets, name, x, top, height }: SideAt, context: BlockContext): number {
  let at = x
  drawing.add({
    kind: 'sign',
    rect: { x: at, y: top + (height - SIGN) / 2, width: SIGN, height: SIGN },
    seat: side.seat,
    colour: context.style(side.seat).sign,
  })
  at += SIGN + SIGN_GAP
  drawing.words(name, { x: at, y: top, width: name.width, height }, { colour: COLOURS.ink })
  at += name.width
  for (const set of sets) {
    drawPile(drawing, set, at + PILE_GAP, { top, height })
    at += set.width + PILE_GAP
  }
  return at
}

/** Draws piles, name, sign. */
function drawFarSide(
  drawing: PartCollector,
  { side, sets, name, x, top, height }: SideAt,
  context: BlockContext,
): void {
  let at = x
  for (const set of sets) {
    drawPile(drawing, set, at, { top, height })
    at += set.width + PILE_GAP
  }
  drawing.words(name, { x: at, y: top, width: name.width, height }, { colour: COLOURS.ink })
  drawing.add({
    kind: 'sign',
    rect: { x: at + name.width + SIGN_GAP, y: top + (height - SIGN) / 2, width: SIGN, height: SIGN },
    seat: side.seat,
    colour: context.style(side.seat).sign,
  })
}

/** Draws a pile. One that needs attention is amber and has an arrow that points down. */
export function drawPile(
  drawing: PartCollector,
  { pile, icon, words, arrow }: PileSet,
  x: number,
  { top, height }: Pick<SideAt, 'top' | 'height'>,
): void {
  const colour = pile.low === true ? COLOURS.warning : COLOURS.soft
  const middle = top + height / 2
  let at = x
  if (icon !== null) {
    drawing.icon(icon, at, middle - ICON / 2, ICON, colour)
    at += ICON + NEAR
  }
  drawing.words(words, { x: at, y: top, width: words.width, height }, { colour })
  if (arrow) drawing.icon('down', at + words.width + NEAR, middle - 10, 20, colour)
}

/** The place and the diameter of a goal. */
interface PipAt {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Draws a goal: a dashed ring while it is open, a white one now, filled when won: a square by one seat, a disc by the other. */
function drawGoal(
  drawing: PartCollector,
  { sign, now, won }: Goal,
  { x, y, size }: PipAt,
  square: Seat | undefined,
  { style }: BlockContext,
): void {
  const owner: SideStyle | null = won === undefined ? null : style(won)
  const radius = owner !== null && won === square ? size * 0.2 : size / 2
  const width = Math.max(3, size * 0.07)
  const rect = { x, y, width: size, height: size }
  const line = { x: x + width / 2, y: y + width / 2, width: size - width, height: size - width }
  if (owner !== null) drawing.area(rect, owner.won, radius)
  const colour = owner !== null ? owner.ring : now === true ? COLOURS.white : COLOURS.open
  const dashed = owner === null && now !== true
  drawing.add({ kind: 'edge', rect: line, colour, width, radius: radius - width / 2, dashed })
  const letter = fitWords(sign, size - width * 2 - 2, { face: 'strong', size: Math.max(29, Math.round(size * 0.58)) })
  drawing.words(letter, rect, { colour: dashed ? COLOURS.soft : COLOURS.white, align: 'middle' })
}
