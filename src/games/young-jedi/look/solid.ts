/** Shared drawings for painters of things: bodies with light from above, beams, flames, and both sides of a thing. */
import type { Pen } from '../../../contract/index.ts'
import { darker } from '../../../kit/drawing/colours.ts'
import { shapeOf } from '../../../kit/drawing/path-data.ts'
import { ellipse, faded, fill, lit, polygon, rounded, stroke } from '../../../kit/drawing/pen.ts'

/** The colour in shadow. */
export const shade = (colour: string): string => darker(colour, 0.38)

/** A body: its outline as a trace, lit from above by default. */
export const solid = (pen: Pen, colour: string, trace: string, dx = 0, dy = -18): void =>
  lit(pen, shapeOf(trace), colour, shade(colour), dx, dy)

/** A flat area. */
export const flat = (pen: Pen, colour: string, ...traces: readonly string[]): void =>
  fill(pen, colour, ...traces.map(shapeOf))

/** A rod along the x-axis. */
export const rod = (pen: Pen, colour: string, x: number, y: number, long: number, thick: number, round = 5): void =>
  lit(pen, rounded(x, y - thick / 2, long, thick, round), colour, shade(colour), 0, -thick * 0.35)

/** Strokes a trace. */
export const line = (pen: Pen, colour: string, width: number, trace: string): void =>
  stroke(pen, colour, width, shapeOf(trace))

/** A round body, lit from above. */
export const ball = (pen: Pen, colour: string, x: number, y: number, across: number, down = across): void =>
  lit(pen, ellipse(x, y, across, down), colour, shade(colour), -across * 0.28, -down * 0.28)

/** Draws for the near side, then mirrored over the x-axis for the far one. */
export function bothSides(pen: Pen, draw: (side: 1 | -1) => void): void {
  for (const side of [1, -1] as const) {
    pen.save()
    pen.scale(1, side)
    draw(side)
    pen.restore()
  }
}

/** Light around a place. */
export function halo(pen: Pen, colour: string, x: number, y: number, size: number): void {
  for (const [reach, share] of [
    [1, 0.14],
    [0.72, 0.2],
    [0.5, 0.3],
  ] as const)
    faded(pen, share, () => fill(pen, colour, ellipse(x, y, size * reach)))
}

/** A beam of light along the x-axis: halo over halo, white within. */
export function beam(pen: Pen, x: number, y: number, length: number, thick: number, colour: string): void {
  const ray = (more: number) => {
    const wide = thick * more
    return rounded(x - (wide - thick) / 2, y - wide / 2, length + wide - thick, wide, wide / 2)
  }
  for (const [more, share] of [
    [5, 0.1],
    [3.2, 0.16],
    [2, 0.3],
  ] as const)
    faded(pen, share, () => fill(pen, colour, ray(more)))
  fill(pen, colour, ray(1))
  fill(pen, '#ffffff', rounded(x + 2, y - thick * 0.24, length - 6, thick * 0.48, thick * 0.24))
}

/** The exhaust of an engine, to the left. */
export function flame(pen: Pen, x: number, y: number, long: number, half: number, colour: string): void {
  for (const [more, share] of [
    [1, 0.25],
    [0.66, 0.5],
    [0.34, 0.95],
  ] as const)
    faded(pen, share, () =>
      fill(
        pen,
        more < 0.4 ? '#ffffff' : colour,
        polygon([
          [x, y - half * (0.5 + more / 2)],
          [x - long * more, y],
          [x, y + half * (0.5 + more / 2)],
        ]),
      ),
    )
}
