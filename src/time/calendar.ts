/**
 * When time counts for a person: not in their nights, on their days of rest, on holidays, or on vacation, by local time
 * where they live. Pure.
 */
import { DateTime } from 'luxon'
import { readableZone } from './zone.ts'

/** Why time does not count, the strongest reason first: an hour that has several is told under the first. */
export const REASONS = ['vacation', 'holiday', 'rest', 'night'] as const
/** Why time does not count. */
export type RestReason = (typeof REASONS)[number]

/** A span of the clock's time, in milliseconds since 1970; `to` does not belong to it. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A span that does not count, and why. */
export interface UncountedSpan extends Span {
  readonly reason: RestReason
}

/** Days by the calendar, both included, as ISO dates such as 2026-12-24. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** When time counts for one person. */
export interface Calendar {
  /** IANA name of the zone in which they live. */
  readonly zone: string
  /** Their nights, in minutes after midnight: from 1380 to 420 is eleven in the evening to seven. */
  readonly night: { readonly from: number; readonly to: number } | null
  /** Days of the week that are free, 1 is Monday and 7 is Sunday. */
  readonly rest: readonly number[]
  readonly holidays: readonly string[]
  readonly vacations: readonly Days[]
  /** No night that begins before this moment counts, in milliseconds since 1970: another one was too short ago. */
  readonly nightsFrom?: number | null
  /** The hours that count for sittings that begin before a moment; see `countingAt`. */
  readonly former?: { readonly until: number; readonly hours: CountedHours } | null
}

/** The hours of a calendar as a person has set them. */
export interface CountedHours extends Pick<Calendar, 'night' | 'rest' | 'holidays' | 'nightsFrom'> {
  /** Null: unknown. */
  readonly zone: string | null
}

/** A calendar in which all time counts. */
export const ALWAYS: Calendar = { zone: 'UTC', night: null, rest: [], holidays: [], vacations: [] }

/** The night of people who have set none, as a zone is known: eleven in the evening to seven. */
export const USUAL_NIGHT = { from: 23 * 60, to: 7 * 60 } as const

/** The longest night, in minutes: some hours of each day have to count. */
export const LONGEST_NIGHT = 12 * 60
/** The days of three years and a few more; beyond them all time counts. */
export const MOST_DAYS = 3 * 366 + 7
/** This many days of a week may be free. */
const MOST_REST_DAYS = 3
export const DAY_MINUTES = 24 * 60

/**
 * Checks a calendar that a person has set.
 *
 * @returns its fault, or null if clocks can run by it
 */
export function calendarFault({
  zone,
  night,
  rest,
  vacations,
}: Calendar): 'zone' | 'night' | 'rest' | 'vacation' | null {
  if (!DateTime.utc().setZone(zone).isValid) return 'zone'
  if (night !== null && !isNight(night)) return 'night'
  const days = new Set(rest)
  if (days.size > MOST_REST_DAYS || [...days].some((day) => !Number.isInteger(day) || day < 1 || day > 7)) return 'rest'
  return vacations.some(({ from, to }) => !(from <= to)) ? 'vacation' : null
}

function isNight({ from, to }: { readonly from: number; readonly to: number }): boolean {
  const inDay = (minute: number) => Number.isInteger(minute) && minute >= 0 && minute < DAY_MINUTES
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES
  return inDay(from) && inDay(to) && length > 0 && length <= LONGEST_NIGHT
}

/**
 * Yields the spans that don't count, from the one in which `start` lies or the first after it, in order, and without
 * overlaps. The first span may begin before `start`. They end after `MOST_DAYS`: no clock looks further ahead.
 */
export function* uncounted(calendar: Calendar, start: number): Generator<UncountedSpan> {
  const end = lastDay(calendar)
  if (end === '') return
  let day = DateTime.fromMillis(start, { zone: readableZone(calendar.zone) })
    .startOf('day')
    .minus({ days: 1 })
  let last: UncountedSpan | null = null
  for (let days = 0; days < MOST_DAYS && (end === null || (day.toISODate() ?? '') <= end); days++) {
    for (const span of spansOf(calendar, day)) {
      // A night reaches into the next day, which may be free as a whole.
      const from: number = Math.max(span.from, last?.to ?? span.from)
      if (from >= span.to || span.to <= start) continue
      last = { ...span, from }
      yield last
    }
    day = day.plus({ days: 1 }).startOf('day')
  }
}

/** The span that does not count in which a moment lies; null if the moment counts. */
export function uncountedAt(calendar: Calendar, at: Date): UncountedSpan | null {
  const first = uncounted(calendar, at.getTime()).next()
  return first.done !== true && first.value.from <= at.getTime() ? first.value : null
}

/** The last day on which any time does not count, as an ISO date; empty if all time counts; null if there will always be one. */
function lastDay({ night, rest, holidays, vacations }: Calendar): string | null {
  if (night !== null || rest.length > 0) return null
  return [...holidays, ...vacations.map(({ to }) => to)].sort().at(-1) ?? ''
}

/** The spans of one day that don't count; a night belongs to the day on which it begins. */
function spansOf(calendar: Calendar, day: DateTime): UncountedSpan[] {
  const whole = reasonOf(calendar, day)
  const next = day.plus({ days: 1 }).startOf('day')
  if (whole !== null)
    return [{ from: day.toMillis(), to: next.toMillis(), reason: whole }, ...nightAfter(calendar, day, next)]
  const { night } = calendar
  if (night === null) return []
  const early = night.from < night.to
  const from = at(day, night.from)
  if (from < (calendar.nightsFrom ?? from)) return []
  const to = at(early ? day : next, night.to)
  const end = early || reasonOf(calendar, next) === null ? to : next.toMillis()
  return from < end ? [{ from, to: end, reason: 'night' }] : []
}

/** The morning hours of the night that begins on a free day, if the day after it counts. */
function nightAfter(calendar: Calendar, day: DateTime, next: DateTime): UncountedSpan[] {
  const { night } = calendar
  if (night === null || night.from < night.to || reasonOf(calendar, next) !== null) return []
  const to = at(next, night.to)
  if (at(day, night.from) < (calendar.nightsFrom ?? 0)) return []
  return at(day, night.from) < to && next.toMillis() < to ? [{ from: next.toMillis(), to, reason: 'night' }] : []
}

/** That minute of a day on the wall. Where the clock leaves that minute out, it is later by what is left out. */
const at = (day: DateTime, minute: number): number =>
  day.set({ hour: Math.floor(minute / 60), minute: minute % 60, second: 0, millisecond: 0 }).toMillis()

/** Why a day does not count as a whole; null if it does. */
function reasonOf({ rest, holidays, vacations }: Calendar, day: DateTime): RestReason | null {
  const date = day.toISODate() ?? ''
  if (vacations.some(({ from, to }) => from <= date && date <= to)) return 'vacation'
  if (holidays.includes(date)) return 'holiday'
  return rest.includes(day.weekday) ? 'rest' : null
}
