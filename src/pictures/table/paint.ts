/** A sketched table onto a canvas. Works from the sketch alone: what isn't in it can't be seen. */
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { LIVERIES, mix, tone } from '../colours.ts'
import { CELL_COLOURS, write } from '../paint.ts'
import { ellipse, fill, type Pen, polygon, type Rect, rounded, stroke, within } from '../pen.ts'
import { cube, sign } from '../symbols.ts'
import type { Sketch } from './layout.ts'
import type { Ink, Part } from './parts.ts'

const GROUND = '#11151c'
const INKS = { ground: '#f2f4f8', faint: '#a9b4c4' }
const RAISED = { dark: '#7be08a', light: '#187a34' }

/** Small pictures of cards by name, as large as they stand. */
export type Arts = (card: string, rect: Rect) => Canvas | null

/** Draws it. The same sketch gives the same pixels. */
export function paintTable({ width, height, parts }: Sketch, arts: Arts): Canvas {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, width, height)
  for (const part of parts) paint(pen, part, arts)
  return canvas
}

function paint(pen: Pen, part: Part, arts: Arts): void {
  const { rect } = part
  switch (part.kind) {
    case 'ground':
      return fill(pen, groundOf(part.side), rounded(rect.x, rect.y, rect.width, rect.height, 22))
    case 'frame':
      return frame(pen, rect, part.side, part.covered)
    case 'art': {
      const art = arts(part.card, rect)
      if (art === null) fill(pen, liveryOf(part.side).cell, rounded(rect.x, rect.y, rect.width, rect.height, 0))
      else pen.drawImage(art, rect.x, rect.y)
      return
    }
    case 'back':
      return back(pen, rect, part.side)
    case 'plate':
      fill(pen, liveryOf(part.side).plate, rounded(rect.x, rect.y, rect.width, rect.height, 8))
      return stroke(pen, liveryOf(part.side).edge, 2, rounded(rect.x, rect.y, rect.width, rect.height, 8))
    case 'icon':
      return icon(pen, rect, part.id, part.side)
    case 'sign': {
      const { x, y, width: size } = rect
      return sign(pen, tone(part.side), x + size / 2, y + size / 2, size, liveryOn(part.side))
    }
    case 'words': {
      const x =
        part.align === 'middle' ? rect.x + rect.width / 2 : part.align === 'right' ? rect.x + rect.width : rect.x
      return write(pen, part.set, x, rect.y, inkOf(part.ink, part.side), part.align)
    }
  }
}

const liveryOf = (side: string | null) => LIVERIES[tone(side ?? '')]
/** A side's colour where it has to be seen on the ground. */
const liveryOn = (side: string): string => (tone(side) === 'dark' ? '#e0404f' : '#5f9fe6')
const groundOf = (side: string | null): string => mix(GROUND, liveryOf(side).edge, 0.2)

function inkOf(ink: Ink, side: string | null): string {
  if (ink === 'ground' || ink === 'faint') return INKS[ink]
  if (ink === 'raised') return RAISED[tone(side ?? '')]
  return liveryOf(side)[ink]
}

/** A card's body; one of which there is more to be said has a lighter edge. */
function frame(pen: Pen, { x, y, width, height }: Rect, side: string, covered: boolean): void {
  const { plate, edge, accent } = liveryOf(side)
  fill(pen, plate, rounded(x, y, width, height, 12))
  stroke(pen, covered ? accent : edge, 4, rounded(x + 2, y + 2, width - 4, height - 4, 10))
}

/** Our own back: the side's sign within two lines. */
function back(pen: Pen, { x, y, width, height }: Rect, side: string): void {
  const { edge, cube: colours } = liveryOf(side)
  const radius = Math.min(12, width / 6)
  const inset = Math.max(4, width * 0.07)
  fill(pen, mix(GROUND, edge, 0.55), rounded(x, y, width, height, radius))
  const inner = rounded(x + inset, y + inset, width - inset * 2, height - inset * 2, radius * 0.7)
  fill(pen, colours[1], inner)
  stroke(pen, mix(edge, '#ffffff', 0.35), Math.max(2, width * 0.018), inner)
  const size = Math.min(width, height) * 0.42
  sign(pen, tone(side), x + width / 2, y + height / 2, size, mix(edge, '#ffffff', 0.6))
}

function icon(pen: Pen, rect: Rect, id: string, side: string): void {
  const { x, y, width: size } = rect
  const livery = liveryOf(side)
  const [middle, centre] = [x + size / 2, y + size / 2]
  const colour = CELL_COLOURS[id] ?? livery.accent
  within(pen, rounded(x - 1, y - 1, size + 2, size + 2, 0), () => {
    switch (id) {
      case 'draw':
      case 'destiny':
        return cube(pen, middle, centre, size * 0.9, livery.cube)
      case 'power':
        return blade(pen, x, y, size, colour)
      case 'damage':
        return fill(pen, colour, burst(middle, centre, size / 2))
      case 'counters':
        fill(pen, colour, ellipse(middle, centre, size * 0.46))
        return stroke(pen, livery.plate, size * 0.09, ellipse(middle, centre, size * 0.29))
      default:
        return fill(pen, colour, ellipse(middle, centre, size * 0.32))
    }
  })
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
