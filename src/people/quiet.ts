/**
 * Quiet hours, by local time where a person lives. An hour that comes twice when clocks go back is quiet twice. Nobody
 * can wait for an hour that is left out. Pure.
 */
import { DateTime } from 'luxon'
import { MINUTE_MS } from '../time/lengths.ts'
import type { QuietHours } from './person.ts'

const DAY_MINUTES = 24 * 60

/** Whether a minute of the day lies in quiet hours. */
function covers({ from, to }: QuietHours, minute: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

const local = (at: number, zone: string): DateTime => DateTime.fromMillis(at, { zone })
const minuteOf = ({ hour, minute }: DateTime): number => hour * 60 + minute

/** Whether it is quiet at that moment. A minute is quiet from its first to its last moment. */
export const isQuiet = (quiet: QuietHours, zone: string, at: Date): boolean =>
  covers(quiet, minuteOf(local(at.getTime(), zone)))

/**
 * Returns the first moment from then on at which it is not quiet.
 *
 * @throws if there is none: `from` and `to` are the same
 */
export function quietUntil(quiet: QuietHours, zone: string, at: Date): Date {
  let now = at.getTime()
  // Each step reaches the end of the hours, or a change of the clock after which they go on. Such changes are months
  // apart.
  for (let steps = 0; steps < 8; steps++) {
    const here = local(now, zone)
    if (!covers(quiet, minuteOf(here))) return new Date(now)
    const left = (quiet.to - minuteOf(here) + DAY_MINUTES) % DAY_MINUTES
    const end = now - (now % MINUTE_MS) + left * MINUTE_MS
    now = changeBetween(zone, now, end) ?? end
  }
  throw new Error('These quiet hours never end')
}

/** Returns the moment between two others at which the clock of a zone changes; null if there is none. */
function changeBetween(zone: string, from: number, to: number): number | null {
  const before = local(from, zone).offset
  if (local(to, zone).offset === before) return null
  let [same, other] = [from, to]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (local(middle, zone).offset === before) same = middle
    else other = middle
  }
  return other
}
