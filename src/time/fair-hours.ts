/**
 * How much time the hours of a person have to leave them, and how long a sitting can therefore last. Nights, free days and
 * holidays together leave at least four hours on 14 of any 28 days. Pure.
 */
import { type Calendar, DAY_MINUTES, LONGEST_NIGHT } from './calendar.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './lengths.ts'

/** Of any 28 days, 14 have four hours that count. */
export const LEFT = { days: 14, of: 28, minutes: 4 * 60 } as const

/** The hour that is left out in spring. */
const CHANGED_HOUR_MS = HOUR_MS

type SetHours = Pick<Calendar, 'night' | 'rest' | 'holidays'>

/** The first days of four weeks that leave too little, and how many of them leave enough. */
export interface TooLittle {
  /** ISO date. */
  readonly from: string
  readonly days: number
}

/** The day of the week of a day since 1970, a Thursday; 1 is Monday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1

/** Returns the first four weeks in which hours leave too little time; null if they leave enough in all. */
export function tooLittleTime({ night, rest, holidays }: SetHours): TooLittle | null {
  const nightly = night === null ? 0 : (night.to - night.from + DAY_MINUTES) % DAY_MINUTES
  const free = new Set(holidays.map((date) => Math.floor(Date.parse(date) / DAY_MS)))
  const enough = DAY_MINUTES - nightly >= LEFT.minutes
  // Weeks without a holiday are all alike, so that windows around each holiday are enough; any day begins one if there is none.
  const firsts = free.size === 0 ? [0] : [...free].sort((one, other) => one - other)
  const counts = (day: number) => enough && !rest.includes(weekdayOf(day)) && !free.has(day)
  for (const first of firsts)
    for (let from = first - LEFT.of + 1; from <= first; from++) {
      let left = 0
      for (let day = from; day < from + LEFT.of; day++) if (counts(day)) left++
      if (left < LEFT.days) return { from: new Date(from * DAY_MS).toISOString().slice(0, 10), days: left }
    }
  return null
}

/**
 * Returns the longest time on the wall in which this much time counts, whatever nights, free days and holidays their person has
 * set. Vacations come on top.
 */
export function longestSpan(ms: number): number {
  const days = Math.ceil(ms / (DAY_MS - LONGEST_NIGHT * MINUTE_MS - CHANGED_HOUR_MS))
  const whole = Math.floor((days - 1) / LEFT.days)
  // The day of the call, all whole windows, all free days of the last one, and the days that count in it.
  return (1 + whole * LEFT.of + (LEFT.of - LEFT.days) + (days - whole * LEFT.days)) * DAY_MS
}
