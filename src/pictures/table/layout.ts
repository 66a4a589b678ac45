/**
 * Places everything in the picture of a table: a portrait as high as it has to be, the far side above, the near one
 * below. All sizes are measured before anything is drawn. Rows wrap, cards become smaller, and at last the rest is only
 * counted.
 */
import type { Rect } from '../../contract/index.ts'
import { setHeading } from '../text.ts'
import { LEAST, setLines } from './fit.ts'
import { CHIP, cardParts, centredWords, chipParts, GAP, rowShapeOf, type ScenePart, type Size } from './parts.ts'
import type { SceneCard, SceneFight, ScenePile, SceneWon, SceneZone, TableScene, TableSceneSide } from './scene.ts'

/** The width of the picture of a table in pixels. */
export const TABLE_WIDTH = 1080
const MARGIN = 24
const INNER = TABLE_WIDTH - MARGIN * 2

/** The finished layout of a table's picture, in pixels. */
export interface TableSketch {
  readonly width: number
  readonly height: number
  readonly parts: readonly ScenePart[]
}

const across = (columns: number): number => Math.floor((INNER - GAP * (columns - 1)) / columns)

/** Sizes from the largest to the smallest cards; up to `cards` cards are drawn in each size. */
const SIZES: readonly (Size & { readonly cards: number })[] = [
  { cards: 4, width: across(4), art: 112, title: 32, foot: 60, inRow: 2 },
  { cards: 5, width: across(5), art: 88, title: 30, foot: 56, inRow: 2 },
  { cards: Number.POSITIVE_INFINITY, width: across(6), art: 74, title: 28, foot: 52, inRow: 2 },
]
const SMALL = SIZES.at(-1)!
/** The sizes in a hand, which people read more closely. */
const HAND_SIZES: readonly (Size & { readonly cards: number })[] = [
  { cards: 3, width: across(3), art: 130, title: 38, foot: 66, inRow: 4 },
  { cards: 8, width: across(4), art: 92, title: 32, foot: 54, inRow: 2 },
  { cards: 15, width: across(5), art: 84, title: 30, foot: 54, inRow: 2 },
  { cards: Number.POSITIVE_INFINITY, width: across(6), art: 74, title: 28, foot: 54, inRow: 2 },
]

/** The amount of detail, from the most generous to the most compact. */
interface Density {
  /** Whether the main cards may be drawn large. */
  readonly large: boolean
  /** The most rows of cards in the main zones, and of cards and of chips beside them. */
  readonly main: number
  readonly beside: number
  readonly chips: number
  /** The zones of a side beside the main one; further ones are counted like piles. */
  readonly zones: number
  readonly fights: number
}

const DENSITIES: readonly Density[] = [
  { large: true, main: 3, beside: 2, chips: 3, zones: 10, fights: 4 },
  { large: false, main: 3, beside: 1, chips: 2, zones: 8, fights: 3 },
  { large: false, main: 2, beside: 1, chips: 1, zones: 6, fights: 2 },
  { large: false, main: 2, beside: 1, chips: 1, zones: 3, fights: 1 },
]
/** A higher picture becomes small on a telephone. */
const WISHED = 1600
const HAND_ROWS = 4
const MOST_WON = 8
const MOST_PILES = 12

/** The parts placed so far down the picture, and the position of the next. */
interface Column {
  readonly parts: ScenePart[]
  y: number
}

/** Returns the layout of a whole table, as generous as its height allows. */
export function tableSketch(scene: TableScene): TableSketch {
  let sketch = sketchOf(scene, DENSITIES[0]!)
  for (const density of DENSITIES.slice(1)) {
    if (sketch.height <= WISHED) break
    sketch = sketchOf(scene, density)
  }
  return sketch
}

function sketchOf(scene: TableScene, density: Density): TableSketch {
  const column: Column = { parts: [], y: MARGIN - 4 }
  headline(column, scene.headline)
  const [near, ...far] = scene.sides.toReversed()
  for (const side of far.toReversed()) half(column, side, 'far', density)
  centre(column, scene, density)
  if (near !== undefined) half(column, near, 'near', density)
  return { width: TABLE_WIDTH, height: Math.ceil(column.y + MARGIN - GAP), parts: column.parts }
}

/** Returns the layout of a hand. */
export function handSketch(hand: SceneZone, side: string): TableSketch {
  const column: Column = { parts: [], y: MARGIN }
  const size = HAND_SIZES.find(({ cards }) => hand.cards.length <= cards)!
  column.parts.push({ kind: 'ground', rect: { x: 8, y: 8, width: TABLE_WIDTH - 16, height: 0 }, side })
  flow(column, [cardBlock(hand, size, HAND_ROWS)])
  const height = Math.ceil(column.y + MARGIN - GAP)
  column.parts[0] = { kind: 'ground', rect: { x: 8, y: 8, width: TABLE_WIDTH - 16, height: height - 16 }, side }
  return { width: TABLE_WIDTH, height, parts: column.parts }
}

function headline(column: Column, text: string): void {
  const set = setLines(text, 'strong', 42, INNER, 3)
  const room = { x: MARGIN, y: column.y, width: INNER, height: set.height }
  column.parts.push(centredWords(set, room, { side: null, ink: 'ground', align: 'middle' }))
  column.y += set.height + 20
}

// ---------------------------------------------------------------- a side

/** Places a side on its own ground: its piles at the outer edge, its cards towards the middle. */
function half(column: Column, side: TableSceneSide, which: 'far' | 'near', density: Density): void {
  const ground = column.parts.length
  const top = column.y
  column.parts.push({ kind: 'ground', rect: { x: 8, y: top, width: TABLE_WIDTH - 16, height: 0 }, side: side.seat })
  column.y += GAP
  const beside = side.zones.filter(({ main }) => !main).slice(0, density.zones)
  const isShown = (zone: SceneZone) => zone.main || beside.includes(zone)
  const shown = side.zones.filter(isShown)
  const hidden = side.zones.filter((zone) => !isShown(zone))
  const counted = hidden.map(({ label, count }): ScenePile => ({ label, count, top: null }))
  const piles = { ...side, piles: [...side.piles, ...counted].slice(0, MOST_PILES) }
  if (which === 'far') header(column, piles)
  flow(
    column,
    shown.map((zone) => blockOf(zone, density)),
  )
  if (which === 'near') header(column, piles)
  const rect = { x: 8, y: top, width: TABLE_WIDTH - 16, height: column.y - top }
  column.parts[ground] = { kind: 'ground', rect, side: side.seat }
  column.y += GAP
}

/** A piece of a row, with its width. */
interface Piece {
  readonly width: number
  readonly height: number
  readonly parts: (x: number, y: number) => ScenePart[]
}

/** Places pieces from left to right, in as many rows as they need. */
function flow(column: Column, pieces: readonly Piece[]): void {
  let x = MARGIN
  let high = 0
  for (const piece of pieces) {
    if (x > MARGIN && x + piece.width > MARGIN + INNER) {
      column.y += high + GAP
      x = MARGIN
      high = 0
    }
    column.parts.push(...piece.parts(x, column.y))
    x += piece.width + GAP * 2
    high = Math.max(high, piece.height)
  }
  if (high > 0) column.y += high + GAP
}

const CELL = 84
const LABEL = 30

function header(column: Column, { seat, title, piles }: TableSceneSide): void {
  const set = setLines(title, 'strong', 36, 270, 2)
  const name: Piece = {
    width: set.width + 56,
    height: CELL,
    parts: (x, y) => [
      { kind: 'sign', rect: { x: x + 2, y: y + CELL / 2 - 20, width: 40, height: 40 }, side: seat },
      centredWords(set, { x: x + 54, y, width: set.width + 2, height: CELL }, { side: null, ink: 'ground' }),
    ],
  }
  flow(column, [name, ...piles.map((pile) => (pile.top === null ? pileCell(pile, seat) : topCell(pile, pile.top)))])
}

/** Draws a small back, the number of cards, and the name of the pile. */
function pileCell({ label, count }: ScenePile, side: string): Piece {
  const number = setLines(String(count), 'display', 48, 200)
  const below = setLines(label, 'label', 28, 260)
  const text = Math.ceil(Math.max(number.width, below.width)) + 2
  const at = 56
  return {
    width: at + text,
    height: CELL,
    parts: (x, y) => [
      { kind: 'back', rect: { x, y: y + 8, width: 46, height: CELL - 16 }, side },
      centredWords(number, { x: x + at, y, width: text, height: CELL - LABEL }, { side: null, ink: 'ground' }),
      centredWords(below, { x: x + at, y: y + CELL - LABEL, width: text, height: LABEL }, { side: null, ink: 'faint' }),
    ],
  }
}

/** Draws the top card of a pile whose size is secret. */
function topCell({ label }: ScenePile, top: SceneCard): Piece {
  const name = setLines(top.title, 'label', 32, 220)
  const below = setLines(label, 'label', 28, 220)
  const text = Math.ceil(Math.max(name.width, below.width)) + 2
  const { side } = top
  const at = 76
  return {
    width: at + text,
    height: CELL,
    parts: (x, y) => [
      { kind: 'frame', rect: { x, y: y + 8, width: 66, height: CELL - 16 }, side, covered: false },
      { kind: 'art', rect: { x: x + 4, y: y + 12, width: 58, height: CELL - 24 }, side, card: top.card ?? '' },
      centredWords(name, { x: x + at, y, width: text, height: CELL - LABEL }, { side: null, ink: 'ground' }),
      centredWords(below, { x: x + at, y: y + CELL - LABEL, width: text, height: LABEL }, { side: null, ink: 'faint' }),
    ],
  }
}

// ---------------------------------------------------------------- zones

/** Places the main zone as large as its cards allow; fighters beside it small; anything else as chips. */
function blockOf(zone: SceneZone, density: Density): Piece {
  const { main, cards } = zone
  if (main) {
    const size = density.large ? SIZES.find((one) => cards.length <= one.cards)! : SMALL
    return cardBlock(zone, size, density.main)
  }
  if (cards.some(({ numbers }) => numbers.length > 1)) return cardBlock(zone, SMALL, density.beside)
  return chipBlock(zone, density.chips)
}

function cardBlock(zone: SceneZone, size: Size, rows: number): Piece {
  const columns = Math.floor((INNER + GAP) / (size.width + GAP))
  const shown = shownOf(zone, columns * rows)
  const shape = rowShapeOf(shown, size)
  return block(zone, shown, {
    columns,
    width: size.width,
    height: shape.height,
    draw: (one, x, y) => cardParts(one, x, y, size, shape),
  })
}

const chipBlock = (zone: SceneZone, rows: number): Piece =>
  block(zone, shownOf(zone, CHIPS * rows), { columns: CHIPS, ...CHIP, draw: chipParts })

const CHIPS = Math.floor((INNER + GAP) / (CHIP.width + GAP))

/** The last place holds the number of the cards that are not drawn. */
const shownOf = ({ cards }: SceneZone, room: number): readonly SceneCard[] =>
  cards.length <= room ? cards : cards.slice(0, room - 1)

interface Grid {
  readonly columns: number
  readonly width: number
  readonly height: number
  readonly draw: (card: SceneCard, x: number, y: number) => ScenePart[]
}

/** Places a zone: its name, and below it its cards in rows; cards that don't fit are counted. */
function block({ label, count, cards }: SceneZone, shown: readonly SceneCard[], grid: Grid): Piece {
  const { columns, width, height } = grid
  const left = cards.slice(shown.length).reduce((sum, one) => sum + one.count, 0)
  const cells = shown.length + (left > 0 ? 1 : 0)
  const set = setLines(count > 1 ? `${label} (${count})` : label, 'label', 28, INNER)
  const title = Math.ceil(set.width)
  const place = (at: number, x: number, y: number): [number, number] => [
    x + (at % columns) * (width + GAP),
    y + LABEL + 6 + Math.floor(at / columns) * (height + GAP),
  ]
  return {
    width: Math.max(title, Math.min(columns, cells) * (width + GAP) - GAP),
    height: LABEL + 6 + Math.ceil(cells / columns) * (height + GAP) - GAP,
    parts: (x, y) => {
      const [moreX, moreY] = place(shown.length, x, y)
      return [
        centredWords(set, { x, y, width: title, height: LABEL }, { side: null, ink: 'faint' }),
        ...shown.flatMap((one, at) => grid.draw(one, ...place(at, x, y))),
        ...(left > 0 ? more(left, { x: moreX, y: moreY, width, height }) : []),
      ]
    },
  }
}

function more(count: number, rect: Rect): ScenePart[] {
  const set = setLines(`+${count}`, 'display', 60, rect.width - 12)
  return [centredWords(set, rect, { side: null, ink: 'ground', align: 'middle' })]
}

// ---------------------------------------------------------------- the middle

/** Places the middle: the present place, the places won, the fights. */
function centre(column: Column, { centre: zones, won, fights, sides }: TableScene, density: Density): void {
  for (const zone of zones) {
    const [only] = zone.cards
    if (zone.cards.length === 1 && only?.card != null) place(column, zone.label, only)
    else flow(column, [blockOf(zone, density)])
  }
  const named = (seat: string) => sides.find((side) => side.seat === seat)?.title ?? seat
  flow(
    column,
    won.slice(0, MOST_WON).map((one) => wonCell(one, named(one.by))),
  )
  for (const fight of fights.slice(-density.fights)) fought(column, fight)
  if (fights.length > 0) column.y += GAP
}

const BAND = 136
const PLATE = 500

/** Draws a place: its name, and its landscape in the full width beside it. */
function place(column: Column, label: string, { card: id, title, side }: SceneCard): void {
  const { y } = column
  const room = PLATE - 44
  const above = setLines(label, 'label', 28, room)
  const name = setHeading(
    title,
    'display',
    [
      [48, 38],
      [40, LEAST],
    ],
    room,
  )
  const fits = name.height <= BAND - 50 ? name : setLines(title, 'display', 40, room, 2)
  column.parts.push(
    { kind: 'frame', rect: { x: MARGIN, y, width: INNER, height: BAND }, side, covered: false },
    {
      kind: 'art',
      rect: { x: MARGIN + PLATE, y: y + 5, width: INNER - PLATE - 5, height: BAND - 10 },
      side,
      card: id ?? '',
    },
    centredWords(above, { x: MARGIN + 22, y: y + 10, width: room, height: LABEL }, { side, ink: 'accent' }),
    centredWords(fits, { x: MARGIN + 22, y: y + 42, width: room, height: BAND - 50 }, { side, ink: 'title' }),
  )
  column.y += BAND + GAP
}

const WON = 76

function wonCell({ by, label, card: id }: SceneWon, title: string): Piece {
  const name = setLines(label, 'strong', 32, 240)
  const below = setLines(title, 'label', 28, 240)
  const text = Math.ceil(Math.max(name.width, below.width)) + 2
  return {
    width: 116 + text + 14,
    height: WON,
    parts: (x, y) => [
      { kind: 'frame', rect: { x, y, width: 116 + text + 14, height: WON }, side: by, covered: false },
      ...(id === null
        ? []
        : [{ kind: 'art', rect: { x: x + 5, y: y + 5, width: 96, height: WON - 10 }, side: by, card: id } as const]),
      centredWords(name, { x: x + 112, y: y + 4, width: text, height: 38 }, { side: by, ink: 'title' }),
      centredWords(below, { x: x + 112, y: y + 40, width: text, height: LABEL }, { side: by, ink: 'accent' }),
    ],
  }
}

const FIGHT = 58
const TOTAL = 96
const BETWEEN = 40

/** Draws a fight: its opponents and its result; the winner's number stands on a plate. */
function fought(column: Column, { sides, winner }: SceneFight): void {
  const [left, right] = sides
  if (left === undefined || right === undefined) return
  const { y } = column
  const middle = TABLE_WIDTH / 2
  const name = (TABLE_WIDTH - MARGIN * 2 - BETWEEN) / 2 - TOTAL - GAP
  const fighter = (one: typeof left, x: number, total: number, align: 'left' | 'right'): ScenePart[] => {
    const won = winner === one.seat
    const number = { x: total, y: y + 4, width: TOTAL, height: FIGHT - 8 }
    const who = setLines(one.names.join(' + '), 'label', 32, name, 1)
    return [
      ...(won ? [{ kind: 'plate', rect: number, side: one.seat } as const] : []),
      centredWords(setLines(String(one.total), 'display', 48, TOTAL - 8), number, {
        side: won ? one.seat : null,
        ink: won ? 'title' : 'faint',
        align: 'middle',
      }),
      ...(one.names.length === 0
        ? []
        : [
            centredWords(
              who,
              { x, y, width: name, height: FIGHT },
              { side: null, ink: won ? 'ground' : 'faint', align },
            ),
          ]),
    ]
  }
  column.parts.push(
    ...fighter(left, MARGIN, middle - BETWEEN / 2 - TOTAL, 'right'),
    centredWords(
      setLines('–', 'display', 40, BETWEEN),
      { x: middle - BETWEEN / 2, y, width: BETWEEN, height: FIGHT },
      {
        side: null,
        ink: 'faint',
        align: 'middle',
      },
    ),
    ...fighter(right, middle + BETWEEN / 2 + TOTAL + GAP, middle + BETWEEN / 2, 'left'),
  )
  column.y += FIGHT
}
