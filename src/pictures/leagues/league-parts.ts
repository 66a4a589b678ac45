/** The small parts of pictures of leagues: rows, discs, signs of games, chips. */
import type { Rect, Seat } from '../../contract/index.ts'
import { line } from '../decision/fit.ts'
import type { BlockContext, PartCollector } from '../decision/parts.ts'
import type { FontFace } from '../fonts.ts'
import { COLOURS } from '../style.ts'
import type { Align } from '../text.ts'
import type { LineRow, Pip, TrackStep } from './league-blocks.ts'

/** The height of the white line above rows that stand elsewhere. */
export const PIN = 6

/** The context of a picture, with the two sides of the game: squares and circles. */
export interface LeagueContext extends BlockContext {
  readonly sides: readonly [Seat, Seat]
}

/** Draws a block from this height on, and returns its own height. */
export type DrawLeague<B> = (drawing: PartCollector, block: B, top: number, context: LeagueContext) => number

/** Colours that only pictures of leagues use. */
export const LEAGUE = {
  rows: ['#151b2a', '#1b2233'],
  own: '#2a3d66',
  proposal: '#14352a',
  danger: '#4a0f18',
  chip: '#3a4356',
  hollow: '#8a93a8',
  gone: '#8f98aa',
  blue: '#8cc2ff',
  bar: '#2a3142',
  dot: '#6b7487',
  box: '#2b3448',
  round: '#1f5cb0',
} as const

const TINTS = {
  blue: LEAGUE.blue,
  yellow: COLOURS.cube,
  green: COLOURS.win,
  red: COLOURS.lose,
  amber: COLOURS.warning,
  white: COLOURS.white,
} as const

/** Returns the colour of a tint. */
export const tintOf = (tint: keyof typeof TINTS | undefined): string => TINTS[tint ?? 'blue']

/** Words of one line in the middle of a box, no wider than it. */
export interface WordsOptions {
  readonly face?: FontFace
  readonly size?: number
  readonly colour?: string
  readonly align?: Align
}

/** Writes one line into a box. */
export function writeIn(
  drawing: PartCollector,
  words: string,
  rect: Rect,
  { face = 'body', size = 30, colour = COLOURS.ink, align = 'left' }: WordsOptions = {},
): void {
  if (words !== '') drawing.words(line(words, face, size, rect.width), rect, { colour, align })
}

/** Draws a disc. @param ring the colour of its edge, dashed if `dashed` */
export function disc(
  drawing: PartCollector,
  { x, y, width }: Rect,
  fill: string | null,
  ring: { readonly colour: string; readonly width: number; readonly dashed?: boolean } | null,
): void {
  const rect = { x, y, width, height: width }
  if (fill !== null) drawing.area(rect, fill, width / 2)
  if (ring !== null) drawing.add({ kind: 'edge', rect, radius: width / 2, ...ring })
}

const EDGE_WIDTH = 3

/** Draws the sign of a game into a square of this size. */
export function drawPip(
  drawing: PartCollector,
  pip: Pip,
  x: number,
  y: number,
  size: number,
  context: LeagueContext,
): void {
  const style = context.style(context.sides[pip.side])
  const inset = EDGE_WIDTH / 2 + 0.5
  const rect = { x: x + inset, y: y + inset, width: size - 2 * inset, height: size - 2 * inset }
  const radius = pip.side === 0 ? 4 : rect.width / 2
  const edge = (colour: string, dashed = false) =>
    drawing.add({ kind: 'edge', rect, colour, width: EDGE_WIDTH, radius, ...(dashed ? { dashed } : {}) })
  switch (pip.mark) {
    case 'won':
      drawing.area(rect, style.won, radius)
      return edge(style.ring)
    case 'drawn': {
      const low = { ...rect, y: rect.y + rect.height / 2, height: rect.height / 2 }
      drawing.area(low, style.ring, [0, 0, radius, radius])
      return edge(style.ring)
    }
    case 'lost':
      return edge(LEAGUE.hollow)
    case 'running':
      return edge(COLOURS.white, true)
    case 'forfeit':
      edge(LEAGUE.hollow)
      return drawing.add({ kind: 'slash', rect, colour: COLOURS.white, radius })
    case 'open': {
      const dot = size * 0.3
      return drawing.area(
        { x: x + (size - dot) / 2, y: y + (size - dot) / 2, width: dot, height: dot },
        LEAGUE.dot,
        dot / 2,
      )
    }
    case 'gone':
      return drawing.icon('cross', x + size * 0.1, y + size * 0.1, size * 0.8, COLOURS.white)
    case 'bye':
      drawing.area(rect, LEAGUE.chip, 4)
      return drawing.icon('plus', x + size * 0.18, y + size * 0.18, size * 0.64, COLOURS.white)
  }
}

const CHIP_HEIGHT = 46
const CHIP_PAD = 10

/** Returns the width of a chip. */
export const chipWidth = ({ label }: TrackStep): number =>
  Math.max(44, line(label, 'label', 29, 200).width + CHIP_PAD * 2)

/** Draws a step of a season, around this middle. */
export function drawChip(drawing: PartCollector, step: TrackStep, x: number, middle: number): void {
  const rect = { x, y: middle - CHIP_HEIGHT / 2, width: chipWidth(step), height: CHIP_HEIGHT }
  const { state, label } = step
  if (state === 'open')
    drawing.add({ kind: 'edge', rect: shrunk(rect, 2), colour: COLOURS.open, width: 3, radius: 8, dashed: true })
  else drawing.area(rect, state === 'now' ? COLOURS.suggested : LEAGUE.chip, 8)
  const colour = state === 'now' ? COLOURS.costInk : state === 'open' ? COLOURS.soft : COLOURS.white
  writeIn(drawing, label, rect, { face: 'label', size: 29, colour, align: 'middle' })
}

/** Returns a box made smaller on each side. */
const shrunk = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** Draws the ground of a row, with its bar at the left where it needs somebody, is proposed, or is the reader's own. */
export function drawGround(drawing: PartCollector, rect: Rect, at: number, tone: LineRow['tone'], band?: string): void {
  const ground = {
    own: LEAGUE.own,
    proposal: LEAGUE.proposal,
    attention: LEAGUE.rows[at % 2]!,
    side: band ?? LEAGUE.rows[0],
  }
  drawing.area(rect, tone === undefined ? LEAGUE.rows[at % 2]! : ground[tone])
  const bar = { own: COLOURS.white, proposal: COLOURS.chosen, attention: COLOURS.warning, side: null }
  const colour = tone === undefined ? null : bar[tone]
  if (colour !== null) drawing.area({ ...rect, width: 10 }, colour)
}
