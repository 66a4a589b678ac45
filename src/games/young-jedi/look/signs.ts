/** Small signs: of both sides, and of the numbers on cards. */
import type { Pen, Rect } from '../../../contract/index.ts'
import { Path } from '../../../kit/drawing/path.ts'
import { at, ellipse, fill, polygon, stroke } from '../../../kit/drawing/pen.ts'
import type { Tone } from './colours.ts'

/** The side's sign: a shard that points down, or a sun that rises. */
export function sign(pen: Pen, tone: Tone, x: number, y: number, size: number, colour: string): void {
  at(pen, x, y, () => {
    const half = size / 2
    if (tone === 'dark') {
      fill(
        pen,
        colour,
        polygon([
          [-half, -half],
          [0, -half * 0.45],
          [half, -half],
          [0, half * 1.1],
        ]),
      )
      return
    }
    const disc = new Path()
    disc.arc(0, half * 0.6, half * 0.62, Math.PI, 0)
    disc.closePath()
    fill(pen, colour, disc)
    for (const angle of [-1.25, -0.42, 0.42, 1.25].map((turn) => turn - Math.PI / 2))
      stroke(
        pen,
        colour,
        size * 0.1,
        polygon([
          [Math.cos(angle) * half * 0.88, half * 0.6 + Math.sin(angle) * half * 0.88],
          [Math.cos(angle) * half * 1.22, half * 0.6 + Math.sin(angle) * half * 1.22],
        ]),
      )
  })
}

/** Paints the sign of a number; false for numbers without one. */
export function numberSign(
  pen: Pen,
  id: string,
  { x, y, width: size }: Rect,
  { colour, plate }: { readonly colour: string; readonly plate: string },
): boolean {
  const [middle, centre] = [x + size / 2, y + size / 2]
  switch (id) {
    case 'power':
      blade(pen, x, y, size, colour)
      return true
    case 'damage':
      fill(pen, colour, burst(middle, centre, size / 2))
      return true
    case 'counters':
      fill(pen, colour, ellipse(middle, centre, size * 0.46))
      stroke(pen, plate, size * 0.09, ellipse(middle, centre, size * 0.29))
      return true
    default:
      return false
  }
}

/** A blade that points up to the right, with its guard. */
function blade(pen: Pen, x: number, y: number, size: number, colour: string): void {
  const at = (share: number) => share * size
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    polygon([
      [x + at(x1), y + at(y1)],
      [x + at(x2), y + at(y2)],
    ])
  stroke(pen, colour, size * 0.16, line(0.3, 0.7, 0.9, 0.1))
  stroke(pen, colour, size * 0.13, line(0.14, 0.54, 0.46, 0.86), line(0.1, 0.9, 0.28, 0.72))
}

/** A star with eight points. */
const burst = (x: number, y: number, radius: number) =>
  polygon(
    Array.from({ length: 16 }, (_, step) => {
      const reach = step % 2 === 0 ? radius : radius * 0.5
      const angle = (step * Math.PI) / 8
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
    }),
  )
