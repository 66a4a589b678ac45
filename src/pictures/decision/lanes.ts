/** Draws a plan as lanes, the first to fight on top, beside what the opponent is known to have. */
import type { Lane, LanesBlock, Rect } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { drawThing } from './band.ts'
import { fitWords, line } from './fit.ts'
import { columnsOf, drawFoes, drawResults, RESULT } from './foes.ts'
import { drawChips, drawFaces, LANE_MOVED } from './lane.ts'
import { drawPairedLane } from './lane-small.ts'
import { type BlockContext, type BlockPainter, EDGE, type PartCollector } from './parts.ts'
import { drawPlace } from './place.ts'
import { drawFigure, measureIn } from './signs.ts'

const BORDER = 3
const LEGEND = 50
/** The most lanes in one column, and in two. */
const SINGLE = 6
const DOUBLE = 16
const ROW = { most: 120, step: 8, least: 84 } as const
const PAIRED = { most: 104, least: 74, room: 642 } as const
const UNUSED = 72

/** Draws the plan: its title, the known opponents, the lanes, the cards in none, the meaning of the signs. */
export const drawLanes: BlockPainter<LanesBlock> = (drawing, block, top, context) => {
  const { title, note, lanes, unused } = block
  let y = top
  const next = (height: number) => {
    y += height
  }
  if (title !== '')
    next(
      drawPlace(drawing, { block: 'place', card: null, title, ...(note === undefined ? {} : { note }) }, y, {
        ...context,
        tight: Math.max(1, context.tight),
      }),
    )
  const columns = columnsOf(block, SINGLE)
  next(drawFoes(drawing, block, y, columns, context))
  if (lanes.length <= SINGLE) for (const lane of lanes) next(drawLane(drawing, lane, { block, y, columns }, context))
  else next(drawDouble(drawing, block, y, context))
  if (unused !== null && unused.tiles.length > 0) next(drawUnused(drawing, block, unused, y, context))
  if (columns > 0) next(drawLegend(drawing, block, y))
  return y - top
}

interface LaneAt {
  readonly block: LanesBlock
  readonly y: number
  readonly columns: number
}

/** Draws one lane over the whole width; returns its height. */
function drawLane(drawing: PartCollector, lane: Lane, { block, y, columns }: LaneAt, context: BlockContext): number {
  const { seat, lanes } = block
  const roomy = ROW.most - Math.max(0, lanes.length - 4) * ROW.step - context.tight * ROW.step
  const height = Math.max(ROW.least, roomy)
  const ground = lane.moved === undefined ? context.style(seat).band : LANE_MOVED
  const rect = { x: 0, y, width: PICTURE.width, height }
  drawing.area({ ...rect, height: height + BORDER }, COLOURS.ground)
  drawing.add({ kind: 'area', rect, colour: ground, box: true })
  if (lane.moved !== undefined) drawing.area({ ...rect, width: 10 }, COLOURS.chosen)
  const number = fitWords(String(lane.number), 46, { face: 'display', size: 46 })
  drawing.words(number, { x: 10, y, width: 48, height }, { colour: COLOURS.white, align: 'middle' })
  const faces = drawFaces(drawing, lane.fighters, { x: 62, y: y + 11, size: height - 22 }, seat, context)
  const right = PICTURE.width - columns * RESULT.width(columns) - (columns === 0 ? EDGE : 0)
  const end =
    columns === 0 && lane.beats !== undefined ? drawBeats(drawing, lane.beats, { ...rect, width: right }) : right
  const style = { size: 64, icon: 42, gap: 4, ink: COLOURS.white, ground, signs: false }
  const set = measureIn(lane.total, height < 100 ? { ...style, size: 54, icon: 36 } : style, 170)
  drawFigure(drawing, set, end - 12 - set.width, y + height / 2, context)
  const words = { x: faces + 12, y, width: end - 24 - set.width - faces - 12, height }
  drawLaneWords(drawing, lane, words, context)
  drawResults(drawing, lane, { rect: { ...rect, x: right, width: PICTURE.width - right }, columns, block })
  return height + BORDER
}

const TONES = { good: COLOURS.win, even: COLOURS.cube, bad: COLOURS.lose } as const

function drawBeats(drawing: PartCollector, { text, tone }: NonNullable<Lane['beats']>, room: Rect): number {
  const words = fitWords(text, 150, { face: 'body', size: 31, lines: 2, leading: 1 })
  const x = room.x + room.width - words.width
  drawing.words(
    words,
    { x, y: room.y, width: words.width, height: room.height },
    { colour: TONES[tone], align: 'right' },
  )
  return x - 8
}

/** Draws the name of a lane, and below it its things, or a note. */
function drawLaneWords(drawing: PartCollector, lane: Lane, room: Rect, context: BlockContext): void {
  const { name, note, chips, moved } = lane
  const below = chips.length > 0 || moved !== undefined || (note !== undefined && note !== '')
  const lines = below && room.height < 118 ? 1 : 2
  const words = fitWords(name, room.width, { face: 'strong', size: 35, least: 31, lines: below ? 1 : 2, leading: 1 })
  const whole = words.squeeze === 1 && words.set.face === 'strong'
  const fitted = whole ? words : fitWords(name, room.width, { face: 'label', size: 33, lines, leading: 1 })
  const under = below ? 44 : 0
  const y = room.y + (room.height - fitted.height - under) / 2
  drawing.words(fitted, { ...room, y, height: fitted.height }, { colour: COLOURS.white })
  if (!below) return
  const foot = { ...room, y: y + fitted.height + 4, height: 40 }
  if (chips.length > 0 || moved !== undefined) return drawChips(drawing, lane, foot, context)
  drawing.words(line(note ?? '', 'body', 29, room.width), foot, { colour: COLOURS.pale })
}

/** Draws many lanes in two columns; returns the height. */
function drawDouble(drawing: PartCollector, block: LanesBlock, top: number, context: BlockContext): number {
  const { lanes, seat } = block
  const shown = lanes.length <= DOUBLE ? lanes : lanes.slice(0, DOUBLE - 1)
  const left = lanes.length - shown.length
  const rows = Math.ceil((shown.length + (left > 0 ? 1 : 0)) / 2)
  const room = PAIRED.room - context.tight * 24
  const height = Math.max(PAIRED.least, Math.min(PAIRED.most, Math.floor(room / rows) - BORDER))
  const width = (PICTURE.width - BORDER) / 2
  const placeOf = (at: number): Rect => ({
    x: Math.floor(at / rows) * (width + BORDER),
    y: top + (at % rows) * (height + BORDER),
    width,
    height,
  })
  drawing.area({ x: 0, y: top, width: PICTURE.width, height: rows * (height + BORDER) }, COLOURS.ground)
  for (const [at, lane] of shown.entries()) {
    const rect = placeOf(at)
    const ground = lane.moved === undefined ? context.style(seat).band : LANE_MOVED
    drawing.add({ kind: 'area', rect, colour: ground, box: true })
    drawPairedLane(drawing, lane, rect, { seat, ground }, context)
  }
  if (left > 0)
    drawing.words(line(`+${left}`, 'display', 44, width), placeOf(shown.length), {
      colour: COLOURS.white,
      align: 'middle',
    })
  return rows * (height + BORDER)
}

/** Draws the cards in no lane; returns the height. */
function drawUnused(
  drawing: PartCollector,
  { seat }: LanesBlock,
  { title, tiles }: NonNullable<LanesBlock['unused']>,
  top: number,
  context: BlockContext,
): number {
  const height = UNUSED + 16
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.tray)
  const words = fitWords(title, 260, { face: 'body', size: 30, lines: 2, leading: 1 })
  drawing.words(words, { x: EDGE, y: top, width: words.width, height }, { colour: COLOURS.pale })
  const from = EDGE + words.width + 16
  const most = Math.floor((PICTURE.width - EDGE - from + 8) / (UNUSED + 8))
  const shown = tiles.length <= most ? tiles : tiles.slice(0, most - 1)
  const rectOf = (at: number): Rect => ({ x: from + at * (UNUSED + 8), y: top + 8, width: UNUSED, height: UNUSED })
  for (const [at, tile] of shown.entries()) drawThing(drawing, tile, rectOf(at), seat, context)
  const left = tiles.length - shown.length
  if (left > 0)
    drawing.words(line(`+${left}`, 'display', 40, UNUSED), rectOf(shown.length), {
      colour: COLOURS.white,
      align: 'middle',
    })
  return height
}

/** Draws the meaning of the signs that stand in the lanes; returns the height. */
function drawLegend(drawing: PartCollector, { lanes, legend }: LanesBlock, top: number): number {
  const kinds = new Set(lanes.flatMap(({ results }) => results.map(({ kind }) => kind)))
  drawing.area({ x: 0, y: top, width: PICTURE.width, height: LEGEND }, COLOURS.tray)
  const signs = [
    ['wins', 'tick', COLOURS.win],
    ['needs', 'cube', COLOURS.cube],
    ['short', 'cross', COLOURS.lose],
  ] as const
  const shown = signs.filter(([kind]) => kinds.has(kind))
  const room = PICTURE.width - EDGE * 2 - shown.length * 56
  const natural = shown.map(([kind]) => line(legend[kind], 'body', 30, room).width)
  const share = Math.min(
    1,
    room /
      Math.max(
        1,
        natural.reduce((sum, width) => sum + width, 0),
      ),
  )
  let x = EDGE
  for (const [at, [kind, icon, colour]] of shown.entries()) {
    drawing.icon(icon, x, top + (LEGEND - 28) / 2, 28, colour)
    const words = line(legend[kind], 'body', 30, natural[at]! * share + 1)
    drawing.words(words, { x: x + 36, y: top, width: words.width, height: LEGEND }, { colour: COLOURS.pale })
    x += 36 + words.width + 20
  }
  return LEGEND
}
