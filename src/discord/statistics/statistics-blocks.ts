/** The pictures of statistics, and the sentences below them. Pure. */
import type { OwnRow, OwnTable } from '../../contract/index.ts'
import { type Interval, wilson } from '../../kit/chance/wilson.ts'
import type { Say } from '../../locales/index.ts'
import type { SafeText } from '../../locales/safe-text.ts'
import type { ChanceRow, LeagueBlock, MatrixCell } from '../../pictures/leagues/league-blocks.ts'
import { meanInterval, type Quartiles } from '../../statistics/figures/intervals.ts'
import { endRows, LEAST, type ShownRow, visibleRows } from '../../statistics/figures/shown-rows.ts'
import type { MatchSums, RateRow } from '../../statistics/figures/sums.ts'
import type { PanelView } from '../frame/frame.ts'
import { numberIn, percentIn } from '../frame/number-words.ts'
import { literal } from '../shell/text-limits.ts'
import type { PageFigures } from './statistics-figures.ts'
import type { StatisticsPage } from './statistics-page.ts'

/** The contents of a panel: its picture, a question and a line, and how many pages there are. */
export interface FiguresPanel {
  readonly blocks: readonly LeagueBlock[]
  readonly question: SafeText
  readonly line: SafeText
  readonly pages: number
}

/** The rows of a list on one page. */
export const ROWS = 6
/** The most decks of each side in a matrix. */
const MOST_DECKS = 4

/** The lists: the rows of sums that each is made of. */
export const LISTS = ['cards', 'decks', 'sides', 'openings'] as const
/** A panel that is a list of shares. */
export type ListName = (typeof LISTS)[number]

/** Returns the name of what a row counts. */
export function rowName(
  { say, game, language }: PanelView,
  list: ListName,
  { key: [key = ''], seat }: RateRow,
): string {
  if (list === 'sides') return game.words.seat(seat, language)
  if (list !== 'decks') return game.cards.sheet(key, language).title
  return key === '' ? say('stats.own-deck', { side: game.words.seat(seat, language) }) : key
}

/** Returns a list of shares with their intervals. */
export function ratesPanel(
  view: PanelView,
  { page }: StatisticsPage,
  figures: PageFigures,
  list: ListName,
): FiguresPanel {
  const { say } = view
  const rows = figures.sums?.[list] ?? []
  const shown = visibleRows(rows, figures.audience)
  if (shown.length === 0) return emptyPanel(view, figures, list === 'sides')
  const pages = Math.ceil(shown.length / ROWS)
  const from = Math.min(page, pages - 1) * ROWS
  const here = shown.slice(from, from + ROWS)
  const names = here.map(({ row }) => rowName(view, list, row))
  const least = LEAST[figures.audience].games
  const title = list === 'cards' ? (figures.audience === 'own' ? 'stats.drawn.me' : 'stats.drawn') : 'stats.won'
  return {
    blocks: [
      { block: 'head', left: say(title) },
      {
        block: 'chances',
        legend: say('stats.interval'),
        rows: here.map((one, at) => ({
          ...(list === 'cards' || list === 'openings' ? { card: one.row.key[0]! } : {}),
          ...chanceOf(view, one, list, fullName(view, list, one.row, names, at)),
        })),
      },
    ],
    question: say(`stats.ask.${list}`),
    line: say('stats.from', { count: least, shown: shown.length, all: rows.length }),
    pages,
  }
}

/** Two cards of one title are told apart by their subtitles. */
function fullName(view: PanelView, list: ListName, row: RateRow, names: readonly string[], at: number): string {
  const name = names[at]!
  if (list !== 'cards' && list !== 'openings') return name
  const { subtitle } = view.game.cards.sheet(row.key[0]!, view.language)
  return subtitle !== null && names.filter((one) => one === name).length > 1 ? `${name}, ${subtitle}` : name
}

function chanceOf(view: PanelView, one: ShownRow, list: ListName, label: string): ChanceRow {
  const { say, language } = view
  const { row, share, sure, few, onePair } = one
  const games = say('stats.games', { count: row.games })
  const under = onePair
    ? say('stats.one-pair', { games })
    : few
      ? say('stats.few', { games })
      : list === 'cards' && row.inDeck !== undefined && row.inDeck[1] > 0
        ? say('stats.with-deck', {
            count: row.games,
            share: literal(percentIn(row.inDeck[0] / row.inDeck[1], language, 0)),
          })
        : list === 'openings'
          ? say('stats.with-turns', { count: row.games, turns: Math.round(row.turns / row.games) })
          : games
  const tone = onePair ? 'grey' : few ? 'few' : sure ? 'sure' : undefined
  return {
    label,
    under,
    ...shareParts(view, share),
    ...(tone === undefined ? {} : { tone }),
  }
}

/** A share with its interval, drawn and in words. */
function shareParts({ say, language }: PanelView, { value, low, high }: Interval) {
  const [from, to] = [percentIn(low, language, 0), percentIn(high, language, 0)]
  return { share: value, low, high, value: percentIn(value, language, 0), between: say('stats.between', { from, to }) }
}

/** Nothing has enough games. */
function emptyPanel({ say }: PanelView, { audience, sums, closed }: PageFigures, always: boolean): FiguresPanel {
  const count = sums === null ? 10 : LEAST[audience].games
  const why =
    closed !== null && !always
      ? say(closed === 'running' ? 'stats.running' : 'stats.apart')
      : say(audience === 'public' ? 'stats.people' : 'stats.none.line', {
          count,
        })
  return { blocks: [], question: say('stats.none'), line: why, pages: 1 }
}

/** Returns decks against decks: the decks of the first side in rows, those of the second in columns. */
export function pairsPanel(view: PanelView, figures: PageFigures): FiguresPanel {
  const { say, language, game } = view
  const [one] = view.sides
  const { sums } = figures
  const shown = visibleRows(sums?.pairs ?? [], figures.audience)
  if (sums === null || shown.length === 0) return emptyPanel(view, figures, false)
  const most = (at: 0 | 1) => decksBySize(shown, at).slice(0, MOST_DECKS)
  const [own, theirs] = [most(0), most(1)]
  const cellOf = (row: string, column: string): MatrixCell | null => {
    const found = shown.find(({ row: { key } }) => key[0] === row && key[1] === column)
    if (found === undefined) return null
    return { value: numberIn(found.share.value * 100, language, 0), under: `${found.row.games}`, sure: found.sure }
  }
  const short = (name: string) => (name === '' ? say('stats.own-deck.short') : name)
  const side = visibleRows(
    sums.sides.filter(({ seat }) => seat === one),
    figures.audience,
  )[0]
  return {
    blocks: [
      { block: 'head', left: say('stats.matrix', { side: game.words.seat(one, language) }), right: say('stats.below') },
      {
        block: 'matrix',
        columns: theirs.map(short),
        rows: own.map((row) => ({ label: short(row), cells: theirs.map((column) => cellOf(row, column)) })),
      },
      ...(side === undefined
        ? []
        : [
            {
              block: 'chances' as const,
              rows: [chanceOf(view, side, 'sides', game.words.seat(side.row.seat, language))],
            },
          ]),
    ],
    question: standsOut(say, shown, short),
    line: say(shown.length > 10 ? 'stats.framed.long' : 'stats.framed'),
    pages: 1,
  }
}

function decksBySize(shown: readonly ShownRow[], at: 0 | 1): readonly string[] {
  const games = new Map<string, number>()
  for (const { row } of shown) games.set(row.key[at]!, (games.get(row.key[at]!) ?? 0) + row.games)
  return [...games].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1)).map(([name]) => name)
}

function standsOut(say: Say, shown: readonly ShownRow[], short: (name: string) => string): SafeText {
  const sure = shown.filter((one) => one.sure)
  const [first] = sure
  if (first === undefined) return say('stats.pair.none')
  if (sure.length > 1) return say('stats.pairs.several', { count: sure.length })
  const [name = '', other = ''] = first.row.key
  return say('stats.pair', { name: literal(short(name)), other: literal(short(other)) })
}

/** Returns kinds of ends, and how long games are. */
export function endsPanel(view: PanelView, figures: PageFigures): FiguresPanel {
  const { say, game, language } = view
  const { sums } = figures
  const ends = sums === null ? null : endRows(sums, figures.audience)
  if (sums === null || ends === null) return emptyPanel(view, figures, true)
  const most = Math.max(1, ...ends.map(({ games }) => games))
  const nameOf = (kind: string): string =>
    kind === 'concession' || kind === 'time-out'
      ? say(`stats.end.${kind}`)
      : (game.counter?.endName(kind, language) ?? say('stats.end.others'))
  return {
    blocks: [
      { block: 'head', left: say('stats.ends.head') },
      {
        block: 'bars',
        rows: ends.map(({ kind, games }) => ({ label: nameOf(kind), share: games / most, value: `${games}` })),
      },
      {
        block: 'lines',
        rows: [
          ...lengthRow(view, 'turns', sums.turns),
          ...lengthRow(view, 'hand-overs', sums.handOvers),
          ...lengthRow(view, 'days', sums.days),
        ],
      },
    ],
    question: say('stats.ask.ends', { turns: sums.turns?.half ?? 0 }),
    line: say('stats.ends.line'),
    pages: 1,
  }
}

function lengthRow(
  { say, language }: PanelView,
  name: 'turns' | 'hand-overs' | 'days',
  ranks: Quartiles | null,
): readonly { readonly title: string; readonly text: string; readonly value: string }[] {
  if (ranks === null) return []
  const [from, to] = [numberIn(ranks.quarter, language), numberIn(ranks.threeQuarters, language)]
  return [
    { title: say(`stats.${name}`), text: say('stats.middle', { from, to }), value: numberIn(ranks.half, language) },
  ]
}

/** Returns a person's record against the practice opponent, by level, from five games. */
export function levelsPanel(view: PanelView, figures: PageFigures): FiguresPanel {
  const { say } = view
  const levels = (figures.own?.levels ?? []).filter(({ games }) => games >= 5)
  if (levels.length === 0)
    return { blocks: [], question: say('stats.none'), line: say('stats.none.line', { count: 5 }), pages: 1 }
  const rows = levels.map(
    ({ level, won, games }): ChanceRow => ({
      label: say(`level.${level}`),
      under: say('stats.games', { count: games }),
      ...shareParts(view, wilson(won, games)),
    }),
  )
  return {
    blocks: [
      { block: 'head', left: say('stats.won') },
      { block: 'chances', legend: say('stats.interval'), rows },
    ],
    question: say('stats.ask.levels'),
    line: say('stats.own.line'),
    pages: 1,
  }
}

/** Returns a table of the game about a player's own matches. */
export function ownPanel(view: PanelView, table: OwnTable): FiguresPanel {
  const { say } = view
  const { title, under, sample, least, few, rows, note, sums } = table
  if (sample < least) return { blocks: [], question: say('stats.none'), line: literal(few), pages: 1 }
  const counts = rows.flatMap((row) => ('count' in row ? [row] : []))
  const most = Math.max(1, ...counts.map(({ count }) => count))
  const lines = rows.flatMap((row) => meanRow(view, row))
  return {
    blocks: [
      { block: 'head', left: title, right: under },
      ...(counts.length === 0
        ? []
        : [
            {
              block: 'bars' as const,
              rows: counts.map(({ label, count, marked }) => ({
                label,
                share: count / most,
                value: `${count}`,
                ...(marked ? { tint: 'amber' as const } : {}),
              })),
            },
          ]),
      ...(lines.length === 0 ? [] : [{ block: 'lines' as const, rows: lines }]),
      ...(note === undefined
        ? []
        : [{ block: 'lines' as const, rows: [{ title: note.label, text: note.of, value: `${note.value}` }] }]),
    ],
    question: sums === undefined ? say('stats.own.ask') : literal(sums),
    line: say('stats.own.line'),
    pages: 1,
  }
}

function meanRow({ say, language }: PanelView, row: OwnRow) {
  if (!('each' in row)) return []
  const mean = meanInterval(row.each)
  if (mean === null) return []
  const [from, to] = [numberIn(mean.low, language), numberIn(mean.high, language)]
  return [{ title: row.label, text: say('stats.mean.sure', { from, to }), value: numberIn(mean.value, language) }]
}

/** The number of games that a panel counts: cards and decks count only in open matches. */
export const gamesIn = (sums: MatchSums, panel: string): number =>
  panel === 'sides' || panel === 'ends' ? sums.games : sums.open
