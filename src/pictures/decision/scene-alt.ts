/**
 * Writes the content of a scene as text for people who can't see its picture: each card, number, mark and total. Words
 * are left out step by step until the text is short enough; cards and numbers are not.
 */
import type {
  Block,
  BoardBlock,
  BoardColumn,
  ColumnSide,
  Figure,
  Lane,
  LaneResult,
  LanesBlock,
  PileCount,
  Scene,
  Seat,
  StripBlock,
  SumSide,
  TableBlock,
  Tile,
  TileState,
} from '../../contract/index.ts'
import type { Joints } from '../../kit/wording/words.ts'
import { shortened } from '../alt.ts'
import { leftText } from './board-parts.ts'
import { gathered } from './row.ts'
import { type TableTeller, tableText } from './table-alt.ts'

/** The few words that blocks do not bring, in the reader's language. */
export interface SceneWords {
  /** "face-down card" */
  readonly hidden: string
  /** The meaning of each state of a card: "chosen". */
  readonly states: Readonly<Record<Exclude<TileState, 'dim'>, string>>
  /** A card that is drawn and added: "draw". */
  readonly draw: string
  /** A card that is turned sideways, and one that lies with its back up. */
  readonly turned: string
  readonly flipped: string
  /** Behind a place that may be chosen: "possible". */
  readonly possible: string
  /** Behind the goal that is being fought for: "now". */
  readonly now: string
  /** Behind a number of those who are not named: "more". */
  readonly more: string
  /** Behind the number of a pile that needs attention: "few". */
  readonly few: string
  readonly joints: Joints
}

/** The most characters that Discord takes. */
const MOST = 1024

/**
 * How much is said: all labels, each label once, no labels and few words; of the cards at a place only how many there
 * are; at last only totals.
 */
type Detail = 'all' | 'once' | 'few' | 'counts' | 'totals'
const DETAILS: readonly Detail[] = ['all', 'once', 'few', 'counts', 'totals']

const isBrief = (detail: Detail): boolean => detail !== 'all' && detail !== 'once'

/** All that the text of a block needs beside it. */
interface Teller {
  readonly words: SceneWords
  readonly detail: Detail
  /** The name of a seat, empty where no block tells it. */
  readonly name: (seat: Seat) => string
}

/** Returns the text of a scene: at most 1024 characters, in as much detail as fits. */
export function sceneAlt(scene: Scene, words: SceneWords): string {
  const names = new Map<Seat, string>()
  for (const block of scene.blocks) {
    if (block.block === 'piles' && block.title !== undefined) names.set(block.seat, block.title)
    if (block.block === 'strip') for (const side of block.sides) names.set(side.seat, side.name)
  }
  const name = (seat: Seat) => names.get(seat) ?? ''
  let text = ''
  for (const detail of DETAILS) {
    text = sentences(scene.blocks.flatMap((block) => blockText(block, { words, detail, name })))
    if (text.length <= MOST) return text
  }
  return shortened(text, MOST)
}

const sentences = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ')

function blockText(block: Block, teller: Teller): string[] {
  switch (block.block) {
    case 'strip':
      return stripText(block, teller)
    case 'band': {
      const { seat, total, tiles, things = [], notes = [], empty } = block
      const cards = [tilesText(tiles, teller, total?.label), tilesText(things, teller, total?.label)]
      const head = [teller.name(seat), total === undefined ? '' : `${total.label} ${total.value}`]
      const none = tiles.length + things.length === 0 && empty !== undefined ? [empty] : []
      return [
        said(teller, joined(head, ', '), joined([...cards, ...none], teller.words.joints.semicolon)),
        joined(notes, ' '),
      ]
    }
    case 'place':
      return [joined([block.title, block.note ?? ''], ', ')]
    case 'tray': {
      const { title, note, budget } = block
      const [tiles, later, more] = handShown(block, teller)
      const cards = [tilesText(tiles, teller), tilesText(later, teller), more]
      const head = joined([title, budget?.label ?? '', note ?? ''], ', ')
      return [said(teller, head, joined(cards, teller.words.joints.semicolon))]
    }
    case 'bar': {
      const [near, far] = block.sides
      const side = ({ seat, value }: typeof near) => joined([teller.name(seat), String(value)], ' ')
      return [joined([`${side(near)} – ${side(far)}`, block.note ?? ''], ', ')]
    }
    case 'uses':
      return usesText(block, teller)
    case 'lanes':
      return lanesText(block, teller)
    case 'track':
    case 'muster':
    case 'forecast':
    case 'meters':
    case 'sources':
    case 'play':
    case 'draw':
    case 'need':
    case 'path':
    case 'sides':
    case 'note':
    case 'result':
      return tableText(block, tellerOfTable(teller))
    default:
      return restText(block, teller)
  }
}

const tellerOfTable = (teller: Teller): TableTeller => ({
  ...teller,
  brief: isBrief(teller.detail),
  tile: (tile) => tileText(tile, teller),
  tiles: (tiles) => tilesText(tiles, teller),
})

type Rest = Exclude<
  Block,
  TableBlock | { readonly block: 'strip' | 'band' | 'place' | 'tray' | 'bar' | 'uses' | 'lanes' }
>

function restText(block: Rest, teller: Teller): string[] {
  switch (block.block) {
    case 'pair':
      return block.sides.map(({ seat, tile, note, hits }) =>
        joined([said(teller, teller.name(seat), tileText(tile, teller)), note ?? '', hits.label], ', '),
      )
    case 'choices':
      return block.choices.map(({ title, notes, state, mark }) =>
        said(
          teller,
          joined([title, mark ?? (state === undefined || state === 'dim' ? '' : teller.words.states[state])], ', '),
          notes.join(teller.words.joints.semicolon),
        ),
      )
    case 'sum': {
      const { sides, drawn } = block
      return [...sides.map((side) => sumText(side, teller)), drawn === undefined ? '' : `${drawn.label} ${drawn.value}`]
    }
    case 'card':
      return [
        joined([block.title, ...(block.figures ?? []).map((one) => figureText(one, teller, true))], ', '),
        block.text,
      ]
    case 'banner':
      return [block.title, ...block.notes]
    case 'piles':
      return [said(teller, block.title ?? '', block.piles.map((pile) => pileText(pile, teller)).join(', '))]
    case 'board':
      return boardText(block, teller)
    case 'stack':
      return block.entries.map(({ tile, by, label, targets }) =>
        said(teller, teller.name(by), joined([`${label} ${tileText(tile, teller)}`, targets.join(', ')], ' → ')),
      )
    case 'contest': {
      const lines = ({ seat, lines: numbers }: (typeof block.sides)[0]) =>
        said(teller, teller.name(seat), numbers.map(({ label, value }) => joined([value, label], ' ')).join(', '))
      return [block.title, ...block.sides.map(lines)]
    }
  }
}

// ---------------------------------------------------------------- pieces

const joined = (texts: readonly string[], between: string): string => texts.filter((text) => text !== '').join(between)

/** "head: rest", or what there is of it. */
const said = ({ words }: Teller, head: string, rest: string): string => joined([head, rest], words.joints.colon)

const pileText = ({ label, count, low }: PileCount, { words, detail }: Teller): string =>
  `${label} ${count}${low === true && !isBrief(detail) ? ` (${words.few})` : ''}`

function stripText({ sides, goals }: StripBlock, teller: Teller): string[] {
  const { words, name } = teller
  const goal = ({ label, now, won }: StripBlock['goals'][0]) =>
    won !== undefined ? `${label}${words.joints.colon}${name(won)}` : now === true ? `${label} (${words.now})` : label
  return [
    ...sides.map((side) => {
      const [first = '', ...more] = pilesOf(side).map((pile) => pileText(pile, teller))
      const fallen = side.score === undefined || side.fallen === undefined ? '' : ` (−${side.fallen})`
      return joined([side.name, `${first}${fallen}`, ...more], ', ')
    }),
    goals.map(goal).join(', '),
  ]
}

const pilesOf = ({ score, piles }: StripBlock['sides'][0]): readonly PileCount[] =>
  score === undefined ? piles : [score, ...piles]

function figureText({ label, value, draws = 0 }: Figure, { words }: Teller, labelled: boolean): string {
  const drawn = draws === 0 ? [] : [draws === 1 ? words.draw : `${draws} ${words.draw}`]
  const number = [...(value === '' ? [] : [value]), ...drawn].join(' + ')
  return labelled ? joined([label, number], ' ') : number
}

/** The most cards of a hand that a picture shows in one row. */
const HAND = 10
/** And in the shortest text. */
const HAND_AT_LAST = 8

/** Returns the cards of a hand; where few words are left, as many as its picture shows, and the number of the others. */
function handShown(
  { tiles, later }: Extract<Block, { block: 'tray' }>,
  { detail }: Teller,
): readonly [tiles: readonly Tile[], later: readonly Tile[], more: string] {
  if (later === undefined) return [tiles, [], '']
  const all = tiles.length + later.length
  const most = detail === 'totals' ? HAND_AT_LAST : HAND
  if (!isBrief(detail) || all <= most) return [tiles, later, '']
  const shown = tiles.slice(0, most - 1)
  return [shown, later.slice(0, most - 1 - shown.length), `+${all - most + 1}`]
}

/** Returns cards with their numbers. `known`: the label that goes without saying. */
function tilesText(tiles: readonly Tile[], teller: Teller, known?: string): string {
  const labelled = new Set(known === undefined ? [] : [known])
  const texts = gathered(tiles).map(({ tile, count }) => {
    const text = tileText(tile, teller, labelled)
    return count === 1 ? text : `${count}× ${text}`
  })
  return texts.join(
    teller.detail === 'all' && tiles.some(({ figures = [] }) => figures.length > 0)
      ? teller.words.joints.semicolon
      : ', ',
  )
}

/** Returns a card with its numbers, its state and what it carries. `labelled`: labels that have been said. */
function tileText(tile: Tile, teller: Teller, labelled: Set<string> = new Set()): string {
  const { card, plate, figures = [], state, foot, carries = [], keeps = '', turned, flipped } = tile
  const { words, detail } = teller
  const number = (figure: Figure) => {
    const before = labelled.has(figure.label)
    if (detail !== 'all') labelled.add(figure.label)
    return figureText(figure, teller, detail === 'all' ? !before : detail === 'once' && !before)
  }
  const bare = plate !== undefined && labelled.has(plate.label)
  const first = plate === undefined ? '' : number(plate)
  const rest = figures.map(number)
  const marks = [
    state === undefined || state === 'dim' ? '' : words.states[state],
    turned === true ? words.turned : '',
    flipped === true ? words.flipped : '',
    foot ?? '',
    keeps,
    carries.length === 0 ? '' : carries.map((one) => tileText(one, teller, labelled)).join(' + '),
  ]
  const name = tile.name !== '' ? tile.name : card === null ? words.hidden : ''
  if (detail !== 'all' || bare) return joined([joined([name, first, rest.join('/')], ' '), bracketed(marks)], ' ')
  return joined([name, bracketed([joined([first, ...rest], ', '), ...marks])], ' ')
}

const bracketed = (texts: readonly string[]): string => {
  const text = joined(texts, ', ')
  return text === '' ? '' : `(${text})`
}

/** A board of this many places is told without the empty ones where the text has to be short, as its picture is drawn. */
const FOLDS = 15

/** Returns the places, and how many are only counted. */
function boardText({ places, more, ways = [] }: BoardBlock, teller: Teller): string[] {
  const busy = places.filter(({ sides, state }) => state !== undefined || sides.some(({ tiles }) => tiles.length > 0))
  const told = teller.detail === 'all' || places.length < FOLDS ? places : busy
  const left = places.length - told.length
  const titles = new Map(places.map(({ id, title }) => [id, title]))
  const moves = ways.map(({ from, to }) => `${titles.get(from) ?? from} → ${titles.get(to) ?? to}`)
  const texts = told.map((place, at) => {
    const text = columnText(place, teller)
    const named = place.group !== undefined && place.group !== told[at - 1]?.group && !isBrief(teller.detail)
    return named ? said(teller, place.group ?? '', text) : text
  })
  return [...texts, left === 0 ? '' : leftText(left, more), moves.join(', ')]
}

/** Returns a place of a board with the cards of both sides. */
function columnText({ title, sides, held, state, gain }: BoardColumn, teller: Teller): string {
  const { words, name, detail } = teller
  const all = detail === 'all'
  const holder = gain?.seat ?? held
  const gained = gain === undefined ? '' : figureText(gain.figure, teller, all)
  const marks = [
    holder === undefined ? '' : joined([name(holder), gained], ' '),
    state === undefined ? '' : state === 'possible' ? words.possible : words.states[state],
    ...sides.map(({ seat, figure }) =>
      figure === undefined ? '' : joined([all ? name(seat) : '', figureText(figure, teller, all)], ' '),
    ),
  ]
  if (detail === 'totals') return said(teller, joined([title, bracketed(marks.slice(0, 2))], ' '), totalsText(sides))
  const cards = sides.map((side) => columnSide(side, teller))
  return said(
    teller,
    joined([title, bracketed(marks)], ' '),
    cards.filter((text) => text !== '').join(words.joints.semicolon),
  )
}

/** Returns the cards of one side at a place; where there is no room for their names, only how many there are. */
function columnSide({ seat, total, tiles }: ColumnSide, teller: Teller): string {
  if (tiles.length === 0) return ''
  const head = joined([teller.name(seat), total ?? ''], ' ')
  const marked = tiles.some(({ state }) => state !== undefined)
  return teller.detail === 'counts' && tiles.length > 1 && !marked
    ? `${head} (${tiles.length})`
    : said(teller, head, tilesText(tiles, teller))
}

/** Returns the totals of both sides at a place and how many cards they have. */
const totalsText = (sides: BoardColumn['sides']): string =>
  sides
    .map(({ total, tiles }) => (tiles.length === 0 ? '' : joined([total ?? '', `(${tiles.length})`], ' ')))
    .map((text) => text || '0')
    .join(' – ')

function usesText({ title, note, rows }: Extract<Block, { block: 'uses' }>, teller: Teller): string[] {
  const texts = rows.map(({ tile, note: use, users, more = 0, adds }) => {
    const who = [...users.map(({ name }) => name), ...(more > 0 ? [`${more} ${teller.words.more}`] : [])].join(', ')
    const head = joined([tileText(tile, teller), adds ?? '×'], ' ')
    return said(teller, head, joined([isBrief(teller.detail) ? '' : use, who], teller.words.joints.semicolon))
  })
  return [joined([title, note ?? ''], ', '), ...texts]
}

function lanesText({ title, note, against, lanes, unused, legend }: LanesBlock, teller: Teller): string[] {
  const foes = against.foes.map(
    ({ tile, total }) => `${tile.name || teller.words.hidden} ${figureText(total, teller, false)}`,
  )
  return [
    joined([title, note ?? ''], ', '),
    said(teller, joined([against.title, against.note ?? ''], ', '), foes.join(', ')),
    ...lanes.map((lane) => laneText(lane, legend, teller)),
    unused === null ? '' : said(teller, unused.title, tilesText(unused.tiles, teller)),
  ]
}

const SHORT: Readonly<Record<LaneResult['kind'], string>> = { wins: '✓', needs: '≥', short: '−', ties: '=' }

function laneText(lane: Lane, legend: LanesBlock['legend'], teller: Teller): string {
  const { number, name, note, chips, total, results, beats, moved } = lane
  const kind = (one: LaneResult['kind']) => (teller.detail === 'all' ? legend[one] : SHORT[one])
  const result = (one: LaneResult) =>
    one.kind === 'needs'
      ? `${kind(one.kind)} ${one.draw}`
      : one.kind === 'short'
        ? `${kind(one.kind)} ${one.by}`
        : kind(one.kind)
  const extras = [
    ...chips.map((chip) => (isBrief(teller.detail) ? chip.text : chipText(chip))),
    isBrief(teller.detail) ? '' : (note ?? ''),
    moved ?? '',
  ]
  const head = joined([`${number} ${name} ${figureText(total, teller, false)}`, bracketed(extras)], ' ')
  return said(
    teller,
    head,
    joined([results.map(result).join(', '), results.length === 0 ? (beats?.text ?? '') : ''], ', '),
  )
}

/** Returns a thing that serves a lane: the name of its card, and what it gives. */
export const chipText = ({ name, text }: Lane['chips'][number]): string =>
  name === undefined ? text : joined([name, text], ' ')

function sumText({ seat, tiles, name, total, lines, state }: SumSide, teller: Teller): string {
  const who = name !== '' ? name : tiles.map((tile) => tile.name).join(' + ')
  const parts = lines.map(({ label, value }) => joined([value, label], ' ')).join(', ')
  const lost = state === 'lost' ? ` (${teller.words.states.defeated})` : ''
  return said(teller, joined([teller.name(seat), `${who} ${total}${lost}`], ', '), parts)
}
