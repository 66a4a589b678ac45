/** The places of players: the order of the table, the qualified of a cut, the final places. */

import { robinRounds } from '../forms/berger-tables.ts'
import { formRules } from '../forms/forms.ts'
import type { League, PlayerId } from '../league.ts'
import { bracketOrder } from '../pairing/bracket.ts'
import { bracketOf, bracketResults, goneFrom } from '../pairing/next-round.ts'
import type { RoundRecord } from '../record.ts'
import { countedRecords, type Level, levelOf, tableOf, tablesOf } from './league-table.ts'

/**
 * Returns all players of the main stage in the order of their table. Groups are compared by points for each round that
 * counts; those whose results are left out, and the disqualified, come last.
 */
export function tableOrder(league: League): readonly PlayerId[] {
  const { pairing } = formRules(league)
  if (pairing === 'bracket' && league.bracket !== null) return finalPlaces(league)
  if (pairing === 'challenges') return barredLast(league, ladderOrder(league))
  if (league.cutTable !== null) return league.cutTable
  if (league.groups.length < 2) return tableOf(league).map(({ player }) => player)
  return acrossGroups(league)
}

/** Returns the places of players in their tables: in their group where there are groups. */
export function placesIn(league: League, order: readonly PlayerId[]): readonly number[] {
  const places = new Map(
    tablesOf(league)
      .flat()
      .map(({ player, place }) => [player, place]),
  )
  return order.map((id) => places.get(id)!)
}

/** The parts of the tables of all groups that stand below all others. */
const LAST: Readonly<Record<Level, number>> = { ranked: 0, neverPlayed: 0, leftOut: 1, disqualified: 2 }

/** The rows of all groups: the first of each, then the second of each, and so on. */
function acrossGroups(league: League): readonly PlayerId[] {
  const records = countedRecords(league, 'main')
  const rows = league.groups.flatMap((group) =>
    tableOf(league, group).map((row, at) => {
      const rounds = Math.max(1, roundsThatCount(league, group, records.get(row.player) ?? []))
      const { points, differential } = row.sums
      const last = LAST[levelOf(league, row)]
      return { id: row.player, at, last, points: points.value / rounds, differential: differential.value / rounds }
    }),
  )
  const seeds = new Map(league.players.map(({ id, seed }) => [id, seed ?? 0]))
  return rows
    .sort(
      (one, other) =>
        one.last - other.last ||
        one.at - other.at ||
        other.points - one.points ||
        other.differential - one.differential ||
        seeds.get(one.id)! - seeds.get(other.id)!,
    )
    .map(({ id }) => id)
}

/**
 * Returns the number of decided rounds that can give a player of a group points. Free rounds by the plan do not count, nor
 * rounds against somebody whose results are left out, nor those after the last round of the group.
 */
function roundsThatCount(league: League, group: readonly PlayerId[], records: readonly RoundRecord[]): number {
  const { form } = league.settings
  const rounds = robinRounds(group.length) * ('legs' in form ? form.legs : 1)
  const isFree = ({ bye }: RoundRecord) => bye !== null && bye.worth === 'zero' && bye.why !== 'away'
  return records.filter((record) => record.kind !== 'open' && record.round <= rounds && !isFree(record)).length
}

/** Returns the same order with the disqualified last. */
export function barredLast(league: League, order: readonly PlayerId[]): readonly PlayerId[] {
  const barred = new Set(league.players.flatMap(({ id, status }) => (status === 'disqualified' ? [id] : [])))
  return [...order.filter((id) => !barred.has(id)), ...order.filter((id) => barred.has(id))]
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
  return barredLast(league, all)
}
