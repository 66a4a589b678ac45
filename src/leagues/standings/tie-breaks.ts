/**
 * The tie-breakers, each as the sum or mean of parts that can be shown one by one. They are functions of the rounds of
 * the players alone.
 */
import type { LeagueSettings, PlayerId } from '../league.ts'
import type { RoundOutcome, RoundRecord } from '../record.ts'

/** The rounds of all players. */
export type Records = ReadonlyMap<PlayerId, readonly RoundRecord[]>
type Points = LeagueSettings['points']

/** A part of a number in the table. */
export interface SumPart {
  readonly round: number
  readonly opponent: PlayerId | null
  readonly outcome: RoundOutcome | null
  /** Its share of the sum, or one number of the mean. */
  readonly adds: number
}

/** A number in the table with its parts: their sum, or their mean. */
export interface SummedValue {
  readonly value: number
  readonly by: 'sum' | 'mean'
  readonly parts: readonly SumPart[]
}

/** No opponent counts for less, so that nobody suffers for having met somebody who lost everything, or for a silent one. */
export const LEAST_PERCENT = 0.33
/** In shorter leagues a median would leave too little. */
const LEAST_FOR_MEDIAN = 5

const SHARE = { win: 1, draw: 0.5, loss: 0 } as const

const part = ({ round, opponent, outcome }: RoundRecord, adds: number): SumPart => ({ round, opponent, outcome, adds })
const summed = (parts: readonly SumPart[]): SummedValue => ({
  value: parts.reduce((sum, { adds }) => sum + adds, 0),
  by: 'sum',
  parts,
})

/** Returns what every round adds by a rule; rounds for which it gives null are left out. */
export const sumOf = (records: readonly RoundRecord[], adds: (record: RoundRecord) => number | null): SummedValue =>
  summed(
    records.flatMap((record) => {
      const value = adds(record)
      return value === null ? [] : [part(record, value)]
    }),
  )

/**
 * Returns a player's share of the points that they could have won in their rounds, at least 0.33; null without such
 * rounds. Byes and wins without a game are left out, rounds lost by silence count.
 */
export function matchPercent(records: readonly RoundRecord[], points: Points): number | null {
  const counted = records.filter(
    ({ kind, outcome }) => outcome !== null && (kind === 'played' || (kind === 'forfeit' && outcome === 'loss')),
  )
  if (counted.length === 0) return null
  const won = counted.reduce((sum, { outcome }) => sum + points[outcome!], 0)
  return Math.max(LEAST_PERCENT, won / (counted.length * points.win))
}

/** Returns the mean of the opponents' match percentages, once for each meeting with play; 0.33 without any. */
export function opponentsPercent(records: readonly RoundRecord[], all: Records, points: Points): SummedValue {
  const parts = records.flatMap((record) =>
    record.kind === 'played' && record.opponent !== null
      ? [part(record, matchPercent(all.get(record.opponent) ?? [], points) ?? LEAST_PERCENT)]
      : [],
  )
  const { value } = summed(parts)
  return { value: parts.length === 0 ? LEAST_PERCENT : value / parts.length, by: 'mean', parts }
}

/** Returns the points of all opponents beaten, and half of those drawn with. */
export const sonnebornBerger = (
  records: readonly RoundRecord[],
  pointsOf: (opponent: PlayerId) => number,
): SummedValue =>
  sumOf(records, ({ kind, opponent, outcome }) =>
    kind === 'played' && opponent !== null && outcome !== null ? SHARE[outcome] * pointsOf(opponent) : null,
  )

/** The wins of a player as they count for opponents: rounds that were not played are draws. */
export const winsForOthers = (records: readonly RoundRecord[]): number =>
  records.reduce((sum, { kind, outcome }) => {
    if (kind === 'open') return sum
    return sum + (kind === 'played' && outcome !== null ? SHARE[outcome] : SHARE.draw)
  }, 0)

/**
 * Returns the wins of all opponents. A round that was not played is one against an imagined opponent, who began it with the
 * player's own wins, got the opposite result, and drew every later round (FIDE's rule of 2009).
 *
 * @param rounds the number of rounds of the stage
 */
export function buchholz(records: readonly RoundRecord[], all: Records, rounds: number): SummedValue {
  let before = 0
  const parts: SumPart[] = []
  for (const [at, record] of records.entries()) {
    const own = record.credit === null ? 0 : SHARE[record.credit]
    if (record.kind === 'played' && record.opponent !== null)
      parts.push(part(record, winsForOthers(all.get(record.opponent) ?? [])))
    else if (record.kind !== 'open') parts.push(part(record, before + (1 - own) + (rounds - at - 1) / 2))
    before += own
  }
  return summed(parts)
}

/** Returns the wins of all opponents without the best and the worst of them, where there are five at least. */
export function median(records: readonly RoundRecord[], all: Records, rounds: number): SummedValue {
  const { parts } = buchholz(records, all, rounds)
  if (parts.length < LEAST_FOR_MEDIAN) return summed(parts)
  const ranked = [...parts].sort((one, other) => one.adds - other.adds).slice(1, -1)
  return summed(parts.filter((one) => ranked.includes(one)))
}

/** Returns the points that these players won against each other; null unless each has met each. */
export function directPoints(
  tied: readonly PlayerId[],
  all: Records,
  points: Points,
): ReadonlyMap<PlayerId, SummedValue> | null {
  const won = new Map<PlayerId, SummedValue>()
  for (const id of tied) {
    const among = (all.get(id) ?? []).filter(
      ({ opponent, outcome }) => opponent !== null && outcome !== null && tied.includes(opponent),
    )
    if (new Set(among.map(({ opponent }) => opponent)).size < tied.length - 1) return null
    won.set(
      id,
      sumOf(among, ({ outcome }) => points[outcome!]),
    )
  }
  return won
}
