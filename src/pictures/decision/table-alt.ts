/** Writes the blocks of phases, battles and payments as text. */
import type {
  MarkedLine,
  MusterFighter,
  MusterSide,
  Seat,
  TableBlock,
  Tile,
  TrackCell,
  WayStep,
} from '../../contract/index.ts'
import type { Joints } from '../../kit/wording/words.ts'

/** All that these texts need beside their blocks. */
export interface TableTeller {
  readonly words: { readonly joints: Joints; readonly states: Readonly<Record<'chosen' | 'suggested' | 'now', string>> }
  /** The name of a seat, empty where no block tells it. */
  readonly name: (seat: Seat) => string
  /** Few words are left: what goes without saying is left out. */
  readonly brief: boolean
  readonly tile: (tile: Tile) => string
  readonly tiles: (tiles: readonly Tile[]) => string
}

const joined = (texts: readonly (string | undefined)[], between: string): string =>
  texts.filter((text) => text !== undefined && text !== '').join(between)
const bracketed = (texts: readonly (string | undefined)[]): string => {
  const text = joined(texts, ', ')
  return text === '' ? '' : `(${text})`
}

/** Returns the words of a line. */
const markedText = ({ text, mark }: MarkedLine): string => joined([text, mark], ' ')

/** Returns the sentences of a block. */
export function tableText(block: TableBlock, teller: TableTeller): string[] {
  const { joints } = teller.words
  const said = (head: string, rest: string) => joined([head, rest], joints.colon)
  switch (block.block) {
    case 'track':
      return [block.cells.flatMap((cell) => cellText(cell, block.states, teller)).join(joints.semicolon)]
    case 'muster':
      return block.sides.map((side) => musterText(side, teller))
    case 'forecast':
      return block.sides.map(({ lines }) => lines.map(markedText).join(joints.semicolon))
    case 'meters':
      return [block.meters.map(({ label, owed, says }) => `${label} ${owed} (${says})`).join(', ')]
    case 'sources':
      return [
        ...(block.title === undefined ? [] : [block.title]),
        block.sources
          .map(({ label, count, takes = 0 }) => `${label} ${count}${takes === 0 ? '' : ` (−${takes})`}`)
          .join(', '),
      ]
    case 'play':
      return [
        block.title,
        ...block.functions.map(({ title, line, full, goes, chosen, says }) =>
          said(
            joined([title, bracketed([chosen === true ? (says ?? teller.words.states.chosen) : ''])], ' '),
            joined([full === undefined ? markedText(line) : joined([full, line.mark], ' '), goes], ', '),
          ),
        ),
        ...(block.full === undefined ? (block.lines ?? []).map(markedText) : [block.full]),
      ]
    default:
      return restText(block, teller)
  }
}

type Rest = Extract<TableBlock, { readonly block: 'draw' | 'need' | 'path' | 'sides' | 'note' | 'result' }>

function restText(block: Rest, teller: TableTeller): string[] {
  const { joints } = teller.words
  switch (block.block) {
    case 'draw':
      return [
        block.draws.map(({ label, value }) => joined([label, value], ' ')).join(', '),
        ...block.lines.map(markedText),
      ]
    case 'need': {
      const { title = '', parts, sum, says, needs, lines = [] } = block
      // A single part is its own sum.
      const soFar = parts.length === 1 ? parts[0] : joined([parts.join(', '), sum], ' = ')
      const total = joined([`${soFar} + ${says}`, markedText(needs)], joints.semicolon)
      return [joined([title, total], joints.colon), ...lines.map(markedText)]
    }
    case 'path':
      return [block.steps.map((step, at) => stepText(step, at, teller)).join(' ')]
    case 'sides':
      return block.faces.map(({ title, text, warning, says }) =>
        joined([joined([title, bracketed([says])], ' '), joined([text, warning], ' ')], joints.colon),
      )
    case 'note':
      return block.lines.map(markedText)
    case 'result': {
      const totals = (block.totals ?? []).map(({ seat, value }) => joined([teller.name(seat), `${value}`], ' '))
      return [joined([joined([block.lead, block.title], ' '), totals.join(' – ')], joints.colon)]
    }
  }
}

/** Returns a phase and what it holds; open ones that hold nothing go without saying. */
function cellText(
  { label, value, says, state }: TrackCell,
  states: Extract<TableBlock, { block: 'track' }>['states'],
  { brief }: TableTeller,
): string[] {
  if (brief && state !== 'now' && state !== 'suggested' && state !== 'planned') return []
  if (state === 'open' && value === undefined) return brief ? [] : [label]
  const number = value === undefined ? '' : joined([value, says], ' ')
  return [joined([label, number, state === 'open' ? '' : `(${states[state]})`], ' ')]
}

function musterText({ seat, fighters, empty }: MusterSide, teller: TableTeller): string {
  const all = fighters.map((fighter) => fighterText(fighter, teller))
  const counts = new Map<string, number>()
  for (const text of all) counts.set(text, (counts.get(text) ?? 0) + 1)
  const texts = [...counts].map(([text, count]) => (count === 1 ? text : `${count}× ${text}`))
  const rest = texts.length === 0 ? (empty ?? '') : texts.join(teller.brief ? ', ' : teller.words.joints.semicolon)
  return joined([teller.name(seat), rest], teller.words.joints.colon)
}

function fighterText({ tile, note, adds, chips = [], state }: MusterFighter, { brief }: TableTeller): string {
  const { name, plate, carries = [] } = tile
  const crew = carries.map((one) => one.name).join(' + ')
  const marks = [
    state?.says,
    joined([crew, brief ? '' : adds], ' '),
    chips.map(({ text }) => text).join(', '),
    brief ? '' : note,
  ]
  // A number right behind another one reads as one name: "Red 7 (5, Keir)".
  const isNumbered = /\d$/.test(name)
  return joined([name, isNumbered ? '' : plate?.value, bracketed(isNumbered ? [plate?.value, ...marks] : marks)], ' ')
}

function stepText({ title, sides, state, taken }: WayStep, at: number, { words, name, tiles }: TableTeller): string {
  const cards = sides
    .filter((side) => side.tiles.length > 0)
    .map((side) => joined([name(side.seat), tiles(side.tiles)], ' '))
  const marks = [state === undefined ? '' : words.states[state], ...cards]
  return joined([at === 0 ? '' : taken === undefined ? '→' : taken === 'on' ? '⇒' : '⇐', title, bracketed(marks)], ' ')
}
