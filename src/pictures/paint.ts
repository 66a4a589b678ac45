/** A laid-out card onto a canvas. */
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { CardSheet } from '../contract/index.ts'
import { paintArt } from './art/art.ts'
import { LIVERIES, type Livery, SLOTS, tintOf, tone } from './colours.ts'
import { font, widthOf } from './fonts.ts'
import {
  type BlockRow,
  type Cell,
  CUBE,
  DOT,
  dotted,
  FRAME,
  HEIGHT,
  type Layout,
  signed,
  tallyWidth,
  WIDTH,
} from './layout.ts'
import { ellipse, fill, type Pen, rounded, stroke, within } from './pen.ts'
import { cube, gem, symbol } from './symbols.ts'
import { type SetText, SYMBOL_WIDTH } from './text.ts'

const RADIUS = 36
/** How far below a line's top its letters stand, beside their size. */
const ASCENT = 0.8

/** Draws the card. The same sheet gives the same pixels. */
export function paintCard(sheet: CardSheet, layout: Layout): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  const livery = LIVERIES[tone(sheet.side)]
  const tint = tintOf(sheet.realm)
  const card = rounded(0, 0, WIDTH, HEIGHT, RADIUS)
  fill(pen, livery.frame, card)
  const inner = rounded(FRAME, FRAME, WIDTH - FRAME * 2, HEIGHT - FRAME * 2, RADIUS - FRAME + 4)
  within(pen, inner, () => {
    within(pen, rounded(layout.art.x, layout.art.y, layout.art.width, layout.art.height, 0), () =>
      paintArt(pen, sheet, layout.art),
    )
    header(pen, layout, livery, tint)
    panel(pen, layout, livery, tint)
  })
  stroke(pen, livery.edge, 5, inner)
  if (layout.destiny !== null) badge(pen, layout.destiny, livery)
  for (const slot of layout.slots)
    gem(
      pen,
      slot.x + slot.width / 2,
      slot.y + slot.height / 2,
      slot.width / 2 - 1,
      SLOTS[slot.colour] ?? slot.colour,
      slot.wild,
      livery.plate,
    )
  return canvas
}

/** Draws set text; `x` is its left edge, its middle or its right edge. */
export function write(
  pen: Pen,
  set: SetText,
  x: number,
  y: number,
  colour: string,
  side: 'left' | 'middle' | 'right' = 'left',
): void {
  pen.font = font(set.face, set.size)
  pen.textBaseline = 'alphabetic'
  for (const [row, line] of set.lines.entries()) {
    let at = x - (side === 'middle' ? line.width / 2 : side === 'right' ? line.width : 0)
    const baseline = y + set.size * ASCENT + row * set.leading
    for (const piece of line.pieces) {
      pen.fillStyle = colour
      if ('symbol' in piece) {
        symbol(pen, piece.symbol, at, baseline, set.size, colour)
        at += SYMBOL_WIDTH[piece.symbol] * set.size
      } else {
        pen.fillText(piece.text, at, baseline)
        at += widthOf(piece.text, set.face, set.size)
      }
    }
  }
}

function header(pen: Pen, layout: Layout, livery: Livery, tint: string): void {
  const { x, y, width, height } = layout.header
  fill(pen, livery.plate, rounded(x, y, width, height, 0))
  pen.fillStyle = tint
  pen.fillRect(x, y + height - 7, width, 7)
  let top = y + 16
  const left = x + 24
  write(pen, layout.kind, left, top, livery.accent)
  top += layout.kind.height + 9
  write(pen, layout.title, left - 2, top, livery.title)
  top += layout.title.height + 8
  if (layout.subtitle !== null) write(pen, layout.subtitle, left, top, livery.accent)
}

function badge(pen: Pen, { box, values, label }: NonNullable<Layout['destiny']>, livery: Livery): void {
  const step = values.length > 1 ? 92 : 0
  const size = values.length > 1 ? 100 : 120
  const middle = box.x + box.width / 2
  for (const [at, value] of values.entries()) {
    const x = middle + (at - (values.length - 1) / 2) * step
    cube(pen, x, box.y + 56, size, livery.cube)
    const digits = value.length > 1 ? 46 : 64
    pen.font = font('display', digits)
    pen.fillStyle = livery.cubeInk
    pen.fillText(value, x - widthOf(value, 'display', digits) / 2, box.y + 56 + digits * 0.36)
  }
  write(pen, label, middle, box.y + 119, livery.muted, 'middle')
}

function panel(pen: Pen, layout: Layout, livery: Livery, tint: string): void {
  const { x, y, width, height } = layout.panel
  fill(pen, livery.panel, rounded(x, y, width, height, 0))
  pen.fillStyle = tint
  pen.fillRect(x, y, width, 6)
  for (const cell of layout.cells) number(pen, cell, livery)
  for (const [at, row] of layout.places.entries()) {
    const middle = row.y + row.height / 2
    if (at > 0) {
      pen.fillStyle = livery.line
      pen.fillRect(row.x, row.y - 1, row.width, 2)
    }
    write(pen, row.label, row.x, middle - row.label.size * 0.44, row.bonus === 0 ? livery.muted : livery.text)
    dots(pen, row.x + row.width - 14, middle, row.bonus, tint, livery)
  }
  for (const block of layout.blocks) words(pen, block, livery)
  if (layout.note !== null) {
    const { box, text } = layout.note
    pen.fillStyle = tint
    pen.fillRect(box.x, box.y, 6, box.height)
    write(pen, text, box.x + 22, box.y, livery.muted)
  }
  pen.fillStyle = livery.line
  pen.fillRect(x, layout.imprint.box.y, width, 2)
  const line = layout.imprint.box.y + 11
  write(pen, layout.imprint.text, layout.imprint.box.x, line, livery.muted)
  write(pen, layout.side.text, layout.side.box.x, line, livery.accent)
}

/** Of the numbers that most cards have. */
export const CELL_COLOURS: Readonly<Record<string, string>> = {
  counters: '#f0b429',
  power: '#e5484d',
  damage: '#ee7b30',
}

function number(pen: Pen, cell: Cell, livery: Livery): void {
  fill(pen, livery.cell, rounded(cell.x + 3, cell.y + 9, cell.width - 6, cell.height - 12, 6))
  const middle = cell.x + cell.width / 2
  write(pen, cell.label, middle, cell.y + cell.height - 34, livery.muted, 'middle')
  write(pen, cell.value, middle, cell.y + 16 + (54 - cell.value.height) / 2, livery.title, 'middle')
  fill(pen, CELL_COLOURS[cell.id] ?? livery.accent, rounded(cell.x + 3, cell.y + 9, 6, cell.height - 12, [6, 0, 0, 6]))
}

function dots(pen: Pen, right: number, y: number, bonus: number, colour: string, livery: Livery): void {
  if (bonus !== 0 && !dotted(bonus)) {
    pen.font = font('display', 30)
    pen.fillStyle = colour
    pen.fillText(signed(bonus), right - widthOf(signed(bonus), 'display', 30) + 12, y + 11)
    return
  }
  if (bonus === 0) stroke(pen, livery.line, 3, ellipse(right - 0, y, 8))
  for (let dot = 0; dot < bonus; dot++) fill(pen, colour, ellipse(right - dot * 30, y, 12))
}

function words(pen: Pen, block: BlockRow, livery: Livery): void {
  const { size } = block.text
  if (block.tally > 0) tally(pen, block, livery)
  const left = block.x + (block.tally === 0 ? 0 : block.tally + 18)
  let y = block.y
  if (block.heading !== null) {
    write(pen, block.heading, left, y, livery.accent)
    y += block.heading.height + size * 0.18
  }
  write(pen, block.text, left, y, livery.text)
}

function tally(pen: Pen, block: BlockRow, livery: Livery): void {
  const { size } = block.text
  const y = block.y + size * 0.52
  let x = block.x + block.tally - tallyWidth(block.bonus, block.draws, size)
  if (dotted(block.bonus))
    for (let dot = 0; dot < block.bonus; dot++, x += size * DOT)
      fill(pen, livery.accent, ellipse(x + (size * DOT) / 2, y, size * 0.32))
  else if (block.bonus !== 0) {
    pen.font = font('display', size * 1.05)
    pen.fillStyle = livery.accent
    pen.fillText(signed(block.bonus), x, y + size * 0.38)
    x += widthOf(signed(block.bonus), 'display', size * 1.05)
  }
  if (block.bonus !== 0 && block.draws > 0) x += size * 0.2
  for (let draw = 0; draw < block.draws; draw++, x += size * CUBE)
    cube(pen, x + (size * CUBE) / 2, y, size * 1.02, livery.cube)
}
