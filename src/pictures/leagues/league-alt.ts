/** Pictures of leagues in words, in the order of the picture: a sentence a row, signs in words. */
import { shortened } from '../alt.ts'
import type { BracketSeat, LeagueBlock, LeagueScene, LeagueWords, Pip, StandingRow } from './league-blocks.ts'

const MOST_ALT = 1024

/** Returns the content of a picture in words. @param most the most characters; the rest is cut */
export function leagueAlt({ blocks, words }: LeagueScene, most = MOST_ALT): string {
  return shortened(linesOfScene({ blocks, words }).join('\n'), most)
}

/** Returns the content of a picture as lines: for panels in words, which have room for all of it. */
export const linesOfScene = ({ blocks, words }: Pick<LeagueScene, 'blocks' | 'words'>): readonly string[] =>
  blocks.flatMap((block) => linesOfBlock(block, words)).filter((line) => line !== '')

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ')
const sentence = (words: string): string => (words === '' || /[.!?:…]$/.test(words) ? words : `${words}.`)

function linesOfBlock(block: LeagueBlock, words: LeagueWords): readonly string[] {
  switch (block.block) {
    case 'head':
      return [sentence(joined(block.left, block.right, block.step))]
    case 'lines':
      return block.rows.map(({ chip, title, text, value, under }) =>
        [
          sentence(joined(chip?.label, title)),
          sentence(joined(text)),
          sentence([value, under].filter(Boolean).join(' ')),
        ]
          .filter((part) => part !== '')
          .join(' '),
      )
    case 'standings':
      return block.rows.map((row) =>
        row.kind === 'row'
          ? standing(row, words)
          : row.kind === 'cut'
            ? `— ${row.label} —`
            : row.kind === 'gap'
              ? '…'
              : '',
      )
    case 'cross':
      return block.rows.map(({ place, name, cells, points }) => {
        const met = cells.flatMap((pips, at) =>
          pips === null || pips.length === 0
            ? []
            : [`${block.rows[at]?.name ?? ''}${words.joints.colon}${pipsIn(pips, words)}`],
        )
        return `${place} ${name}, ${words.points(points)}. ${met.join(words.joints.semicolon)}`
      })
    case 'bracket':
      return block.parts.flatMap(({ label, columns }) => [
        label === null ? '' : sentence(label),
        ...columns.flatMap(({ boxes }) =>
          boxes.map(
            ({ seats: [one, other] }) =>
              `${seeded(one)} ${words.against} ${seeded(other)}${scoreOf(one.score, other.score, words)}.`,
          ),
        ),
      ])
    case 'pairs':
      return block.rows.map(({ left, middle, right }) =>
        /\d/.test(middle) ? `${left} ${middle} ${right}.` : `${left} ${words.against} ${right}.`,
      )
    case 'plot':
      return plotLines(block, words)
    default:
      return smallBlock(block, words)
  }
}

const seeded = ({ seed, label }: BracketSeat): string => `${seed} ${label}`.trim()

type Small = Exclude<LeagueBlock, { block: 'head' | 'lines' | 'standings' | 'cross' | 'bracket' | 'pairs' | 'plot' }>

function smallBlock(block: Small, words: LeagueWords): readonly string[] {
  switch (block.block) {
    case 'stats':
      return [sentence(block.cells.map(({ value, label }) => `${value} ${label}`).join(', '))]
    case 'hero':
      return [sentence(joined(block.over)), sentence(block.title), sentence(block.under ?? '')]
    case 'versus':
      return [
        block.players
          .map(({ name, lines }) => joined(name, ...lines))
          .join(block.middle === 'arrow' ? ' → ' : ` ${words.against} `),
      ]
    case 'seats': {
      const taken = block.seats.filter(({ state }) => state === 'in')
      return [
        `${taken.length} / ${block.seats.length}${words.joints.colon}${taken.map(({ letter }) => letter).join(' ')}`,
      ]
    }
    case 'plan':
      return [sentence(block.steps.map(({ label, date }) => `${label} ${date}`).join(', '))]
    case 'bars':
      return block.rows.map(({ label, value }) => `${label}${words.joints.colon}${value}.`)
    case 'places':
      return [
        sentence(
          [words.likely(...block.likely), words.possible(...block.possible), block.labels[1]]
            .filter((part) => part !== '')
            .join(words.joints.semicolon),
        ),
      ]
    case 'badges':
      return [sentence(block.badges.map(({ label }) => label).join(', '))]
    case 'compare':
      return [
        sentence(`${block.names[0]} ${words.against} ${block.names[1]}`),
        ...block.rows.map(({ left, label, right }) => `${label}${words.joints.colon}${left} – ${right}.`),
        ...block.parts.map(
          ([name, value, other, otherValue]) =>
            `${joined(`${name} ${value}`.trim(), `${other} ${otherValue}`.trim())}.`,
        ),
      ]
    case 'foot':
      return block.text === undefined ? [] : [sentence(block.text)]
    default:
      return figureBlock(block, words)
  }
}

type Figure = Extract<Small, { block: 'curve' | 'answers' | 'chances' | 'matrix' }>

/** Chances and shares, with the intervals in which they lie. */
function figureBlock(block: Figure, words: LeagueWords): readonly string[] {
  switch (block.block) {
    case 'curve':
      return [
        sentence(block.marks.map(({ at, label }) => `${label}${words.joints.colon}${chanceAt(block, at)}`).join(', ')),
      ]
    case 'answers':
      return block.rows.map(({ label, text, value, mark }) =>
        sentence(`${joined(label, text)}${words.joints.colon}${joined(value, mark)}`),
      )
    case 'chances':
      return [
        ...(block.legend === undefined ? [] : [sentence(block.legend)]),
        ...block.rows.map(
          ({ label, under, value, between }) =>
            `${joined(label, under)}${words.joints.colon}${joined(value, between)}.`,
        ),
      ]
    case 'matrix':
      return block.rows.flatMap(({ label, cells }) =>
        cells.flatMap((cell, at) =>
          cell === null
            ? []
            : [`${label} ${words.against} ${block.columns[at]}${words.joints.colon}${joined(cell.value, cell.under)}.`],
        ),
      )
  }
}

/** The chance at a moment, in percent, without a sign: the head says what it is. */
const chanceAt = ({ points }: Extract<LeagueBlock, { block: 'curve' }>, at: number): number =>
  Math.round(100 * (points.find((point) => point.at === at)?.chance ?? 0.5))

const scoreOf = (one: string, other: string, { joints }: LeagueWords): string =>
  one === '' && other === '' ? '' : `${joints.colon}${one}–${other}`

function standing(row: StandingRow, words: LeagueWords): string {
  const { place, name, points, games, moved, rounds } = row
  const move = moved === null || moved === 0 ? undefined : moved > 0 ? words.up(moved) : words.down(-moved)
  const named = row.gone ? `${name} (${words.marks.gone})` : name
  const head = joined(`${place} ${named}`, words.points(points), games === null ? undefined : words.games(games), move)
  const own = row.own ? rounds.map((pips) => pipsIn(pips, words)).filter((part) => part !== '') : []
  return own.length === 0 ? `${head}.` : `${head}${words.joints.colon}${own.join(words.joints.semicolon)}.`
}

const pipsIn = (pips: readonly Pip[], { sideNames, marks }: LeagueWords): string =>
  pips
    .filter(({ mark }) => mark !== 'open')
    .map(({ side, mark }) => (mark === 'bye' ? marks.bye : `${sideNames[side]} ${marks[mark]}`))
    .join(', ')

function plotLines(
  { points, marks, line }: Extract<LeagueBlock, { block: 'plot' }>,
  words: LeagueWords,
): readonly string[] {
  const last = points.at(-1)
  if (last === undefined) return []
  const near = marks.map(({ at, label }) => {
    const point = points.reduce((best, one) => (Math.abs(one.at - at) < Math.abs(best.at - at) ? one : best))
    return `${label}${words.joints.colon}${Math.round(point.value)}`
  })
  return [
    `${Math.round(last.value)} (${Math.round(last.low)} ${words.to} ${Math.round(last.high)}). ${near.join(', ')}. ${sentence(line?.label ?? '')}`.trim(),
  ]
}
