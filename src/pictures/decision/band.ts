/** Draws the cards on one side of a place, with their total. */
import type { BandBlock, Rect, Seat, Tile } from '../../contract/index.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { type FittedText, fitWords } from './fit.ts'
import { type BlockContext, type BlockPainter, EDGE, type PartCollector, stepOf } from './parts.ts'
import { crowdOf, rowOf, type TileRow } from './row.ts'
import { drawState, lightOf } from './tile.ts'

const PADS = [
  { top: 12, bottom: 14 },
  { top: 12, bottom: 14 },
  { top: 12, bottom: 14 },
  { top: 10, bottom: 10 },
  { top: 8, bottom: 8 },
] as const
const LEAST = 90
const TOTAL = 92
const GAP = 8
const THING = { size: 72, gap: 6, most: 6 } as const
const NOTE = { size: 31, most: 240, line: 40 } as const
/** The heights of faces, from roomy to tight. */
const FACES = [92, 84, 78] as const
/** A picture that is too high has small tiles alone: first where there are many, then everywhere. */
const CROWDED = 3
const SMALL = 5

/** Draws a band: the total, the tiles, the things, and the words beside them. */
export const drawBand: BlockPainter<BandBlock> = (drawing, block, top, context) => {
  const { seat, total, tiles, things = [], notes = [], empty } = block
  const { band } = context.style(seat)
  const before = drawing.parts.length
  const pad = stepOf(PADS, context.tight)
  const left = EDGE + (total === undefined ? 0 : TOTAL + GAP)
  const lines = notes.map((note) => fitWords(note, NOTE.most, { face: 'body', size: NOTE.size, lines: 2 }))
  const noted = lines.length === 0 ? 0 : Math.max(...lines.map(({ width }) => width)) + GAP * 2
  const room = PICTURE.width - EDGE - left - noted
  const set = bandRow({ tiles, things, seat, room }, context.tight)
  const noteHeight = lines.reduce((sum, { set: { lines: rows } }) => sum + Math.max(1, rows.length) * NOTE.line, 0)
  const words = tiles.length === 0 && things.length === 0 && empty !== undefined
  const said = words ? fitWords(empty, room - GAP, { face: 'body', size: 33, lines: 3, leading: 1.3 }) : null
  const least = total === undefined ? (said === null ? LEAST : 66) : LEAST + 18
  const inner = Math.max(set.height, noteHeight, said?.height ?? 0, least - pad.top - pad.bottom)
  const height = inner + pad.top + pad.bottom
  const raise = set.raised ? 16 : 0
  const box = { x: left, y: top + pad.top + raise, height: inner }
  set.draw(drawing, left, box.y + (inner - set.height) / 2, context)
  if (said !== null) drawing.words(said, { ...box, x: left + GAP, width: room - GAP }, { colour: COLOURS.pale })
  drawNotes(
    drawing,
    lines,
    { ...box, x: left + Math.max(set.width, (said?.width ?? -GAP) + GAP) + GAP * 2, width: noted - GAP * 2 },
    noteHeight,
  )
  if (total !== undefined) drawTotal(drawing, total, { x: EDGE, y: box.y, width: TOTAL, height: inner })
  drawing.below(before, {
    kind: 'area',
    rect: { x: 0, y: top, width: PICTURE.width, height: height + raise },
    colour: band,
  })
  return height + raise
}

interface Cards {
  readonly tiles: readonly Tile[]
  readonly things: readonly Tile[]
  readonly seat: Seat
  readonly room: number
}

/** Fits tiles and things into the room: in one row if possible, else all of them in a grid. */
function bandRow({ tiles, things, seat, room }: Cards, tight: number): TileRow & { readonly raised: boolean } {
  const raised = tiles.some(({ state }) => state === 'chosen' || state === 'suggested')
  const options = { seat, gap: GAP, price: false, face: stepOf(FACES, tight) }
  const all = [...tiles, ...things]
  const columns = Math.ceil(Math.min(things.length, THING.most) / 2)
  const beside = columns * (THING.size + THING.gap) + (columns > 0 && tiles.length > 0 ? 2 : 0)
  const alone = tight >= SMALL || (tight >= CROWDED && tiles.length > 3)
  const row = alone || things.length > THING.most ? null : rowOf(tiles, room - beside, { ...options, short: tight > 1 })
  if (row === null) return { ...crowdOf(all, room, { ...options, rows: tight > CROWDED ? 1 : 2 }), raised: false }
  const tall = things.length === 0 ? 0 : Math.min(2, things.length) * (THING.size + THING.gap) - THING.gap
  const height = Math.max(row.height, tall)
  return {
    raised,
    width: row.width + beside,
    height,
    draw: (drawing, x, y, context) => {
      row.draw(drawing, x, y + (height - row.height), context)
      const left = x + row.width + (tiles.length > 0 ? GAP : 0)
      for (const [at, thing] of things.entries()) {
        const inColumn = Math.min(2, things.length - Math.floor(at / 2) * 2)
        const start = y + (height - (inColumn * (THING.size + THING.gap) - THING.gap)) / 2
        const rect = {
          x: left + Math.floor(at / 2) * (THING.size + THING.gap),
          y: start + (at % 2) * (THING.size + THING.gap),
          width: THING.size,
          height: THING.size,
        }
        drawThing(drawing, thing, rect, seat, context)
      }
    },
  }
}

/** Draws a thing: a small picture, with a number in its corner if it has one. */
export function drawThing(drawing: PartCollector, tile: Tile, rect: Rect, seat: Seat, context: BlockContext): void {
  const { card, state, plate } = tile
  const style = context.style(seat)
  const inner = { x: rect.x + 4, y: rect.y + 4, width: rect.width - 8, height: rect.height - 8 }
  drawing.add({ kind: 'area', rect, colour: style.card, radius: 12, box: true })
  if (card === null) {
    drawing.area(inner, style.won, 8)
    // Beside the mark in one corner and the number in another.
    const size = rect.width * 0.44
    const top = plate === undefined ? rect.height - 8 - size : 6
    drawing.icon('eye', rect.x + 8, rect.y + top, size, COLOURS.white)
  } else {
    const light = lightOf(state)
    drawing.add({ kind: 'art', rect: inner, card, crop: 'focus', radius: 8, light, colour: style.row })
    if (light === 'grey') drawing.add({ kind: 'slash', rect: inner, colour: COLOURS.white })
  }
  if (plate !== undefined && plate.value !== '') {
    const fitted = fitWords(plate.value, rect.width - 16, { face: 'display', size: 29 })
    const box = { x: rect.x, y: rect.y + rect.height - 34, width: Math.min(rect.width, fitted.width + 14), height: 34 }
    drawing.area(box, COLOURS.plate, [0, 10, 0, 12])
    drawing.words(fitted, box, { colour: COLOURS.white, align: 'middle' })
  }
  drawState(drawing, state, rect, style, { width: 32, height: 32 })
}

/** Draws a total: the number, and below it its meaning. */
function drawTotal(drawing: PartCollector, { value, label }: { value: string; label: string }, room: Rect): void {
  const number = fitWords(value, room.width, { face: 'display', size: TYPE.total[2], least: 40 })
  const below = fitWords(label, room.width, { face: 'body', size: TYPE.tile, lines: 2, leading: 1 })
  const y = room.y + (room.height - number.height - below.height - 2) / 2
  drawing.words(number, { ...room, y, height: number.height }, { colour: COLOURS.white, align: 'middle' })
  const at = { ...room, y: y + number.height + 2, height: below.height }
  drawing.words(below, at, { colour: COLOURS.pale, align: 'middle' })
}

function drawNotes(drawing: PartCollector, lines: readonly FittedText[], room: Rect, height: number): void {
  let y = room.y + (room.height - height) / 2
  for (const line of lines) {
    const tall = Math.max(1, line.set.lines.length) * NOTE.line
    drawing.words(line, { x: room.x, y, width: room.width, height: tall }, { colour: COLOURS.white })
    y += tall
  }
}
