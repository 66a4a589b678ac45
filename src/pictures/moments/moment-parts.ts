/** Larger parts of pictures of moments: the strip with both names and the goals, the foot, faces, numbers with signs. */
import type { PartSign, Prize, Rect, Seat, TotalPart } from '../../contract/index.ts'
import { signed } from '../../kit/wording/words.ts'
import type { IconName } from '../icons.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { setText } from '../text.ts'
import { edgeMark, fillMark, fittedText, iconMark, type Mark, wordsMark } from './marks.ts'
import { type MomentScene, shortName } from './moment-scene.ts'

const WIDTH = PICTURE.width
const PAD = 22
/** The height of the strip with the names, in pixels. */
export const STRIP = 70
const SIGN = 34
const PIP = 46
const PIP_GAP = 10
const SCORE = 48
/** The height of the foot, in pixels. */
export const FOOT = 56

const ICONS: Readonly<Record<PartSign, IconName>> = {
  own: 'sword',
  place: 'pin',
  gear: 'gun',
  play: 'bolt',
  text: 'star',
  draw: 'cube',
}

/** The icon of a part of a total. */
const iconOf = (sign: PartSign): IconName => ICONS[sign]

/** "+3", "−1"; cards that were drawn have no sign. */
export const signedPart = ({ sign, value }: Pick<TotalPart, 'sign' | 'value'>): string =>
  sign === 'draw' && value >= 0 ? `${value}` : signed(value)

/** Both names, what each has won, and the goals between them. */
export function strip(scene: MomentScene, score: Readonly<Record<Seat, number>> | null): Mark[] {
  const { goals } = scene.standing
  const across = goals.length * PIP + Math.max(0, goals.length - 1) * PIP_GAP
  const room = (WIDTH - across) / 2 - PAD - SIGN - 9 - 12
  const left = (WIDTH - across) / 2
  return [
    fillMark({ x: 0, y: 0, width: WIDTH, height: STRIP }, COLOURS.strip),
    ...scene.seats.slice(0, 2).flatMap((seat, at) => stripSide(scene, seat, score, { room, right: at === 1 })),
    ...goals.flatMap((goal, at) =>
      pip(scene, goal, { x: left + at * (PIP + PIP_GAP), y: (STRIP - PIP) / 2, width: PIP, height: PIP }),
    ),
  ]
}

function stripSide(
  scene: MomentScene,
  seat: Seat,
  score: Readonly<Record<Seat, number>> | null,
  { room, right }: { readonly room: number; readonly right: boolean },
): Mark[] {
  const colour = scene.styles[seat]?.sign ?? COLOURS.ink
  const x = right ? WIDTH - PAD - SIGN : PAD
  const sign = { x, y: (STRIP - SIGN) / 2, width: SIGN, height: SIGN }
  const number = score === null ? null : setText(String(score[seat] ?? 0), 'display', SCORE, WIDTH)
  const taken = number === null ? 0 : number.width + 12
  const name = fittedText(shortName(scene, seat), room - taken, { face: 'strong', most: 31 })
  const from = right ? x - 9 - name.width : x + SIGN + 9
  const numberAt = right ? from - 12 - (number?.width ?? 0) : from + name.width + 12
  const row = { y: 0, height: STRIP }
  return [
    { kind: 'sign', rect: sign, side: seat, colour },
    wordsMark(name, { x: from, width: name.width, ...row }, COLOURS.ink),
    ...(number === null ? [] : [wordsMark(number, { x: numberAt, width: number.width, ...row }, COLOURS.ink)]),
  ]
}

/** A goal: a dashed ring while it is open, a white one while it is played for, filled when it is won. */
export function pip(scene: MomentScene, { letter, state, by }: Prize, rect: Rect): Mark[] {
  const { x, y, width, height } = rect
  const size = Math.round(width * 0.6)
  const letterOf = (colour: string) =>
    wordsMark(setText(letter, 'strong', size, width), { x, y: y + 2, width, height }, colour, 'middle')
  const inner = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 }
  if (state === 'won' && by !== null) {
    const style = scene.styles[by]
    const radius = scene.square === by ? 9 : width / 2
    return [
      fillMark(rect, style?.won ?? COLOURS.open, radius),
      edgeMark(inner, style?.ring ?? COLOURS.ink, 3, radius),
      letterOf(COLOURS.white),
    ]
  }
  const now = state === 'now'
  const ring = edgeMark(inner, now ? COLOURS.white : COLOURS.open, now ? 4 : 3, width / 2, !now)
  return [ring, letterOf(now ? COLOURS.white : COLOURS.soft)]
}

/** How many cards both have left. */
export function foot(scene: MomentScene, y: number): Mark[] {
  const [near, far] = scene.seats
  const rect = { x: 0, y, width: WIDTH, height: FOOT }
  const size = 30
  const at = y + (FOOT - size) / 2
  const marks: Mark[] = [fillMark(rect, COLOURS.strip)]
  const text = (value: string) => fittedText(value, 260, { face: 'body', most: 31 })
  const set = (value: string, x: number) => {
    const fits = text(value)
    marks.push(wordsMark(fits, { x, y, width: fits.width, height: FOOT }, COLOURS.ink))
    return fits.width
  }
  if (near !== undefined) {
    const width = set(shortName(scene, near), PAD)
    marks.push(iconMark('deck', PAD + width + 8, at, size, COLOURS.ink))
    set(String(scene.standing.left[near] ?? 0), PAD + width + 16 + size)
  }
  if (far !== undefined) {
    const name = shortName(scene, far)
    const left = String(scene.standing.left[far] ?? 0)
    const x = WIDTH - PAD - text(name).width
    set(name, x)
    const number = x - 8 - text(left).width
    set(left, number)
    marks.push(iconMark('deck', number - 8 - size, at, size, COLOURS.ink))
  }
  return marks
}

/** A face in the colour of its side; lost ones are grey with a slash. */
export function face(
  scene: MomentScene,
  seat: Seat,
  card: string | null,
  rect: Rect,
  { lost = false, radius = 12, width = 4 }: { lost?: boolean; radius?: number; width?: number } = {},
): Mark[] {
  const style = scene.styles[seat]
  const ring = style?.edge ?? COLOURS.open
  const inner = { x: rect.x + width, y: rect.y + width, width: rect.width - width * 2, height: rect.height - width * 2 }
  return [
    fillMark(rect, style?.card ?? COLOURS.tray, radius),
    ...(card === null ? [] : [{ kind: 'face', rect: inner, card, radius: radius - width, lost } as const]),
    edgeMark(
      { x: rect.x + width / 2, y: rect.y + width / 2, width: rect.width - width, height: rect.height - width },
      ring,
      width,
      radius - width / 2,
    ),
  ]
}

const PART_ICON = 26

/** Parts of a total in one row, as many as fit: icons with their numbers. */
export function partsRow(parts: readonly TotalPart[], room: Rect, right: boolean): Mark[] {
  const shown = parts.filter(({ sign }) => sign !== 'own')
  const sets = shown.map((part) => ({ part, set: setText(signedPart(part), 'label', TYPE.least, room.width) }))
  const marks: Mark[] = []
  let taken = 0
  for (const { part, set } of sets) {
    const width = PART_ICON + 2 + set.width
    if (taken + width > room.width) break
    const x = right ? room.x + room.width - taken - width : room.x + taken
    const colour = part.sign === 'draw' ? COLOURS.cube : COLOURS.pale
    marks.push(
      iconMark(iconOf(part.sign), x, room.y + (room.height - PART_ICON) / 2, PART_ICON, colour),
      wordsMark(set, { x: x + PART_ICON + 2, y: room.y, width: set.width, height: room.height }, colour),
    )
    taken += width + 8
  }
  return marks
}
