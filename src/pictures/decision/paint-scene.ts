/** Paints the parts of a scene onto a canvas. Anything that they lack can't be seen. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'
import type { Look, Rect } from '../../contract/index.ts'
import { darker } from '../../kit/drawing/colours.ts'
import { Path } from '../../kit/drawing/path.ts'
import { at, ellipse, fill, polygon, rounded, stroke, within } from '../../kit/drawing/pen.ts'
import { CanvasPen } from '../canvas-pen.ts'
import { drawIcon, ICONS } from '../icons.ts'
import { write } from '../paint.ts'
import { COLOURS } from '../style.ts'
import { DRAWN } from '../symbols.ts'
import type { PicturePart } from './parts.ts'

/** The parts of a picture, and its size. */
export interface SceneSketch {
  readonly width: number
  readonly height: number
  readonly parts: readonly PicturePart[]
}

/** Returns the picture of a card in its final size; null for a card that is lost. */
export type SceneArts = (card: string, rect: Rect, crop: 'focus' | 'cover') => Canvas | Image | null

const DASHES = [13, 9]
const STRIPE = 14

/** Draws the picture. The same sketch gives the same pixels. */
export function paintScene({ width, height, parts }: SceneSketch, arts: SceneArts, look: Look): Canvas {
  const canvas = createCanvas(width, height)
  const pen = new CanvasPen(canvas.getContext('2d'))
  pen.fillStyle = COLOURS.ground
  pen.fillRect(0, 0, width, height)
  for (const part of parts) paintPart(pen, part, arts, look)
  return canvas
}

function paintPart(pen: CanvasPen, part: PicturePart, arts: SceneArts, look: Look): void {
  const { x, y, width, height } = part.rect
  if ('turn' in part && part.turn !== undefined) {
    const { turn, ...straight } = part
    const draw = () => at(pen, -turn.x, -turn.y, () => paintPart(pen, straight, arts, look))
    return at(pen, turn.x, turn.y, draw, 1, (turn.by * Math.PI) / 180)
  }
  switch (part.kind) {
    case 'area':
      return area(pen, part)
    case 'edge':
      pen.context.setLineDash(part.dashed === true ? dashesFor(part.rect) : [])
      stroke(pen, part.colour, part.width, rounded(x, y, width, height, part.radius))
      return pen.context.setLineDash([])
    case 'art':
      return art(pen, part, arts(part.card, part.rect, part.crop))
    case 'shade': {
      const run = pen.createLinearGradient(
        x,
        y,
        part.down === true ? x : x + width,
        part.down === true ? y + height : y,
      )
      for (const [stop, alpha] of part.stops.entries())
        run.addColorStop(stop / (part.stops.length - 1), `${part.colour}${hex(alpha)}`)
      pen.fillStyle = run
      return pen.fill(rounded(x, y, width, height, part.radius ?? 0))
    }
    case 'icon':
      return drawIcon(pen, part.name, x, y, width, part.colour)
    case 'sign':
      return look.paintSign(pen, part.seat, x + width / 2, y + height / 2, width, part.colour)
    case 'number':
      return number(pen, part, look)
    case 'shape':
      return shape(pen, part)
    case 'slash':
      return slash(pen, part)
    case 'words':
      return words(pen, part)
  }
}

const hex = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')

/** Dashes that a short outline can hold. */
const dashesFor = ({ width }: Rect): number[] => (width < 60 ? DASHES.map((one) => one * 0.6) : DASHES)

function area(
  pen: CanvasPen,
  { rect, colour, radius = 0, alpha = 1, stripe }: Extract<PicturePart, { kind: 'area' }>,
): void {
  const { x, y, width, height } = rect
  const outline = rounded(x, y, width, height, radius)
  const before = pen.globalAlpha
  pen.globalAlpha = before * alpha
  fill(pen, colour, outline)
  pen.globalAlpha = before
  if (stripe === undefined) return
  within(pen, outline, () => {
    for (let at = x - height; at < x + width; at += STRIPE * 2)
      fill(
        pen,
        stripe,
        polygon([
          [at, y],
          [at + STRIPE, y],
          [at + STRIPE + height, y + height],
          [at + height, y + height],
        ]),
      )
  })
}

/** Draws a face or a landscape: as it is, darker, or without colour. */
function art(
  pen: CanvasPen,
  { rect, radius, light, colour }: Extract<PicturePart, { kind: 'art' }>,
  image: Canvas | Image | null,
): void {
  const { x, y, width, height } = rect
  const outline = rounded(x, y, width, height, radius)
  if (image === null) return fill(pen, colour, outline)
  within(pen, outline, () => {
    pen.context.drawImage(image, x, y, width, height)
    if (light === 'full') return
    if (light === 'grey') {
      pen.context.globalCompositeOperation = 'saturation'
      fill(pen, '#808080', rounded(x, y, width, height, 0))
      pen.context.globalCompositeOperation = 'source-over'
    }
    pen.globalAlpha = light === 'grey' ? 0.35 : 0.55
    fill(pen, darker(COLOURS.ground, 0.3), rounded(x, y, width, height, 0))
    pen.globalAlpha = 1
  })
}

/** Draws the sign of a number: a cube, else the game's own, else an icon of that name, at worst a dot. */
function number(
  pen: CanvasPen,
  { rect, id, colour, ground }: Extract<PicturePart, { kind: 'number' }>,
  look: Look,
): void {
  const { x, y, width: size } = rect
  if (id === DRAWN || id === look.badge) return drawIcon(pen, 'cube', x, y, size, colour)
  if (look.paintNumber(pen, id, rect, { colour, plate: ground })) return
  const icon = ICONS.find((name) => name === id)
  if (icon !== undefined) return drawIcon(pen, icon, x, y, size, colour)
  fill(pen, colour, ellipse(x + size / 2, y + size / 2, size * 0.32))
}

function shape(
  pen: CanvasPen,
  { points, colour, line, dashed, alpha = 1 }: Extract<PicturePart, { kind: 'shape' }>,
): void {
  const before = pen.globalAlpha
  pen.globalAlpha = before * alpha
  if (line === undefined) fill(pen, colour, polygon(points))
  else {
    const path = new Path()
    for (const [at, [x, y]] of points.entries()) at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)
    pen.context.setLineDash(dashed === true ? DASHES : [])
    stroke(pen, colour, line, path)
    pen.context.setLineDash([])
  }
  pen.globalAlpha = before
}

function slash(pen: CanvasPen, { rect, colour, radius = 8 }: Extract<PicturePart, { kind: 'slash' }>): void {
  const { x, y, width, height } = rect
  within(pen, rounded(x, y, width, height, radius), () => {
    pen.strokeStyle = colour
    pen.lineWidth = Math.max(7, width * 0.08)
    pen.lineCap = 'butt'
    pen.stroke(
      polygon([
        [x - 4, y + height + 4],
        [x + width + 4, y - 4],
      ]),
    )
  })
}

function words(pen: CanvasPen, { rect, fitted, align, colour }: Extract<PicturePart, { kind: 'words' }>): void {
  const { set, squeeze, height } = fitted
  const x = rect.x + (align === 'left' ? 0 : align === 'middle' ? rect.width / 2 : rect.width)
  const y = rect.y + (rect.height - height) / 2
  if (squeeze === 1) return write(pen, set, x, y, colour, align)
  at(pen, x, y, () => {
    pen.scale(squeeze, 1)
    write(pen, set, 0, 0, colour, align)
  })
}
