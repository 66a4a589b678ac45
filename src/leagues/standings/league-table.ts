/**
 * The table of a league: points, then tie-breakers one after another. Which ones count, and in which order, depends on the
 * form, or on the organiser. Players who have lost a round by silence and never moved in any game stand below all others,
 * even if a bye has given them points. Below them stand players whose results are left out, then the disqualified. Places
 * of the cut stay as they are: no later ruling moves them.
 */
import { rulesOf } from '../forms/forms.ts'
import type { Criterion, League, LeagueSettings, Player, PlayerId, Stage } from '../league.ts'
import { gamePoints, playerById, type RoundRecord, recordsOf, seatIn } from '../record.ts'
import {
  buchholz,
  directPoints,
  median,
  opponentsPercent,
  type Records,
  type SummedValue,
  sonnebornBerger,
  sumOf,
} from './tie-breaks.ts'

/** A row of the table. */
export interface TableRow {
  readonly player: PlayerId
  /** From 1; rows that are equal in everything share one. */
  readonly place: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** The number of each criterion with the parts that give it. */
  readonly sums: Readonly<Record<Criterion, SummedValue>>
  /** Not one move in a whole league, and at least one round lost so. */
  readonly neverPlayed: boolean
}

/** The parts of a table: each stands below the one before, whatever its numbers. */
export type Level = 'ranked' | 'neverPlayed' | 'leftOut' | 'disqualified'
/** The parts of a table, from above. */
export const LEVELS: readonly Level[] = ['ranked', 'neverPlayed', 'leftOut', 'disqualified']

/** Returns the part of the table in which a row stands. */
export function levelOf(league: League, { player, neverPlayed }: Pick<TableRow, 'player' | 'neverPlayed'>): Level {
  const { status, annulled } = playerById(league, player)
  if (status === 'disqualified') return 'disqualified'
  if (annulled) return 'leftOut'
  return neverPlayed ? 'neverPlayed' : 'ranked'
}

/** Returns the criteria of a league, the first first. */
export function criteriaOf({
  form,
  games,
  tieBreaks,
}: Pick<LeagueSettings, 'form' | 'games' | 'tieBreaks'>): readonly Criterion[] {
  if (tieBreaks !== null) return ['points', ...tieBreaks]
  if (rulesOf(form).pairing === 'byPlan')
    return ['points', 'direct', 'sonnebornBerger', 'differential', games === 'bothSides' ? 'gamePoints' : 'wins']
  if (games === 'bothSides') return ['points', 'gamePoints', 'opponents', 'differential']
  return ['points', 'opponents', 'differential', 'wins']
}

/** Returns the rounds of a stage as the table counts them: what an annulled player won or lost counts for nobody. */
export function countedRecords(league: League, stage: Stage): Records {
  const annulled = new Set(league.players.filter((player) => player.annulled).map(({ id }) => id))
  return new Map(
    [...recordsOf(league)].map(([id, records]) => [
      id,
      records.filter(
        (record) =>
          record.stage === stage && !annulled.has(id) && (record.opponent === null || !annulled.has(record.opponent)),
      ),
    ]),
  )
}

/**
 * Returns the table of the main stage, best first. Running games count as not begun.
 *
 * @param among the players of one group; null for all
 */
export function tableOf(league: League, among: readonly PlayerId[] | null = null): readonly TableRow[] {
  const records = countedRecords(league, 'main')
  const players = league.players.filter(({ id, seed }) => seed !== null && (among === null || among.includes(id)))
  const rows = players.map((player) => rowOf(league, player, records))
  return frozen(ranked(rows, criteriaOf(league.settings), records, league), league)
}

/** Returns the tables of the main stage: one for each group, or one for all players. */
export const tablesOf = (league: League): readonly (readonly TableRow[])[] =>
  league.groups.length < 2 ? [tableOf(league)] : league.groups.map((group) => tableOf(league, group))

/** Returns rows in the order and with the places of the cut, if there was one. */
function frozen(rows: readonly TableRow[], { cutTable, cutPlaces }: League): readonly TableRow[] {
  if (cutTable === null) return rows
  const known = new Map(rows.map((row) => [row.player, row]))
  return cutTable.flatMap((id, at) => {
    const row = known.get(id)
    return row === undefined ? [] : [{ ...row, place: cutPlaces[at] ?? row.place }]
  })
}

type RowWithoutPlace = Omit<TableRow, 'place'>
const NOTHING: SummedValue = { value: 0, by: 'sum', parts: [] }

function rowOf(league: League, { id }: Player, records: Records): RowWithoutPlace {
  const own = records.get(id) ?? []
  const { points } = league.settings
  const rounds = league.mainRounds ?? own.length
  const count = (outcome: 'win' | 'draw' | 'loss') => own.filter(({ credit }) => credit === outcome).length
  const lostSilently = own.some(({ pairing, kind }) => kind === 'forfeit' && pairing?.left.includes(id) === true)
  const gamesOf = ({ pairing, bye, kind }: RoundRecord): number | null => {
    if (pairing !== null) return gamePointsOf(pairing, id)
    if (bye !== null) return byeGames(league, bye.worth)
    return kind === 'bye' ? byeGames(league, 'half') : null
  }
  return {
    player: id,
    won: count('win'),
    drawn: count('draw'),
    lost: count('loss'),
    sums: {
      points: sumOf(own, ({ credit }) => (credit === null ? null : points[credit])),
      gamePoints: sumOf(own, gamesOf),
      direct: NOTHING,
      opponents: opponentsPercent(own, records, points),
      sonnebornBerger: sonnebornBerger(own, (opponent) => pointsOf(records.get(opponent) ?? [], points)),
      differential: sumOf(own, ({ pairing, kind }) => (kind === 'played' ? differentialOf(pairing, id) : null)),
      wins: sumOf(own, ({ kind, outcome }) => (kind === 'played' && outcome === 'win' ? 1 : null)),
      buchholz: buchholz(own, records, rounds),
      median: median(own, records, rounds),
    },
    neverPlayed: lostSilently && own.every(({ kind }) => kind !== 'played'),
  }
}

/** Returns the points of these rounds. */
export const pointsOf = (records: readonly RoundRecord[], points: LeagueSettings['points']): number =>
  records.reduce((sum, { credit }) => sum + (credit === null ? 0 : points[credit]), 0)

const gamePointsOf = (pairing: NonNullable<RoundRecord['pairing']>, id: PlayerId): number =>
  gamePoints(pairing)[pairing.players[0] === id ? 0 : 1]

/**
 * A bye counts as all games of a round won, or as half of them, like a drawn round. A round missed before a late entry or a
 * return counts like a bye of half a win.
 */
function byeGames(league: League, worth: 'full' | 'half' | 'zero'): number {
  const games = { bothSides: 2, bestOf1: 1, bestOf3: 2 }[league.settings.games]
  return worth === 'full' ? games : worth === 'half' ? games / 2 : 0
}

const differentialOf = (pairing: RoundRecord['pairing'], id: PlayerId): number =>
  (pairing?.games ?? []).reduce((sum, game) => {
    if (game.result === null || game.result.scores[0] === game.result.scores[1]) return sum
    return sum + (game.result.scores[seatIn(game, id)] === 1 ? game.result.differential : -game.result.differential)
  }, 0)

/** Ranks rows: criterion by criterion, each only among those that are equal so far. */
function ranked(
  rows: readonly RowWithoutPlace[],
  criteria: readonly Criterion[],
  records: Records,
  league: League,
): readonly TableRow[] {
  const seeds = new Map(league.players.map(({ id, seed }) => [id, seed ?? 0]))
  const levels = new Map(rows.map((row) => [row.player, levelOf(league, row)]))
  const ties = LEVELS.map((level) => rows.filter(({ player }) => levels.get(player) === level))
  const sorted = criteria.reduce<readonly (readonly RowWithoutPlace[])[]>(
    (groups, criterion) => groups.flatMap((group) => split(group, criterion, records, league)),
    ties.filter((group) => group.length > 0),
  )
  let place = 1
  return sorted.flatMap((group) => {
    const own = place
    place += group.length
    return [...group]
      .sort((one, other) => seeds.get(one.player)! - seeds.get(other.player)!)
      .map((row) => ({ ...row, place: own }))
  })
}

/** Divides equal rows by one criterion, the greatest value first. */
function split(
  group: readonly RowWithoutPlace[],
  criterion: Criterion,
  records: Records,
  league: League,
): readonly (readonly RowWithoutPlace[])[] {
  if (group.length === 1) return [group]
  const tied = group.map(({ player }) => player)
  const direct = criterion === 'direct' ? directPoints(tied, records, league.settings.points) : null
  const rows = group.map((row) => {
    const sum = direct?.get(row.player)
    return sum === undefined ? row : { ...row, sums: { ...row.sums, direct: sum } }
  })
  const values = [...new Set(rows.map((row) => rounded(row.sums[criterion].value)))].sort((one, other) => other - one)
  return values.map((value) => rows.filter((row) => rounded(row.sums[criterion].value) === value))
}

/** Means of the same percentages in another order may differ in their last bits. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9
