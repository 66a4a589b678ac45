/** The picture of a question as lines of text, for people who play in words. Pure, and knows no game. */
import type {
  Block,
  BoardColumn,
  Figure,
  Lane,
  LaneResult,
  LanesBlock,
  Language,
  PileCount,
  Scene,
  Seat,
  TableBlock,
  Tile,
  TileState,
} from '../../contract/index.ts'
import { type Joints, jointsOf, spaced, upper } from '../../kit/wording/words.ts'
import { chipText } from '../../pictures/decision/scene-alt.ts'
import { tableText } from '../../pictures/decision/table-alt.ts'
import { type MessagePart, text } from '../shell/components.ts'
import { firstLines, literal } from '../shell/text-limits.ts'
import { isOneScreen } from './phone-room.ts'

/** The signs of a tile's state; words alone would make the lines too long for a phone. */
const SIGNS: Readonly<Record<TileState, string>> = {
  chosen: '✅',
  suggested: '✨',
  coming: '➕',
  leaving: '➖',
  dim: '▫️',
  defeated: '✖️',
  now: '▶️',
}

/**
 * Returns the lines of a scene, from top to bottom. Nothing that stands in it is markup: players choose their names.
 * @param scene made with names that are not escaped
 */
export function sceneWords(scene: Scene, language: Language): string[] {
  const blocks = scene.blocks.map((block) => escaped(block) as Block)
  const names = new Map<Seat, string>()
  for (const block of blocks)
    if (block.block === 'strip') for (const { seat, name } of block.sides) names.set(seat, name)
  const teller: Teller = { joints: jointsOf(language), name: (seat) => names.get(seat) ?? '' }
  return blocks.flatMap((block) => blockLines(block, teller))
}

/** All that the lines of a block need beside it. */
interface Teller {
  readonly joints: Joints
  /** The name of a seat, empty where no strip tells it. */
  readonly name: (seat: Seat) => string
}

/** Returns a part of a scene with all its texts escaped. Only the text of a card has several lines. */
function escaped(part: unknown, key = ''): unknown {
  if (typeof part === 'string') return key === 'text' ? part.split('\n').map(literal).join('\n') : literal(part)
  if (Array.isArray(part)) return part.map((one) => escaped(one, key))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, escaped(value, name)]))
}

/**
 * Returns lines as a part of a message, none if there are none. They are in small print where the message would be higher
 * than the screen of a phone otherwise.
 * @param around the other parts of the message
 * @param most characters; lines beyond are left out
 */
export function wordsPart(lines: readonly string[], around: readonly MessagePart[], most: number): MessagePart[] {
  const words = firstLines(lines, most)
  if (words === '') return []
  const usual = text(words)
  return isOneScreen([...around, usual]) ? [usual] : [text(firstLines(lines.flatMap(smallLines), most))]
}

const smallLines = (line: string): string[] =>
  line.split('\n').map((one) => (one === '' || one.startsWith('-# ') ? one : `-# ${one.replace(/^#{1,3} /, '')}`))

function blockLines(block: Block, teller: Teller): string[] {
  const { joints, name } = teller
  switch (block.block) {
    case 'strip': {
      const sides = block.sides.map(({ name, piles, score }) =>
        `**${name}** ${(score === undefined ? piles : [score, ...piles]).map(pileWords).join(', ')}`.trim(),
      )
      const goals = block.goals.map(({ sign, now, won }) =>
        won !== undefined ? `${sign}✓${won === block.sides[0].seat ? '' : '✗'}` : now === true ? `**${sign}**` : sign,
      )
      return [`-# ${[sides[0], goals.join(' '), sides[1]].filter((part) => part !== '').join(' · ')}`]
    }
    case 'band': {
      const total = block.total === undefined ? [] : [`**${block.total.value}** ${block.total.label}`]
      const cards = rowWords([...block.tiles, ...(block.things ?? [])])
      return [[...total, cards === '' ? (block.empty ?? '–') : cards, ...(block.notes ?? [])].join(' · ')]
    }
    case 'place':
      return [`📍 ${[block.title, ...(block.note === undefined ? [] : [block.note])].join(' · ')}`]
    case 'tray': {
      const budget = block.budget === undefined ? [] : [block.budget.label]
      const head = [`**${block.title}**`, ...(block.note === undefined ? [] : [block.note]), ...budget].join(' · ')
      return [`${head}${joints.colon}${rowWords([...block.tiles, ...(block.later ?? [])], true) || '–'}`]
    }
    case 'bar':
      return [
        `${block.sides.map(({ seat, value }) => `**${spaced(name(seat), String(value))}**`).join(' – ')}${block.note === undefined ? '' : ` · ${block.note}`}`,
      ]
    case 'uses':
      return [
        `**${block.title}**`,
        ...block.rows.map(
          ({ tile, note, adds }) => `• ${tileWords(tile)}${joints.colon}${note}${adds === null ? '' : ` ${adds}`}`,
        ),
      ]
    case 'lanes':
      return [lanesHead(block), ...block.lanes.map((lane) => laneWords(lane, block))]
    case 'pair':
      return block.sides.map(
        ({ tile, note, hits }) => `${tileWords(tile)}${note === undefined ? '' : ` (${note})`} · ${hits.label}`,
      )
    case 'choices':
      return block.choices.map(
        ({ title, notes, mark }) =>
          `• **${[title, ...(mark === undefined ? [] : [mark])].join(' ✨ ')}** ${notes.join(' · ')}`,
      )
    case 'sum':
      return block.sides.map(
        ({ name, total, lines }) =>
          `**${name} ${total}** = ${lines.map(({ label, value }) => `${value} ${label}`).join(', ')}`,
      )
    case 'card':
      return [`**${block.title}**`, block.text]
    case 'banner':
      return [`**${block.title}**`, ...block.notes]
    default:
      return boardLines(block, teller)
  }
}

/** Returns the lines of a table with places: piles, places, waiting actions, a contest. */
function boardLines(
  block: TableBlock | Extract<Block, { block: 'piles' | 'board' | 'stack' | 'contest' }>,
  { joints, name }: Teller,
): string[] {
  switch (block.block) {
    case 'piles':
      return [`${block.title === undefined ? '' : `**${block.title}** `}${block.piles.map(pileWords).join(', ')}`]
    case 'board':
      return block.places.map((place) => columnLine(place, joints, name))
    case 'stack':
      return block.entries.map(
        ({ tile, label, targets }) =>
          `▸ ${label}${joints.colon}${tileWords(tile)}${targets.length === 0 ? '' : ` → ${targets.join(', ')}`}`,
      )
    case 'contest':
      return [
        `**${block.title}**`,
        ...block.sides.map(({ lines }) => `• ${lines.map(({ label, value }) => `${value} ${label}`).join(', ')}`),
      ]
    default: {
      const lines = tableText(block, {
        words: { joints, states: SIGNS },
        name,
        brief: false,
        tile: tileWords,
        tiles: rowWords,
      })
      return block.block === 'meters' ? lines.map(upper) : lines
    }
  }
}

const pileWords = ({ label, count, low }: PileCount): string => `${low === true ? '⚠ ' : ''}${label} ${count}`

/** Returns a place with its Force icons, its gain and the cards of each side by the name of their player, the reader's first. */
function columnLine({ title, sides, gain }: BoardColumn, joints: Joints, name: Teller['name']): string {
  const icons = sides.flatMap(({ figure }) => (figure === undefined ? [] : [figure]))
  const notes = [
    ...(icons.length === 0 ? [] : [`${icons[0]!.label} ${icons.map(({ value }) => value || '0').join('/')}`]),
    ...(gain === undefined ? [] : [spaced(name(gain.seat), `${gain.figure.label} ${gain.figure.value}`)]),
  ]
  const there = sides.flatMap(({ seat, total, tiles }) => {
    const strength = spaced(name(seat), total)
    const head = strength === '' ? [] : [`**${strength}**`]
    return total === undefined && tiles.length === 0 ? [] : [spaced(...head, rowWords(tiles))]
  })
  const head = `**${title}**${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
  return `${head}${joints.colon}${there.join(joints.semicolon) || '–'}`
}

/** Returns the cards of a row in one line. Equal ones are counted where the first of them stands. */
function rowWords(tiles: readonly Tile[], isHand = false): string {
  const counts = new Map<string, number>()
  for (const words of tiles.map((tile) => tileWords(tile, isHand))) counts.set(words, (counts.get(words) ?? 0) + 1)
  return [...counts].map(([words, count]) => (count === 1 ? words : `${count}× ${words}`)).join(', ')
}

/** Returns a card with its numbers; a number that stands behind another one is in brackets: "Red 7 (2)". */
function tileWords({ name, plate, figures = [], state, foot, carries = [] }: Tile, isHand = false): string {
  const all = [...(plate === undefined ? [] : [plate]), ...figures].map(figureWords).join('/')
  const numbers = all !== '' && (isHand || /\d$/.test(name)) ? `(${all})` : all
  const held = carries.map((one) => ` + ${one.name}`).join('')
  return (
    [
      ...(state === undefined ? [] : [SIGNS[state]]),
      name,
      ...(numbers === '' ? [] : [numbers]),
      ...(foot === undefined ? [] : [`(${foot})`]),
    ].join(' ') + held
  )
}

const figureWords = ({ value, draws = 0 }: Figure): string => `${value}${'🎲'.repeat(draws)}`

const lanesHead = ({ title, against }: LanesBlock): string =>
  `**${title}** · ${against.foes.map(({ tile, total }) => `${tile.name} ${figureWords(total)}`).join(', ')}`

function laneWords(lane: Lane, { legend }: LanesBlock): string {
  const chips = lane.chips.map(chipText).join(', ')
  const results = lane.results.map((result) => resultWords(result, legend)).join(' ')
  return [
    `${lane.number}. **${lane.name}** ${figureWords(lane.total)}`,
    ...(chips === '' ? [] : [chips]),
    ...(results === '' ? (lane.beats === undefined ? [] : [lane.beats.text]) : [results]),
  ].join(' · ')
}

function resultWords(result: LaneResult, legend: LanesBlock['legend']): string {
  switch (result.kind) {
    case 'wins':
      return '✓'
    case 'ties':
      return '='
    case 'needs':
      return `🎲${result.draw}+`
    case 'short':
      return `✗${result.by}`
    default:
      return legend.wins
  }
}
