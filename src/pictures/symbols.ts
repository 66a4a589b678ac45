/** Draws the small symbols: diamond, bar, dot, arrow, cube and colour gems. */
import type { Pen } from '../contract/index.ts'
import { darker, mix, paler } from '../kit/drawing/colours.ts'
import { Path } from '../kit/drawing/path.ts'
import { at, ellipse, FULL, faded, fill, polygon, rounded, stroke } from '../kit/drawing/pen.ts'
import { type Glyph, SYMBOL_WIDTH } from './text.ts'

/** Draws a symbol within a line of text; `baseline` as for letters. */
export function symbol(pen: Pen, which: Glyph, x: number, baseline: number, size: number, colour: string): void {
  const middle = x + (SYMBOL_WIDTH[which] * size) / 2
  const y = baseline - size * 0.35
  const half = size * 0.3
  if (which === '◆')
    fill(
      pen,
      colour,
      polygon([
        [middle, y - half * 1.2],
        [middle + half, y],
        [middle, y + half * 1.2],
        [middle - half, y],
      ]),
    )
  if (which === '▮')
    fill(pen, colour, rounded(middle - size * 0.14, y - size * 0.34, size * 0.28, size * 0.68, size * 0.06))
  if (which === '→')
    fill(
      pen,
      colour,
      polygon([
        [middle - size * 0.38, y - size * 0.06],
        [middle + size * 0.08, y - size * 0.06],
        [middle + size * 0.08, y - size * 0.24],
        [middle + size * 0.38, y],
        [middle + size * 0.08, y + size * 0.24],
        [middle + size * 0.08, y + size * 0.06],
        [middle - size * 0.38, y + size * 0.06],
      ]),
    )
  if (which === '●') fill(pen, colour, ellipse(middle, y, size * 0.24))
}

/** The id of the sign of a card that is drawn and added, and of such a number: a cube. */
export const DRAWN = 'draw'

/** Draws a cube seen from above one edge, `size` across. The colours of its faces are top, left, right. */
export function cube(pen: Pen, x: number, y: number, size: number, colours: readonly [string, string, string]): void {
  const w = size / 2
  const h = w * 0.56
  const tall = size * 0.5
  const corner = size * 0.06
  const faces: readonly (readonly [string, readonly (readonly [number, number])[]])[] = [
    [
      colours[0],
      [
        [0, -h - tall / 2],
        [w, -tall / 2],
        [0, h - tall / 2],
        [-w, -tall / 2],
      ],
    ],
    [
      colours[1],
      [
        [-w, -tall / 2],
        [0, h - tall / 2],
        [0, h + tall / 2],
        [-w, tall / 2],
      ],
    ],
    [
      colours[2],
      [
        [w, -tall / 2],
        [0, h - tall / 2],
        [0, h + tall / 2],
        [w, tall / 2],
      ],
    ],
  ]
  at(pen, x, y, () => {
    for (const [colour, points] of faces) {
      const path = polygon(points)
      fill(pen, colour, path)
      stroke(pen, colour, corner, path)
    }
    faded(pen, 0.5, () =>
      stroke(
        pen,
        paler(colours[0], 0.55),
        Math.max(1.2, size * 0.02),
        polygon([
          [-w, -tall / 2],
          [0, h - tall / 2],
        ]),
        polygon([
          [w, -tall / 2],
          [0, h - tall / 2],
        ]),
        polygon([
          [0, h - tall / 2],
          [0, h + tall / 2],
        ]),
      ),
    )
  })
}

/** Draws a round stone in a deck-building colour; a wild one is a white stone with that colour in its ring. */
export function gem(pen: Pen, x: number, y: number, radius: number, colour: string, wild: boolean, edge: string): void {
  fill(pen, edge, ellipse(x, y, radius + 3))
  const face = wild ? '#ffffff' : colour
  fill(pen, darker(wild ? colour : face, 0.28), ellipse(x, y, radius))
  if (wild) fill(pen, colour, ellipse(x, y, radius))
  fill(pen, face, ellipse(x, y - radius * 0.07, radius * (wild ? 0.58 : 0.86)))
  const glint = new Path()
  glint.ellipse(x - radius * 0.25, y - radius * 0.42, radius * 0.34, radius * 0.17, -0.6, 0, FULL)
  if (!wild) faded(pen, 0.55, () => fill(pen, '#ffffff', glint))
  else fill(pen, mix(colour, '#ffffff', 0.2), star(x, y - radius * 0.05, radius * 0.4))
}

function star(x: number, y: number, radius: number): Path {
  return polygon(
    Array.from({ length: 10 }, (_, step) => {
      const reach = step % 2 === 0 ? radius : radius * 0.45
      const angle = -Math.PI / 2 + (step * Math.PI) / 5
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
    }),
  )
}
