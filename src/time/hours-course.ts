/**
 * How changed hours begin to count: from the next day on, so that nobody makes a turn longer by what they set during it, a
 * few times a week at most, and without a second night on the same day. Pure.
 */
import { DateTime } from 'luxon'
import { ALWAYS, type Calendar, type CountedHours, uncountedAt } from './calendar.ts'
import { DAY_MS, HOUR_MS } from './lengths.ts'
import { readableZone } from './zone.ts'

/** The course of a person's hours, as it is stored with them. */
export interface HoursCourse {
  /** The hours that count until a moment (milliseconds since 1970), and the later ones from then on. */
  readonly former: FormerHours | null
  /** No night that begins before this moment counts; null: all nights count. */
  readonly nightsFrom: number | null
  /** The moments of the last week from which changed hours count. */
  readonly changes: readonly number[]
  /** Whether a zone was known at any time: only the very first one counts at once. */
  readonly zoned: boolean
}

/** Hours that count until a moment. */
export interface FormerHours {
  readonly until: number
  readonly hours: CountedHours
}

/** Nothing has changed yet. */
export const UNCHANGED: HoursCourse = { former: null, nightsFrom: null, changes: [], zoned: false }

/** This many changes within `WEEK_MS` count; all changes of one day are one. */
export const MOST_CHANGES = 3
const WEEK_MS = 7 * DAY_MS
/** Two nights begin at least this long after each other. */
const NIGHTS_APART_MS = 20 * HOUR_MS

/** A change that comes too soon: when it is possible. */
export interface TooOften {
  readonly again: Date
}

/** Returns the hours that count at a moment. @param present the hours that were set last */
function hoursAt({ former, nightsFrom }: HoursCourse, present: CountedHours, now: Date): CountedHours {
  return former !== null && now.getTime() < former.until ? former.hours : { ...present, nightsFrom }
}

/** Returns the calendar of hours without vacations. Without a zone there are no nights: nobody knows when they are. */
export function calendarOfHours({ zone, night, rest, holidays, nightsFrom }: CountedHours): Calendar {
  return {
    ...ALWAYS,
    zone: zone === null ? ALWAYS.zone : readableZone(zone),
    night: zone === null ? null : night,
    rest,
    holidays,
    ...(nightsFrom == null ? {} : { nightsFrom }),
  }
}

/** Returns the calendar of a sitting that begins at a moment: by the hours that count then. */
export function countingAt({ former, ...calendar }: Calendar, at: Date): Calendar {
  if (former == null || at.getTime() >= former.until) return calendar
  return { ...calendarOfHours(former.hours), vacations: calendar.vacations }
}

const isSame = (one: CountedHours, other: CountedHours): boolean =>
  one.zone === other.zone &&
  one.night?.from === other.night?.from &&
  one.night?.to === other.night?.to &&
  JSON.stringify([one.rest, one.holidays]) === JSON.stringify([other.rest, other.holidays])

/**
 * Returns the course after a change of hours; or when it is possible again, if there were too many.
 *
 * @param before the hours that were set last
 * @param next the hours that are set now
 */
export function changedCourse(
  course: HoursCourse,
  before: CountedHours,
  next: CountedHours,
  now: Date,
): HoursCourse | TooOften {
  if (isSame(before, next)) return course
  if (before.zone === null && next.zone !== null && !course.zoned) return { ...course, zoned: true }
  const counting = hoursAt(course, before, now)
  const begins = nextDay(counting, now)
  const changes = course.changes.filter((at) => at > begins - WEEK_MS && at !== begins)
  const [oldest] = changes
  if (changes.length >= MOST_CHANGES && oldest !== undefined) return { again: new Date(oldest + WEEK_MS) }
  return {
    former: { until: begins, hours: counting },
    nightsFrom: nightsAfter(counting, begins),
    changes: [...changes, begins],
    zoned: course.zoned || before.zone !== null || next.zone !== null,
  }
}

/** The beginning of the next day by these hours; the end of its night, if it begins in one. */
function nextDay(hours: CountedHours, now: Date): number {
  const calendar = { ...calendarOfHours(hours), rest: [], holidays: [] }
  const midnight = DateTime.fromJSDate(now, { zone: calendar.zone }).plus({ days: 1 }).startOf('day')
  return uncountedAt(calendar, midnight.toJSDate())?.to ?? midnight.toMillis()
}

/** The moment from which nights count again: long enough after the last one by these hours. */
function nightsAfter(hours: CountedHours, begins: number): number | null {
  const { night, zone } = calendarOfHours(hours)
  const before = hours.nightsFrom ?? null
  if (night === null) return before
  const day = DateTime.fromMillis(begins, { zone }).startOf('day')
  const starts = [0, 1, 2].map((days) => day.minus({ days }).plus({ minutes: night.from }).toMillis())
  const last = starts.find((at) => at < begins && (before === null || at >= before))
  return last === undefined ? before : Math.max(last + NIGHTS_APART_MS, before ?? 0)
}
