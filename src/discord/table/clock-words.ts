/** Deadlines and clocks in words: when, how long, and what was not counted. Pure. */
import { DateTime, Duration } from 'luxon'
import type { Language } from '../../contract/index.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { MatchClock } from '../../matches/clock-terms.ts'
import type { Calendar, RestReason } from '../../time/calendar.ts'
import { longestSpan } from '../../time/fair-hours.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/lengths.ts'
import { countedBetween, skippedBetween } from '../../time/working-time.ts'

/** The most days of the table of hours. */
const MOST_DAYS = 8

/** A length of time in words, such as "3 days". */
export const lengthOf = (ms: number, language: Language): string =>
  Duration.fromMillis(ms, { locale: language }).rescale().toHuman({ listStyle: 'long' })

const local = (at: Date, zone: string, language: Language): DateTime =>
  DateTime.fromJSDate(at, { zone }).setLocale(language)

/** A moment as Discord shows it to each reader, in their own zone and language. */
export const stampOf = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:F>`

/** A length of time that counts, in whole hours from a day on, else in minutes: "2 days, 3 hours". */
export function countedText(ms: number, language: Language): string {
  const step = ms >= DAY_MS ? HOUR_MS : MINUTE_MS
  return lengthOf(Math.max(step, Math.round(ms / step) * step), language)
}

/** The lengths of time that were not counted, in words: "4 nights of 8 h", "1 free day"; none if all time counts. */
function skippedTexts(calendar: Calendar, from: Date, to: Date, say: Say): string[] {
  const skipped = skippedBetween(calendar, from, to)
  return (Object.entries(skipped) as [RestReason, { ms: number; spans: number }][]).map(([reason, { spans }]) =>
    say(`clock.skipped-${reason}`, { count: spans, hours: nightHours(calendar) }),
  )
}

function nightHours({ night }: Calendar): number {
  if (night === null) return 0
  return Math.round(((night.to - night.from + 24 * 60) % (24 * 60)) / 6) / 10
}

/**
 * Explains a deadline, which each reader sees in their own zone: "Tuesday 18:00: 3 days, 4 nights of 8 h not counted."
 * @param from the moment from which it is told: of the call, or now
 */
export function deadlineText(deadline: Date, calendar: Calendar, from: Date, language: Language): string {
  const say = speak(language)
  const time = stampOf(deadline)
  const length = countedText(countedBetween(calendar, from, deadline), language)
  const skipped = skippedTexts(calendar, from, deadline, say)
  if (skipped.length === 0) return say('clock.deadline', { time, length })
  return say('clock.deadline-without', { time, length, skipped: skipped.join(', ') })
}

/** The hours of each day until a deadline, one line a day: a full block counts, a light one does not. */
export function hourLines(deadline: Date, calendar: Calendar, from: Date, language: Language): string[] {
  const lines: string[] = []
  let day = local(from, calendar.zone, language).startOf('day')
  while (day.toJSDate() < deadline && lines.length < MOST_DAYS) {
    const next = day.plus({ days: 1 }).startOf('day')
    lines.push(dayLine(day, next, calendar, from, deadline))
    day = next
  }
  return day.toJSDate() < deadline ? [...lines, '…'] : lines
}

function dayLine(day: DateTime, next: DateTime, calendar: Calendar, from: Date, to: Date): string {
  let bar = ''
  for (let hour = day; hour < next; hour = hour.plus({ hours: 1 })) bar += hourSign(hour, calendar, from, to)
  const [start, end] = [day.toJSDate(), next.toJSDate()]
  const counted = countedBetween(calendar, start > from ? start : from, end < to ? end : to)
  const hours = Math.round(counted / HOUR_MS)
  return `${day.toFormat('ccc').slice(0, 3)} ${bar} ${String(hours).padStart(2)}`
}

function hourSign(hour: DateTime, calendar: Calendar, from: Date, to: Date): string {
  const [start, end] = [hour.toJSDate(), hour.plus({ hours: 1 }).toJSDate()]
  if (end <= from || start >= to) return '·'
  const counted = countedBetween(calendar, start > from ? start : from, end < to ? end : to)
  return counted * 2 >= (end < to ? end : to).getTime() - (start > from ? start : from).getTime() ? '█' : '░'
}

/** The time of a clock for a menu or a list: "3 days", or that of a stock. */
export function timeText(clock: MatchClock, language: Language): string {
  const plain = clock.kind === 'each' && clock.counts === 'all'
  return plain ? lengthOf(clock.sittingMs, language) : clockText(clock, language)
}

/** The longest time on the wall that a sitting can last, whatever nights, free days and holidays its person has set. */
export const longestText = (clock: MatchClock, language: Language): string =>
  lengthOf(longestSpan(clock.kind === 'each' ? clock.sittingMs : clock.capMs), language)

/** A clock in one phrase: "3 days a turn", or "3 days + 12 hours a turn, up to 5 days"; with what it leaves out. */
export function clockText(clock: MatchClock, language: Language): string {
  const say = speak(language)
  const kind =
    clock.kind === 'each'
      ? say('challenge.time', { time: lengthOf(clock.sittingMs, language) })
      : say('clock.fischer', {
          start: lengthOf(clock.startMs, language),
          increment: lengthOf(clock.incrementMs, language),
          cap: lengthOf(clock.capMs, language),
        })
  if (clock.counts !== 'working') return kind
  return [kind, say('clock.working'), say('clock.longest', { length: longestText(clock, language) })].join(' · ')
}
