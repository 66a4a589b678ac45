/** Draws a card as a tile: its face, its name, its numbers, and what state it is in. */
import type { Rect, Seat, Tile, TileState } from '../../contract/index.ts'
import { mix } from '../../kit/drawing/colours.ts'
import type { IconName } from '../icons.ts'
import { COLOURS, type SideStyle, TYPE } from '../style.ts'
import { fitsWhole, fitTag, fitWords } from './fit.ts'
import type { BlockContext, Light, PartCollector } from './parts.ts'
import { COST, drawFigure, type FigureSet, measure, measureIn } from './signs.ts'

/** The sizes of tiles that stand beside each other. */
export interface TileSize {
  readonly width: number
  readonly face: number
  /** The height of the name; 0: no name. */
  readonly name: number
  /** The height of the numbers at the foot; 0: no foot. */
  readonly foot: number
  /** The height of a number above the face; 0: it stands in the corner. */
  readonly head: number
  /** Whether the number in the corner is what the card costs. */
  readonly price: boolean
}

const BORDER = 4
const RADIUS = 12
/** The distance by which a tile that is chosen or proposed stands above the others. */
export const RAISED = 16
const NAME = 62
const PLATE = 38
const PRICE = 42
const CORNER = { width: 44, height: 42 } as const
const PAD = 5

/** Returns the height of tiles of this size. */
export const tileHeight = ({ face, name, foot, head }: TileSize): number => BORDER * 2 + head + face + name + foot

/** Returns the size of tiles that hold the names and numbers of all of these. */
export function sizeFor(
  tiles: readonly Tile[],
  width: number,
  { face, price, head = 0 }: { readonly face: number; readonly price: boolean; readonly head?: number },
): TileSize {
  const named = tiles.some(({ name }) => name !== '')
  const footed = tiles.some(({ figures = [], foot }) => figures.length > 0 || foot !== undefined)
  return { width, face, name: named ? NAME : 0, foot: footed ? CORNER.height : 0, head, price }
}

/** Whether this width holds each name in two lines. */
export const holdsNames = (tiles: readonly Tile[], width: number): boolean =>
  tiles.every(({ name, card }) => card === null || fitsWhole(name, width - (BORDER + PAD) * 2 + 4, NAMES))

const NAMES = { face: 'label', size: TYPE.tile, lines: 2, leading: 1 } as const

/** States in which a tile stands above the others. */
export const isRaised = (state: TileState | undefined): boolean => state === 'chosen' || state === 'suggested'

/** Draws a tile; `y` is its upper edge when it is not raised. `count`: this many like it. */
export function drawTile(
  drawing: PartCollector,
  tile: Tile,
  { x, y, size, seat, count = 1 }: { x: number; y: number; size: TileSize; seat: Seat; count?: number },
  context: BlockContext,
): void {
  const style = context.style(seat)
  const rect = { x, y, width: size.width, height: tileHeight(size) }
  const inner = { x: x + BORDER, width: size.width - BORDER * 2 }
  drawing.add({ kind: 'area', rect, colour: style.card, radius: RADIUS, box: true })
  if (tile.card === null) drawBack(drawing, tile, rect, style)
  else {
    const top = y + BORDER + size.head
    const face = { ...inner, y: top, height: size.face }
    const light = lightOf(tile.state)
    const radius = size.head > 0 ? 0 : [RADIUS - BORDER, RADIUS - BORDER, 0, 0]
    drawing.add({ kind: 'art', rect: face, card: tile.card, crop: 'focus', radius, light, colour: style.row })
    if (light === 'grey') drawing.add({ kind: 'slash', rect: face, colour: COLOURS.white })
    drawName(drawing, tile, { ...inner, y: top + size.face, height: size.name }, style)
    drawFoot(drawing, tile, { ...inner, y: top + size.face + size.name, height: size.foot }, style, context)
  }
  drawPlate(drawing, tile, { rect, size, seat }, context)
  drawState(drawing, tile.state, rect, style, CORNER, tile.proposed)
  drawMarks(drawing, tile, { rect, size }, count)
}

const isFaint = (state: TileState | undefined): boolean => state === 'dim' || state === 'leaving'

/** Returns how the face of a card in this state looks. */
export const lightOf = (state: TileState | undefined): Light =>
  state === 'defeated' ? 'grey' : isFaint(state) ? 'dim' : 'full'

/** The ink of a name: paler on a card that is out of reach, but still to be read. */
export const nameInk = (state: TileState | undefined, { ink, card }: SideStyle): string =>
  isFaint(state) ? mix(ink, card, 0.3) : ink

function drawBack(drawing: PartCollector, { state, name }: Tile, rect: Rect, { won, ring }: SideStyle): void {
  const inner = {
    x: rect.x + BORDER,
    y: rect.y + BORDER,
    width: rect.width - BORDER * 2,
    height: rect.height - BORDER * 2,
  }
  drawing.area(inner, won, RADIUS - BORDER)
  drawing.add({
    kind: 'edge',
    rect: { x: inner.x + 6, y: inner.y + 6, width: inner.width - 12, height: inner.height - 12 },
    colour: ring,
    width: 2,
    radius: 6,
  })
  const size = Math.min(54, inner.width * 0.6)
  const icon: IconName = state === 'coming' && name === '' ? 'deck' : 'eye'
  drawing.icon(
    icon,
    rect.x + (rect.width - size) / 2,
    rect.y + (rect.height - size) / 2 + (rect.height > 120 ? 12 : 8),
    size,
    COLOURS.white,
  )
}

function drawName(drawing: PartCollector, { name, state }: Tile, room: Rect, style: SideStyle): void {
  if (room.height === 0 || name === '') return
  const box = { ...room, x: room.x + PAD - 2, width: room.width - (PAD - 2) * 2 }
  drawing.words(fitWords(name, box.width, NAMES), box, { colour: nameInk(state, style), align: 'middle' })
}

function drawFoot(
  drawing: PartCollector,
  tile: Tile,
  room: Rect,
  { card, ink }: SideStyle,
  context: BlockContext,
): void {
  const { figures = [], foot, state } = tile
  if (room.height === 0) return
  if (foot !== undefined) {
    const dim = state === 'dim'
    if (dim) drawing.area(room, COLOURS.strip, [0, 0, RADIUS - BORDER, RADIUS - BORDER])
    drawing.words(fitTag(foot, room.width - 6, { face: 'label', size: TYPE.tile }), inset(room, 3), {
      colour: dim ? COLOURS.warning : ink,
      align: 'middle',
    })
    return
  }
  drawing.area({ ...room, height: 2 }, mix(card, ink, 0.3))
  const colour = isFaint(state) ? mix(ink, card, 0.3) : ink
  for (const icon of [26, 22, 0]) {
    const style = { size: 33, icon, gap: 3, ink: colour, ground: card, signs: icon > 0 }
    const sets = figures.slice(0, 2).map((figure) => measure(figure, style, room.width - 4))
    const taken = sets.reduce((sum, { width }) => sum + width, 0)
    if (icon > 0 && taken + sets.length * 4 > room.width) continue
    spread(drawing, sets, taken <= room.width ? sets.length : 1, room, context)
    return
  }
}

/** Draws numbers at equal distances. */
function spread(
  drawing: PartCollector,
  sets: readonly FigureSet[],
  most: number,
  room: Rect,
  context: BlockContext,
): void {
  const shown = sets.slice(0, most)
  const taken = shown.reduce((sum, { width }) => sum + width, 0)
  const gap = Math.max(0, room.width - taken) / (shown.length + 1)
  let x = room.x + gap
  for (const set of shown) {
    drawFigure(drawing, set, x, room.y + room.height / 2 + 1, context)
    x += set.width + gap
  }
}

const inset = (rect: Rect, by: number): Rect => ({ ...rect, x: rect.x + by, width: rect.width - by * 2 })

/** Draws the number of a tile in its left upper corner, or large above the face. */
function drawPlate(
  drawing: PartCollector,
  { plate, state }: Tile,
  { rect, size, seat }: { rect: Rect; size: TileSize; seat: Seat },
  context: BlockContext,
): void {
  if (plate === undefined) return
  const { x, y, width } = rect
  if (size.head > 0) {
    const { won } = context.style(seat)
    const room = { x: x + BORDER, y: y + BORDER, width: width - BORDER * 2, height: size.head }
    drawing.area(room, won, [RADIUS - BORDER, RADIUS - BORDER, 0, 0])
    const left = { ...room, width: room.width - (state === undefined ? 0 : CORNER.width) }
    drawing.words(fitWords(plate.value, left.width - 8, { face: 'display', size: 60 }), left, {
      colour: COLOURS.white,
      align: 'middle',
    })
    return
  }
  const corner = [RADIUS, 0, RADIUS, 0]
  // A number leaves room for the mark in the other corner.
  const room = width - (state === undefined ? 0 : CORNER.width) - 14
  if (size.price || plate.id === COST) {
    const fitted = fitWords(plate.value, room, { face: 'display', size: 34 })
    const box = { x, y, width: Math.max(PRICE, fitted.width + 14), height: PRICE }
    drawing.area(box, plate.idle === true ? COLOURS.free : COLOURS.cost, corner)
    drawing.words(fitted, box, { colour: COLOURS.costInk, align: 'middle' })
    return
  }
  const style = { size: 33, icon: 24, gap: 3, ink: COLOURS.white, ground: COLOURS.plate }
  const set = measureIn(plate, style, room)
  const box = { x, y, width: Math.max(PLATE + 2, set.width + 14), height: PLATE + 2 }
  drawing.area(box, COLOURS.plate, corner)
  drawFigure(drawing, set, x + (box.width - set.width) / 2, y + box.height / 2, context)
}

/** Signs in the right upper corner, so that no state is told by its colour alone. */
const MARKS: Partial<Record<TileState, readonly [icon: IconName, ground: string, ink: string]>> = {
  chosen: ['tick', COLOURS.chosen, COLOURS.chosenInk],
  suggested: ['star', COLOURS.suggested, COLOURS.suggestedInk],
  coming: ['down', COLOURS.chosen, COLOURS.chosenInk],
  leaving: ['up', COLOURS.plate, COLOURS.white],
  now: ['play', COLOURS.white, COLOURS.pillInk],
}

/** Draws the edge of a tile, its ring and its mark. */
export function drawState(
  drawing: PartCollector,
  state: TileState | undefined,
  rect: Rect,
  { edge }: SideStyle,
  corner: { readonly width: number; readonly height: number } = CORNER,
  proposed = false,
): void {
  const by = BORDER / 2
  const around = { x: rect.x + by, y: rect.y + by, width: rect.width - BORDER, height: rect.height - BORDER }
  const dashed = state === 'coming' || state === 'leaving'
  drawing.add({ kind: 'edge', rect: around, colour: edge, width: BORDER, radius: RADIUS - by, dashed })
  const ring = (out: number, width: number, colour: string) =>
    drawing.add({ kind: 'edge', rect: grown(rect, out), colour, width, radius: RADIUS + out })
  if (state === 'chosen') ring(3, 6, COLOURS.chosen)
  if (state === 'coming') ring(2.5, 5, proposed ? COLOURS.suggested : COLOURS.chosen)
  // Small tiles stand too close for a ring that keeps its distance.
  if (state === 'suggested') ring(corner === CORNER ? 7.5 : 2, 5, COLOURS.suggested)
  if (state === 'now') ring(2.5, 5, COLOURS.white)
  const mark = state === undefined ? undefined : MARKS[proposed && state === 'coming' ? 'suggested' : state]
  if (mark === undefined) return
  const [icon, ground, ink] = mark
  const box = { x: rect.x + rect.width - corner.width, y: rect.y, ...corner }
  drawing.area(box, ground, [0, RADIUS, 0, RADIUS])
  const size = Math.max(12, corner.height - 14)
  drawing.icon(icon, box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, ink)
}

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
})

/** Draws how often a card lies here, and whether it is turned or lies with its back up. */
function drawMarks(
  drawing: PartCollector,
  tile: Tile,
  { rect, size }: { rect: Rect; size: TileSize },
  count: number,
): void {
  const bottom = tile.card === null ? rect.y + rect.height - BORDER : rect.y + BORDER + size.head + size.face
  let right = rect.x + rect.width - BORDER
  const box = (width: number): Rect => ({ x: right - width, y: bottom - 34, width, height: 34 })
  if (count > 1) {
    const fitted = fitWords(`×${count}`, size.width / 2, { face: 'display', size: 29 })
    const room = box(fitted.width + 12)
    drawing.area(room, COLOURS.plate, [10, 0, 0, 0])
    drawing.words(fitted, room, { colour: COLOURS.white, align: 'middle' })
    right -= room.width
  }
  for (const icon of [
    ...(tile.turned === true ? (['turned'] as const) : []),
    ...(tile.flipped === true ? (['flipped'] as const) : []),
  ]) {
    const room = box(34)
    drawing.area(room, COLOURS.plate, [10, 0, 0, 0])
    drawing.icon(icon, room.x + 5, room.y + 5, 24, COLOURS.white)
    right -= 34
  }
}
