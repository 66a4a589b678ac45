/** Draws a hand without a header: cards that can be used, and the others small beside them; or one row of faces. */
import type { Rect, Tile, TrayBlock } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { drawBadge, drawFace } from './face.ts'
import { fitWords } from './fit.ts'
import { drawMarked } from './marked.ts'
import { drawMore } from './mini.ts'
import type { BlockContext, BlockPainter, PartCollector } from './parts.ts'
import { COST } from './signs.ts'
import { drawTile, isRaised, sizeFor } from './tile.ts'

/** The height of a hand with names, of one row of faces, and of none. */
const HEIGHT = { named: 160, row: 96 } as const
const NAMED = { width: 102, face: 76, gap: 12, pad: 14, most: 5 } as const
const FACE = 72
/** The width of a face where there are ten. */
const CLOSE = 66
const SMALL = 66
const GAP = 8
const MOST = 10
/** This many cards, or places beside them, have no room for names. */
const CROWD = { cards: 9, places: 6 } as const
/** From this tightness on a hand is one row, and from the second it is left out. */
const TIGHT = { row: 2, none: 3 } as const

/** Draws the hand in the form for which there is room. */
export const drawHand: BlockPainter<TrayBlock> = (drawing, block, top, context) => {
  const { tiles, later = [] } = block
  if (context.tight >= TIGHT.none || tiles.length + later.length === 0) return 0
  const crowded =
    context.tight >= TIGHT.row ||
    tiles.length + later.length >= CROWD.cards ||
    tiles.length > NAMED.most ||
    context.beside.places >= CROWD.places
  const height = crowded ? HEIGHT.row : HEIGHT.named
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.tray)
  if (crowded) drawRow(drawing, block, top, context)
  else drawNamed(drawing, block, top, context)
  return height
}

/** Draws the cards that can be used with names and costs, and the others two high at the right. */
function drawNamed(
  drawing: PartCollector,
  { tiles, later = [], seat, note }: TrayBlock,
  top: number,
  context: BlockContext,
): void {
  const columns = Math.ceil(later.length / 2)
  const right = columns * (SMALL + 6) + (columns === 0 ? 0 : 10)
  const room = PICTURE.width - NAMED.pad * 2 - right
  const width = Math.min(NAMED.width, (room + NAMED.gap) / Math.max(1, tiles.length) - NAMED.gap)
  const footed = tiles.some(({ foot }) => foot !== undefined)
  const raw = sizeFor(tiles, Math.floor(width), { face: NAMED.face, price: true })
  const size = { ...raw, face: footed ? 42 : NAMED.face, name: 56, foot: footed ? 34 : 0 }
  let x = NAMED.pad + 4
  for (const tile of tiles) {
    const y = top + (isRaised(tile.state) ? 6 : 15)
    drawTile(drawing, { ...tile, figures: [] }, { x, y, size, seat }, context)
    x += width + NAMED.gap
  }
  drawBeside(drawing, note, { x, y: top, width: PICTURE.width - NAMED.pad - right - x, height: HEIGHT.named })
  for (const [at, tile] of later.entries()) {
    const box = {
      x: PICTURE.width - NAMED.pad - columns * (SMALL + 6) + 6 + Math.floor(at / 2) * (SMALL + 6),
      y: top + 11 + (at % 2) * (SMALL + 6),
      width: SMALL,
      height: SMALL,
    }
    drawSmall(drawing, { ...tile, state: tile.state ?? 'dim' }, box, seat, context)
  }
}

/** Draws one row of faces with costs; more than ten are counted. */
function drawRow(
  drawing: PartCollector,
  { tiles, later = [], seat, note }: TrayBlock,
  top: number,
  context: BlockContext,
): void {
  const all = [...tiles, ...later.map((tile): Tile => ({ ...tile, state: tile.state ?? 'dim' }))]
  const shown = all.length <= MOST ? all : all.slice(0, MOST - 1)
  const left = all.length - shown.length
  const cells = shown.length + (left > 0 ? 1 : 0)
  const face = cells < MOST ? FACE : CLOSE
  const boxAt = (at: number): Rect => ({
    x: NAMED.pad + at * (face + GAP),
    y: top + (HEIGHT.row - face) / 2,
    width: face,
    height: face,
  })
  for (const [at, tile] of shown.entries()) drawSmall(drawing, tile, boxAt(at), seat, context)
  if (left > 0) drawMore(drawing, left, boxAt(shown.length))
  const { x } = boxAt(cells)
  drawBeside(drawing, note, { x, y: top, width: PICTURE.width - NAMED.pad - x, height: HEIGHT.row })
}

/** The least width of words beside the cards. */
const WORDS = 280
const LINE = 40

/** Draws what is said of the cards at their right, where there is room for it. */
function drawBeside(drawing: PartCollector, note: string | undefined, room: Rect): void {
  if (note === undefined || room.width < WORDS) return
  const rect = { ...room, x: room.x + GAP, width: room.width - GAP }
  const lines = Math.floor(room.height / LINE)
  drawMarked(drawing, { text: note }, rect, { size: 30, lines, ink: COLOURS.white })
}

const PRICE = 32
const BADGE = 24

/** Draws a face with its cost, and its state. */
function drawSmall(drawing: PartCollector, tile: Tile, box: Rect, seat: string, context: BlockContext): void {
  const { state, plate } = tile
  drawFace(drawing, tile, box, { seat, radius: 10, border: 3 }, context)
  if (plate !== undefined && plate.id === COST && state !== 'dim') {
    const words = fitWords(plate.value, 40, { face: 'display', size: 29 })
    const rect = { x: box.x, y: box.y, width: Math.max(PRICE, words.width + 10), height: PRICE }
    drawing.area(rect, plate.idle === true ? COLOURS.free : COLOURS.cost, [10, 0, 9, 0])
    drawing.words(words, rect, { colour: COLOURS.costInk, align: 'middle' })
  }
  const ring =
    state === 'suggested' || (state === 'coming' && tile.proposed === true)
      ? COLOURS.suggested
      : state === 'chosen' || state === 'coming'
        ? COLOURS.chosen
        : null
  if (ring === null) return
  const around = { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 }
  drawing.add({ kind: 'edge', rect: around, colour: ring, width: 5, radius: 11 })
  drawBadge(drawing, ring === COLOURS.chosen ? 'chosen' : 'suggested', { ...box, x: box.x - 4, y: box.y - 4 }, BADGE)
}
