/** A brush for figures: flat colour, one light from the left, shapes as path data. */
import type { Outline, Pen } from '../../contract/index.ts'
import { darker, mix } from './colours.ts'
import { shapeOf } from './path-data.ts'
import { ellipse, fill, stroke } from './pen.ts'

/** How much darker the shaded side of a shape is. */
const SHADE = 0.36
/** How much darker the right one of a pair is. */
const DIM = 0.17

/**
 * Draws in a figure's own units: the neck at 0/0, a head about 210 high around y = −150, y down, light from the left.
 * Shapes are path data as in SVG, with absolute or relative commands.
 */
export class Brush {
  readonly #pen: Pen
  /** −1 while the right half of a pair is drawn: x runs the other way then. */
  #flip: 1 | -1 = 1
  #dim = 0

  readonly #hologram: boolean

  /** @param hologram whether everything is drawn in blue light, in place of its own colours */
  constructor(pen: Pen, hologram = false) {
    this.#pen = pen
    this.#hologram = hologram
  }

  /** One flat area. */
  fill(colour: string, shape: string): void {
    this.#fill(colour, shapeOf(shape))
  }

  /** An area with its shade: the shape in shadow, and over it the same shape moved towards the light by `shift`. */
  lit(colour: string, shape: string, shift = 36, drop = 0): void {
    this.#lit(colour, shapeOf(shape), shift, drop)
  }

  /** A line with round ends. */
  line(colour: string, width: number, shape: string): void {
    stroke(this.#pen, this.#tint(colour), width, shapeOf(shape))
  }

  /** A flat ellipse. */
  dot(colour: string, x: number, y: number, across: number, down = across, turn = 0): void {
    this.#fill(colour, ellipse(x, y, across, down, turn))
  }

  /** An ellipse with its shade. */
  ball(colour: string, x: number, y: number, across: number, down = across): void {
    this.#lit(colour, ellipse(x, y, across, down), across * 0.45, 0)
  }

  /** Draws something on the left, and mirrored and a little darker on the right. */
  both(draw: (side: -1 | 1) => void, dim = DIM): void {
    draw(-1)
    this.#pen.save()
    this.#pen.scale(-1, 1)
    this.#flip = this.#flip === 1 ? -1 : 1
    this.#dim += dim
    draw(1)
    this.#dim -= dim
    this.#flip = this.#flip === 1 ? -1 : 1
    this.#pen.restore()
  }

  /** Draws inside a shape alone. */
  inside(shape: string, draw: () => void): void {
    this.#pen.save()
    this.#pen.clip(shapeOf(shape))
    draw()
    this.#pen.restore()
  }

  /** Draws from another origin, turned by radians. */
  at(x: number, y: number, draw: () => void, scale: number | readonly [number, number] = 1, turn = 0): void {
    const [across, down] = typeof scale === 'number' ? [scale, scale] : scale
    this.#pen.save()
    this.#pen.translate(x, y)
    if (turn !== 0) this.#pen.rotate(turn)
    this.#pen.scale(across, down)
    draw()
    this.#pen.restore()
  }

  /** Draws with transparency: `share` is the covering part. */
  faded(share: number, draw: () => void): void {
    const before = this.#pen.globalAlpha
    this.#pen.globalAlpha = before * share
    draw()
    this.#pen.globalAlpha = before
  }

  #tint(colour: string): string {
    const dimmed = this.#dim === 0 ? colour : darker(colour, this.#dim)
    return this.#hologram ? mix(mix(dimmed, '#a8d4ff', 0.4), '#1c4ad0', 0.22) : dimmed
  }

  #fill(colour: string, path: Outline): void {
    fill(this.#pen, this.#tint(colour), path)
  }

  #lit(colour: string, path: Outline, shift: number, drop: number): void {
    this.#fill(darker(colour, SHADE), path)
    this.#pen.fillStyle = this.#tint(colour)
    this.#pen.fillOverlap(path, -shift * this.#flip, drop)
  }
}
