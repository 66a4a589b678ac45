/** Why a player stands where they stand: the first number in which two rows differ, with the parts that give it. */
import type { Criterion, League, PlayerId } from '../league.ts'
import { criteriaOf, levelOf, type TableRow, tableOf } from './league-table.ts'
import type { SummedValue } from './tie-breaks.ts'

/** A number of one row, with its parts. */
export interface ExplainedNumber extends SummedValue {
  readonly criterion: Criterion
}

/**
 * Why one row stands above another: by a number; not at all, as equals; by the part of the table in which it stands
 * (silence, results that are left out, a disqualification); or as the table stood at the cut.
 */
export type RowReason = 'number' | 'equal' | 'level' | 'cut'

/** Two rows side by side. */
export interface RowComparison {
  readonly why: RowReason
  /** The criterion that decides; null unless a number does. */
  readonly decides: Criterion | null
  readonly above: PlayerId
  readonly below: PlayerId
  /** All criteria up to the one that decides, with both numbers. */
  readonly numbers: readonly {
    readonly criterion: Criterion
    readonly above: SummedValue
    readonly below: SummedValue
  }[]
}

/** The rows among which a player is ranked: their group, or all. */
const rowsAround = (league: League, player: PlayerId): readonly TableRow[] =>
  tableOf(league, league.groups.length < 2 ? null : (league.groups.find((group) => group.includes(player)) ?? null))

/** Returns every number of a row with its parts, in the order in which they count. */
export function explainRow(league: League, player: PlayerId): readonly ExplainedNumber[] {
  const row = rowsAround(league, player).find((one) => one.player === player)
  return row === undefined
    ? []
    : criteriaOf(league.settings).map((criterion) => ({ criterion, ...row.sums[criterion] }))
}

/** @param first the first criterion in which the rows differ */
function reasonFor(league: League, above: TableRow, below: TableRow, first: Criterion | undefined): RowReason {
  if (levelOf(league, above) !== levelOf(league, below)) return league.cutTable === null ? 'level' : 'cut'
  if (above.place === below.place) return 'equal'
  return first !== undefined && above.sums[first].value > below.sums[first].value ? 'number' : 'cut'
}

/** Returns why one of two players of the same table stands above the other player; null if one is not in it. */
export function compareRows(league: League, one: PlayerId, other: PlayerId): RowComparison | null {
  const rows = rowsAround(league, one).filter(({ player }) => player === one || player === other)
  const [above, below] = rows
  if (above === undefined || below === undefined) return null
  const criteria = criteriaOf(league.settings)
  const differs = (criterion: Criterion) => Math.abs(above.sums[criterion].value - below.sums[criterion].value) > 1e-9
  const first = criteria.find(differs)
  const why = reasonFor(league, above, below, first)
  const decides = why === 'number' && first !== undefined ? first : null
  const shown = decides === null ? criteria : criteria.slice(0, criteria.indexOf(decides) + 1)
  return {
    why,
    decides,
    above: above.player,
    below: below.player,
    numbers: shown.map((criterion) => ({ criterion, above: above.sums[criterion], below: below.sums[criterion] })),
  }
}
