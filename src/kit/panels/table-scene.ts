/**
 * The table of any game as a scene, from its layout: both players with their piles, places, what waits, what is being
 * fought out, and the reader's hand.
 */
import type {
  Block,
  BoardColumn,
  BoardPlace,
  ColumnSide,
  Face,
  Layout,
  PileCount,
  Scene,
  Seat,
  Tile,
  TileState,
  Voice,
  Zone,
} from '../../contract/index.ts'
import { plainSay } from './panel-words.ts'

/** All that the scene of a table is made of. */
export interface TableInput {
  readonly layout: Layout
  readonly voice: Voice
  /** The seats of the game. */
  readonly seats: readonly Seat[]
  /** Returns the name of a side, for a seat whose player has no name. */
  side(seat: Seat): string
  /** Returns the title of a card, or of its back if it lies with that up. */
  title(card: string, flipped?: boolean): string
}

/** How cards and places stand to the question, by their handles and ids. */
export type TableMarks = ReadonlyMap<string, 'chosen' | 'possible'>

/** The most characters of a player's piles that stand beside their name. */
const BESIDE_NAME = 14

/** Returns the table with the cards that are chosen or may be. */
export function tableScene(input: TableInput, marks: TableMarks = new Map()): Scene {
  const { layout } = input
  const sides = nearFirst(input)
  const [near, far] = sides
  const zonesOf = (seat: Seat) => layout.zones.filter(({ owner }) => owner === seat)
  return {
    blocks: [
      ...stripOf(input, sides),
      ...shared(input, near, marks),
      ...bandOf(input, far, zonesOf(far), marks),
      ...boardOf(input, sides, marks),
      ...waiting(input, marks),
      ...contestOf(input, sides),
      ...bandOf(input, near, zonesOf(near), marks),
      ...handOf(input, near, zonesOf(near), marks),
    ],
  }
}

/** The reader's seat and the opponent's; for a spectator as the game names them. */
function nearFirst({ seats, voice }: TableInput): readonly [near: Seat, far: Seat] {
  const [first = '', second = first] = seats
  return voice.reader === second ? [second, first] : [first, second]
}

const nameIn = ({ voice, side }: TableInput, seat: Seat): string => voice.names[seat] ?? side(seat)

// ---------------------------------------------------------------- piles

const pileOf = ({ id, label, count, lowest }: Zone): PileCount => ({
  id,
  label,
  count,
  ...(lowest !== undefined && count < lowest ? { low: true } : {}),
})

/** Piles whose cards are not drawn. */
const isCounted = ({ main, top }: Zone): boolean => main !== true && top !== true

function stripOf(input: TableInput, sides: readonly [Seat, Seat]): Block[] {
  const { layout } = input
  const piles = sides.map((seat) => layout.zones.filter((zone) => zone.owner === seat && isCounted(zone)).map(pileOf))
  const few = piles.every((all) => all.map(({ label, count }) => `${label} ${count}`).join(' ').length <= BESIDE_NAME)
  const [near, far] = sides.map((seat, at) => ({
    seat,
    name: nameIn(input, seat),
    piles: few ? (piles[at] ?? []) : [],
  }))
  const goals = (layout.gained ?? []).map(({ by, label }) => ({ sign: label.charAt(0), label, won: by }))
  const rows = few ? [] : sides.map((seat, at): Block => pilesOf(input, seat, piles[at] ?? []))
  const strip: Block[] = near === undefined || far === undefined ? [] : [{ block: 'strip', sides: [near, far], goals }]
  return [...strip, ...headline(layout), ...rows]
}

const pilesOf = (input: TableInput, seat: Seat, piles: readonly PileCount[]): Block => ({
  block: 'piles',
  seat,
  title: nameIn(input, seat),
  piles,
})

const headline = ({ headline }: Layout): Block[] =>
  headline === '' ? [] : [{ block: 'note', lines: [{ text: headline }] }]

/** Zones that belong to nobody. */
function shared(input: TableInput, near: Seat, marks: TableMarks): Block[] {
  const zones = input.layout.zones.filter(({ owner }) => owner === null)
  const piles = zones.filter(isCounted).map(pileOf)
  return [
    ...(piles.length === 0 ? [] : [{ block: 'piles' as const, seat: near, piles }]),
    ...bandOf(input, near, zones, marks),
  ]
}

// ---------------------------------------------------------------- cards

/** Marks below a face are a word or two. */
const FOOT = 14

function tileOf(input: TableInput, face: Face, marks: TableMarks): Tile {
  const { handle, card, under = [], turned, flipped } = face
  const state = stateOf(marks.get(handle))
  return {
    handle,
    card,
    // A back tells nothing of its card.
    ...(card === null
      ? { name: plainSay(input.voice.language)('face.down') }
      : { name: input.title(card, flipped), ...countsOf(face) }),
    ...(state === undefined ? {} : { state }),
    ...(under.length === 0 ? {} : { carries: under.map((one) => tileOf(input, one, marks)) }),
    ...(turned === undefined ? {} : { turned }),
    ...(flipped === undefined ? {} : { flipped }),
  }
}

/** The numbers and the state of a card that lies face up, as far as its tile has room. */
function countsOf({ note, numbers = [], marks = [] }: Face): Pick<Tile, 'figures' | 'foot'> {
  const foot = [...marks, ...(numbers.length === 0 && note !== undefined ? [note] : [])].find(
    ({ length }) => length > 0 && length <= FOOT,
  )
  const figures = numbers.slice(0, 2).map(({ id, label, value, draws, raised }) => ({
    ...{ id, label, value },
    ...(draws === undefined ? {} : { draws }),
    ...(raised === undefined ? {} : { raised }),
  }))
  return { ...(figures.length === 0 ? {} : { figures }), ...(foot === undefined ? {} : { foot }) }
}

const stateOf = (mark: 'chosen' | 'possible' | undefined): TileState | undefined =>
  mark === 'chosen' ? 'chosen' : undefined

/** The zones of one side that lie open before it. */
function bandOf(input: TableInput, seat: Seat, zones: readonly Zone[], marks: TableMarks): Block[] {
  const open = zones.filter((zone) => !isCounted(zone) && zone.hand !== true)
  const tiles = open.flatMap(({ cards = [] }) => cards.map((face) => tileOf(input, face, marks)))
  return tiles.length === 0 ? [] : [{ block: 'band', seat, tiles }]
}

function handOf(input: TableInput, seat: Seat, zones: readonly Zone[], marks: TableMarks): Block[] {
  return zones.flatMap(({ hand, label, cards = [] }): Block[] =>
    hand !== true || cards.length === 0
      ? []
      : [{ block: 'tray', seat, title: label, tiles: cards.map((face) => tileOf(input, face, marks)) }],
  )
}

// ---------------------------------------------------------------- places

function boardOf(input: TableInput, sides: readonly [Seat, Seat], marks: TableMarks): Block[] {
  const { board = [] } = input.layout
  const named = board.length > 1
  const places = board.flatMap(({ label, places: there }) =>
    there.map((place): BoardColumn => {
      const column = columnOf(input, place, sides, marks)
      return named ? { ...column, group: label } : column
    }),
  )
  if (places.length === 0) return []
  const say = plainSay(input.voice.language)
  return [{ block: 'board', places, more: { one: say('empty.one'), many: say('empty.many') } }]
}

function columnOf(
  input: TableInput,
  { id, face, sides: cards, held }: BoardPlace,
  [near, far]: readonly [Seat, Seat],
  marks: TableMarks,
): BoardColumn {
  const side = (seat: Seat): ColumnSide => ({
    seat,
    tiles: (cards[seat] ?? []).map((one) => tileOf(input, one, marks)),
  })
  const state = marks.get(id)
  return {
    id,
    card: face.card,
    title: face.card === null ? plainSay(input.voice.language)('face.down') : input.title(face.card),
    sides: [side(near), side(far)],
    ...(held === undefined ? {} : { held }),
    ...(state === undefined ? {} : { state }),
  }
}

/** The names of the cards and places to which handles and ids belong. */
function namesIn(input: TableInput): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = ({ handle, card, flipped, under = [] }: Face): void => {
    if (card !== null) names.set(handle, input.title(card, flipped))
    for (const one of under) add(one)
  }
  for (const { cards = [] } of input.layout.zones) for (const face of cards) add(face)
  for (const { places } of input.layout.board ?? [])
    for (const { id, face, sides } of places) {
      if (face.card !== null) names.set(id, input.title(face.card))
      for (const cards of Object.values(sides)) for (const one of cards) add(one)
    }
  return names
}

function waiting(input: TableInput, marks: TableMarks): Block[] {
  const { stack = [] } = input.layout
  if (stack.length === 0) return []
  const names = namesIn(input)
  const entries = stack.map(({ face, by, label, targets = [] }) => ({
    tile: tileOf(input, face, marks),
    by,
    label,
    targets: targets.flatMap((one) => names.get(one) ?? []),
  }))
  return [{ block: 'stack', entries }]
}

function contestOf({ layout: { contest } }: TableInput, [near, far]: readonly [Seat, Seat]): Block[] {
  if (contest === undefined) return []
  const side = (seat: Seat) => ({ seat, lines: contest.sides[seat] ?? [] })
  return [{ block: 'contest', title: contest.label, sides: [side(near), side(far)] }]
}
