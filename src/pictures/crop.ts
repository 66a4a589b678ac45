/** Chooses the part of a card's picture that is shown in a small place. */
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { CardSheet, Focus, Look, Rect } from '../contract/index.ts'
import { CanvasPen } from './canvas-pen.ts'

/** The least size of a picture, in its own units: about as on a card. */
const USUAL = { width: 712, height: 470 }
/** A focus that grows with its picture is shown in part after this many steps. */
const MOST_TURNS = 12

/** A part of a picture, and the size in which the picture is painted for it. In units of the picture. */
export interface Crop {
  /** The size in which the picture has to be painted. */
  readonly area: Rect
  /** The part of it that is shown. */
  readonly part: Rect
}

/**
 * Returns the part that shows the whole focus as large as the shape allows, and nothing beyond the picture.
 * @param focus where the focus lies in a picture that is painted into this area
 * @param aspect width of the part divided by its height
 */
export function cropOf(focus: (area: Rect) => Focus, aspect: number): Crop {
  let area: Rect = { x: 0, y: 0, ...USUAL }
  // The focus may be larger in a larger picture, so that it is measured again.
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { width, height } = around(focus(area).size, aspect)
    if (width <= area.width && height <= area.height) break
    area = { x: 0, y: 0, width: Math.max(area.width, width), height: Math.max(area.height, height) }
  }
  const { x, y, size } = focus(area)
  const asked = around(size, aspect)
  const fits = Math.min(1, area.width / asked.width, area.height / asked.height)
  const [width, height] = [asked.width * fits, asked.height * fits]
  return {
    area,
    part: {
      x: Math.min(Math.max(x - width / 2, 0), area.width - width),
      y: Math.min(Math.max(y - height / 2, 0), area.height - height),
      width,
      height,
    },
  }
}

/** Returns the smallest shape of this aspect around a square. */
const around = (size: number, aspect: number): { readonly width: number; readonly height: number } => ({
  width: size * Math.max(1, aspect),
  height: size * Math.max(1, 1 / aspect),
})

/** Returns the part of a card's picture that has to be seen, in the smallest size. */
export function paintCrop(look: Look, sheet: CardSheet, { width, height }: Pick<Rect, 'width' | 'height'>): Canvas {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height))
  const pen = new CanvasPen(canvas.getContext('2d'))
  const { area, part } = cropOf((area) => look.focus(sheet, area), width / height)
  const scale = width / part.width
  pen.scale(scale, scale)
  pen.translate(-part.x, -part.y)
  look.paintArt(pen, sheet, area)
  return width < SMALL && look.dark?.(sheet) === true ? lit(canvas) : canvas
}

/** Below this width dark pictures are painted lighter. */
const SMALL = 100

/** Returns the picture at half as much light again. */
function lit(canvas: Canvas): Canvas {
  const lighter = createCanvas(canvas.width, canvas.height)
  const context = lighter.getContext('2d')
  context.filter = 'brightness(1.5) contrast(1.05)'
  context.drawImage(canvas, 0, 0)
  return lighter
}

/** The share of a landscape's height around which a wide part of it is taken. */
const HORIZON = 0.58

/** Returns as much of a card's picture as covers this shape, for a ground on which something else stands. */
export function paintCover(look: Look, sheet: CardSheet, { width, height }: Pick<Rect, 'width' | 'height'>): Canvas {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height))
  const pen = new CanvasPen(canvas.getContext('2d'))
  const scale = Math.max(width / USUAL.width, height / USUAL.height)
  pen.scale(scale, scale)
  const shown = { width: width / scale, height: height / scale }
  const top = Math.min(Math.max(USUAL.height * HORIZON - shown.height / 2, 0), USUAL.height - shown.height)
  pen.translate(-(USUAL.width - shown.width) / 2, -top)
  look.paintArt(pen, sheet, { x: 0, y: 0, ...USUAL })
  return canvas
}
