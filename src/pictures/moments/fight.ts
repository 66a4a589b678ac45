/** One fight: both fighters, the cards that were drawn, and what each total is made of. */
import type { FoughtLane, LaneSide, Seat, TotalPart } from '../../contract/index.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { type SetText, setText } from '../text.ts'
import { edgeMark, fillMark, fittedText, iconMark, isCut, type Mark, type Sketch, wordsMark } from './marks.ts'
import { face, STRIP, signedPart, strip } from './moment-parts.ts'
import type { MomentScene } from './moment-scene.ts'

const WIDTH = PICTURE.width
const FACE = { width: 230, height: 230, top: 22 }
/** Where the column of each side begins, and how wide it is. */
const COLUMN = { left: 20, right: 460, width: 280 }
const NAME = { line: 44, two: 80 }
const TOTAL = 100
const DRAWN = { width: 156, art: 120, number: 78, label: 42 }
const ROW = 44
const MOST_ROWS = 7

/** Returns the picture of one fight with its sum. */
export function fightSketch(scene: MomentScene, lane: FoughtLane): Sketch {
  const body = duelOf(scene, lane, STRIP)
  const sums = sumRows(scene, lane, body.bottom)
  return { width: WIDTH, height: sums.bottom, marks: [...strip(scene, null), ...body.marks, ...sums.marks] }
}

interface DrawnMarks {
  readonly marks: Mark[]
  readonly bottom: number
}

/** Both faces with their totals, and between them what was drawn, or a few words. */
export function duelOf(scene: MomentScene, lane: FoughtLane, y: number, between: string | null = null): DrawnMarks {
  const [left = '', right = ''] = scene.seats
  const names = scene.seats.slice(0, 2).map((seat) => nameSet(lane.sides[seat]))
  const name = names.some((set) => set !== null && set.lines.length > 1) ? NAME.two : NAME.line
  const height = FACE.top + FACE.height + name + TOTAL + 10
  const marks: Mark[] = [fillMark({ x: 0, y, width: WIDTH, height }, COLOURS.fight)]
  for (const [seat, x] of [
    [left, COLUMN.left],
    [right, COLUMN.right],
  ] as const) {
    const side = lane.sides[seat]
    if (side !== undefined) marks.push(...fighter(scene, lane, { seat, side, x, y: y + FACE.top, name }))
  }
  const draws = scene.seats.flatMap((seat) =>
    (lane.sides[seat]?.parts ?? []).filter(({ sign }) => sign === 'draw').map((part) => ({ seat, part })),
  )
  marks.push(...middle(scene, draws, y, between))
  return { marks, bottom: y + height }
}

/** Everybody of a side by name, shorter where it takes more than two lines. */
function nameSet(side: LaneSide | undefined): SetText | null {
  if (side === undefined) return null
  const fit = { face: 'strong', most: 36, lines: 2 } as const
  const long = fittedText(side.label, COLUMN.width, fit)
  return isCut(long) ? fittedText(side.short, COLUMN.width, fit) : long
}

interface FighterAt {
  readonly seat: Seat
  readonly side: LaneSide
  readonly x: number
  readonly y: number
  /** The room for names. */
  readonly name: number
}

function fighter(scene: MomentScene, { winner }: FoughtLane, { seat, side, x, y, name }: FighterAt): Mark[] {
  const { fighters, total } = side
  const [first, second] = fighters
  const at = { x: x + (COLUMN.width - FACE.width) / 2, y, width: FACE.width, height: FACE.height }
  const small = { x: at.x + FACE.width - 96, y: at.y + FACE.height - 96, width: 96, height: 96 }
  const set = nameSet(side)
  const below = y + FACE.height
  const colour = winner === null || winner === seat ? COLOURS.white : COLOURS.soft
  return [
    ...face(scene, seat, first?.card ?? null, at, { lost: first?.lost === true, radius: 22, width: 7 }),
    ...(second === undefined ? [] : face(scene, seat, second.card, small, { lost: second.lost, radius: 48, width: 4 })),
    ...(set === null
      ? []
      : [wordsMark(set, { x, y: below + 4, width: COLUMN.width, height: name - 4 }, COLOURS.white, 'middle')]),
    wordsMark(
      fittedText(String(total), COLUMN.width, { face: 'display', most: TYPE.total[0] }),
      { x, y: below + name, width: COLUMN.width, height: TOTAL },
      colour,
      'middle',
    ),
  ]
}

interface OneDraw {
  readonly seat: Seat
  readonly part: TotalPart
}

/** The cards that were drawn, one above the other; without them a few words. */
function middle(scene: MomentScene, draws: readonly OneDraw[], y: number, between: string | null): Mark[] {
  const x = (WIDTH - DRAWN.width) / 2
  if (draws.length === 0 || between !== null) return wordsBetween(draws, y, between)
  const art = draws.length > 1 ? 78 : DRAWN.art
  const each = art + DRAWN.number + 12
  const top = y + FACE.top + (draws.length > 1 ? 0 : 46)
  return draws.slice(0, 2).flatMap(({ seat, part }, at) => {
    const box = { x, y: top + at * each, width: DRAWN.width, height: art + DRAWN.number }
    const [card] = part.cards ?? []
    const number = setText(String(part.value), 'display', 62, DRAWN.width)
    const across = 46 + 8 + number.width
    const from = x + (DRAWN.width - across) / 2
    const row = box.y + art
    const label = { x: x - 10, y: box.y + box.height + 4, width: DRAWN.width + 20, height: DRAWN.label }
    return [
      fillMark(box, scene.styles[seat]?.card ?? COLOURS.tray, 16),
      ...(card === undefined
        ? []
        : [
            {
              kind: 'face',
              rect: { x: x + 5, y: box.y + 5, width: DRAWN.width - 10, height: art - 5 },
              card,
              radius: 11,
              lost: false,
            } as const,
          ]),
      fillMark({ x: x + 5, y: row, width: DRAWN.width - 10, height: DRAWN.number - 5 }, COLOURS.plate),
      edgeMark(
        { x: x + 2.5, y: box.y + 2.5, width: DRAWN.width - 5, height: box.height - 5 },
        draws.length > 1 ? (scene.styles[seat]?.edge ?? COLOURS.cube) : COLOURS.cube,
        5,
        15,
      ),
      iconMark('cube', from, row + (DRAWN.number - 50) / 2, 46, COLOURS.cube),
      wordsMark(number, { x: from + 54, y: row, width: number.width, height: DRAWN.number - 4 }, COLOURS.cube),
      ...(draws.length > 1
        ? []
        : [
            wordsMark(
              fittedText(part.label, label.width, { face: 'body', most: TYPE.text[2] }),
              label,
              COLOURS.soft,
              'middle',
            ),
          ]),
    ]
  })
}

function wordsBetween(draws: readonly OneDraw[], y: number, between: string | null): Mark[] {
  if (between === null) return []
  const rect = { x: (WIDTH - DRAWN.width) / 2, y: y + 70, width: DRAWN.width, height: 100 }
  const [first] = draws
  const marks = [
    wordsMark(
      fittedText(between, DRAWN.width, { face: 'body', most: TYPE.text[1], lines: 3 }),
      rect,
      COLOURS.pale,
      'middle',
    ),
  ]
  if (first === undefined) return marks
  const number = setText(String(first.part.value), 'display', 48, DRAWN.width)
  const from = (WIDTH - 58 - number.width) / 2
  const row = { y: rect.y + rect.height + 14, height: 54 }
  return [
    ...marks,
    iconMark('cube', from, row.y, 50, COLOURS.cube),
    wordsMark(number, { x: from + 58, width: number.width, ...row }, COLOURS.cube),
  ]
}

/** Where each total comes from, a part a row. */
function sumRows(scene: MomentScene, lane: FoughtLane, y: number): DrawnMarks {
  const sides = scene.seats.slice(0, 2).map((seat) => lane.sides[seat]?.parts ?? [])
  const rows = Math.min(MOST_ROWS, Math.max(1, ...sides.map((parts) => parts.length)))
  const height = rows * ROW + 28
  const rect = { x: 0, y, width: WIDTH, height }
  const room = WIDTH / 2 - 40
  return {
    bottom: y + height,
    marks: [
      fillMark(rect, COLOURS.tray),
      ...sides.flatMap((parts, at) =>
        parts.slice(0, rows).map((part, row) => {
          const text = part.sign === 'own' ? `${part.value} ${part.label}` : `${plus(part)} ${part.label}`
          const set = fittedText(text, room, { face: 'body', most: 32 })
          const x = at === 0 ? 30 : WIDTH - 30 - room
          return wordsMark(
            set,
            { x, y: y + 14 + row * ROW, width: room, height: ROW },
            COLOURS.ink,
            at === 0 ? 'left' : 'right',
          )
        }),
      ),
    ],
  }
}

/** A part with its sign, drawn cards too: here it is added to the others. */
const plus = (part: TotalPart): string => (part.value < 0 ? signedPart(part) : `+${part.value}`)
