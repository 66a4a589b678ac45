/** Paints a card onto a canvas from its layout. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'
import type { CardSheet, Look, Palette, Rect } from '../contract/index.ts'
import { ellipse, fill, rounded, stroke, within } from '../kit/drawing/pen.ts'
import { signed } from '../kit/wording/words.ts'
import { CanvasPen } from './canvas-pen.ts'
import {
  type BlockRow,
  CARD_HEIGHT,
  CARD_WIDTH,
  type CardLayout,
  type Cell,
  CUBE,
  DOT,
  dotted,
  FRAME,
  tallyWidth,
} from './card-layout.ts'
import { widthOf } from './fonts.ts'
import { cube, gem, symbol } from './symbols.ts'
import { type SetText, SYMBOL_WIDTH } from './text.ts'

/** Small pictures of cards by id, in their final size; null: there is no such card. */
export type CardArts = (card: string, rect: Rect) => Canvas | Image | null

const RADIUS = 36
/** The distance from a line's top to its baseline, as a share of the font size. */
const ASCENT = 0.8

/** The colours and signs of the card. */
interface Style {
  readonly look: Look
  readonly palette: Palette
  readonly tint: string
}

/** Draws the card. The same sheet gives the same pixels. */
export function paintCard(sheet: CardSheet, layout: CardLayout, look: Look): Canvas {
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT)
  const pen = new CanvasPen(canvas.getContext('2d'))
  const palette = look.palette(sheet.side)
  const style = { look, palette, tint: look.tint(sheet.realm) }
  const card = rounded(0, 0, CARD_WIDTH, CARD_HEIGHT, RADIUS)
  fill(pen, palette.frame, card)
  const inner = rounded(FRAME, FRAME, CARD_WIDTH - FRAME * 2, CARD_HEIGHT - FRAME * 2, RADIUS - FRAME + 4)
  within(pen, inner, () => {
    within(pen, rounded(layout.art.x, layout.art.y, layout.art.width, layout.art.height, 0), () =>
      look.paintArt(pen, sheet, layout.art),
    )
    header(pen, layout, style)
    panel(pen, layout, style)
  })
  stroke(pen, palette.edge, 5, inner)
  if (layout.badge !== null) badge(pen, layout.badge, palette)
  for (const icon of layout.icons)
    gem(
      pen,
      icon.x + icon.width / 2,
      icon.y + icon.height / 2,
      icon.width / 2 - 1,
      look.iconColour(icon.id),
      icon.wild,
      palette.plate,
    )
  return canvas
}

/** Draws set text; `x` is its left edge, its middle or its right edge. */
export function write(
  pen: CanvasPen,
  set: SetText,
  x: number,
  y: number,
  colour: string,
  side: 'left' | 'middle' | 'right' = 'left',
): void {
  for (const [row, line] of set.lines.entries()) {
    let at = x - (side === 'middle' ? line.width / 2 : side === 'right' ? line.width : 0)
    const baseline = y + set.size * ASCENT + row * set.leading
    for (const piece of line.pieces) {
      if ('symbol' in piece) {
        symbol(pen, piece.symbol, at, baseline, set.size, colour)
        at += SYMBOL_WIDTH[piece.symbol] * set.size
      } else {
        pen.write(piece.text, at, baseline, set.face, set.size, colour)
        at += widthOf(piece.text, set.face, set.size)
      }
    }
  }
}

function header(pen: CanvasPen, layout: CardLayout, { palette, tint }: Style): void {
  const { x, y, width, height } = layout.header
  fill(pen, palette.plate, rounded(x, y, width, height, 0))
  pen.fillStyle = tint
  pen.fillRect(x, y + height - 7, width, 7)
  let top = y + 16
  const left = x + 24
  write(pen, layout.kind, left, top, palette.accent)
  top += layout.kind.height + 9
  write(pen, layout.title, left - 2, top, palette.title)
  top += layout.title.height + 8
  if (layout.subtitle !== null) write(pen, layout.subtitle, left, top, palette.accent)
}

function badge(pen: CanvasPen, { box, values, label }: NonNullable<CardLayout['badge']>, palette: Palette): void {
  const step = values.length > 1 ? 92 : 0
  const size = values.length > 1 ? 100 : 120
  const middle = box.x + box.width / 2
  for (const [at, value] of values.entries()) {
    const x = middle + (at - (values.length - 1) / 2) * step
    cube(pen, x, box.y + 56, size, palette.cube)
    const digits = value.length > 1 ? 46 : 64
    pen.write(
      value,
      x - widthOf(value, 'display', digits) / 2,
      box.y + 56 + digits * 0.36,
      'display',
      digits,
      palette.cubeInk,
    )
  }
  write(pen, label, middle, box.y + 119, palette.muted, 'middle')
}

function panel(pen: CanvasPen, layout: CardLayout, style: Style): void {
  const { palette, tint } = style
  const { x, y, width, height } = layout.panel
  fill(pen, palette.panel, rounded(x, y, width, height, 0))
  pen.fillStyle = tint
  pen.fillRect(x, y, width, 6)
  for (const cell of layout.cells) number(pen, cell, style)
  for (const [at, row] of layout.places.entries()) {
    const middle = row.y + row.height / 2
    if (at > 0) {
      pen.fillStyle = palette.line
      pen.fillRect(row.x, row.y - 1, row.width, 2)
    }
    write(pen, row.label, row.x, middle - row.label.size * 0.44, row.bonus === 0 ? palette.muted : palette.text)
    dots(pen, row.x + row.width - 14, middle, row.bonus, tint, palette)
  }
  for (const block of layout.blocks) words(pen, block, palette)
  if (layout.note !== null) {
    const { box, text } = layout.note
    pen.fillStyle = tint
    pen.fillRect(box.x, box.y, 6, box.height)
    write(pen, text, box.x + 22, box.y, palette.muted)
  }
  pen.fillStyle = palette.line
  pen.fillRect(x, layout.imprint.box.y, width, 2)
  const line = layout.imprint.box.y + 11
  write(pen, layout.imprint.text, layout.imprint.box.x, line, palette.muted)
  write(pen, layout.side.text, layout.side.box.x, line, palette.accent)
}

function number(pen: CanvasPen, cell: Cell, { look, palette }: Style): void {
  fill(pen, palette.cell, rounded(cell.x + 3, cell.y + 9, cell.width - 6, cell.height - 12, 6))
  const middle = cell.x + cell.width / 2
  write(pen, cell.label, middle, cell.y + cell.height - 34, palette.muted, 'middle')
  write(pen, cell.value, middle, cell.y + 16 + (54 - cell.value.height) / 2, palette.title, 'middle')
  fill(
    pen,
    look.numberColour(cell.id) ?? palette.accent,
    rounded(cell.x + 3, cell.y + 9, 6, cell.height - 12, [6, 0, 0, 6]),
  )
}

function dots(pen: CanvasPen, right: number, y: number, bonus: number, colour: string, palette: Palette): void {
  if (bonus !== 0 && !dotted(bonus)) {
    pen.write(signed(bonus), right - widthOf(signed(bonus), 'display', 30) + 12, y + 11, 'display', 30, colour)
    return
  }
  if (bonus === 0) stroke(pen, palette.line, 3, ellipse(right - 0, y, 8))
  for (let dot = 0; dot < bonus; dot++) fill(pen, colour, ellipse(right - dot * 30, y, 12))
}

function words(pen: CanvasPen, block: BlockRow, palette: Palette): void {
  const { size } = block.text
  if (block.tally > 0) tally(pen, block, palette)
  const left = block.x + (block.tally === 0 ? 0 : block.tally + 18)
  let y = block.y
  if (block.heading !== null) {
    write(pen, block.heading, left, y, palette.accent)
    y += block.heading.height + size * 0.18
  }
  write(pen, block.text, left, y, palette.text)
}

function tally(pen: CanvasPen, block: BlockRow, palette: Palette): void {
  const { size } = block.text
  const y = block.y + size * 0.52
  let x = block.x + block.tally - tallyWidth(block.bonus, block.draws, size)
  if (dotted(block.bonus))
    for (let dot = 0; dot < block.bonus; dot++, x += size * DOT)
      fill(pen, palette.accent, ellipse(x + (size * DOT) / 2, y, size * 0.32))
  else if (block.bonus !== 0) {
    pen.write(signed(block.bonus), x, y + size * 0.38, 'display', size * 1.05, palette.accent)
    x += widthOf(signed(block.bonus), 'display', size * 1.05)
  }
  if (block.bonus !== 0 && block.draws > 0) x += size * 0.2
  for (let draw = 0; draw < block.draws; draw++, x += size * CUBE)
    cube(pen, x + (size * CUBE) / 2, y, size * 1.02, palette.cube)
}
