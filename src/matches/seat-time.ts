/**
 * The time of one seat: its moments when a sitting begins, what is left of it, and what changes while it runs. The time
 * left is always the time that counts from now to the deadline, so that a deadline that was moved needs no record. Pure.
 */
import { DateTime } from 'luxon'
import type { Seat } from '../contract/index.ts'
import { ALWAYS, type Calendar, uncountedAt } from '../time/calendar.ts'
import { countingAt } from '../time/hours-course.ts'
import { HOUR_MS } from '../time/lengths.ts'
import { allowance, calendarFor, momentsOf, type SittingMoments, timeAfterSitting } from '../time/time-control.ts'
import { countedBetween, reckoned } from '../time/working-time.ts'
import type { MatchClock } from './clock-terms.ts'

/** The moments of a sitting, as they are kept. */
export interface RowTime {
  readonly deadline: Date
  /** When to remind; null once done. */
  readonly remindAt: Date | null
  /** When to remind for the last time, until the first reminder was sent. */
  readonly lastCallAt: Date | null
  /** When time counts, as it was when the seat was called; null: always. */
  readonly calendar: Calendar | null
  /** The time left while the clock stands still, in milliseconds; null: it runs. */
  readonly heldMs: number | null
  /** When the time was up, if the opponent may choose what follows; null: it is not up. */
  readonly upAt: Date | null
}

/** The deadline of a sitting whose clock stands still: nothing is ever due then. */
const NEVER = new Date('9999-01-01T00:00:00Z')

/** A second reminder so soon after the first would be noise. */
const APART_MS = HOUR_MS

type RunningTime = Pick<RowTime, 'deadline' | 'calendar'>

/** A calendar as it is kept with a sitting; null if all time counts. */
function kept(calendar: Calendar): Calendar | null {
  const { night, rest, holidays, vacations } = calendar
  return night === null && rest.length + holidays.length + vacations.length === 0 ? null : calendar
}

/** The moments of a time that runs from now on. */
function running(calendar: Calendar, ms: number, now: Date): RowTime {
  const { deadline, remindAt, lastCallAt }: SittingMoments = momentsOf(calendar, ms, now)
  const last = lastCallAt.getTime() - remindAt.getTime() >= APART_MS ? lastCallAt : null
  return { deadline, remindAt, lastCallAt: last, calendar: kept(calendar), heldMs: null, upAt: null }
}

const held = (calendar: Calendar, ms: number): RowTime => ({
  deadline: NEVER,
  remindAt: null,
  lastCallAt: null,
  calendar: kept(calendar),
  heldMs: ms,
  upAt: null,
})

/**
 * Returns the moments of a sitting that begins.
 *
 * @param stockMs the time left in the stock of its seat; null: the whole
 */
export function begunTime(
  clock: MatchClock,
  stockMs: number | null,
  calendar: Calendar,
  now: Date,
  standsStill: boolean,
): RowTime {
  const days = calendarFor(clock, countingAt(calendar, now))
  const ms = allowance(clock, { leftMs: stockMs })
  return standsStill ? held(days, ms) : running(days, ms, now)
}

/** Returns the time left of a sitting, in milliseconds that count; none if its time is up. */
export function leftOf({ heldMs, upAt, ...row }: RowTime, now: Date): number {
  if (heldMs !== null) return heldMs
  return upAt === null ? countedOf(row, now) : 0
}

const countedOf = ({ calendar, deadline }: RunningTime, now: Date): number =>
  countedBetween(calendar ?? ALWAYS, now, deadline)

/**
 * Returns what is in the stock of a seat after a sitting; null if the clock has no stock.
 *
 * @param row the sitting that was answered now; null: it was missed
 */
export const stockAfter = (clock: MatchClock, row: RowTime | null, now: Date): number | null =>
  timeAfterSitting(clock, row === null ? 0 : leftOf(row, now)).leftMs

/** Stops the clock of a sitting. One whose time is up stays as it is: the opponent may choose. */
export const hold = <T extends RowTime>(row: T, now: Date): T =>
  row.heldMs !== null || row.upAt !== null ? row : { ...row, ...held(row.calendar ?? ALWAYS, leftOf(row, now)) }

/** Starts the clock of a sitting again, with the time that was left. */
export const release = <T extends RowTime>(row: T, now: Date): T =>
  row.heldMs === null ? row : withTime(row, row.heldMs, now)

/** Gives a sitting this much time from now on. */
const withTime = <T extends RowTime>(row: T, ms: number, now: Date): T => ({
  ...row,
  ...running(row.calendar ?? ALWAYS, ms, now),
})

/** Gives a sitting more time that counts. One whose time was up runs again. */
export function withMoreTime<T extends RowTime>(row: T, ms: number, now: Date): T {
  if (row.heldMs !== null) return { ...row, heldMs: row.heldMs + ms }
  return withTime(row, leftOf(row, now) + ms, now)
}

/** Moves the deadline of a sitting and its reminders by this much time on the wall, but not into the past. */
export function moved<T extends RowTime>(row: T, ms: number, now: Date): T {
  if (row.heldMs !== null) return row
  const by = (at: Date | null) => (at === null ? null : new Date(Math.max(now.getTime(), at.getTime() + ms)))
  return {
    ...row,
    deadline: new Date(Math.max(now.getTime(), row.deadline.getTime() + ms)),
    remindAt: by(row.remindAt),
    lastCallAt: by(row.lastCallAt),
  }
}

/**
 * Reckons a sitting anew after its person has taken or ended a vacation: the same time is left, by the new days.
 * Nights and free days stay as they were when the seat was called.
 */
export function withVacations<T extends RowTime>(row: T, clock: MatchClock, person: Calendar, now: Date): T {
  const { vacations, zone } = calendarFor(clock, person)
  const calendar = { ...(row.calendar ?? { ...ALWAYS, zone }), vacations }
  if (row.heldMs !== null || row.upAt !== null) return { ...row, calendar: kept(calendar) }
  const left = leftOf(row, now)
  const anew = running(calendar, left, now)
  const reminded = (at: Date | null, was: Date | null) => (was === null ? null : at)
  return {
    ...row,
    ...anew,
    // A reminder that was sent is not sent again.
    remindAt: later(reminded(anew.remindAt, row.remindAt), now, left, calendar, row),
    lastCallAt: reminded(anew.lastCallAt, row.lastCallAt),
  }
}

/** The moment of a reminder that is still to come: at the same time left as before. */
function later(at: Date | null, now: Date, left: number, calendar: Calendar, row: RowTime): Date | null {
  if (at === null || row.remindAt === null) return null
  const ahead = Math.max(0, countedBetween(row.calendar ?? ALWAYS, now, row.remindAt))
  return reckoned(calendar, now, Math.min(left, ahead)).deadline
}

/**
 * Returns a sitting that seems late with a later deadline, if its deadline lies in time that does not count: it was
 * moved into a night, or its person has gone on vacation. Null if it is late.
 */
export function notYetLate<T extends RowTime>(row: T, clock: MatchClock, person: Calendar, now: Date): T | null {
  if (row.upAt !== null) return null
  const { vacations } = calendarFor(clock, person)
  const calendar = { ...(row.calendar ?? { ...ALWAYS, zone: person.zone }), vacations }
  // A deadline at the very start of a night stands there: all the time before it was given.
  const span = uncountedAt(calendar, new Date(row.deadline.getTime() - 1))
  if (span === null) return null
  // The time of the span that lies before the deadline is given after it.
  const { deadline } = reckoned(calendar, new Date(span.to), row.deadline.getTime() - span.from)
  if (deadline <= now) return null
  return { ...row, calendar: kept(calendar), deadline, remindAt: null, lastCallAt: null }
}

/** Returns until when people are on vacation now, as far as this clock leaves vacations out. */
export function awayNow(
  clock: MatchClock,
  calendars: Readonly<Record<Seat, Calendar>>,
  now: Date,
): Readonly<Record<Seat, Date>> {
  return Object.fromEntries(
    Object.entries(calendars).flatMap(([seat, calendar]) => {
      const { vacations, zone } = calendarFor(clock, calendar)
      const span = uncountedAt({ ...ALWAYS, zone, vacations }, now)
      return span === null ? [] : [[seat, endOf({ ...ALWAYS, zone, vacations }, span.to)]]
    }),
  )
}

/** Returns when people came back from their last vacation that is over, as far as this clock leaves vacations out. */
export function restedAt(
  clock: MatchClock,
  calendars: Readonly<Record<string, Calendar>>,
  now: Date,
): Readonly<Record<string, Date>> {
  return Object.fromEntries(
    Object.entries(calendars).flatMap(([person, calendar]) => {
      const { vacations, zone } = calendarFor(clock, calendar)
      const ends = vacations.map(({ to }) => DateTime.fromISO(to, { zone }).plus({ days: 1 }).startOf('day').toMillis())
      const last = Math.max(0, ...ends.filter((at) => at <= now.getTime()))
      return last === 0 ? [] : [[person, new Date(last)]]
    }),
  )
}

/** Returns the milliseconds of vacation between two moments, as far as this clock leaves vacations out. */
export function restedBetween(clock: MatchClock, calendar: Calendar, from: Date, to: Date): number {
  const { vacations, zone } = calendarFor(clock, calendar)
  const all = Math.max(0, to.getTime() - from.getTime())
  return all - countedBetween({ ...ALWAYS, zone, vacations }, from, to)
}

/** The end of the days off that follow each other without a gap. */
function endOf(calendar: Calendar, end: number): Date {
  const next = uncountedAt(calendar, new Date(end))
  return next === null ? new Date(end) : endOf(calendar, next.to)
}
