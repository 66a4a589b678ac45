/** Draws cards of a hand, each with those who can use it and the number that it adds. */
import type { Rect, UseRow, UsesBlock } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { drawBadge, drawFace } from './face.ts'
import { fitWords, line } from './fit.ts'
import { type BlockContext, type BlockPainter, EDGE, type PartCollector, stepOf } from './parts.ts'

const HEADER = 46
const ROOM = PICTURE.width - EDGE * 2
const GAP = 10
const PAD = 12
const THUMBS = [80, 72, 62, 58, 58] as const
const AVATAR = 66
const MOST_USERS = 3
/** The most rows in two columns, from roomy to tight. */
const MOST_ROWS = [10, 10, 10, 10, 10, 4] as const
/** Rows share a line from this step on if there are more of them than this. */
const PAIRED = { tight: 2, rows: 2 } as const
const BOX = { plain: '#232a3b', chosen: '#14352a' } as const

/** Draws the block: a header, then a row for each card, or two beside each other. */
export const drawUses: BlockPainter<UsesBlock> = (drawing, { seat, title, note, rows }, top, context) => {
  const before = drawing.parts.length
  const head = line(title, 'body', 31, note === undefined ? ROOM : ROOM * 0.6)
  drawing.words(head, { x: EDGE, y: top + 6, width: head.width, height: HEADER }, { colour: COLOURS.ink })
  if (note !== undefined) {
    const said = line(note, 'body', 31, ROOM - head.width - GAP * 2)
    const at = { x: PICTURE.width - EDGE - said.width, y: top + 6, width: said.width, height: HEADER }
    drawing.words(said, at, { colour: COLOURS.soft })
  }
  const columns = context.tight >= PAIRED.tight && rows.length > PAIRED.rows ? 2 : 1
  const height = stepOf(THUMBS, context.tight) + 22
  const width = (ROOM - GAP * (columns - 1)) / columns
  const most = columns === 1 ? rows.length : stepOf(MOST_ROWS, context.tight)
  const shown = rows.length <= most ? rows : rows.slice(0, most - 1)
  const y = top + 6 + HEADER
  const placeOf = (at: number): Rect => ({
    x: EDGE + (at % columns) * (width + GAP),
    y: y + Math.floor(at / columns) * (height + GAP),
    width,
    height,
  })
  for (const [at, row] of shown.entries()) drawRow(drawing, row, placeOf(at), { seat, narrow: columns > 1 }, context)
  const left = rows.length - shown.length
  if (left > 0)
    drawing.words(line(`+${left}`, 'display', 44, width), placeOf(shown.length), {
      colour: COLOURS.white,
      align: 'middle',
    })
  const cells = shown.length + (left > 0 ? 1 : 0)
  const whole = y - top + Math.ceil(cells / columns) * (height + GAP) + 8
  drawing.below(before, {
    kind: 'area',
    rect: { x: 0, y: top, width: PICTURE.width, height: whole },
    colour: COLOURS.tray,
  })
  return whole
}

/** Draws a card, its use, its users, and on the right the number that it adds, or a cross. */
function drawRow(
  drawing: PartCollector,
  { tile, note, users, more = 0, adds }: UseRow,
  rect: Rect,
  { seat, narrow }: { readonly seat: string; readonly narrow: boolean },
  context: BlockContext,
): void {
  const { state } = tile
  const picked = state === 'chosen' || state === 'suggested'
  drawing.add({ kind: 'area', rect, colour: picked ? BOX.chosen : BOX.plain, radius: 14, box: true })
  if (picked) {
    const around = { x: rect.x + 2, y: rect.y + 2, width: rect.width - 4, height: rect.height - 4 }
    const colour = state === 'chosen' ? COLOURS.chosen : COLOURS.suggested
    drawing.add({ kind: 'edge', rect: around, colour, width: 4, radius: 12 })
  }
  const size = rect.height - 22
  const face = { x: rect.x + 11, y: rect.y + 11, width: size, height: size }
  const dead = adds === null
  drawFace(drawing, { ...tile, ...(dead ? { state: 'dim' } : {}) }, face, { seat, radius: 10, border: 3 }, context)
  drawBadge(drawing, state, face)
  const end = drawAdds(drawing, adds, rect)
  const right = Math.min(end, rect.x + rect.width - 86) - PAD
  const start = narrow ? end : drawUsers(drawing, { users, more }, { ...rect, width: right - rect.x }, seat, context)
  const x = face.x + size + PAD + 2
  const room = start - PAD - x
  const name = fitWords(tile.name, room, { face: 'strong', size: 33, lines: narrow || note === '' ? 2 : 1, leading: 1 })
  const words =
    narrow || note === ''
      ? null
      : fitWords(note, room, { face: 'body', size: 29, lines: size > 70 ? 2 : 1, leading: 1 })
  const tall = name.height + (words === null ? 0 : words.height + 2)
  const y = rect.y + (rect.height - tall) / 2
  drawing.words(name, { x, y, width: room, height: name.height }, { colour: dead ? COLOURS.soft : COLOURS.white })
  if (words === null) return
  const below = { x, y: y + name.height + 2, width: room, height: words.height }
  drawing.words(words, below, { colour: dead ? COLOURS.soft : COLOURS.pale })
}

/** Draws the number that a card adds, and returns its left edge. */
function drawAdds(drawing: PartCollector, adds: string | null, { x, y, width, height }: Rect): number {
  const right = x + width - PAD - 2
  if (adds === null) {
    const size = 40
    drawing.icon('cross', right - size, y + (height - size) / 2, size, COLOURS.lose)
    return right - size
  }
  const number = fitWords(adds, 120, { face: 'display', size: 46 })
  const at = { x: right - number.width, y, width: number.width, height }
  drawing.words(number, at, { colour: COLOURS.win })
  return at.x
}

/** Draws those who can use a card as round faces, and returns their left edge. */
function drawUsers(
  drawing: PartCollector,
  { users, more }: { readonly users: UseRow['users']; readonly more: number },
  room: Rect,
  seat: string,
  context: BlockContext,
): number {
  const size = Math.min(AVATAR, room.height - 20)
  const shown = users.slice(0, users.length > MOST_USERS ? MOST_USERS - 1 : MOST_USERS)
  const rest = more + users.length - shown.length
  let x = room.x + room.width
  if (rest > 0) {
    const words = line(`+${rest}`, 'body', 32, 70)
    x -= words.width
    drawing.words(words, { x, y: room.y, width: words.width, height: room.height }, { colour: COLOURS.pale })
    x -= 6
  }
  for (const user of [...shown].reverse()) {
    x -= size
    const face = { x, y: room.y + (room.height - size) / 2, width: size, height: size }
    drawFace(drawing, user, face, { seat, radius: size / 2, border: 4 }, context)
    x -= 6
  }
  return x
}
