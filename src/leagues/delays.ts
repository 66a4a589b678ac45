/** The effect of a pause or an outage on the dates to come. */

import type { League } from './league.ts'
import { movedStart, plannedRound } from './round-dates.ts'

/** By how much running deadlines move, and the start of the next round after that. */
export interface Delay {
  readonly ms: number
  readonly anchor: League['anchor']
}

const nextStart = (league: League): League['anchor'] => {
  const round = league.rounds.length + 1
  return {
    round,
    startsAt: league.rounds.length === 0 ? league.settings.dates.startsAt : plannedRound(league, round).startsAt,
  }
}

/**
 * Returns the delay of an outage: all that is due moves by its length, the next round too. Outages are short and many, and
 * a round that moved by whole days would be a week late after seven of them.
 */
export function delayOf(league: League, ms: number): Delay {
  const { round, startsAt } = nextStart(league)
  return { ms, anchor: { round, startsAt: startsAt + ms } }
}

/** Returns the delay of a pause: rounds to come start whole local days later, so that they keep their hour. */
export function pauseOf(league: League, ms: number): Delay {
  const { round, startsAt } = nextStart(league)
  return { ms, anchor: { round, startsAt: movedStart(league.settings, startsAt, ms) } }
}
