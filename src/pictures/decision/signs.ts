/** Numbers and piles with their signs: `power 6`, `deck 38`. */
import type { Figure, Seat } from '../../contract/index.ts'
import { COLOURS } from '../style.ts'
import { DRAWN } from '../symbols.ts'
import { type FittedText, fitWords } from './fit.ts'
import { legible } from './ink.ts'
import type { BlockContext, PartCollector } from './parts.ts'

/** A number with this id in the corner of a tile is a price. */
export const COST = 'cost'

/** The size and colours of a number. */
export interface FigureStyle {
  readonly size: number
  readonly icon: number
  readonly gap: number
  readonly ink: string
  readonly ground: string
  /** Ink of a number that is more than stands on its card. */
  readonly raised?: string
  /** The side whose colours the sign has where the game gives it none. */
  readonly seat?: Seat
  /** Whether the sign stands after the number, not before it. */
  readonly signs?: boolean
}

/** A number that has been measured. */
export interface FigureSet {
  readonly figure: Figure
  readonly fitted: FittedText | null
  readonly icon: number
  readonly cubes: number
  readonly width: number
  readonly style: FigureStyle
}

const CUBE = 0.9
const MOST_CUBES = 3

/** Measures a number with its sign and the cubes of the cards that are drawn for it. */
export function measure(figure: Figure, style: FigureStyle, room = Number.POSITIVE_INFINITY): FigureSet {
  const icon = style.signs === false ? 0 : style.icon + style.gap
  const cubes = Math.min(figure.draws ?? 0, MOST_CUBES) * (style.icon * CUBE + style.gap)
  const left = Math.max(style.size, Math.min(room, 10_000) - icon - cubes)
  const fitted =
    figure.value === '' ? null : fitWords(figure.value, left, { face: 'display', size: style.size, least: 29 })
  return { figure, fitted, icon, cubes, width: icon + (fitted?.width ?? 0) + cubes, style }
}

/** Measures a number so that it fits: without its sign, in smaller letters, at last with a plus for what is drawn. */
export function measureIn(figure: Figure, style: FigureStyle, room: number): FigureSet {
  const bare = { ...style, signs: false }
  const small = { ...bare, size: Math.min(style.size, SMALL), icon: Math.min(style.icon, SMALL - 5) }
  const { value, draws = 0 } = figure
  const few: Figure = value === '' ? { ...figure, draws: Math.min(draws, 1) } : { ...figure, draws: 0 }
  const short = draws > 0 && value !== '' ? { ...few, value: `${value}+` } : few
  const tried = [measure(figure, style, room), measure(figure, bare, room), measure(figure, small, room)]
  return tried.find(({ width }) => width <= room) ?? measure(short, small, room)
}

const SMALL = 29

/** Draws a measured number from its left edge on, in the middle of this height. */
export function drawFigure(
  drawing: PartCollector,
  { figure, fitted, icon, cubes, style }: FigureSet,
  x: number,
  middle: number,
  context: BlockContext,
): void {
  const { ink, ground, gap } = style
  if (icon > 0) drawSign(drawing, figure.id, { x, middle, size: style.icon }, style, context)
  if (fitted !== null) {
    const colour = figure.raised === true ? legible(style.raised ?? COLOURS.win, ground, ink, 4.6) : ink
    const height = fitted.height
    drawing.words(fitted, { x: x + icon, y: middle - height / 2, width: fitted.width, height }, { colour })
  }
  const size = style.icon * CUBE
  const colour = legible(COLOURS.cube, ground, ink)
  for (let drawn = 0, at = x + icon + (fitted?.width ?? 0) + gap; drawn * (size + gap) + 1 < cubes; drawn++) {
    drawing.icon('cube', at, middle - size / 2, size, colour)
    at += size + gap
  }
}

/** Draws the sign of a number or of a thing. */
export function drawSign(
  drawing: PartCollector,
  id: string,
  { x, middle, size }: { readonly x: number; readonly middle: number; readonly size: number },
  { ink, ground }: Pick<FigureStyle, 'ink' | 'ground'>,
  { look }: BlockContext,
): void {
  const rect = { x, y: middle - size / 2, width: size, height: size }
  const colour = id === DRAWN || id === look.badge ? COLOURS.cube : (look.numberColour(id) ?? ink)
  drawing.add({ kind: 'number', rect, id, colour: legible(colour, ground, ink), ground })
}
