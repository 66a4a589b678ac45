/** The effect of a pause or an outage on the dates to come. */

import type { League } from './league.ts'
import { movedStart, plannedRound } from './round-dates.ts'

/**
 * Returns by how much running deadlines move, and the start of the next round: whole local days later, so that rounds keep
 * their hour.
 */
export function delayOf(league: League, ms: number): { readonly ms: number; readonly anchor: League['anchor'] } {
  const round = league.rounds.length + 1
  const startsAt = league.rounds.length === 0 ? league.settings.dates.startsAt : plannedRound(league, round).startsAt
  return { ms, anchor: { round, startsAt: movedStart(league.settings, startsAt, ms) } }
}
