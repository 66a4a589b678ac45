/** Draws a lane in half the width: one of many. */
import type { Lane, Rect, Seat } from '../../contract/index.ts'
import { COLOURS, TYPE } from '../style.ts'
import { fitWords } from './fit.ts'
import { drawFaces } from './lane.ts'
import type { BlockContext, PartCollector } from './parts.ts'
import { drawFigure, drawSign, measureIn } from './signs.ts'

const NUMBER = 44
const GAP = 9
const TONES = { good: COLOURS.win, even: COLOURS.cube, bad: COLOURS.lose } as const
const LINE = 30
const ICON = 26

/** Draws number, faces, name, things, total, and how many of the opponent's fighters the lane beats. */
export function drawPairedLane(
  drawing: PartCollector,
  lane: Lane,
  rect: Rect,
  { seat, ground }: { readonly seat: Seat; readonly ground: string },
  context: BlockContext,
): void {
  const { x, y, width, height } = rect
  const number = fitWords(String(lane.number), NUMBER - 4, { face: 'display', size: 36 })
  drawing.words(number, { x: x + 2, y, width: NUMBER - 2, height }, { colour: COLOURS.white, align: 'middle' })
  const size = Math.min(80, height - 18)
  const faces = drawFaces(
    drawing,
    lane.fighters,
    { x: x + NUMBER + 2, y: y + (height - size) / 2, size, most: 2 },
    seat,
    context,
  )
  const style = { size: 44, icon: 30, gap: 3, ink: COLOURS.white, ground, signs: false }
  const set = measureIn(lane.total, style, 110)
  const wins = lane.results.filter(({ kind }) => kind === 'wins').length
  const beats = lane.beats ?? (lane.results.length === 0 ? undefined : { text: `✓ ${wins}`, tone: 'even' as const })
  const told = beats === undefined ? null : fitWords(beats.text, 108, { face: 'label', size: TYPE.tile })
  const right = x + width - 12
  const tall = set.style.size + (told === null ? 0 : LINE)
  const top = y + (height - tall) / 2
  drawFigure(drawing, set, right - set.width, top + set.style.size / 2, context)
  if (told !== null) {
    const at = { x: right - told.width, y: top + set.style.size, width: told.width, height: LINE }
    drawing.words(told, at, { colour: TONES[beats?.tone ?? 'even'] })
  }
  const end = right - Math.max(set.width, told?.width ?? 0) - GAP
  drawName(drawing, lane, { x: faces + GAP, y, width: end - faces - GAP, height }, ground, context)
}

/** Draws the name, and below it the signs of its things, as far as there is room. */
function drawName(
  drawing: PartCollector,
  { name, chips, moved }: Lane,
  room: Rect,
  ground: string,
  context: BlockContext,
): void {
  const below = (chips.length > 0 || moved !== undefined) && room.height >= 74
  const lines = below && room.height < 98 ? 1 : 2
  const words = fitWords(name, room.width, { face: 'label', size: 30, lines, leading: 1 })
  const tall = words.height + (below ? LINE + 2 : 0)
  const y = room.y + (room.height - tall) / 2
  drawing.words(words, { ...room, y, height: words.height }, { colour: COLOURS.white })
  if (!below) return
  const foot = { ...room, y: y + words.height + 2, height: LINE }
  if (moved !== undefined) {
    drawing.icon('back', foot.x, foot.y + 4, 22, COLOURS.win)
    const from = fitWords(moved, room.width - 28, { face: 'label', size: TYPE.tile })
    drawing.words(from, { ...foot, x: foot.x + 28, width: from.width }, { colour: COLOURS.pale })
    return
  }
  drawThings(drawing, chips, foot, ground, context)
}

/** Draws the things of a lane with what they give. A sign without its number says nothing: the rest is three dots. */
function drawThings(
  drawing: PartCollector,
  chips: Lane['chips'],
  foot: Rect,
  ground: string,
  context: BlockContext,
): void {
  const rest = fitWords('…', foot.width, { face: 'label', size: TYPE.tile })
  let x = foot.x
  for (const [at, { id, text, idle }] of chips.entries()) {
    const said = fitWords(text, foot.width - ICON - 4, { face: 'label', size: TYPE.tile })
    const reserved = at === chips.length - 1 ? 0 : 8 + rest.width
    if (x + ICON + 4 + said.width + reserved > foot.x + foot.width && (at > 0 || reserved === 0)) {
      if (x + rest.width <= foot.x + foot.width)
        drawing.words(rest, { x, y: foot.y, width: rest.width, height: LINE }, { colour: COLOURS.pale })
      return
    }
    const ink = idle === true ? COLOURS.soft : COLOURS.cube
    drawSign(drawing, id, { x, middle: foot.y + LINE / 2, size: ICON }, { ink, ground }, context)
    x += ICON + 4
    drawing.words(said, { x, y: foot.y, width: said.width, height: LINE }, { colour: COLOURS.pale })
    x += said.width + 8
  }
}
