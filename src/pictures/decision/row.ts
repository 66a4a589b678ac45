/** Sets tiles beside each other: as large as they can be, and many of them as a grid of small ones. */
import type { Rect, Seat, Tile } from '../../contract/index.ts'
import { COLOURS, TYPE } from '../style.ts'
import { fitWords } from './fit.ts'
import type { BlockContext, PartCollector } from './parts.ts'
import { COST } from './signs.ts'
import { drawState, drawTile, holdsNames, isRaised, lightOf, nameInk, RAISED, sizeFor, tileHeight } from './tile.ts'

/** A tile, and how many are like it. */
export interface Alike {
  readonly tile: Tile
  readonly count: number
}

/** Returns the tiles with those that look the same joined in the place of the first. */
export function gathered(tiles: readonly Tile[]): Alike[] {
  const known = new Map<string, { tile: Tile; count: number }>()
  for (const tile of tiles) {
    const key = JSON.stringify([
      tile.card,
      tile.name,
      tile.plate,
      tile.figures,
      tile.state,
      tile.foot,
      tile.carries?.map(({ card }) => card),
    ])
    const before = known.get(key)
    if (before === undefined) known.set(key, { tile, count: 1 })
    else before.count++
  }
  return [...known.values()]
}

/** A row or a grid of tiles that has been measured. */
export interface TileRow {
  readonly width: number
  readonly height: number
  readonly draw: (drawing: PartCollector, x: number, y: number, context: BlockContext) => void
}

/** The way tiles are set. */
export interface RowOptions {
  readonly seat: Seat
  readonly gap: number
  readonly face: number
  /** The tiles are paid for, so that the number in their corner is a price. */
  readonly price: boolean
  /** The number stands large above the face. */
  readonly head?: number
  /** The widest tile. */
  readonly most?: number
  /** Names may lose their last words rather than that the tiles become a grid. */
  readonly short?: boolean
  /** The most rows of a grid. */
  readonly rows?: number
}

/** The widths of tiles: as designed, at least, and in a grid. */
const WIDTH = { usual: 112, least: 82, long: 170, small: 76, smallest: 68 } as const
const MOST_IN_ROW = 7
const SMALL_GAP = 8
const CARRIED = { size: 40, gap: 4, most: 3 } as const

/** Returns tiles in one row, or null where they would be too narrow. */
export function rowOf(tiles: readonly Tile[], room: number, options: RowOptions): TileRow | null {
  const { seat, gap, face, price, head = 0, most = WIDTH.long, short = false } = options
  if (tiles.length === 0) return { width: 0, height: 0, draw: () => {} }
  if (tiles.length > MOST_IN_ROW) return null
  const beside = tiles.map(({ carries = [] }) => (carries.length === 0 ? 0 : CARRIED.size + CARRIED.gap))
  const share = (room - gap * (tiles.length - 1) - beside.reduce((sum, one) => sum + one, 0)) / tiles.length
  if (share < WIDTH.least) return null
  const wide = Math.floor(Math.min(most, share))
  const width = widthFor(tiles, wide) ?? (short ? wide : null)
  if (width === null) return null
  const size = sizeFor(tiles, width, { face, price, head })
  const taken = tiles.reduce((sum, _, at) => sum + width + beside[at]! + (at === 0 ? 0 : gap), 0)
  return {
    width: taken,
    height: tileHeight(size),
    draw: (drawing, x, y, context) => {
      let left = x
      for (const [at, tile] of tiles.entries()) {
        const top = y - (isRaised(tile.state) ? RAISED : 0)
        drawTile(drawing, tile, { x: left, y: top, size, seat }, context)
        drawCarried(drawing, tile, { x: left + width + CARRIED.gap, y: top, seat, height: tileHeight(size) }, context)
        left += width + beside[at]! + gap
      }
    },
  }
}

/** Returns the least width, not below the usual one, that holds all names; null if letters would become too narrow. */
function widthFor(tiles: readonly Tile[], most: number): number | null {
  for (let width = Math.min(WIDTH.usual, most); width <= most; width += 6) if (holdsNames(tiles, width)) return width
  return holdsNames(tiles, most) || most >= WIDTH.usual ? most : null
}

/** Draws the cards that a tile carries as a column of small pictures. */
function drawCarried(
  drawing: PartCollector,
  { carries = [] }: Tile,
  { x, y, seat, height }: { x: number; y: number; seat: Seat; height: number },
  context: BlockContext,
): void {
  const { card, edge } = context.style(seat)
  const room = Math.floor((height + CARRIED.gap) / (CARRIED.size + CARRIED.gap))
  const most = Math.min(CARRIED.most, room)
  const shown = carries.length <= most ? carries : carries.slice(0, most - 1)
  for (const [at, one] of shown.entries()) {
    const rect = { x, y: y + at * (CARRIED.size + CARRIED.gap), width: CARRIED.size, height: CARRIED.size }
    drawing.add({ kind: 'area', rect, colour: card, radius: 8, box: true })
    if (one.card === null) drawing.icon('eye', rect.x + 8, rect.y + 8, 24, edge)
    else drawing.add({ kind: 'art', rect, card: one.card, crop: 'focus', radius: 8, light: 'full', colour: card })
    drawing.add({
      kind: 'edge',
      rect: { ...rect, x: x + 1.5, y: rect.y + 1.5, width: 37, height: 37 },
      colour: edge,
      width: 3,
      radius: 7,
    })
  }
  if (shown.length === carries.length) return
  const rest = { x, y: y + shown.length * (CARRIED.size + CARRIED.gap), width: CARRIED.size, height: CARRIED.size }
  drawing.words(fitWords(`+${carries.length - shown.length}`, rest.width, { face: 'label', size: TYPE.tile }), rest, {
    colour: COLOURS.white,
    align: 'middle',
  })
}

const SMALL = { border: 3, face: 70, foot: 36 } as const

/** Returns the columns of a grid and their width: in as few rows as possible, and of equal length where there are two. */
function gridFor(count: number, room: number, rows: number): { readonly columns: number; readonly width: number } {
  const columnsOf = (width: number) => Math.max(1, Math.floor((room + SMALL_GAP) / (width + SMALL_GAP)))
  const most = columnsOf(WIDTH.smallest)
  const columns = count <= most ? most : Math.min(most, Math.ceil(count / rows))
  const needed = Math.min(columns, count)
  const width = Math.min(WIDTH.small, Math.floor((room + SMALL_GAP) / Math.max(1, needed)) - SMALL_GAP)
  return { columns: needed === 0 ? 1 : needed, width }
}

/** Returns many tiles as a grid of small ones with a number each; alike ones share a place, and the rest is counted. */
export function crowdOf(tiles: readonly Tile[], room: number, { seat, rows = 2, price }: RowOptions): TileRow {
  const all = gathered(tiles)
  const { columns, width } = gridFor(all.length, room, rows)
  const most = columns * rows
  const shown = all.length <= most ? all : all.slice(0, most - 1)
  const left = all.slice(shown.length).reduce((sum, { count }) => sum + count, 0)
  const cells = shown.length + (left > 0 ? 1 : 0)
  const height = SMALL.border * 2 + SMALL.face + SMALL.foot
  const placeOf = (at: number, x: number, y: number) => ({
    x: x + (at % columns) * (width + SMALL_GAP),
    y: y + Math.floor(at / columns) * (height + SMALL_GAP),
    width,
    height,
  })
  return {
    width: Math.min(columns, cells) * (width + SMALL_GAP) - SMALL_GAP,
    height: Math.ceil(cells / columns) * (height + SMALL_GAP) - SMALL_GAP,
    draw: (drawing, x, y, context) => {
      for (const [at, one] of shown.entries()) drawSmall(drawing, one, placeOf(at, x, y), { seat, price }, context)
      if (left === 0) return
      drawLeft(drawing, left, placeOf(shown.length, x, y), seat, context)
    },
  }
}

/** Draws how many cards have no tile: on a card with the sign of a pile, so that the number is not read as a bonus. */
function drawLeft(drawing: PartCollector, left: number, rect: Rect, seat: Seat, context: BlockContext): void {
  const style = context.style(seat)
  const icon = 36
  drawing.add({ kind: 'area', rect, colour: style.card, radius: 10, box: true })
  drawing.icon('deck', rect.x + (rect.width - icon) / 2, rect.y + 12, icon, nameInk(undefined, style))
  const words = fitWords(`+${left}`, rect.width - 8, { face: 'display', size: 31 })
  drawing.words(
    words,
    { ...rect, y: rect.y + rect.height - SMALL.foot - 6, height: SMALL.foot },
    {
      colour: nameInk(undefined, style),
      align: 'middle',
    },
  )
}

/** Draws a small tile: a face with one number below it; a card without a number is a face alone. */
function drawSmall(
  drawing: PartCollector,
  one: Alike,
  rect: Rect,
  { seat, price }: Pick<RowOptions, 'seat' | 'price'>,
  context: BlockContext,
): void {
  const { tile } = one
  const style = context.style(seat)
  const { card, state, plate } = tile
  const isPrice = plate !== undefined && (price || plate.id === COST)
  const text = smallText(one, isPrice)
  const inner = { x: rect.x + SMALL.border, y: rect.y + SMALL.border, width: rect.width - 6, height: rect.height - 6 }
  const face = text === null ? inner : { ...inner, height: SMALL.face }
  const radius = text === null ? 7 : [7, 7, 0, 0]
  drawing.add({ kind: 'area', rect, colour: style.card, radius: 10, box: true })
  if (card === null) {
    drawing.area(face, style.won, radius)
    drawing.icon('eye', face.x + 13, face.y + Math.max(34, (face.height - 32) / 2), 32, COLOURS.white)
  } else {
    const light = lightOf(state)
    drawing.add({ kind: 'art', rect: face, card, crop: 'focus', radius, light, colour: style.row })
    if (light === 'grey') drawing.add({ kind: 'slash', rect: face, colour: COLOURS.white })
  }
  if (isPrice) {
    const price = fitWords(plate.value, 40, { face: 'display', size: 29 })
    const box = { x: rect.x, y: rect.y, width: Math.max(36, price.width + 10), height: 36 }
    drawing.area(box, plate.idle === true ? COLOURS.free : COLOURS.cost, [10, 0, 8, 0])
    drawing.words(price, box, { colour: COLOURS.costInk, align: 'middle' })
  }
  if (text !== null) {
    const below = { ...inner, y: face.y + face.height, height: SMALL.foot }
    drawing.words(fitWords(text, below.width - 4, { face: one.count > 1 ? 'label' : 'display', size: 31 }), below, {
      colour: nameInk(state, style),
      align: 'middle',
    })
  }
  drawState(drawing, state, rect, style, { width: 32, height: 32 })
}

/** Returns the number of a small tile and how many are like it; null where there is neither. */
function smallText({ tile: { plate, figures = [] }, count }: Alike, isPrice: boolean): string | null {
  const number = isPrice ? figures[0] : (plate ?? figures[0])
  const value = number === undefined ? '' : `${number.value}${number.draws === undefined ? '' : '+'}`
  const text = `${value}${count > 1 ? ` ×${count}` : ''}`.trim()
  return text === '' ? null : text
}
