/** The shapes of which every picture is made, and ways to draw them. */
import type { Outline, Pen } from '../../contract/index.ts'
import { Path } from './path.ts'

/** A whole turn in radians. */
export const FULL = Math.PI * 2

/** A closed shape through these points. */
export function polygon(points: readonly (readonly [number, number])[]): Path {
  const path = new Path()
  for (const [at, [x, y]] of points.entries()) at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)
  path.closePath()
  return path
}

/** An ellipse. @param across half its width @param down half its height @param turn in radians */
export function ellipse(x: number, y: number, across: number, down = across, turn = 0): Path {
  const path = new Path()
  path.ellipse(x, y, across, down, turn, 0, FULL)
  return path
}

/** A rectangle with round corners. */
export function rounded(x: number, y: number, width: number, height: number, radius: number | number[]): Path {
  const path = new Path()
  path.roundRect(x, y, width, height, radius)
  return path
}

/** Both halves of a figure: what `half` draws for the right, mirrored into one closed shape. */
export function mirrored(half: readonly (readonly [number, number])[]): Path {
  return polygon([...half, ...[...half].reverse().map(([x, y]) => [-x, y] as const)])
}

/** Fills the shapes with one colour. */
export function fill(pen: Pen, colour: string, ...paths: readonly Outline[]): void {
  pen.fillStyle = colour
  for (const path of paths) pen.fill(path)
}

/** Draws the shapes' outlines, with round corners and ends. */
export function stroke(pen: Pen, colour: string, width: number, ...paths: readonly Outline[]): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const path of paths) pen.stroke(path)
}

/** Flat light: the shape in its shade, and over it the same shape, a little towards the light. */
export function lit(pen: Pen, path: Outline, base: string, shade: string, dx: number, dy = 0): void {
  fill(pen, shade, path)
  pen.fillStyle = base
  pen.fillOverlap(path, dx, dy)
}

/** Draws inside a shape alone; changes by `draw` to the pen are undone. */
export function within(pen: Pen, path: Outline, draw: () => void): void {
  pen.save()
  pen.clip(path)
  draw()
  pen.restore()
}

/** Draws from another origin. */
export function at(pen: Pen, x: number, y: number, draw: () => void, scale = 1, turn = 0): void {
  pen.save()
  pen.translate(x, y)
  if (turn !== 0) pen.rotate(turn)
  if (scale !== 1) pen.scale(scale, scale)
  draw()
  pen.restore()
}

/** Draws with that share of the present opacity. */
export function faded(pen: Pen, share: number, draw: () => void): void {
  const before = pen.globalAlpha
  pen.globalAlpha = before * share
  draw()
  pen.globalAlpha = before
}
