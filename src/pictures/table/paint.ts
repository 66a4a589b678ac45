/** Paints a table onto a canvas from its layout. Anything that the layout lacks can't be seen. */
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Look, Palette, Rect } from '../../contract/index.ts'
import { mix } from '../../kit/drawing/colours.ts'
import { ellipse, fill, rounded, stroke, within } from '../../kit/drawing/pen.ts'
import { CanvasPen } from '../canvas-pen.ts'
import { type CardArts, write } from '../paint.ts'
import { cube, DRAWN } from '../symbols.ts'
import type { TableSketch } from './layout.ts'
import type { Ink, ScenePart } from './parts.ts'

const GROUND = '#11151c'
const INKS = { ground: '#f2f4f8', faint: '#a9b4c4' }

/** Draws the table. The same layout gives the same pixels. */
export function paintTable({ width, height, parts }: TableSketch, arts: CardArts, look: Look): Canvas {
  const canvas = createCanvas(width, height)
  const pen = new CanvasPen(canvas.getContext('2d'))
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, width, height)
  for (const part of parts) paint(pen, part, arts, look)
  return canvas
}

function paint(pen: CanvasPen, part: ScenePart, arts: CardArts, look: Look): void {
  const { rect } = part
  const palette = look.palette(part.side ?? '')
  switch (part.kind) {
    case 'ground':
      return fill(pen, groundOf(palette), rounded(rect.x, rect.y, rect.width, rect.height, 22))
    case 'frame':
      return frame(pen, rect, palette, part.covered)
    case 'art': {
      const art = arts(part.card, rect)
      if (art === null) fill(pen, palette.cell, rounded(rect.x, rect.y, rect.width, rect.height, 0))
      else pen.context.drawImage(art, rect.x, rect.y)
      return
    }
    case 'back':
      return back(pen, rect, part.side, look)
    case 'plate':
      fill(pen, palette.plate, rounded(rect.x, rect.y, rect.width, rect.height, 8))
      return stroke(pen, palette.edge, 2, rounded(rect.x, rect.y, rect.width, rect.height, 8))
    case 'icon':
      return icon(pen, rect, part.id, look, palette)
    case 'sign': {
      const { x, y, width: size } = rect
      return look.paintSign(pen, part.side, x + size / 2, y + size / 2, size, palette.sign)
    }
    case 'words': {
      const x =
        part.align === 'middle' ? rect.x + rect.width / 2 : part.align === 'right' ? rect.x + rect.width : rect.x
      return write(pen, part.set, x, rect.y, inkOf(part.ink, palette), part.align)
    }
  }
}

const groundOf = ({ edge }: Palette): string => mix(GROUND, edge, 0.2)

const inkOf = (ink: Ink, palette: Palette): string => (ink === 'ground' || ink === 'faint' ? INKS[ink] : palette[ink])

/** Draws the body of a card; a card with more to tell has a lighter edge. */
function frame(
  pen: CanvasPen,
  { x, y, width, height }: Rect,
  { plate, edge, accent }: Palette,
  covered: boolean,
): void {
  fill(pen, plate, rounded(x, y, width, height, 12))
  stroke(pen, covered ? accent : edge, 4, rounded(x + 2, y + 2, width - 4, height - 4, 10))
}

/** Draws our own card back: the side's sign within two lines. */
function back(pen: CanvasPen, { x, y, width, height }: Rect, side: string, look: Look): void {
  const { edge, cube: colours } = look.palette(side)
  const radius = Math.min(12, width / 6)
  const inset = Math.max(4, width * 0.07)
  fill(pen, mix(GROUND, edge, 0.55), rounded(x, y, width, height, radius))
  const inner = rounded(x + inset, y + inset, width - inset * 2, height - inset * 2, radius * 0.7)
  fill(pen, colours[1], inner)
  stroke(pen, mix(edge, '#ffffff', 0.35), Math.max(2, width * 0.018), inner)
  const size = Math.min(width, height) * 0.42
  look.paintSign(pen, side, x + width / 2, y + height / 2, size, mix(edge, '#ffffff', 0.6))
}

/** Draws the sign of a number: a cube for cards that are drawn, else the game's own sign, at worst a dot. */
function icon(pen: CanvasPen, rect: Rect, id: string, look: Look, palette: Palette): void {
  const { x, y, width: size } = rect
  const [middle, centre] = [x + size / 2, y + size / 2]
  const colour = look.numberColour(id) ?? palette.accent
  within(pen, rounded(x - 1, y - 1, size + 2, size + 2, 0), () => {
    if (id === DRAWN || id === look.badge) cube(pen, middle, centre, size * 0.9, palette.cube)
    else if (!look.paintNumber(pen, id, rect, { colour, plate: palette.plate }))
      fill(pen, colour, ellipse(middle, centre, size * 0.32))
  })
}
