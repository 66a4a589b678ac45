/**
 * "Find me an opponent": pairs people who look for a game now. As many as possible find one; among all ways to do that,
 * the one with the least differences of rating wins, and those who have waited longest come first.
 */
import { HOUR_MS } from '../../time/lengths.ts'
import type { Pair, PersonId, SideIndex } from '../league.ts'
import { type CostedPair, cheapestPairs } from './matching.ts'

/** The wishes of one person. */
export interface Ticket {
  readonly person: PersonId
  readonly game: string
  readonly format: string
  /** The clocks that suit, the favourite first. */
  readonly clocks: readonly string[]
  readonly rated: boolean
  readonly rating: number
  /** The greatest difference of ratings at first; null for any. It grows while somebody waits. */
  readonly range: number | null
  /** The side wanted; null for either. */
  readonly side: SideIndex | null
  /** Games on side 0 minus games on side 1, so that sides change. */
  readonly bias: number
  readonly server: string
  /** Whether opponents of other servers suit, too. */
  readonly acrossServers: boolean
  /** People who are never offered: blocked, or declined for this search. */
  readonly without: readonly PersonId[]
  /** People met lately: only if nobody else is there. */
  readonly lately: readonly PersonId[]
  readonly since: number
}

/** Two people who may play, the person of side 0 first. */
export interface FoundPair {
  readonly persons: Pair<PersonId>
  readonly clock: string
}

/** This many points more of difference suit after each hour of waiting. */
const WIDER_PER_HOUR = 25
/** In points of rating: another opponent is better than the same one again. */
const MET_LATELY = 400
/** In points of rating, for each hour that one of two has waited. */
const PER_HOUR = 10
const MOST_HOURS = 48
const MOST_COST = 1_000_000

/** Returns the pairs found among all who look; the same tickets at the same time give the same pairs. */
export function matchQueue(tickets: readonly Ticket[], now: number): readonly FoundPair[] {
  const sorted = [...tickets].sort((one, other) => one.since - other.since || (one.person < other.person ? -1 : 1))
  const pairs: CostedPair[] = []
  for (const [at, one] of sorted.entries())
    for (let next = at + 1; next < sorted.length; next++) {
      const cost = queueCost(one, sorted[next]!, now)
      if (cost !== null) pairs.push([at, next, cost])
    }
  const mates = cheapestPairs(sorted.length, pairs)
  return sorted.flatMap((one, at) => {
    const mate = mates[at]!
    return mate > at ? [found(one, sorted[mate]!)] : []
  })
}

/** The greatest difference of ratings that suits a person now. */
const rangeNow = ({ range, since }: Ticket, now: number): number =>
  range === null ? Number.POSITIVE_INFINITY : range + Math.floor((now - since) / HOUR_MS) * WIDER_PER_HOUR

function queueCost(one: Ticket, other: Ticket, now: number): number | null {
  const difference = Math.abs(one.rating - other.rating)
  const suits =
    one.person !== other.person &&
    one.game === other.game &&
    one.format === other.format &&
    one.rated === other.rated &&
    commonClock(one, other) !== undefined &&
    (one.side === null || other.side === null || one.side !== other.side) &&
    (one.server === other.server || (one.acrossServers && other.acrossServers)) &&
    !one.without.includes(other.person) &&
    !other.without.includes(one.person) &&
    difference <= Math.min(rangeNow(one, now), rangeNow(other, now))
  if (!suits) return null
  const again = one.lately.includes(other.person) || other.lately.includes(one.person)
  const hours = [one, other].reduce((sum, { since }) => sum + Math.min(MOST_HOURS, (now - since) / HOUR_MS), 0)
  return Math.round(MOST_COST + difference + (again ? MET_LATELY : 0) - hours * PER_HOUR)
}

/** The first clock of the one who has waited longer that suits both. */
const commonClock = (one: Ticket, other: Ticket): string | undefined =>
  one.clocks.find((clock) => other.clocks.includes(clock))

/** Sides as wanted; else the person who has had side 0 less often gets it, the longer waiting one between equals. */
function found(one: Ticket, other: Ticket): FoundPair {
  const first = one.side === 0 || other.side === 1
  const second = one.side === 1 || other.side === 0
  const oneFirst = first || (!second && one.bias <= other.bias)
  return {
    persons: oneFirst ? [one.person, other.person] : [other.person, one.person],
    clock: commonClock(one, other)!,
  }
}
