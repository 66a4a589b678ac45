/** Makes a scene of a table with places, waiting actions or a contest, so that it is drawn as one. */
import type { Block, BoardColumn, CardSheet, Face, Layout, Scene, Seat, Tile, Zone } from '../../contract/index.ts'
import type { Shown } from './scene.ts'

/** A number is at most this long; anything longer is words. */
const SHORT = 5
const MOST_GAINED = 4

/** Whether a table has more than zones. */
export const hasBoard = ({ board = [], stack = [], contest }: Layout): boolean =>
  board.length > 0 || stack.length > 0 || contest !== undefined

/** Returns the scene of a whole table: the far side above, the near one below; of a hand only its size. */
export function boardScene(shown: Shown): Scene {
  const { layout, seats, titles } = shown
  const [near = '', far = ''] = [...seats].reverse()
  const zones = (seat: Seat | null) => layout.zones.filter(({ owner }) => owner === seat)
  const own = (seat: Seat): Block[] => zones(seat).flatMap((zone) => zoneBlock(zone, shown))
  return {
    blocks: [
      { block: 'place', card: null, title: layout.headline },
      pilesBlock(far, zones(far), titles),
      ...own(far),
      ...boardBlocks(shown, near, far),
      ...zones(null).flatMap((zone) => zoneBlock(zone, shown)),
      ...contestBlock(layout, near, far),
      ...stackBlock(shown),
      ...(layout.gained ?? [])
        .slice(0, MOST_GAINED)
        .map(({ by, label, card }): Block => ({ block: 'place', card, title: label, note: titles[by] ?? by })),
      ...own(near),
      pilesBlock(near, zones(near), titles),
    ],
  }
}

const isPile = ({ cards, hand, top }: Zone): boolean => cards === undefined || hand === true || top === true

const pilesBlock = (seat: Seat, zones: readonly Zone[], titles: Shown['titles']): Block => ({
  block: 'piles',
  seat,
  title: titles[seat] ?? seat,
  piles: zones
    .filter(isPile)
    .map(({ id, label, count, lowest = 0 }) => ({ id, label, count, ...(count < lowest ? { low: true } : {}) })),
})

/** Returns the cards of a zone under its label; nothing for a pile and for an empty zone. */
function zoneBlock(zone: Zone, shown: Shown): Block[] {
  const { owner, label, cards = [] } = zone
  if (isPile(zone) || cards.length === 0) return []
  return [{ block: 'tray', seat: owner ?? '', title: label, tiles: cards.map((face) => tileOf(face, shown)) }]
}

/** Returns a block for each region, under its name where there are several. */
function boardBlocks(shown: Shown, near: Seat, far: Seat): Block[] {
  const { board = [] } = shown.layout
  return board.flatMap(({ label, places }): Block[] => {
    const columns = places.map(({ id, face, sides, held }): BoardColumn => {
      const side = (seat: Seat) => ({ seat, tiles: (sides[seat] ?? []).map((one) => tileOf(one, shown)) })
      return {
        id,
        card: face.card,
        title: nameOf(face, shown),
        sides: [side(near), side(far)],
        ...(held === undefined ? {} : { held }),
      }
    })
    const named: Block[] = board.length > 1 ? [{ block: 'place', card: null, title: label }] : []
    return [...named, { block: 'board', places: columns, more: shown.words.more }]
  })
}

function contestBlock({ contest }: Layout, near: Seat, far: Seat): Block[] {
  if (contest === undefined) return []
  const side = (seat: Seat) => ({ seat, lines: contest.sides[seat] ?? [] })
  return [{ block: 'contest', title: contest.label, sides: [side(near), side(far)] }]
}

/** Returns the actions that wait; what they concern is told by name. */
function stackBlock(shown: Shown): Block[] {
  const { stack = [], board = [], zones } = shown.layout
  if (stack.length === 0) return []
  const places = board.flatMap((region) => region.places)
  const faces = [
    ...places.flatMap(({ face, sides }) => [face, ...Object.values(sides).flat()]),
    ...zones.flatMap(({ cards = [] }) => cards),
    ...stack.map(({ face }) => face),
  ]
  const names = new Map(withUnder(faces).map((face) => [face.handle, nameOf(face, shown)]))
  return [
    {
      block: 'stack',
      entries: stack.map(({ face, by, label, targets = [] }) => ({
        tile: tileOf(face, shown),
        by,
        label,
        targets: targets.flatMap((handle) => names.get(handle) ?? []),
      })),
    },
  ]
}

const withUnder = (faces: readonly Face[]): Face[] => faces.flatMap((face) => [face, ...withUnder(face.under ?? [])])

function sheetOf({ card }: Face, { sheet }: Shown): CardSheet | null {
  if (card === null) return null
  try {
    return sheet(card)
  } catch {
    // The catalogue may lack a card that an old match still has.
    return null
  }
}

/** Returns the title of the side that lies up, or the words for a card that lies face down. */
function nameOf(face: Face, shown: Shown): string {
  if (face.card === null) return shown.words.hidden
  const sheet = sheetOf(face, shown)
  return (face.flipped === true ? sheet?.back?.title : undefined) ?? sheet?.title ?? face.card
}

/** Returns a card with its most important numbers, what lies in it, and how it lies. */
function tileOf(face: Face, shown: Shown): Tile {
  const { handle, card, numbers, note, marks = [], hint, under = [], turned, flipped } = face
  const name = nameOf(face, shown)
  if (card === null) return { handle, card, name }
  const sheet = sheetOf(face, shown)
  const noted = note !== undefined && note.length <= SHORT && note !== ''
  const printed = (sheet?.numbers ?? []).filter(({ value }) => value.length <= SHORT)
  const counted = numbers ?? (noted ? [{ id: 'note', label: '', value: note }] : printed)
  const [plate, ...figures] = counted.slice(0, 3)
  const foot = [...marks, ...(hint === undefined ? [] : [hint])].join(' · ')
  return {
    handle,
    card,
    name,
    ...(plate === undefined ? {} : { plate }),
    ...(figures.length === 0 ? {} : { figures }),
    ...(foot === '' ? {} : { foot }),
    ...(under.length === 0 ? {} : { carries: under.map((one) => tileOf(one, shown)) }),
    ...(turned === true ? { turned } : {}),
    ...(flipped === true ? { flipped } : {}),
  }
}
