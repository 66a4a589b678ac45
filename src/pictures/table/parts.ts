/** The parts of a drawn table, and larger parts made of them: small cards, backs, piles. */
import type { FaceNumber, Rect } from '../../contract/index.ts'
import type { FontFace } from '../fonts.ts'
import { DRAWN } from '../symbols.ts'
import type { SetText } from '../text.ts'
import { LEADING, LEAST, setLines } from './fit.ts'
import type { SceneCard } from './scene.ts'

/** The colour of letters: that of a card, or of the background. */
export type Ink = 'title' | 'text' | 'muted' | 'accent' | 'raised' | 'ground' | 'faint'

/** `side` chooses the colours; null: nobody's. */
export type ScenePart =
  | { readonly kind: 'ground'; readonly rect: Rect; readonly side: string | null }
  | { readonly kind: 'frame'; readonly rect: Rect; readonly side: string; readonly covered: boolean }
  | { readonly kind: 'art'; readonly rect: Rect; readonly side: string; readonly card: string }
  | { readonly kind: 'back'; readonly rect: Rect; readonly side: string }
  | { readonly kind: 'plate'; readonly rect: Rect; readonly side: string }
  | { readonly kind: 'icon'; readonly rect: Rect; readonly side: string; readonly id: string }
  | { readonly kind: 'sign'; readonly rect: Rect; readonly side: string }
  | {
      readonly kind: 'words'
      readonly rect: Rect
      readonly side: string | null
      readonly set: SetText
      readonly align: 'left' | 'middle' | 'right'
      readonly ink: Ink
    }

/** The colour and alignment of words. */
export interface WordsAt {
  readonly side: string | null
  readonly ink: Ink
  readonly align?: 'left' | 'middle' | 'right'
}

/** Words in the middle of a box's height. */
export function centredWords(set: SetText, room: Rect, { side, ink, align = 'left' }: WordsAt): ScenePart {
  const y = room.y + Math.max(0, (room.height - set.height) / 2)
  return { kind: 'words', rect: { ...room, y, height: set.height }, side, set, align, ink }
}

// ---------------------------------------------------------------- mini-cards

/** The size in which a card is drawn. */
export interface Size {
  readonly width: number
  readonly art: number
  /** The size of letters in its title, which has two lines at most. */
  readonly title: number
  /** One row of numbers, or two lines of a remark. */
  readonly foot: number
  /** Numbers beside each other. */
  readonly inRow: number
}

/** The distance between parts in pixels. */
export const GAP = 12
const EDGE = 5
const INNER = 10
const RIBBON = 34
const TITLE_GAP = 5
const lineHeight = (size: number): number => Math.ceil(size * LEADING)

/** The shared heights of cards that stand beside each other. */
export interface RowShape {
  readonly height: number
  readonly titleLines: number
}

const roomIn = (size: Size): number => size.width - (EDGE + INNER) * 2

/** Returns the height of the card with the most on it. */
export function rowShapeOf(cards: readonly SceneCard[], size: Size): RowShape {
  const lines = cards.map(({ title }) => setLines(title, 'label', size.title, roomIn(size), 2).lines.length)
  const titleLines = Math.max(1, ...lines)
  const rows = Math.max(0, ...cards.map((one) => footRows(one, size)))
  const height = EDGE * 2 + size.art + TITLE_GAP * 2 + titleLines * lineHeight(size.title) + rows * size.foot + 4
  return { height, titleLines }
}

/** Returns the rows at the foot of a card. */
const footRows = ({ numbers, hint }: SceneCard, { inRow }: Size): number =>
  numbers.length > 0 ? Math.ceil(numbers.length / inRow) : hint === null ? 0 : 1

/** Draws a card, or its back, in this place. */
export function cardParts(
  shown: SceneCard,
  x: number,
  y: number,
  size: Size,
  { height, titleLines }: RowShape,
): ScenePart[] {
  const rect = { x, y, width: size.width, height }
  if (shown.card === null) return back(shown, rect)
  const { side } = shown
  const art = { x: x + EDGE, y: y + EDGE, width: size.width - EDGE * 2, height: size.art }
  const room = roomIn(size)
  const high = titleLines * lineHeight(size.title)
  const title = { x: art.x + INNER, y: art.y + art.height + TITLE_GAP, width: room, height: high }
  const foot = { x: title.x, y: title.y + high + TITLE_GAP, width: room, height: size.foot }
  return [
    { kind: 'frame', rect, side, covered: shown.marks.length > 0 },
    { kind: 'art', rect: art, side, card: shown.card },
    ...ribbon(shown, art),
    ...badge(shown, art),
    centredWords(setLines(shown.title, 'label', size.title, room, 2), title, { side, ink: 'title' }),
    ...footOf(shown, foot, size),
  ]
}

// ---------------------------------------------------------------- chips

/** The size of a chip in pixels. */
export const CHIP = { width: 336, height: 78 }
const CHIP_ART = 72
const NUMBER_ROOM = 84

/** Draws a card in little space: a small picture, its name, and a remark or a number beside it. */
export function chipParts(shown: SceneCard, x: number, y: number): ScenePart[] {
  const { side, card: id, count, numbers } = shown
  const rect = { x, y, ...CHIP }
  const left = x + EDGE + CHIP_ART + INNER
  const number = numbers.slice(0, 1)
  const width = x + CHIP.width - left - INNER - (number.length === 0 ? 0 : NUMBER_ROOM)
  const times = count === 1 ? '' : ` ×${count}`
  const text = { x: left, y: y + 4, width, height: CHIP.height - 8 }
  const frame = { kind: 'frame', rect, side, covered: shown.marks.length > 0 } as const
  if (id === null) {
    const drawn = { x: x + 20, y: y + 8, width: 44, height: CHIP.height - 16 }
    const set = setLines(`×${count}`, 'display', 44, width)
    return [frame, { kind: 'back', rect: drawn, side }, centredWords(set, text, { side, ink: 'title' })]
  }
  return [
    frame,
    {
      kind: 'art',
      rect: { x: x + EDGE, y: y + EDGE, width: CHIP_ART, height: CHIP.height - EDGE * 2 },
      side,
      card: id,
    },
    ...chipWords(`${shown.title}${times}`, remarkOf(shown), text, side),
    ...numberRow(number, { ...text, x: left + width + INNER / 2, width: NUMBER_ROOM - INNER / 2 }, side),
  ]
}

const remarkOf = ({ marks, hint }: SceneCard): string => [...marks, ...(hint === null ? [] : [hint])].join(' · ')

function chipWords(title: string, remark: string, room: Rect, side: string): ScenePart[] {
  if (remark === '') return [centredWords(setLines(title, 'label', 32, room.width, 2), room, { side, ink: 'title' })]
  const half = room.height / 2
  return [
    centredWords(setLines(title, 'label', 32, room.width), { ...room, height: half }, { side, ink: 'title' }),
    centredWords(
      setLines(remark, 'label', 28, room.width),
      { ...room, y: room.y + half, height: half },
      { side, ink: 'accent' },
    ),
  ]
}

function back({ side, count }: SceneCard, rect: Rect): ScenePart[] {
  const height = Math.min(rect.height, rect.width * 1.3)
  const drawn = { ...rect, y: rect.y + (rect.height - height) / 2, height }
  const parts: ScenePart[] = [{ kind: 'back', rect: drawn, side }]
  if (count === 1) return parts
  const set = setLines(`×${count}`, 'display', 60, rect.width - 60)
  const plate = { x: rect.x + (rect.width - set.width - 28) / 2, width: set.width + 28, height: 76 }
  const room = { ...plate, y: drawn.y + (height - plate.height) / 2 }
  return [
    ...parts,
    { kind: 'plate', rect: room, side },
    centredWords(set, room, { side, ink: 'title', align: 'middle' }),
  ]
}

/** Draws the most important facts of a card across the foot of its picture. */
function ribbon({ marks, side }: SceneCard, art: Rect): ScenePart[] {
  if (marks.length === 0) return []
  const rect = { ...art, y: art.y + art.height - RIBBON, height: RIBBON }
  const room = { ...rect, x: rect.x + 6, width: rect.width - 12 }
  const set = setLines(marks.join(' · '), 'label', 28, room.width)
  return [{ kind: 'plate', rect, side }, centredWords(set, room, { side, ink: 'accent', align: 'middle' })]
}

function badge({ count, side }: SceneCard, art: Rect): ScenePart[] {
  if (count === 1) return []
  const set = setLines(`×${count}`, 'display', 40, art.width)
  const width = Math.min(art.width, set.width + 20)
  const rect = { x: art.x + art.width - width, y: art.y, width, height: 44 }
  return [{ kind: 'plate', rect, side }, centredWords(set, rect, { side, ink: 'title', align: 'middle' })]
}

function footOf(shown: SceneCard, foot: Rect, { inRow }: Size): ScenePart[] {
  const { numbers, hint, side } = shown
  if (numbers.length === 0) {
    if (hint === null) return []
    return [centredWords(setLines(hint, 'label', 28, foot.width, 2), foot, { side, ink: 'text' })]
  }
  const rows = Math.ceil(numbers.length / inRow)
  const each = Math.ceil(numbers.length / rows)
  return Array.from({ length: rows }, (_, row) =>
    numberRow(numbers.slice(row * each, (row + 1) * each), { ...foot, y: foot.y + row * foot.height }, side),
  ).flat()
}

// ---------------------------------------------------------------- numbers

const ICON = 26
const SPACE = 4
const CUBE = 30
/** The ways to draw a row of numbers: large, then without signs, then smaller. */
const TRIES: readonly (readonly [size: number, signs: boolean])[] = [
  [46, true],
  [40, true],
  [40, false],
  [34, false],
  [LEAST, false],
]

interface NumberSet {
  readonly number: FaceNumber
  readonly set: SetText | null
  readonly icon: number
  readonly cubes: number
  readonly width: number
}

const NUMBER: FontFace = 'display'

function numberSet(number: FaceNumber, size: number, signs: boolean, room: number): NumberSet {
  const icon = signs ? ICON + SPACE : 0
  const cubes = Math.min(number.draws ?? 0, 3) * CUBE
  const set = number.value === '' ? null : setLines(number.value, NUMBER, size, Math.max(LEAST, room - icon - cubes))
  return { number, set, icon, cubes, width: icon + (set?.width ?? 0) + cubes }
}

/** Draws numbers beside each other, from the left edge to the right one. */
function numberRow(numbers: readonly FaceNumber[], room: Rect, side: string): ScenePart[] {
  if (numbers.length === 0) return []
  const least = INNER * (numbers.length - 1)
  const share = (room.width - least) / numbers.length
  const tried = TRIES.map(([size, signs]) => numbers.map((number) => numberSet(number, size, signs, room.width)))
  const fits = (sets: readonly NumberSet[]) => sets.reduce((sum, { width }) => sum + width, least) <= room.width
  const sets = tried.find(fits) ?? numbers.map((number) => numberSet({ ...number, draws: 0 }, LEAST, false, share))
  const taken = sets.reduce((sum, { width }) => sum + width, 0)
  const gap = numbers.length === 1 ? 0 : Math.min(36, (room.width - taken) / (numbers.length - 1))
  let x = room.x
  return sets.flatMap((one) => {
    const parts = numberAt(one, { ...room, x }, side)
    x += one.width + gap
    return parts
  })
}

function numberAt({ number, set, icon, cubes }: NumberSet, room: Rect, side: string): ScenePart[] {
  const { id, raised } = number
  const middle = room.y + room.height / 2
  const square = (x: number, size: number) => ({ x, y: middle - size / 2, width: size, height: size })
  const parts: ScenePart[] = icon === 0 ? [] : [{ kind: 'icon', rect: square(room.x, ICON), side, id }]
  const at = room.x + icon
  const width = set?.width ?? 0
  if (set !== null)
    parts.push(centredWords(set, { ...room, x: at, width }, { side, ink: raised === true ? 'raised' : 'title' }))
  for (let drawn = 0; drawn < cubes / CUBE; drawn++)
    parts.push({ kind: 'icon', rect: square(at + width + drawn * CUBE + SPACE, CUBE - SPACE), side, id: DRAWN })
  return parts
}
