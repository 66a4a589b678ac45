/** Days, hours and lengths of time as their reader sees them. */
import { DateTime } from 'luxon'
import type { Language } from '../../contract/index.ts'
import { type Say, speak } from '../../locales/index.ts'
import { ours, type SafeText, safe } from '../../locales/safe-text.ts'
import { dateWords } from '../../time/date-words.ts'

/** The reader of a time: their language, zone and hour. */
export interface DateReader {
  readonly language: Language
  readonly now: Date
  /** The time zone in which days are told. */
  readonly zone: string
  /** Whether it is the reader's own: only then they are told an hour in it. */
  readonly ownZone: boolean
}

/** This many days around today a weekday alone names one day. */
const WEEK_DAYS = 6

/**
 * Returns a time in the reader's zone: "Tue 18:00"; with the date where the weekday could be another: "Tue 8 Jan 18:00". A
 * reader whose zone is not known reads how far away it is: "in 2 d 3 h".
 */
export function dayTime({ zone, ownZone, language, now }: DateReader, at: number): string {
  if (!ownZone) return distance(at - now.getTime(), language)
  const time = DateTime.fromMillis(at, { zone })
  const today = DateTime.fromJSDate(now, { zone }).startOf('day')
  const near = Math.abs(time.startOf('day').diff(today, 'days').days) <= WEEK_DAYS
  return dateWords(time, near ? 'ccc HH:mm' : 'ccc d LLL HH:mm', language)
}

/** Returns how far away a time is: "in 2 d 3 h", "2 d 3 h ago". */
function distance(ms: number, language: Language): string {
  const length = lengthLeft(Math.abs(ms), language)
  return speak(language)(ms < 0 ? 'league.ago' : 'league.ahead', { length })
}

/** Returns a time for a line of its own, which says whose it is: "Tue 18:00 your time", or "in 2 d 3 h". */
export const ownTime = (view: DateReader & { readonly say: Say }, at: number): string =>
  view.ownZone ? view.say('league.my.until', { at: dayTime(view, at) }) : dayTime(view, at)

/** Returns a day in the reader's zone: "8 Jan". */
export const day = ({ zone, language }: Pick<DateReader, 'zone' | 'language'>, at: number): string =>
  dateWords(DateTime.fromMillis(at, { zone }), 'd LLL', language)

/** Returns a Discord stamp, which each reader sees in their own zone. @param style `F` day and hour, `R` how long still */
export const stamp = (at: number, style: 'F' | 'R' | 'f' | 'D' = 'f'): SafeText =>
  safe`<t:${Math.floor(at / 1000)}:${ours(style)}>`

/** Returns a length of time as two units: "2 d 20 h". */
export function lengthLeft(ms: number, language: Language): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  const d = language === 'fr' ? 'j' : 'd'
  if (days > 0) return hours === 0 ? `${days} ${d}` : `${days} ${d} ${hours} h`
  return hours > 0 ? `${hours} h` : `${rest} min`
}
