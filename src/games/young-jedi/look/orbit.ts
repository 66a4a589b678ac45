/** Rings and paths around something unseen: the motif of cards that stay in play. */

import type { Pen, Rect } from '../../../contract/index.ts'
import type { Chance } from '../../../kit/drawing/chance.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'
import { Path } from '../../../kit/drawing/path.ts'
import { at, ellipse, FULL, faded, fill, lit, polygon, stroke } from '../../../kit/drawing/pen.ts'
import { HUES, type Landscape } from './colours.ts'

/** Fills the area with a turning figure of rings, gauges and small bodies. */
export function orbit(pen: Pen, chance: Chance, area: Rect, scene: Landscape): void {
  const hue = chance.pick(HUES)
  const other = chance.pick(HUES.filter((one) => one !== hue))
  const size = Math.min(area.height * 0.46, 250)
  at(pen, area.x + area.width / 2, area.y + area.height / 2, () => {
    for (const [share, strength] of [
      [1.25, 0.1],
      [0.98, 0.14],
      [0.62, 0.22],
    ] as const)
      faded(pen, strength, () => fill(pen, hue, ellipse(0, 0, size * share)))
    const tilt = chance.between(-0.7, 0.7)
    const flat = chance.pick([0.34, 0.5, 1])
    pen.rotate(tilt)
    rings(pen, chance, size, flat, [hue, other, scene.spark])
    heart(pen, chance, size, hue, other)
    front(pen, chance, size, flat, [hue, other])
  })
}

function arc(across: number, down: number, from: number, to: number): Path {
  const path = new Path()
  path.ellipse(0, 0, across, down, 0, from, to)
  return path
}

function rings(pen: Pen, chance: Chance, size: number, flat: number, colours: readonly string[]): void {
  const count = chance.whole(4, 6)
  for (let ring = 0; ring < count; ring++) {
    const radius = size * (0.52 + (ring / count) * 0.9)
    const style = chance.whole(0, 2)
    const colour = chance.pick(colours)
    if (style === 0)
      faded(pen, 0.8, () => stroke(pen, colour, chance.between(3, 9), arc(radius, radius * flat, 0, FULL)))
    if (style === 1)
      for (let part = 0; part < 6; part++) {
        const from = (part / 6) * FULL + ring
        stroke(pen, colour, chance.between(6, 14), arc(radius, radius * flat, from, from + chance.between(0.3, 0.8)))
      }
    if (style === 2)
      for (let tick = 0; tick < 48; tick++) {
        const angle = (tick / 48) * FULL
        const long = tick % 4 === 0 ? 16 : 8
        faded(pen, 0.85, () =>
          stroke(
            pen,
            colour,
            3,
            polygon([
              [Math.cos(angle) * radius, Math.sin(angle) * radius * flat],
              [Math.cos(angle) * (radius + long), Math.sin(angle) * (radius + long) * flat],
            ]),
          ),
        )
      }
  }
}

function heart(pen: Pen, chance: Chance, size: number, hue: string, other: string): void {
  const kind = chance.whole(0, 3)
  const radius = size * 0.4
  if (kind === 0) lit(pen, ellipse(0, 0, radius), paler(hue, 0.25), darker(hue, 0.4), -radius * 0.35, -radius * 0.25)
  if (kind === 1 || kind === 2) {
    const corners = kind === 1 ? 6 : chance.whole(3, 5)
    for (const [share, colour] of [
      [1.15, darker(hue, 0.45)],
      [0.95, hue],
      [0.62, paler(other, 0.2)],
      [0.32, '#fffaf0'],
    ] as const)
      fill(
        pen,
        colour,
        polygon(
          Array.from(
            { length: corners },
            (_, step) =>
              [
                Math.cos((step / corners) * FULL + share * 0.6) * radius * share,
                Math.sin((step / corners) * FULL + share * 0.6) * radius * share,
              ] as const,
          ),
        ),
      )
  }
  if (kind === 3) {
    lit(pen, ellipse(0, 0, radius, radius * 0.62), '#fff8ea', paler(hue, 0.5), -10, -8)
    lit(pen, ellipse(0, 0, radius * 0.5), other, darker(other, 0.4), -10, -8)
    fill(pen, '#120d14', ellipse(0, 0, radius * 0.22))
  }
}

/** Small bodies and the near half of one ring go over the heart. */
function front(pen: Pen, chance: Chance, size: number, flat: number, colours: readonly string[]): void {
  if (flat < 1) stroke(pen, paler(colours[1]!, 0.35), 9, arc(size * 0.62, size * 0.62 * flat, 0.05, Math.PI - 0.05))
  for (let body = chance.whole(3, 6); body > 0; body--) {
    const angle = chance.between(0, FULL)
    const far = size * chance.between(0.7, 1.3)
    const radius = chance.between(9, 26)
    const colour = chance.pick(colours)
    lit(
      pen,
      ellipse(Math.cos(angle) * far, Math.sin(angle) * far * flat, radius),
      paler(colour, 0.4),
      darker(colour, 0.35),
      -radius * 0.4,
      -radius * 0.3,
    )
  }
}
