/** The tie-breakers, each a function of the rounds of the players alone. */
import type { LeagueSettings, PlayerId } from '../league.ts'
import type { RoundRecord } from '../record.ts'

type Records = ReadonlyMap<PlayerId, readonly RoundRecord[]>
type Points = LeagueSettings['points']

/** No opponent counts for less, so that nobody suffers for having met somebody who lost everything. */
const LEAST_PERCENT = 0.33

/**
 * Returns a player's share of the points that they could have won in their rounds, at least 0.33; null without such
 * rounds. Byes and wins without a game are left out, rounds lost by silence count.
 */
function matchPercent(records: readonly RoundRecord[], points: Points): number | null {
  const counted = records.filter(
    ({ kind, outcome }) => outcome !== null && (kind === 'played' || (kind === 'forfeit' && outcome === 'loss')),
  )
  if (counted.length === 0) return null
  const won = counted.reduce((sum, { outcome }) => sum + points[outcome!], 0)
  return Math.max(LEAST_PERCENT, won / (counted.length * points.win))
}

/** Returns the opponents of a player in finished rounds with play, once for each meeting. */
const metOpponents = (records: readonly RoundRecord[]): readonly PlayerId[] =>
  records.flatMap(({ kind, opponent }) => (kind === 'played' && opponent !== null ? [opponent] : []))

/** Returns the mean of the opponents' match percentages; 0 without opponents. */
export function opponentsPercent(records: readonly RoundRecord[], all: Records, points: Points): number {
  const percents = metOpponents(records).map((id) => matchPercent(all.get(id) ?? [], points) ?? LEAST_PERCENT)
  return percents.length === 0 ? 0 : percents.reduce((sum, one) => sum + one, 0) / percents.length
}

/** Returns the points of all opponents beaten, and half of those drawn with. */
export function sonnebornBerger(records: readonly RoundRecord[], pointsOf: (opponent: PlayerId) => number): number {
  const share = { win: 1, draw: 0.5, loss: 0 }
  return records.reduce(
    (sum, { kind, opponent, outcome }) =>
      kind === 'played' && opponent !== null && outcome !== null ? sum + share[outcome] * pointsOf(opponent) : sum,
    0,
  )
}

/** Returns the points that these players won against each other; null unless each has met each. */
export function directPoints(
  tied: readonly PlayerId[],
  all: Records,
  points: Points,
): ReadonlyMap<PlayerId, number> | null {
  const won = new Map<PlayerId, number>()
  for (const id of tied) {
    const among = (all.get(id) ?? []).filter(
      ({ opponent, outcome }) => opponent !== null && outcome !== null && tied.includes(opponent),
    )
    if (new Set(among.map(({ opponent }) => opponent)).size < tied.length - 1) return null
    won.set(
      id,
      among.reduce((sum, { outcome }) => sum + points[outcome!], 0),
    )
  }
  return won
}
