/** Working time: deadlines by the hours that count for a person, and why a deadline is when it is. Pure. */
import { DateTime } from 'luxon'
import { type Calendar, type RestReason, uncounted } from './calendar.ts'
import { readableZone } from './zone.ts'

/** How the time from a call to its deadline comes about. */
export interface Reckoning {
  /** The moment at which the time is up. */
  readonly deadline: Date
  /** By reason: the milliseconds that were not counted, and in how many spans they lay. */
  readonly skipped: Readonly<Partial<Record<RestReason, { readonly ms: number; readonly spans: number }>>>
}

/** Clocks look so far ahead; a vacation over years is a fault. */
const MOST_AHEAD_MS = 3 * 366 * 24 * 60 * 60 * 1000

/**
 * Finds the moment at which this much time has counted.
 *
 * @param ms the time, in milliseconds of the hours that count
 * @throws if this much time never counts within three years
 */
export function reckoned(calendar: Calendar, start: Date, ms: number): Reckoning {
  const skipped: Partial<Record<RestReason, { ms: number; spans: number }>> = {}
  let now = start.getTime()
  let left = ms
  for (const { from, to, reason } of uncounted(calendar, now)) {
    const counts = Math.max(0, from - now)
    // A deadline at the very start of a night stands there: all the time before it was given.
    if (counts >= left) break
    left -= counts
    const begins = Math.max(now, from)
    const known = skipped[reason] ?? { ms: 0, spans: 0 }
    skipped[reason] = { ms: known.ms + to - begins, spans: known.spans + 1 }
    now = to
    if (now - start.getTime() > MOST_AHEAD_MS) throw new Error('By this calendar the time would never be up.')
  }
  return { deadline: new Date(now + left), skipped }
}

/** Returns the milliseconds between two moments that count. */
export function countedBetween(calendar: Calendar, from: Date, to: Date): number {
  const [start, end] = [from.getTime(), Math.max(from.getTime(), to.getTime())]
  let counted = end - start
  for (const span of uncounted(calendar, start)) {
    if (span.from >= end) break
    counted -= Math.min(end, span.to) - Math.max(start, span.from)
  }
  return counted
}

/** The hours of one day that count towards a deadline. */
export interface CountedDay {
  /** ISO date where the person lives. */
  readonly date: string
  /** The milliseconds of this day that count. */
  readonly ms: number
  /** The first and the last moment of this day that count. */
  readonly from: Date
  readonly to: Date
}

/**
 * Returns, day by day, the time that counts between two moments; days on which nothing counts are left out, and so are those
 * more than three years away: the deadline of a clock that stands still is thousands of years away.
 */
export function countedDays(calendar: Calendar, from: Date, to: Date): CountedDay[] {
  const days: CountedDay[] = []
  const end = Math.min(to.getTime(), from.getTime() + MOST_AHEAD_MS)
  for (const span of countedSpans(calendar, from.getTime(), end)) {
    for (const [begin, end] of byDay(calendar.zone, span.from, span.to)) {
      const date = localDate(new Date(begin), calendar.zone)
      const last = days.at(-1)
      if (last?.date === date) days[days.length - 1] = { ...last, ms: last.ms + end - begin, to: new Date(end) }
      else days.push({ date, ms: end - begin, from: new Date(begin), to: new Date(end) })
    }
  }
  return days
}

/** The spans between two moments that count, in order. */
function countedSpans(calendar: Calendar, start: number, end: number): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = []
  let now = start
  for (const { from, to } of uncounted(calendar, start)) {
    if (from > now) spans.push({ from: now, to: Math.min(from, end) })
    now = Math.max(now, to)
    if (now >= end) break
  }
  if (now < end) spans.push({ from: now, to: end })
  return spans.filter(({ from, to }) => from < to)
}

/** Cuts a span at the midnights of a zone. */
function byDay(named: string, from: number, to: number): [from: number, to: number][] {
  const zone = readableZone(named)
  const parts: [number, number][] = []
  let now = from
  while (now < to) {
    const midnight = DateTime.fromMillis(now, { zone }).startOf('day').plus({ days: 1 }).startOf('day').toMillis()
    parts.push([now, Math.min(midnight, to)])
    now = Math.min(midnight, to)
  }
  return parts
}

/** Returns the time between two moments that does not count, by reason, with the number of its spans. */
export function skippedBetween(calendar: Calendar, from: Date, to: Date): Reckoning['skipped'] {
  const skipped: Partial<Record<RestReason, { ms: number; spans: number }>> = {}
  for (const span of uncounted(calendar, from.getTime())) {
    if (span.from >= to.getTime()) break
    const ms = Math.min(to.getTime(), span.to) - Math.max(from.getTime(), span.from)
    const known = skipped[span.reason] ?? { ms: 0, spans: 0 }
    skipped[span.reason] = { ms: known.ms + ms, spans: known.spans + 1 }
  }
  return skipped
}

/** The date of a moment in a zone, such as 2026-12-24. */
export const localDate = (at: Date, zone: string): string =>
  DateTime.fromJSDate(at, { zone: readableZone(zone) }).toISODate() ?? ''

/** The year of a moment in a zone. */
export const localYear = (at: Date, zone: string): number => DateTime.fromJSDate(at, { zone: readableZone(zone) }).year

/** The date this many days after another one. */
export const daysAfter = (date: string, days: number): string =>
  DateTime.fromISO(date, { zone: 'UTC' }).plus({ days }).toISODate() ?? date
