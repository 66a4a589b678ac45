/** Tables of a league as blocks of pictures: standings, cross table, the comparison of two rows. */
import { formRules, hasChallenges, rulesOf } from '../../../leagues/forms/forms.ts'
import type { League, PlayerId, SideIndex } from '../../../leagues/league.ts'
import { gamePoints, type RoundRecord, recordsOf, seatIn } from '../../../leagues/record.ts'
import { crossTable } from '../../../leagues/standings/cross-table.ts'
import { compareRows, type RowComparison, type RowReason } from '../../../leagues/standings/explanations.ts'
import { qualifiers, tableOrder } from '../../../leagues/standings/final-places.ts'
import { type TableRow, tableOf } from '../../../leagues/standings/league-table.ts'
import type { SummedValue } from '../../../leagues/standings/tie-breaks.ts'
import type {
  CompareBlock,
  CrossBlock,
  FootBlock,
  HeadBlock,
  LeagueBlock,
  Pip,
  PipMark,
  StandingRow,
  TrackStep,
} from '../../../pictures/leagues/league-blocks.ts'
import { numberIn, percentIn, pointsText } from '../../frame/number-words.ts'
import { type LeagueView, playerNameOf } from './league-view.ts'
import { bracketLabels, sideName } from './league-words.ts'
import { titleOfRound } from './stage-words.ts'

/** The rows of a page of a table. */
export const PAGE_ROWS = 16
/** The rows around the reader, and those of the top above them. */
const AROUND = { rows: 9, top: 3 } as const
/** Above this many players, readers far down see the rows around themselves. */
const SMALL = 32

/** The part of a table that is shown: a page from 0 on, or the rows around the reader. */
export type TablePart = number | 'around'

/** The players of one table: all, or one group. */
export const groupOf = ({ groups }: League, player: PlayerId | null, group: number | null): number | null => {
  if (groups.length < 2) return null
  if (group !== null) return Math.min(Math.max(0, group), groups.length - 1)
  const own = groups.findIndex((some) => player !== null && some.includes(player))
  return Math.max(0, own)
}

/** Returns the rows of a table, best first. @param group its number; null: all players */
export const tableRowsOf = (league: League, group: number | null): readonly TableRow[] => {
  // The points of a cup say less than how far its players came.
  if (hasChallenges(league) || (formRules(league).pairing === 'bracket' && league.bracket !== null)) {
    const rows = new Map(tableOf(league).map((row) => [row.player, row]))
    return tableOrder(league).flatMap((id, at) => {
      const row = rows.get(id)
      return row === undefined ? [] : [{ ...row, place: at + 1 }]
    })
  }
  return tableOf(league, group === null ? null : (league.groups[group] ?? null))
}

/** Whether a play-off has decided the places of a league that is over: its table explains none of them any more. */
export const decidedInBracket = (league: League): boolean => league.final !== null && league.bracket !== null

/** Returns the rows of a table as it is shown: once a play-off is over, its places come first. */
export function shownRows(league: League, group: number | null): readonly TableRow[] {
  const rows = tableRowsOf(league, group)
  if (!decidedInBracket(league) || group !== null) return rows
  const known = new Map(rows.map((row) => [row.player, row]))
  const order = (league.final ?? []).flatMap((player) => known.get(player) ?? [])
  return order.map((row, at) => ({ ...row, place: at + 1 }))
}

/** The number of the last round of the main stage that has begun; 0 before. */
export const lastMain = ({ rounds }: League): number =>
  Math.max(0, ...rounds.filter(({ stage }) => stage === 'main').map(({ number }) => number))

/** Returns the steps of a season: rounds, then the bracket. */
function trackOf({ league, say }: Pick<LeagueView, 'league' | 'say'>): readonly TrackStep[] {
  const { settings, rounds, mainRounds, phase } = league
  const now = rounds.at(-1)
  const state = (number: number): TrackStep['state'] => {
    // Between two rounds the last one is played, and none runs.
    const past = now?.closed === true ? now.number + 1 : (now?.number ?? 0)
    if (phase === 'finished' || phase === 'archived' || number < past) return 'played'
    return number === now?.number ? 'now' : 'open'
  }
  const { pairing, roundsSet, inBracket: wanted } = rulesOf(settings.form)
  if (pairing === 'challenges') return []
  const main = pairing === 'bracket' ? 0 : (mainRounds ?? roundsSet)
  // Before it is known how many rounds there are, the play-off alone would look like all of it.
  if (main === null) return []
  const steps = Array.from({ length: main }, (_, at) => ({ label: `${at + 1}`, state: state(at + 1) }))
  const off = rounds.filter(({ stage }) => stage === 'playOff')
  const inBracket = league.bracket?.length ?? wanted(league.players.length)
  const finals = inBracket < 2 ? 0 : Math.max(off.length, Math.ceil(Math.log2(inBracket)))
  const bracket = bracketLabels(settings.form, finals, say).map((label, at) => ({ label, state: state(main + at + 1) }))
  return [...steps, ...bracket]
}

/** Returns the head of a picture: the league, and how far it is. */
export const headOf = (view: LeagueView): HeadBlock => {
  const track = trackOf(view)
  const now = view.league.rounds.at(-1)
  return {
    block: 'head',
    left: view.league.settings.name,
    ...(track.length === 0 ? {} : { track }),
    ...(track.length === 0 || now === undefined || now.closed ? {} : { step: titleOfRound(view, now.number) }),
  }
}

const markOf = (score: number | null, how: string | null): PipMark => {
  if (score === null) return 'running'
  if (how === 'void') return 'open'
  if (score === 1) return 'won'
  if (score === 0.5) return 'drawn'
  return how === 'forfeit' || how === 'double-loss' ? 'forfeit' : 'lost'
}

/** Returns the games of a round as signs. @param both the two sides are played at once: the first side stands first */
function pipsOf(record: RoundRecord, player: PlayerId, both: boolean): readonly Pip[] {
  if (record.kind === 'bye') return [{ side: 0, mark: 'bye' }]
  if (record.pairing === null) return [{ side: 0, mark: 'open' }]
  const pips = record.pairing.games.map((game): Pip => {
    const side: SideIndex = seatIn(game, player)
    return { side, mark: markOf(game.result?.scores[side] ?? null, game.result?.how ?? null) }
  })
  return both ? [...pips].sort((one, other) => one.side - other.side) : pips
}

/** Returns the games of a player in the main stage: won and lost, draws as halves. */
export function gamesOf(records: readonly RoundRecord[], player: PlayerId): readonly [number, number] {
  let [won, lost] = [0, 0]
  for (const { pairing } of records) {
    if (pairing === null) continue
    const [first, second] = gamePoints(pairing)
    won += pairing.players[0] === player ? first : second
    lost += pairing.players[0] === player ? second : first
  }
  return [won, lost]
}

/** Returns the places of everybody before the last round that has begun. */
function placesBefore(league: League, group: number | null): ReadonlyMap<PlayerId, number> | null {
  const last = lastMain(league)
  if (last < 2 || hasChallenges(league)) return null
  const before = { ...league, rounds: league.rounds.filter(({ number }) => number < last) }
  return new Map(tableRowsOf(before, group).map(({ player, place }) => [player, place]))
}

/** Returns the rows of a table as they are drawn. */
function standingRows(view: LeagueView, group: number | null): readonly StandingRow[] {
  const { league, language } = view
  const records = recordsOf(league)
  const before = placesBefore(league, group)
  const running = league.phase === 'running'
  return shownRows(league, group).map(({ player, place, sums }) => {
    const own = (records.get(player) ?? []).filter(({ stage }) => stage === 'main')
    const to = Math.max(0, (league.mainRounds ?? own.length) - own.length)
    const open: readonly Pip[] = [{ side: 0, mark: 'open' }]
    const status = league.players.find(({ id }) => id === player)?.status
    const was = before?.get(player)
    return {
      kind: 'row',
      place,
      moved: was === undefined || !running ? null : was - place,
      name: playerNameOf(view, player),
      own: player === view.reader,
      gone: status === 'out' || status === 'disqualified',
      rounds: hasChallenges(league)
        ? []
        : [
            ...own.map((record) => pipsOf(record, player, league.settings.games === 'bothSides')),
            ...Array.from({ length: to }, () => open),
          ],
      games: league.settings.games === 'bestOf1' ? null : gamesOf(own, player).map(pointsText).join('–'),
      points: numberIn(sums.points.value, language),
    }
  })
}

/** The line of a play-off in a table. */
export interface PlayOffLine {
  /** The rows above it. */
  readonly after: number
  /** Those of them who reach the play-off: players who have left are not among them. */
  readonly through: number
}

/**
 * Returns the line below the last player of the play-off: of those who reach it as things stand, or who have reached it. Null
 * where there is none, or where everybody reaches it.
 */
export function playOffLine(league: League, group: number | null): PlayOffLine | null {
  const places = formRules(league).playOff?.places ?? 0
  if (places === 0) return null
  const through = new Set(league.cutTable === null ? qualifiers(league, places) : league.bracket)
  // Final places have the disqualified last, those of the play-off, too.
  if (decidedInBracket(league))
    for (const { id, status } of league.players) if (status === 'disqualified') through.delete(id)
  const rows = shownRows(league, group)
  const after = rows.findLastIndex(({ player }) => through.has(player)) + 1
  if (after === 0 || after === rows.length) return null
  return { after, through: rows.filter(({ player }) => through.has(player)).length }
}

/** Whether a play-off has begun without this player: the table of its start has their place. */
export const isOutside = ({ cutTable, bracket }: League, player: PlayerId | null): boolean =>
  cutTable !== null && (player === null || bracket?.includes(player) !== true)

/** A part of a table with the places that it shows. */
export interface ShownTable {
  readonly blocks: readonly LeagueBlock[]
  readonly from: number
  readonly to: number
  readonly count: number
  readonly around: boolean
}

/** Returns a part of the standings. The reader's own row is always among them, once. */
export function standingsBlocks(view: LeagueView, part: TablePart | null, group: number | null): ShownTable {
  const { say, league } = view
  const all = standingRows(view, group)
  const own = all.findIndex((row) => row.own)
  const far = own >= PAGE_ROWS && all.length > SMALL
  const around = part === 'around' || (part === null && far)
  const page = around ? 0 : Math.min(typeof part === 'number' ? part : 0, Math.floor((all.length - 1) / PAGE_ROWS))
  const window = around && own >= AROUND.top ? aroundRows(all, own) : pageRows(all, own, Math.max(0, page))
  const columns = {
    player: say('league.table.column.player'),
    rounds: say('league.table.column.rounds'),
    games: say('league.table.column.games'),
    points: say('league.table.column.points'),
  }
  const line = playOffLine(league, group)
  const rows = window.flatMap((entry): LeagueRowEntry[] => {
    if (entry === 'gap' || entry === 'pin') return [{ kind: entry }]
    const row = all[entry]!
    return entry + 1 === line?.after
      ? [row, { kind: 'cut', label: say('league.playoff', { count: line.through }) }]
      : [row]
  })
  const shown = window.filter((entry): entry is number => typeof entry === 'number')
  const main = around
    ? shown.filter((at) => Math.abs(at - own) < AROUND.rows)
    : shown.filter((at) => Math.floor(at / PAGE_ROWS) === page)
  return {
    blocks: [
      tableHead(view, group),
      { block: 'standings', columns, rows },
      legendOf(
        view,
        rows.flatMap((row) => (row.kind === 'row' ? [...row.rounds.flat(), ...(row.gone ? [GONE] : [])] : [])),
      ),
    ],
    from: (main[0] ?? 0) + 1,
    to: (main.at(-1) ?? 0) + 1,
    count: all.length,
    around,
  }
}

type LeagueRowEntry = Extract<LeagueBlock, { block: 'standings' }>['rows'][number]
type Window = readonly (number | 'gap' | 'pin')[]

const rangeOf = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

function pageRows(all: readonly StandingRow[], own: number, page: number): Window {
  const from = page * PAGE_ROWS
  const to = Math.min(all.length, from + PAGE_ROWS)
  if (own < 0 || (own >= from && own < to)) return rangeOf(from, to)
  return own < from ? [own, 'pin', ...rangeOf(from, to)] : [...rangeOf(from, to), 'pin', own]
}

function aroundRows(all: readonly StandingRow[], own: number): Window {
  const from = Math.max(AROUND.top, Math.min(own - Math.floor(AROUND.rows / 2), all.length - AROUND.rows))
  const rows = rangeOf(from, Math.min(all.length, from + AROUND.rows))
  const top = rangeOf(0, AROUND.top)
  return from === AROUND.top ? [...top, ...rows] : [...top, 'gap', ...rows]
}

function tableHead(view: LeagueView, group: number | null, state = tableState(view)): HeadBlock {
  const { league, say } = view
  const name =
    group === null
      ? league.settings.name
      : `${league.settings.name} · ${say('league.group', { letter: groupLetter(group) })}`
  return { block: 'head', left: name, right: state }
}

/** Returns the letter of a group. */
export const groupLetter = (group: number): string => String.fromCharCode(65 + (group % 26))

/** Returns after which round a table stands. */
function tableState({ league, say }: Pick<LeagueView, 'league' | 'say'>): string {
  return league.final !== null ? say('league.table.final') : roundState({ league, say })
}

/** Returns after which round of the main stage a table stands. */
function roundState({ league, say }: Pick<LeagueView, 'league' | 'say'>): string {
  const complete = league.rounds.filter(({ stage, closed }) => stage === 'main' && closed)
  const round = complete.at(-1)?.number ?? 0
  if (round === 0 && lastMain(league) === 0) return say('league.table.before')
  const rounds = league.mainRounds
  if (rounds === null || hasChallenges(league)) return say('league.table.after-open', { round })
  return say('league.table.after', { round, rounds })
}

/** The signs that a key explains where they occur; a dot for a round to come needs no word. */
const KEYED = ['drawn', 'lost', 'forfeit', 'running', 'bye', 'gone'] as const

/** The sign before the name of a player who is out. */
const GONE: Pip = { side: 0, mark: 'gone' }

/** Returns what the signs of a table mean: the two sides and those among its rows. */
function legendOf(view: LeagueView, pips: readonly Pip[]): FootBlock {
  const { say } = view
  const shown = new Set(pips.map(({ mark }) => mark))
  const side = (at: SideIndex): readonly [Pip, string] => [
    { side: at, mark: 'won' },
    say('league.mark.side-won', { side: sideName(view, at) }),
  ]
  const others = KEYED.filter((mark) => shown.has(mark)).map((mark): readonly [Pip, string] => [
    { side: 0, mark },
    say(`league.mark.${mark}`),
  ])
  return { block: 'foot', legend: [side(0), side(1), ...others] }
}

/** The most players of a cross table. */
export const MOST_CROSSED = 10

/** Returns the cross table; null if there are more players than it has room for. */
export function crossBlocks(view: LeagueView, group: number | null): readonly LeagueBlock[] | null {
  const { league, language } = view
  const rows = crossTable(league, group === null ? null : (league.groups[group] ?? null))
  if (rows.length > MOST_CROSSED) return null
  const block: CrossBlock = {
    block: 'cross',
    rows: rows.map(({ player, place, points, cells }, at) => ({
      place,
      name: playerNameOf(view, player),
      own: player === view.reader,
      points: numberIn(points, language),
      cells: cells.map((meetings, other) =>
        other === at
          ? null
          : meetings.flatMap(({ games }) => games.map(({ side, score, how }) => ({ side, mark: markOf(score, how) }))),
      ),
    })),
  }
  const pips = block.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? []))
  // The rows of a cross table stay in the order of the table, whatever a play-off has made of it.
  const state = decidedInBracket(league) ? roundState(view) : tableState(view)
  return [tableHead(view, group, state), block, legendOf(view, pips)]
}

/** The criteria whose numbers are shares. */
const SHARES: readonly string[] = ['opponents']
const MOST_PARTS = 4

const shownSum = ({ value }: Pick<SummedValue, 'value'>, criterion: string, view: LeagueView): string =>
  SHARES.includes(criterion) ? percentIn(value, view.language) : numberIn(value, view.language, 2)

/** A comparison with its picture. */
export interface ComparedRows {
  readonly comparison: RowComparison
  readonly blocks: readonly LeagueBlock[]
}

const footOf = ({ above, below }: RowComparison['numbers'][number]) => {
  if (above.by === 'sum') return 'league.why.sum'
  return above.parts.length > 0 && below.parts.length > 0 ? 'league.why.mean' : 'league.why.mean.none'
}

/** The sentence for two rows between which no number decides. */
export const reasonKey = (why: RowReason) => `league.why.reason.${why === 'number' ? 'equal' : why}` as const

/** Returns why one of two players stands above the other player; null if one of them is not in the table. */
export function compareBlocks(view: LeagueView, one: PlayerId, other: PlayerId): ComparedRows | null {
  const { league, say, language } = view
  const comparison = compareRows(league, one, other)
  if (comparison === null) return null
  const { above, below, decides, numbers, why } = comparison
  const last = numbers.find(({ criterion }) => criterion === decides) ?? null
  const part = (sum: SummedValue | undefined, at: number): readonly [string, string] => {
    const given = sum?.parts[at]
    if (given === undefined || last === null) return ['', '']
    const name = given.opponent === null ? say('league.mark.bye') : playerNameOf(view, given.opponent)
    return [name, shownSum({ value: given.adds }, last.criterion, view)]
  }
  const count = Math.min(MOST_PARTS, Math.max(last?.above.parts.length ?? 0, last?.below.parts.length ?? 0))
  const block: CompareBlock = {
    block: 'compare',
    names: [playerNameOf(view, above), playerNameOf(view, below)],
    middle: say('league.why.first'),
    rows: numbers.map(({ criterion, above: high, below: low }, at) => {
      // Before anybody has played there is nothing to take the mean of.
      const none = [high, low].every(({ by, parts }) => by === 'mean' && parts.length === 0)
      return {
        left: none ? '–' : shownSum(high, criterion, view),
        label: `${at + 1} · ${say(`league.criterion.${criterion}`)}`,
        right: none ? '–' : shownSum(low, criterion, view),
        decides: criterion === decides,
      }
    }),
    parts: rangeOf(0, count).map((at) => [...part(last?.above, at), ...part(last?.below, at)] as const),
  }
  const text = last === null ? say(reasonKey(why)) : say(footOf(last))
  void language
  return { comparison, blocks: [block, { block: 'foot', text }] }
}
