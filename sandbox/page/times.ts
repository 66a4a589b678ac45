/** Formats times as Discord does. All times are in milliseconds unless called unix (seconds). */

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Returns "in 3 days" or "2 minutes ago". */
export function relative(unix: number, now: number, locale: string): string {
  const seconds = unix - now / 1000
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  for (const [unit, size] of STEPS) {
    // 59.6 minutes are an hour: the unit is chosen after rounding.
    if (Math.round(Math.abs(seconds) / size) >= 1 && Math.abs(seconds) >= size - size / 120)
      return format.format(Math.round(seconds / size), unit)
  }
  return format.format(Math.round(seconds), 'second')
}

const STYLES: Record<string, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
}

const inRange = (unix: number): boolean => Number.isFinite(unix) && Math.abs(unix) <= 8.64e12

/** Returns the text of `<t:unix:format>`; Discord's default format is `f`. */
export function stamp(unix: number, format: string | undefined, now: number, locale: string): string {
  if (!inRange(unix)) return `<t:${unix}>`
  if (format === 'R') return relative(unix, now, locale)
  return new Intl.DateTimeFormat(locale, STYLES[format ?? 'f'] ?? STYLES.f).format(unix * 1000)
}

const dayOf = (time: number): string => new Date(time).toDateString()

export const sameDay = (one: number, other: number): boolean => dayOf(one) === dayOf(other)

/** Returns the time beside an author's name: the hour alone today, with the date before. */
export function messageTime(time: number, now: number, locale: string): string {
  const options: Intl.DateTimeFormatOptions = sameDay(time, now)
    ? { timeStyle: 'short' }
    : { dateStyle: 'short', timeStyle: 'short' }
  return new Intl.DateTimeFormat(locale, options).format(time)
}

export const dayLine = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time)

const two = (number: number): string => String(number).padStart(2, '0')

/** Returns a moment as people type it: "2030-12-31 18:30", in French « 31/12/2030 18:30 ». */
export function writtenMoment(time: number, locale: string): string {
  const at = new Date(time)
  const [year, month, day] = [String(at.getFullYear()), two(at.getMonth() + 1), two(at.getDate())]
  const date = locale.startsWith('fr') ? `${day}/${month}/${year}` : `${year}-${month}-${day}`
  return `${date} ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Reads a moment that somebody has typed, with or without an hour; null: it is none. Hours are those of the browser. */
export function readMoment(typed: string, locale: string): Date | null {
  const text = typed.trim()
  const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?<rest>.*)$/.exec(text)
  const french = /^(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>\d{4})(?<rest>.*)$/.exec(text)
  const { year, month, day, rest } = (iso ?? (locale.startsWith('fr') ? french : null))?.groups ?? {}
  const [, hours, minutes] = /^(?:[ T,à]+(\d{1,2})(?:\s*[:h]\s*(\d{2})?)?)?$/.exec(rest ?? '-') ?? []
  if (rest === undefined || (rest !== '' && hours === undefined)) return null
  const parts = [Number(year), Number(month) - 1, Number(day), Number(hours ?? 0), Number(minutes ?? 0)] as const
  const at = new Date(...parts)
  const same = [at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes()]
  return same.every((part, place) => part === parts[place]) ? at : null
}
