/** The clock of a league: as its settings hold it, and as its matches play by it. Pure. */
import { DateTime } from 'luxon'
import type { Json } from '../contract/index.ts'
import type { LeagueSettings } from '../leagues/league.ts'
import type { MatchClock } from '../matches/clock-terms.ts'
import { DAY_MS } from '../time/lengths.ts'
import { controlFault } from '../time/time-control.ts'

/** The clock that an organiser sets. */
export type LeagueTime = Omit<MatchClock, 'vacations'> & {
  /** Misses in a row that lose. */
  readonly misses: number
  /** The vacation days of a season on which clocks stand still; 0: none. Absent: all that a person has. */
  readonly vacationDays?: number
}

/** `LeagueTime` with the parts of both kinds of clocks, as settings may hold it: in part. */
type TimeInSettings = Partial<{
  kind: MatchClock['kind']
  sittingMs: number
  startMs: number
  incrementMs: number
  capMs: number
  counts: MatchClock['counts']
  misses: number
  vacationDays: number
  gifts: boolean
}>

const USUAL = { sittingMs: 3 * DAY_MS, counts: 'all', misses: 2 } as const
/** The most misses in a row before a loss: a match has to end. */
const MOST_MISSES = 10
const MOST_VACATION_DAYS = 366

type HasClock = Pick<LeagueSettings, 'clock'>

const storedIn = ({ clock }: HasClock): TimeInSettings =>
  typeof clock === 'object' && clock !== null && !Array.isArray(clock) ? (clock as TimeInSettings) : {}

/** Returns the clock of a league, with what is usual where it sets nothing. */
export function leagueTime(settings: HasClock): LeagueTime & MatchClock {
  const { kind, sittingMs, startMs, incrementMs, capMs, counts, misses, vacationDays, gifts } = storedIn(settings)
  const rest = {
    counts: counts ?? USUAL.counts,
    misses: misses ?? USUAL.misses,
    ...(vacationDays === undefined ? {} : { vacationDays }),
    ...(gifts === false ? ({ gifts } as const) : {}),
  }
  return kind === 'fischer'
    ? { kind, startMs: startMs ?? 0, incrementMs: incrementMs ?? 0, capMs: capMs ?? 0, ...rest }
    : { kind: 'each', sittingMs: sittingMs ?? USUAL.sittingMs, ...rest }
}

/** Returns the clock by which the matches of a league are played. Vacation days of a season count from the day of its start. */
export function matchClockOf(settings: Pick<LeagueSettings, 'clock' | 'dates' | 'zone'>): MatchClock {
  const { vacationDays, ...clock } = leagueTime(settings)
  if (vacationDays === undefined) return clock
  if (vacationDays === 0) return { ...clock, vacations: false }
  const from = DateTime.fromMillis(settings.dates.startsAt, { zone: settings.zone }).toISODate() ?? ''
  return { ...clock, vacations: { from, days: vacationDays } }
}

/** Returns settings with another clock. */
export const withTime = (settings: LeagueSettings, time: LeagueTime): LeagueSettings => ({
  ...settings,
  clock: time as unknown as Json,
})

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** Returns the setting of a league's clock with which no match can be played; null if all can. */
export function timeFault(settings: HasClock): 'clock' | 'clock.misses' | 'clock.vacationDays' | null {
  const time = leagueTime(settings)
  if (controlFault(time) !== null || !['all', 'working'].includes(time.counts)) return 'clock'
  if (!isWhole(time.misses, 1, MOST_MISSES)) return 'clock.misses'
  const { vacationDays = 0 } = time
  return isWhole(vacationDays, 0, MOST_VACATION_DAYS) ? null : 'clock.vacationDays'
}
