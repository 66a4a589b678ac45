/** Figures in the picture of a card that is no character. */
import type { Focus, Pen, Rect } from '../../../../contract/index.ts'
import { at, ellipse, faded, fill } from '../../../../kit/drawing/pen.ts'
import { type CastTitle, castOf } from '../appearance/casts.ts'
import type { Landscape } from '../colours.ts'
import { faceOf, paintFigure } from './index.ts'

/** The width of one of them at scale 1, with shoulders and held things. */
const BREADTH = 450

interface Stand {
  readonly part: CastTitle
  readonly x: number
  readonly y: number
  readonly scale: number
}

function stands(title: string, { x, y, width, height }: Rect, most?: number): readonly Stand[] {
  const cast = castOf(title).slice(0, most)
  const step = width / cast.length
  return cast.map((part, place) => {
    const { y: middle, size } = faceOf(part[0], part[1] ?? null)
    const tip = size / 2 - middle + 8
    const scale = Math.min(1, step / BREADTH, height / (tip + 110))
    return { part, x: x + step * (place + 0.5), y: y + Math.max(height - 140 * scale, tip * scale), scale }
  })
}

/**
 * Draws the figures of the title, side by side; nothing for a title without figures.
 * @param most the most figures for which there is room; all by default
 */
export function paintCast(pen: Pen, title: string, area: Rect, scene: Landscape, most?: number): void {
  for (const { part, x, y, scale } of stands(title, area, most)) {
    for (const [radius, share] of [
      [236, 0.3],
      [196, 0.35],
    ] as const)
      faded(pen, share, () => fill(pen, scene.glow, ellipse(x, y - 150 * scale, radius * scale)))
    at(pen, x, y, () => paintFigure(pen, part[0], part[1] ?? null), scale)
  }
}

/** The face of the only figure in that picture; null for none or several. */
export function castFace(title: string, area: Rect): Focus | null {
  const [only, more] = stands(title, area)
  if (only === undefined || more !== undefined) return null
  const face = faceOf(only.part[0], only.part[1] ?? null)
  const size = Math.min(face.size * only.scale, area.width, area.height)
  const inside = (middle: number, from: number, room: number): number =>
    Math.min(Math.max(middle, from + size / 2), from + room - size / 2)
  return {
    x: inside(only.x + face.x * only.scale, area.x, area.width),
    y: inside(only.y + face.y * only.scale, area.y, area.height),
    size,
  }
}
