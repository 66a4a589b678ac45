/** Paints a sketch onto a canvas. The same sketch gives the same pixels. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'
import type { Look } from '../../contract/index.ts'
import { rounded } from '../../kit/drawing/pen.ts'
import { CanvasPen } from '../canvas-pen.ts'
import { drawIcon } from '../icons.ts'
import { type CardArts, write } from '../paint.ts'
import { COLOURS } from '../style.ts'
import type { Mark, Sketch } from './marks.ts'

/** Digits stand a little high in their line: they have no letters that reach below it. */
const DIGITS = 0.06
const GREY = { colour: '#000000', share: 0.34 }
const SLASH = 0.07

/** Draws the picture. */
export function paintSketch({ width, height, marks }: Sketch, arts: CardArts, look: Look): Canvas {
  const canvas = createCanvas(width, Math.ceil(height))
  const pen = new CanvasPen(canvas.getContext('2d'))
  pen.fillStyle = COLOURS.ground
  pen.fillRect(0, 0, width, height)
  for (const mark of marks) paint(pen, mark, arts, look)
  return canvas
}

function paint(pen: CanvasPen, mark: Mark, arts: CardArts, look: Look): void {
  const { rect } = mark
  switch (mark.kind) {
    case 'fill':
      pen.fillStyle = mark.colour
      return pen.fill(rounded(rect.x, rect.y, rect.width, rect.height, mark.radius))
    case 'edge':
      return edge(pen, mark)
    case 'face':
      return face(pen, mark, arts(mark.card, rect))
    case 'ground':
      return ground(pen, mark, mark.card === null ? null : arts(mark.card, rect))
    case 'icon':
      return drawIcon(pen, mark.icon, rect.x, rect.y, rect.width, mark.colour)
    case 'sign':
      return look.paintSign(pen, mark.side, rect.x + rect.width / 2, rect.y + rect.height / 2, rect.width, mark.colour)
    case 'words':
      return text(pen, mark)
  }
}

function edge(pen: CanvasPen, { rect, colour, width, radius, dashed }: Extract<Mark, { kind: 'edge' }>): void {
  const { context } = pen
  context.save()
  if (dashed) context.setLineDash([width * 2.4, width * 1.8])
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.stroke(rounded(rect.x, rect.y, rect.width, rect.height, radius))
  context.restore()
}

/** A card that is lost is grey, and a white slash goes through it from corner to corner. */
function face(
  pen: CanvasPen,
  { rect, radius, lost }: Extract<Mark, { kind: 'face' }>,
  art: Canvas | Image | null,
): void {
  const { context } = pen
  const { x, y, width, height } = rect
  pen.save()
  pen.clip(rounded(x, y, width, height, Math.max(0, radius)))
  if (art !== null) {
    if (lost) context.filter = 'grayscale(1)'
    context.drawImage(art, x, y, width, height)
    context.filter = 'none'
  }
  if (lost) {
    pen.globalAlpha = GREY.share
    pen.fillStyle = GREY.colour
    pen.fillRect(x, y, width, height)
    pen.globalAlpha = 1
    pen.strokeStyle = COLOURS.white
    pen.lineWidth = Math.max(4, width * SLASH)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + width, y + height)
    context.stroke()
  }
  pen.restore()
}

function ground(pen: CanvasPen, mark: Extract<Mark, { kind: 'ground' }>, art: Canvas | Image | null): void {
  const { rect, colour, from, to, across } = mark
  const { x, y, width, height } = rect
  pen.fillStyle = colour
  pen.fillRect(x, y, width, height)
  if (art === null) return
  pen.context.drawImage(art, x, y, width, height)
  const run = across
    ? pen.createLinearGradient(x + width * 0.38, 0, x + width, 0)
    : pen.createLinearGradient(0, y, 0, y + height)
  run.addColorStop(0, withAlpha(colour, from))
  run.addColorStop(1, withAlpha(colour, to))
  pen.fillStyle = run
  pen.fillRect(x, y, width, height)
}

const withAlpha = (colour: string, share: number): string =>
  `${colour}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`

function text(pen: CanvasPen, { rect, set, colour, align }: Extract<Mark, { kind: 'words' }>): void {
  const x = align === 'middle' ? rect.x + rect.width / 2 : align === 'right' ? rect.x + rect.width : rect.x
  const lower = set.face === 'display' ? set.size * DIGITS : 0
  write(pen, set, x, rect.y + (rect.height - set.height) / 2 + lower, colour, align)
}
