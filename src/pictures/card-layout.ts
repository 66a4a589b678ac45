/**
 * Places everything on a card. All sizes are measured before anything is drawn: the panel at the foot takes the height
 * of its words, and the picture gets the rest. All boxes have names, so that a test can check that nothing overflows or
 * overlaps.
 */
import type { CardSheet, Rect } from '../contract/index.ts'
import { signed } from '../kit/wording/words.ts'
import { drawable, widthOf } from './fonts.ts'
import { type SetText, setHeading, setText } from './text.ts'

/** The width of a card in pixels. */
export const CARD_WIDTH = 744
/** The height of a card in pixels. */
export const CARD_HEIGHT = 1039
/** The frame around everything. */
export const FRAME = 16
const PAD = 24
const INNER = CARD_WIDTH - FRAME * 2
const ROOM = INNER - PAD * 2

/** A box and its content. `room` is the space it may take, `needs` the space of its content. */
export interface CardBox {
  readonly name: string
  readonly room: Rect
  readonly needs: { readonly width: number; readonly height: number }
}

/** A box with a number and its label. */
export interface Cell extends Rect {
  readonly id: string
  readonly label: SetText
  readonly value: SetText
}

/** A row with the label and the bonus of a place. */
export interface PlaceRow extends Rect {
  readonly label: SetText
  readonly bonus: number
}

/** A row of a text block: heading, text, and the numbers beside it. */
export interface BlockRow extends Rect {
  readonly heading: SetText | null
  readonly text: SetText
  readonly bonus: number
  readonly draws: number
  /** The width of the column of dots and cubes; 0 without any. */
  readonly tally: number
}

/** The boxes of everything on a card, in pixels. */
export interface CardLayout {
  readonly header: Rect
  readonly kind: SetText
  readonly title: SetText
  readonly subtitle: SetText | null
  /** The corner with the number of a cube: one value or two. */
  readonly badge: { readonly box: Rect; readonly values: readonly string[]; readonly label: SetText } | null
  readonly art: Rect
  readonly panel: Rect
  readonly cells: readonly Cell[]
  readonly places: readonly PlaceRow[]
  readonly blocks: readonly BlockRow[]
  readonly note: { readonly box: Rect; readonly text: SetText } | null
  readonly icons: readonly (Rect & { readonly id: string; readonly wild: boolean })[]
  readonly imprint: { readonly box: Rect; readonly text: SetText }
  readonly side: { readonly box: Rect; readonly text: SetText }
  readonly boxes: readonly CardBox[]
}

/** The sizes that are tried for a card's words, largest first. */
const TEXT_SIZES = [38, 36, 34, 32, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20]
/** A smaller size is taken until the picture has this height, but not below the size beside it. */
const ART_WISHES: readonly (readonly [height: number, size: number])[] = [
  [400, 30],
  [330, 27],
  [260, 24],
  [190, 20],
]
const CELL_HEIGHT = 104
const PLACE_HEIGHT = 43
const FOOTER = 42
const ICON = 40

/** The place of the badge: two numbers need a wider one. */
const badgeWidth = (values: readonly string[]): number => (values.length > 1 ? 196 : 128)
const BADGE_HEIGHT = 146

/**
 * Places the parts of a sheet, in the largest letters that leave the picture its space. Nothing is ever left out.
 *
 * @param badgeId id of the number that stands in the corner; null if none does
 */
export function layoutOf(sheet: CardSheet, badgeId: string | null): CardLayout {
  const badge = badgeOf(sheet, badgeId)
  const headerRoom = ROOM - (badge === null ? 0 : badge.box.width + 6)
  const header = headerOf(sheet, headerRoom, badge === null ? 110 : 172)
  const cells = cellsOf(sheet, badgeId)
  const cellRows = cells.length === 0 ? 0 : Math.max(...cells.map(({ y }) => y)) + CELL_HEIGHT
  const footerTop = CARD_HEIGHT - FRAME - FOOTER
  const fixed = cellRows + sheet.located.length * PLACE_HEIGHT + (sheet.located.length > 0 ? 14 : 0)
  const artTop = FRAME + header.height
  const sized = TEXT_SIZES.map((size) => flowOf(sheet, size))
  const heightLeft = (size: (typeof sized)[number]) => footerTop - fixed - size.height - artTop
  const flow =
    ART_WISHES.map(([height, least]) => sized.find((one) => one.size >= least && heightLeft(one) >= height)).find(
      (one) => one !== undefined,
    ) ?? sized.at(-1)!
  const panelTop = footerTop - fixed - flow.height
  return placed(sheet, { header, badge, cells, cellRows, flow, panelTop, footerTop, headerRoom })
}

interface Header {
  readonly kind: SetText
  readonly title: SetText
  readonly subtitle: SetText | null
  readonly height: number
}

function headerOf(sheet: CardSheet, room: number, least: number): Header {
  const kind = setHeading(
    kindOf(sheet).toUpperCase(),
    'label',
    [
      [29, 24],
      [24, 20],
    ],
    room,
  )
  const marked = sheet.mark === null ? sheet.title : `${sheet.mark} ${sheet.title}`
  const title = setHeading(
    marked,
    'display',
    [
      [66, 47],
      [50, 36],
      [40, 20],
    ],
    room,
  )
  const subtitle =
    sheet.subtitle === null
      ? null
      : setHeading(
          sheet.subtitle,
          'strong',
          [
            [36, 27],
            [30, 20],
          ],
          room,
        )
  const height = 16 + kind.height + 9 + title.height + (subtitle === null ? 0 : 8 + subtitle.height) + 20
  return { kind, title, subtitle, height: Math.max(height, least) }
}

/** Returns the kind without the side, which the colours and the foot show already. */
function kindOf({ kind, sideName }: CardSheet): string {
  const rest = kind.startsWith(sideName) ? kind.slice(sideName.length).replace(/^[\s·]+/, '') : kind
  return rest === '' ? kind : rest
}

function badgeOf(sheet: CardSheet, badgeId: string | null): CardLayout['badge'] {
  const number = sheet.numbers.find(({ id }) => id === badgeId)
  if (number === undefined) return null
  const values = number.value.split('/').map((value) => drawable(value.trim()))
  const width = badgeWidth(values)
  const label = setHeading(number.label.toUpperCase(), 'label', [[25, 16]], width)
  return { box: { x: CARD_WIDTH - FRAME - 14 - width, y: FRAME + 12, width, height: BADGE_HEIGHT }, values, label }
}

function cellsOf(sheet: CardSheet, badgeId: string | null): Cell[] {
  const numbers = sheet.numbers.filter(({ id }) => id !== badgeId)
  const rows = Math.ceil(numbers.length / 4)
  const each = Math.ceil(numbers.length / Math.max(1, rows))
  return numbers.map(({ id, label, value }, at) => {
    const row = Math.floor(at / each)
    const inRow = Math.min(each, numbers.length - row * each)
    const width = INNER / inRow
    const room = width - 24
    return {
      id,
      x: FRAME + (at % each) * width,
      y: row * CELL_HEIGHT,
      width,
      height: CELL_HEIGHT,
      label: setHeading(label.toUpperCase(), 'label', [[27, 16]], room),
      value: setHeading(
        value,
        'display',
        [
          [66, 40],
          [25, 20],
          [17, 14],
        ],
        room,
      ),
    }
  })
}

interface Flow {
  readonly size: number
  readonly height: number
  readonly rows: readonly {
    readonly heading: SetText | null
    readonly text: SetText
    readonly bonus: number
    readonly draws: number
    readonly tally: number
    readonly height: number
  }[]
  readonly note: SetText | null
}

const GAP = 14

/** The size of a dot of the tally beside the letters. */
export const DOT = 0.78
/** The size of a cube of the tally beside the letters. */
export const CUBE = 1.2

function flowOf(sheet: CardSheet, size: number): Flow {
  const tallies = sheet.blocks.map(({ bonus = 0, draws = 0 }) => tallyWidth(bonus, draws, size))
  const tally = Math.max(0, ...tallies)
  const rows = sheet.blocks.map((block) => {
    const room = ROOM - (tally === 0 ? 0 : tally + 18)
    const heading = block.heading === undefined ? null : setText(block.heading, 'strong', size, room)
    const text = setText(block.text, 'text', size, room)
    const symbols = (block.bonus ?? 0) === 0 && (block.draws ?? 0) === 0 ? 0 : size * 1.3
    const words = text.height + (heading === null ? 0 : heading.height + size * 0.18)
    return { heading, text, bonus: block.bonus ?? 0, draws: block.draws ?? 0, tally, height: Math.max(words, symbols) }
  })
  const note =
    sheet.correction === null ? null : setText(sheet.correction, 'text', Math.max(20, size * 0.78), ROOM - 34)
  const parts = [...rows.map(({ height }) => height), ...(note === null ? [] : [note.height])]
  const height = parts.reduce((sum, part) => sum + part + GAP, 0) + (parts.length > 0 ? GAP + 6 : 0)
  return { size, height, rows, note }
}

/** Places dots in one row, then cubes; more than six dots, or a penalty, are written as a number. */
export function tallyWidth(bonus: number, draws: number, size: number): number {
  const dots = bonus === 0 ? 0 : dotted(bonus) ? bonus * size * DOT : widthOf(signed(bonus), 'display', size * 1.05)
  return dots + draws * size * CUBE + (dots > 0 && draws > 0 ? size * 0.2 : 0)
}

/** Whether a bonus is shown as dots rather than as a number. */
export const dotted = (bonus: number): boolean => bonus > 0 && bonus <= 6

interface Parts {
  readonly header: Header
  readonly headerRoom: number
  readonly badge: CardLayout['badge']
  readonly cells: readonly Cell[]
  readonly cellRows: number
  readonly flow: Flow
  readonly panelTop: number
  readonly footerTop: number
}

function placed(sheet: CardSheet, parts: Parts): CardLayout {
  const { header, badge, flow, panelTop, footerTop } = parts
  const artTop = FRAME + header.height
  let y = panelTop
  const cells = parts.cells.map((cell) => ({ ...cell, y: y + cell.y }))
  y += parts.cellRows + (sheet.located.length > 0 ? 7 : 0)
  const places = sheet.located.map(({ label, bonus }) => {
    const set = setHeading(label, 'strong', [[31, 16]], ROOM - 200)
    const row = { x: FRAME + PAD, y, width: ROOM, height: PLACE_HEIGHT, label: set, bonus }
    y += PLACE_HEIGHT
    return row
  })
  y += sheet.located.length > 0 ? 7 : 0
  y += flow.rows.length > 0 || flow.note !== null ? GAP + 3 : 0
  const blocks = flow.rows.map((row) => {
    const block = { x: FRAME + PAD, y, width: ROOM, ...row }
    y += row.height + GAP
    return block
  })
  const note =
    flow.note === null ? null : { box: { x: FRAME + PAD, y, width: ROOM, height: flow.note.height }, text: flow.note }
  const footer = footerOf(sheet, footerTop)
  const art = { x: FRAME, y: artTop, width: INNER, height: panelTop - artTop }
  const layout = {
    header: { x: FRAME, y: FRAME, width: INNER, height: header.height },
    kind: header.kind,
    title: header.title,
    subtitle: header.subtitle,
    badge,
    art,
    panel: { x: FRAME, y: panelTop, width: INNER, height: CARD_HEIGHT - FRAME - panelTop },
    cells,
    places,
    blocks,
    note,
    icons: iconsOf(sheet, art),
    ...footer,
  }
  return { ...layout, boxes: boxesOf(layout, parts) }
}

function footerOf(sheet: CardSheet, top: number): Pick<CardLayout, 'imprint' | 'side'> {
  const side = setHeading(sheet.sideName.toUpperCase(), 'label', [[25, 14]], ROOM * 0.36)
  const room = ROOM - side.width - 20
  const imprint = setHeading(sheet.imprint, 'label', [[25, 13]], room)
  const box = (x: number, width: number) => ({ x, y: top, width, height: FOOTER })
  return {
    imprint: { box: box(FRAME + PAD, room), text: imprint },
    side: { box: box(FRAME + PAD + ROOM - side.width, side.width), text: side },
  }
}

/** Places the icons, one below the other at the left edge of the picture, closer together if there are many. */
function iconsOf({ icons }: CardSheet, art: Rect): CardLayout['icons'] {
  const step = Math.min(ICON + 10, (art.height - 24) / Math.max(1, icons.length))
  const size = Math.min(ICON, step - 2)
  return icons.map(({ id, wild }, at) => ({
    id,
    wild,
    x: art.x + 16,
    y: art.y + 18 + at * step,
    width: size,
    height: size,
  }))
}

function boxesOf(layout: Omit<CardLayout, 'boxes'>, { headerRoom, header }: Parts): CardBox[] {
  const top = layout.header
  const x = FRAME + PAD
  const needs = ({ width, height }: SetText) => ({ width, height })
  let y = top.y + 16
  const heading = (name: string, text: SetText, gap: number): CardBox => {
    const box = { name, room: { x, y, width: headerRoom, height: text.height }, needs: needs(text) }
    y += text.height + gap
    return box
  }
  const headings = [
    heading('kind', header.kind, 9),
    heading('title', header.title, 8),
    ...(header.subtitle === null ? [] : [heading('subtitle', header.subtitle, 0)]),
  ]
  return [
    ...headings,
    ...(layout.badge === null
      ? []
      : [
          {
            name: 'badge',
            room: layout.badge.box,
            needs: { width: layout.badge.label.width, height: BADGE_HEIGHT },
          },
        ]),
    ...layout.cells.map((cell) => ({
      name: `number ${cell.id}`,
      room: cell,
      needs: {
        width: Math.max(cell.value.width, cell.label.width),
        height: cell.value.height + cell.label.height,
      },
    })),
    ...layout.places.map((row, at) => ({
      name: `place ${at}`,
      room: row,
      needs: { width: row.label.width + 12 + Math.abs(row.bonus) * 26, height: row.label.height },
    })),
    ...layout.blocks.map((block, at) => ({
      name: `block ${at}`,
      room: block,
      needs: {
        width: Math.max(block.text.width, block.heading?.width ?? 0) + (block.tally === 0 ? 0 : block.tally + 18),
        height: block.text.height + (block.heading === null ? 0 : block.heading.height + block.text.size * 0.18),
      },
    })),
    ...(layout.note === null
      ? []
      : [
          {
            name: 'note',
            room: layout.note.box,
            needs: { width: layout.note.text.width + 34, height: layout.note.text.height },
          },
        ]),
    ...layout.icons.map((icon, at) => ({
      name: `icon ${at}`,
      room: icon,
      needs: { width: icon.width, height: icon.height },
    })),
    { name: 'imprint', room: layout.imprint.box, needs: needs(layout.imprint.text) },
    { name: 'side', room: layout.side.box, needs: needs(layout.side.text) },
    { name: 'picture', room: layout.art, needs: { width: layout.art.width, height: 160 } },
  ]
}
