/** Chooses the figures that a reader is shown, orders them, and says how sure they are. Pure. */
import { type Interval, wilson } from '../../kit/chance/wilson.ts'
import { leavesOutHalf } from './intervals.ts'
import type { MatchSums, RateRow } from './sums.ts'

/** The readers of figures: everybody on a server, the judges of a league, or a person about their own play. */
export type Audience = 'public' | 'judge' | 'own'

/** The least samples, by audience. */
export const LEAST = {
  public: { games: 30, people: 5 },
  judge: { games: 30, people: 1 },
  own: { games: 10, people: 1 },
} as const satisfies Record<Audience, { readonly games: number; readonly people: number }>

/** The least number of games with which ends are shown. */
const LEAST_ENDS = 10
/** Below this number of games a figure of one's own is marked. */
const FEW = 30
/** In longer lists some rows stand out by chance alone: there an interval of 99.5 % has to leave out a half. */
const LONG_LIST = 10

/** A row as it is shown. */
export interface ShownRow {
  readonly row: RateRow
  readonly share: Interval
  /** The interval leaves out a half: the row may stand out. */
  readonly sure: boolean
  /** Few games, which only their own player is shown. */
  readonly few: boolean
  /** More than half of the games are of one pair of people. */
  readonly onePair: boolean
}

/** Whether a row has enough games, of enough people, for this audience. */
function isEnough({ games, people, most }: RateRow, audience: Audience): boolean {
  const least = LEAST[audience]
  if (games < least.games || people < least.people) return false
  return audience !== 'public' || most * 2 <= games
}

/** Returns the rows that this audience may see, by the lower end of their intervals. */
export function visibleRows(rows: readonly RateRow[], audience: Audience): readonly ShownRow[] {
  const enough = rows.filter((row) => isEnough(row, audience))
  const long = enough.length > LONG_LIST
  return enough
    .map((row) => {
      const share = wilson(row.won, row.games)
      const onePair = audience !== 'own' && row.pair * 2 > row.games
      return {
        row,
        share,
        sure: !onePair && leavesOutHalf(long ? wilson(row.won, row.games, 99.5) : share),
        few: row.games < FEW,
        onePair,
      }
    })
    .sort(
      (one, other) =>
        other.share.low - one.share.low ||
        other.row.games - one.row.games ||
        (one.row.key.join() < other.row.key.join() ? -1 : 1),
    )
}

/** The least number of games of what is left over. */
const LEAST_OTHERS = 3

/** Rows, and the games of all others together. */
export interface WithOthers {
  readonly shown: readonly ShownRow[]
  /** Null: every game stands in a row. */
  readonly others: { readonly games: number; readonly won: number; readonly rows: number } | null
}

/**
 * Adds up what is not shown. Somebody who knows the sum could reckon a row that stands alone there, or one of fewer than three
 * games: the next smallest joins it.
 *
 * @param rows all rows; each game stands in one of them
 */
export function withOthers(rows: readonly RateRow[], shown: readonly ShownRow[]): WithOthers {
  const kept = new Set(shown.map(({ row }) => row))
  const rest = rows.filter((row) => row.games > 0 && !kept.has(row))
  if (rest.length === 0) return { shown, others: null }
  const bySize = shown.toSorted((one, other) => one.row.games - other.row.games)
  const games = (): number => rest.reduce((sum, row) => sum + row.games, 0)
  while (bySize.length > 0 && (rest.length < 2 || games() < LEAST_OTHERS)) {
    const { row } = bySize.shift()!
    rest.push(row)
    kept.delete(row)
  }
  return {
    shown: shown.filter(({ row }) => kept.has(row)),
    // A single row that nothing can join would be told by the sum: nothing is said of it.
    others:
      rest.length < 2 || games() < LEAST_OTHERS
        ? null
        : { games: games(), won: rest.reduce((sum, { won }) => sum + won, 0), rows: rest.length },
  }
}

/** Kinds of ends as they are shown; the kind `others` holds the rest. */
export type EndRows = readonly { readonly kind: string; readonly games: number }[]

/**
 * Returns the kinds of ends; null for too few games. For others than their own players, kinds of fewer than three games are joined
 * with each other and with the next smallest.
 */
export function endRows({ games, ends }: Pick<MatchSums, 'games' | 'ends'>, audience: Audience): EndRows | null {
  if (games < LEAST_ENDS) return null
  if (audience === 'own') return ends
  const kept = [...ends].sort((one, other) => other.games - one.games)
  const small: { kind: string; games: number }[] = []
  const enough = () => small.length === 0 || (small.length > 1 && sumOf(small) >= LEAST_OTHERS)
  while (kept.length > 0 && (kept.at(-1)!.games < LEAST_OTHERS || !enough())) small.push(kept.pop()!)
  return small.length === 0 ? kept : [...kept, { kind: 'others', games: sumOf(small) }]
}

const sumOf = (rows: EndRows): number => rows.reduce((sum, { games }) => sum + games, 0)
