/** A clash as lanes: fighters, totals, losses, and fighters that met nobody. */
import type { FoughtLane, LaneSide, Rect, Seat, ShownClash, Unmet } from '../../contract/index.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { edgeMark, fillMark, fittedText, isCut, type Mark, type Sketch, wordsMark } from './marks.ts'
import { FOOT, face, foot, partsRow, STRIP, strip } from './moment-parts.ts'
import type { MomentScene } from './moment-scene.ts'

const WIDTH = PICTURE.width
const UNMET = 66
const MORE = 52
const LINE = 31

/** The measures of a lane; close ones stand in crowded clashes. */
interface Measure {
  readonly tile: number
  readonly least: number
  readonly pad: number
  readonly pill: number
  readonly total: number
  readonly name: number
  readonly nameLines: number
  readonly parts: boolean
}

const WIDE: Measure = { tile: 96, least: 116, pad: 20, pill: 92, total: 58, name: 33, nameLines: 3, parts: true }
const CLOSE: Measure = { tile: 54, least: 64, pad: 14, pill: 66, total: 44, name: 30, nameLines: 2, parts: false }
/** More lanes than these stand close. */
const MOST_WIDE = 5

/** How far a lane has come: its fighters are unknown, have met, or it is decided. */
type State = 'ahead' | 'met' | 'decided'

/** Returns the picture of a clash. @param lanes this many are decided; all if left out */
export function clashSketch(scene: MomentScene, clash: ShownClash, lanes = clash.lanes.length): Sketch {
  const crowded = clash.lanes.length > MOST_WIDE
  const measure = crowded ? CLOSE : WIDE
  const marks: Mark[] = [...strip(scene, scoreAt(scene, clash, lanes))]
  let y = STRIP
  let shown = 0
  const below = clash.unmet.length * UNMET + FOOT
  for (const [at, lane] of clash.lanes.entries()) {
    const state = at < lanes ? 'decided' : at === lanes ? 'met' : 'ahead'
    const drawn = laneMarks(scene, lane, { y, at, state, measure })
    const last = at === clash.lanes.length - 1
    if (y + drawn.height + below + (last ? 0 : MORE) > PICTURE.tallest) break
    marks.push(...drawn.marks)
    y += drawn.height
    shown += 1
  }
  const done = lanes >= clash.lanes.length
  const left = clash.lanes.length - shown
  if (left > 0) {
    marks.push(...moreRow(scene.words.more(left), y))
    y += MORE
  }
  for (const unmet of clash.unmet) {
    marks.push(...unmetRow(scene, unmet, y, done))
    y += UNMET
  }
  return { width: WIDTH, height: y + FOOT, marks: [...marks, ...foot(scene, y)] }
}

/** The score so far. */
function scoreAt({ seats }: MomentScene, { lanes, score }: ShownClash, count: number): Readonly<Record<Seat, number>> {
  if (count >= lanes.length) return score
  const won = (seat: Seat) => lanes.slice(0, count).filter(({ winner }) => winner === seat).length
  return Object.fromEntries(seats.map((seat) => [seat, won(seat)]))
}

function moreRow(text: string, y: number): Mark[] {
  const rect = { x: 0, y, width: WIDTH, height: MORE }
  return [
    fillMark(rect, COLOURS.fight),
    wordsMark(fittedText(text, WIDTH - 44, { face: 'body', most: TYPE.text[1] }), rect, COLOURS.pale, 'middle'),
  ]
}

interface LaneAt {
  readonly y: number
  readonly at: number
  readonly state: State
  readonly measure: Measure
}

function laneMarks(
  scene: MomentScene,
  lane: FoughtLane,
  { y, at, state, measure }: LaneAt,
): { marks: Mark[]; height: number } {
  const sides = scene.seats
    .slice(0, 2)
    .map((seat, place) => sideMarks(scene, lane, { seat, right: place === 1, state, measure }))
  const height = Math.max(measure.least, ...sides.map((side) => side.height + 16))
  const ground = fillMark({ x: 0, y, width: WIDTH, height }, COLOURS.lanes[at % 2] ?? COLOURS.ground)
  return { marks: [ground, ...sides.flatMap((side) => side.at(y, height))], height }
}

interface SideOf {
  readonly seat: Seat
  readonly right: boolean
  readonly state: State
  readonly measure: Measure
}

/** One side of a lane: how high it is, and how it is drawn at a height. */
function sideMarks(scene: MomentScene, lane: FoughtLane, { seat, right, state, measure }: SideOf) {
  const side = lane.sides[seat]
  const { tile, pad, pill, name: size, nameLines: lines } = measure
  const gap = 8
  const room = WIDTH / 2 - pad - tile - gap * 2 - pill - 4
  const x = right ? WIDTH / 2 + 4 + pill + gap : pad + tile + gap
  const label = side === undefined || state === 'ahead' ? '' : side.label
  const long = fittedText(label, room, { face: 'label', most: size, lines })
  const set = !isCut(long) ? long : fittedText(side?.short ?? '', room, { face: 'label', most: size, lines })
  const parts = side === undefined || !measure.parts ? [] : side.parts.filter(({ sign }) => sign !== 'own')
  const shown = state === 'decided' ? parts : state === 'met' ? parts.filter(({ sign }) => sign !== 'draw') : []
  const text = set.height + (shown.length === 0 ? 0 : LINE + 4)
  return {
    height: Math.max(tile, text),
    at: (y: number, height: number): Mark[] => {
      const top = y + (height - text) / 2
      const tileAt = { x: right ? WIDTH - pad - tile : pad, y: y + (height - tile) / 2, width: tile, height: tile }
      return [
        ...tileMarks(scene, seat, state === 'ahead' ? undefined : side, tileAt, state),
        ...(label === ''
          ? []
          : [wordsMark(set, { x, y: top, width: room, height: set.height }, COLOURS.ink, right ? 'right' : 'left')]),
        ...partsRow(shown, { x, y: top + set.height + 4, width: room, height: LINE }, right),
        ...pillMarks(
          lane,
          seat,
          { x: right ? WIDTH / 2 + 4 : WIDTH / 2 - 4 - pill, y, width: pill, height },
          { state, measure },
        ),
      ]
    },
  }
}

/** The first fighter, and the others of a group in small circles at the foot. */
function tileMarks(scene: MomentScene, seat: Seat, side: LaneSide | undefined, rect: Rect, state: State): Mark[] {
  const [first, ...others] = side?.fighters ?? []
  const lost = (one: { readonly lost: boolean } | undefined) => state === 'decided' && one?.lost === true
  const small = Math.round(rect.width * 0.46)
  return [
    ...face(scene, seat, first?.card ?? null, rect, { lost: lost(first) }),
    ...others.slice(0, 2).flatMap((one, at) =>
      face(
        scene,
        seat,
        one.card,
        {
          x: rect.x + rect.width - small - at * (small + 2),
          y: rect.y + rect.height - small,
          width: small,
          height: small,
        },
        { lost: lost(one), radius: small / 2, width: 3 },
      ),
    ),
  ]
}

/** A total: in a white box for the winner, in two rings for a tie. */
function pillMarks(
  lane: FoughtLane,
  seat: Seat,
  room: Rect,
  { state, measure }: Pick<LaneAt, 'state' | 'measure'>,
): Mark[] {
  const side = lane.sides[seat]
  if (side === undefined || state === 'ahead') return []
  const drawn = side.parts.reduce((sum, { sign, value }) => (sign === 'draw' ? sum + value : sum), 0)
  const total = state === 'met' ? side.total - drawn : side.total
  const set = fittedText(String(total), room.width - 8, { face: 'display', most: measure.total })
  const height = Math.round(measure.total * 1.28)
  const box = { ...room, y: room.y + (room.height - height) / 2, height }
  const won = state === 'decided' && lane.winner === seat
  const tied = state === 'decided' && lane.winner === null
  return [
    ...(won ? [fillMark(box, COLOURS.pill, 16)] : []),
    ...(tied ? [edgeMark(box, COLOURS.soft, 3, 16)] : []),
    wordsMark(set, box, won ? COLOURS.pillInk : state === 'met' || tied ? COLOURS.ink : COLOURS.soft, 'middle'),
  ]
}

/** Those who met nobody, and what that costs the other side. */
function unmetRow(scene: MomentScene, { by, label, cost }: Unmet, y: number, shown: boolean): Mark[] {
  const rect = { x: 0, y, width: WIDTH, height: UNMET }
  const ground = scene.styles[by]?.row ?? COLOURS.tray
  if (!shown) return [fillMark(rect, COLOURS.fight)]
  const text = fittedText(`${scene.names[by] ?? by}${scene.words.joints.colon}${label}`, 480, {
    face: 'strong',
    most: TYPE.text[0],
  })
  const sign = { x: 26, y: y + (UNMET - 36) / 2, width: 36, height: 36 }
  return [
    fillMark(rect, ground),
    { kind: 'sign', rect: sign, side: by, colour: scene.styles[by]?.sign ?? COLOURS.ink },
    wordsMark(text, { ...rect, x: 76, width: 480 }, COLOURS.white),
    wordsMark(
      fittedText(cost, 170, { face: 'body', most: TYPE.text[0] }),
      { ...rect, x: 568, width: 170 },
      COLOURS.white,
      'right',
    ),
  ]
}
