/** What every drawing here is made of. */
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'

export type Pen = SKRSContext2D

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const FULL = Math.PI * 2

/** A closed shape through these points. */
export function polygon(points: readonly (readonly [number, number])[]): Path2D {
  const path = new Path2D()
  for (const [at, [x, y]] of points.entries()) at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)
  path.closePath()
  return path
}

export function ellipse(x: number, y: number, across: number, down = across, turn = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, across, down, turn, 0, FULL)
  return path
}

export function rounded(x: number, y: number, width: number, height: number, radius: number | number[]): Path2D {
  const path = new Path2D()
  path.roundRect(x, y, width, height, radius)
  return path
}

/** Both halves of a figure: what `half` draws for the right, mirrored into one closed shape. */
export function mirrored(half: readonly (readonly [number, number])[]): Path2D {
  return polygon([...half, ...[...half].reverse().map(([x, y]) => [-x, y] as const)])
}

export function fill(pen: Pen, colour: string, ...paths: readonly Path2D[]): void {
  pen.fillStyle = colour
  for (const path of paths) pen.fill(path)
}

export function stroke(pen: Pen, colour: string, width: number, ...paths: readonly Path2D[]): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const path of paths) pen.stroke(path)
}

/** Flat light: the shape in its shade, and over it the same shape, a little towards the light. */
export function lit(pen: Pen, path: Path2D, base: string, shade: string, dx: number, dy = 0): void {
  fill(pen, shade, path)
  within(pen, path, () => {
    pen.translate(dx, dy)
    fill(pen, base, path)
  })
}

/** Draws inside a shape alone; what `draw` sets on the pen is undone. */
export function within(pen: Pen, path: Path2D, draw: () => void): void {
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

export function faded(pen: Pen, share: number, draw: () => void): void {
  const before = pen.globalAlpha
  pen.globalAlpha = before * share
  draw()
  pen.globalAlpha = before
}
