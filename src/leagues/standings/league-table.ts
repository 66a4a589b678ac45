/**
 * The table of a league: points, then tie-breakers one after another. Which ones count, and in which order, depends on the
 * form. Players who have lost a round by silence and never moved in any game come last, whatever a bye has given them.
 */
import type { League, LeagueSettings, Player, PlayerId, Stage } from '../league.ts'
import { gamePoints, type RoundRecord, recordsOf, seatIn } from '../record.ts'
import { directPoints, opponentsPercent, sonnebornBerger } from './tie-breaks.ts'

/** A number by which rows are compared, the greater the better. */
export type Criterion = 'points' | 'gamePoints' | 'direct' | 'opponents' | 'sonnebornBerger' | 'differential' | 'wins'

/** A row of the table. */
export interface TableRow {
  readonly player: PlayerId
  /** From 1; rows that are equal in everything share one. */
  readonly place: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly values: Readonly<Record<Criterion, number>>
  /** Not one move in a whole league, and at least one round lost so. */
  readonly neverPlayed: boolean
}

/** Returns the criteria of a league, the first first. */
function criteriaOf({ form, games }: Pick<LeagueSettings, 'form' | 'games'>): readonly Criterion[] {
  if (form.kind === 'roundRobin' || form.kind === 'groups')
    return ['points', 'direct', 'sonnebornBerger', 'differential', games === 'bothSides' ? 'gamePoints' : 'wins']
  if (games === 'bothSides') return ['points', 'gamePoints', 'opponents', 'differential']
  return ['points', 'opponents', 'differential', 'wins']
}

/** The rounds of a table, by player; results with annulled players left out. */
export type Records = ReadonlyMap<PlayerId, readonly RoundRecord[]>

/** Returns the rounds of a stage as the table counts them: what an annulled player won or lost counts for nobody. */
function countedRecords(league: League, stage: Stage): Records {
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

/** Returns the table of the main stage, best first. Running games count as not begun. */
export function tableOf(league: League, among: readonly PlayerId[] | null = null): readonly TableRow[] {
  const records = countedRecords(league, 'main')
  const players = league.players.filter(({ id, seed }) => seed !== null && (among === null || among.includes(id)))
  const rows = players.map((player) => rowOf(league, player, records))
  return ranked(rows, criteriaOf(league.settings), records, league)
}

type Unranked = Omit<TableRow, 'place'>

function rowOf(league: League, { id }: Player, records: Records): Unranked {
  const own = records.get(id) ?? []
  const { points } = league.settings
  const count = (outcome: 'win' | 'draw' | 'loss') => own.filter(({ credit }) => credit === outcome).length
  const lostSilently = own.some(({ pairing, kind }) => kind === 'forfeit' && pairing?.left.includes(id) === true)
  return {
    player: id,
    won: count('win'),
    drawn: count('draw'),
    lost: count('loss'),
    values: {
      points: pointsOf(own, points),
      gamePoints: sum(own, ({ pairing, bye }) => gamePointsOf(pairing, id) + byeGames(league, bye?.worth ?? 'zero')),
      direct: 0,
      opponents: opponentsPercent(own, records, points),
      sonnebornBerger: sonnebornBerger(own, (opponent) => pointsOf(records.get(opponent) ?? [], points)),
      differential: sum(own, ({ pairing }) => differentialOf(pairing, id)),
      wins: own.filter(({ kind, outcome }) => kind === 'played' && outcome === 'win').length,
    },
    neverPlayed: lostSilently && own.every(({ kind }) => kind !== 'played'),
  }
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0)

/** Returns the points of these rounds. */
export const pointsOf = (records: readonly RoundRecord[], points: LeagueSettings['points']): number =>
  sum(records, ({ credit }) => (credit === null ? 0 : points[credit]))

const gamePointsOf = (pairing: RoundRecord['pairing'], id: PlayerId): number =>
  pairing === null ? 0 : gamePoints(pairing)[pairing.players[0] === id ? 0 : 1]

/** A bye counts as all games of a round won, or as half of them. */
function byeGames(league: League, worth: 'full' | 'half' | 'zero'): number {
  const games = { bothSides: 2, bestOf1: 1, bestOf3: 2 }[league.settings.games]
  return worth === 'full' ? games : worth === 'half' ? games / 2 : 0
}

const differentialOf = (pairing: RoundRecord['pairing'], id: PlayerId): number =>
  sum(pairing?.games ?? [], (game) => {
    if (game.result === null || game.result.scores[0] === game.result.scores[1]) return 0
    return game.result.scores[seatIn(game, id)] === 1 ? game.result.differential : -game.result.differential
  })

/** Ranks rows: criterion by criterion, each only among those that are equal so far. */
function ranked(
  rows: readonly Unranked[],
  criteria: readonly Criterion[],
  records: Records,
  league: League,
): readonly TableRow[] {
  const seeds = new Map(league.players.map(({ id, seed }) => [id, seed ?? 0]))
  const status = new Map(league.players.map(({ id, status }) => [id, status]))
  const last = (row: Unranked) => (status.get(row.player) === 'disqualified' ? 2 : row.neverPlayed ? 1 : 0)
  const ties: (readonly Unranked[])[] = [0, 1, 2].map((level) => rows.filter((row) => last(row) === level))
  const sorted = criteria.reduce<readonly (readonly Unranked[])[]>(
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
  group: readonly Unranked[],
  criterion: Criterion,
  records: Records,
  league: League,
): readonly (readonly Unranked[])[] {
  if (group.length === 1) return [group]
  const direct =
    criterion === 'direct'
      ? directPoints(
          group.map(({ player }) => player),
          records,
          league.settings.points,
        )
      : null
  const rows =
    criterion === 'direct'
      ? group.map((row) => ({ ...row, values: { ...row.values, direct: direct?.get(row.player) ?? 0 } }))
      : group
  const values = [...new Set(rows.map((row) => row.values[criterion]))].sort((one, other) => other - one)
  return values.map((value) => rows.filter((row) => row.values[criterion] === value))
}
