/** The places of players: the order of the table, the qualified of a cut, the final places. */
import type { League, PlayerId } from '../league.ts'
import { bracketOrder } from '../pairing/bracket.ts'
import { bracketOf, bracketResults, goneFrom } from '../pairing/next-round.ts'
import { type TableRow, tableOf } from './league-table.ts'

/** Returns all players of the main stage in the order of their table; groups are compared by points per round. */
export function tableOrder(league: League): readonly PlayerId[] {
  if (league.settings.form.kind === 'ladder') return ladderOrder(league)
  if (league.settings.form.kind === 'elimination') return finalPlaces(league)
  if (league.groups.length < 2) return tableOf(league).map(({ player }) => player)
  return acrossGroups(league).map(({ player }) => player)
}

/** The rows of all groups: the first of each, then the second of each, and so on. */
function acrossGroups(league: League): readonly TableRow[] {
  const rows = league.groups.flatMap((group) =>
    tableOf(league, group).map((row, at) => ({ row, at, size: group.length })),
  )
  const perRound = ({ row, size }: (typeof rows)[number]) => row.sums.points.value / Math.max(1, size - 1)
  const seeds = new Map(league.players.map(({ id, seed }) => [id, seed ?? 0]))
  return rows
    .sort(
      (one, other) =>
        one.at - other.at ||
        perRound(other) - perRound(one) ||
        other.row.sums.differential.value - one.row.sums.differential.value ||
        seeds.get(one.row.player)! - seeds.get(other.row.player)!,
    )
    .map(({ row }) => row)
}

/** Returns the players who reach the play-off, strongest first; who has left makes room for the next. */
export function qualifiers(league: League, places: number): readonly PlayerId[] {
  const playing = (id: PlayerId) => league.players.find((player) => player.id === id)?.status === 'in'
  if (league.groups.length < 2) return tableOrder(league).filter(playing).slice(0, places)
  const through = new Set(
    league.groups.flatMap((group) =>
      tableOf(league, group)
        .map(({ player }) => player)
        .filter(playing)
        .slice(0, places),
    ),
  )
  return tableOrder(league).filter((id) => through.has(id))
}

function ladderOrder(league: League): readonly PlayerId[] {
  const order = league.ladder.map(({ player }) => player)
  const off = league.players.filter(({ id, seed }) => seed !== null && !order.includes(id)).map(({ id }) => id)
  return [...order, ...off]
}

/**
 * Returns the final places: those of the bracket, then the table as it was frozen at the cut; without a bracket, the table.
 * The disqualified are last.
 */
export function finalPlaces(league: League): readonly PlayerId[] {
  const bracket = bracketOf(league)
  if (bracket === null || league.bracket === null) return tableOrder(league)
  const order = bracketOrder(bracket, league.bracket, bracketResults(league), goneFrom(league))
  const all = [...order, ...(league.cutTable ?? []).filter((id) => !order.includes(id))]
  const barred = new Set(league.players.flatMap(({ id, status }) => (status === 'disqualified' ? [id] : [])))
  return [...all.filter((id) => !barred.has(id)), ...all.filter((id) => barred.has(id))]
}
