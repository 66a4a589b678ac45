/** When and how a person gets a notice: at once, silently, or later. Pure. */
import { DateTime } from 'luxon'
import { MINUTE_MS } from '../time/lengths.ts'
import type { Settings } from './person.ts'
import { isQuiet, quietUntil } from './quiet.ts'

/** A notice, as far as its timing depends on it. */
export interface TimedNotice {
  /** `reminder`: the last notice before the time-out. `call`: it is their move. `word`: all else. */
  readonly kind: 'call' | 'reminder' | 'word'
  /** The time of their time-out; null if there is none. */
  readonly deadline: Date | null
}

/** The way to notify a person. */
export type Manner =
  | { readonly when: 'now'; readonly sound: boolean }
  /** The time until which the notice waits; then it is decided again. */
  | { readonly when: 'later'; readonly until: Date }

/** The time that a person must have left to act after a notice, unless it would be half of the time left now. */
const TO_ACT_MS = 60 * MINUTE_MS
/** The least time between two calls to people who want one call for all matches. */
export const GATHER_MS = 60 * MINUTE_MS
/** After an unanswered sound, the next call within this time makes none. */
export const NEAR_MS = 5 * MINUTE_MS

/** Whether waiting until then would leave too little time to act. */
function tooLate({ deadline }: TimedNotice, until: Date, now: Date): boolean {
  if (deadline === null) return false
  const left = deadline.getTime() - now.getTime()
  return deadline.getTime() - until.getTime() < Math.min(TO_ACT_MS, left / 2)
}

/**
 * Returns how a notice is delivered with quiet hours in force. A notice in quiet hours makes no sound, or waits until
 * they end, as the person has chosen. A notice that would then come too late is delivered at once, and a reminder makes
 * its sound.
 */
export function mannerOf({ quiet, quietWay, zone }: Settings, told: TimedNotice, now: Date): Manner {
  if (quiet === null || zone === null || !isQuiet(quiet, zone, now)) return { when: 'now', sound: true }
  const until = quietUntil(quiet, zone, now)
  const late = tooLate(told, until, now)
  if (late && told.kind === 'reminder') return { when: 'now', sound: true }
  return late || quietWay === 'silent' ? { when: 'now', sound: false } : { when: 'later', until }
}

/**
 * Returns the time until which a call waits for others, for people who want one call for all matches.
 *
 * @param last when they were last called; null: never, as far as is known
 *
 * @returns null: it need not, or can't, wait
 */
export function gatheredUntil(told: TimedNotice, last: Date | null, now: Date): Date | null {
  if (told.kind !== 'call' || last === null) return null
  const until = new Date(last.getTime() + GATHER_MS)
  return until <= now || tooLate(told, until, now) ? null : until
}

/**
 * Returns the time until which a call waits for the one message a day, for people who want that.
 *
 * @param written when the call was written
 *
 * @returns null: it need not, or can't, wait
 */
export function digestUntil({ digestAt, zone }: Settings, told: TimedNotice, written: Date, now: Date): Date | null {
  if (told.kind !== 'call' || digestAt === null || zone === null) return null
  const start = DateTime.fromJSDate(written, { zone }).startOf('day')
  const at = (day: DateTime) => day.set({ hour: Math.floor(digestAt / 60), minute: digestAt % 60 }).toJSDate()
  const today = at(start)
  const until = today > written ? today : at(start.plus({ days: 1 }))
  return until <= now || tooLate(told, until, now) ? null : until
}

/** Whether a public message that calls these people may make a sound: not if one of them has quiet hours. */
export const mayRing = (people: readonly Settings[], now: Date): boolean =>
  people.every(({ quiet, zone }) => quiet === null || zone === null || !isQuiet(quiet, zone, now))
