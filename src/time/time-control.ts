/**
 * How much time a seat has: this long for each sitting, or a stock that grows with each (Fischer). All lengths are
 * milliseconds of the time that counts. Pure.
 */
import { ALWAYS, type Calendar } from './calendar.ts'
import { HOUR_MS } from './lengths.ts'
import { firstDays } from './vacation.ts'
import { countedBetween, type Reckoning, reckoned } from './working-time.ts'

/** The clock of a match. */
export type TimeControl = (
  | { readonly kind: 'each'; readonly sittingMs: number }
  | { readonly kind: 'fischer'; readonly startMs: number; readonly incrementMs: number; readonly capMs: number }
) & {
  /** Whether nights, days of rest and holidays of the person called are left out. */
  readonly counts: 'all' | 'working'
  /** False: vacations count, too. A bank: this many days from a date on are left out. Absent: all are left out. */
  readonly vacations?: false | VacationBank
}

/** Vacation days that a clock leaves out: the first ones from a date on. */
export type VacationBank = {
  /** An ISO date where the person lives. */
  readonly from: string
  readonly days: number
}

/** The clock of one seat between two sittings. */
export interface SeatTime {
  /** The time left in its stock; null where each sitting has its own time. */
  readonly leftMs: number | null
}

/** The moments of a sitting. */
export interface SittingMoments extends Reckoning {
  /** When to remind: four fifths of the time have counted. */
  readonly remindAt: Date
  /** When to remind for the last time: an hour is left, or a twentieth of the time if that is less. */
  readonly lastCallAt: Date
}

/** The share of a sitting after which its person is reminded. */
const REMIND_AT = 0.8
/** The share of a short sitting after which its person is reminded for the last time. */
const LAST_CALL_AT = 0.95
/** The shortest and the longest time that a match may be played with: it has to end some time. */
export const LIMITS = { leastMs: 1_000, mostMs: 366 * 24 * HOUR_MS }

/** Returns the fault of a clock, or null if matches can be played with it. */
export function controlFault(control: TimeControl): 'length' | 'cap' | 'increment' | null {
  const isLength = (ms: number) => Number.isInteger(ms) && ms >= LIMITS.leastMs && ms <= LIMITS.mostMs
  if (control.kind === 'each') return isLength(control.sittingMs) ? null : 'length'
  const { startMs, incrementMs, capMs } = control
  if (!isLength(startMs) || !isLength(capMs)) return 'length'
  if (capMs < startMs) return 'cap'
  return Number.isInteger(incrementMs) && incrementMs >= 0 && incrementMs <= capMs ? null : 'increment'
}

/** The clock of a seat at the start of a match. */
export const startTime = (control: TimeControl): SeatTime => ({
  leftMs: control.kind === 'fischer' ? control.startMs : null,
})

/** Returns the time that a seat has for a sitting that begins now, in milliseconds that count. */
export const allowance = (control: TimeControl, { leftMs }: SeatTime): number =>
  control.kind === 'each' ? control.sittingMs : (leftMs ?? control.startMs)

/** Returns the moments of a sitting that begins at that time. */
export function sittingMoments(control: TimeControl, time: SeatTime, calendar: Calendar, start: Date): SittingMoments {
  return momentsOf(calendarFor(control, calendar), allowance(control, time), start)
}

/** Returns the moments of a time that begins to run then, in milliseconds that count. */
export function momentsOf(days: Calendar, ms: number, start: Date): SittingMoments {
  const part = (share: number) => reckoned(days, start, Math.round(share)).deadline
  return {
    ...reckoned(days, start, ms),
    remindAt: part(ms * REMIND_AT),
    lastCallAt: part(Math.max(ms * LAST_CALL_AT, ms - HOUR_MS)),
  }
}

/** Returns the part of a person's calendar that this clock leaves out. */
export const calendarFor = ({ counts, vacations }: TimeControl, calendar: Calendar): Calendar => ({
  ...(counts === 'all' ? { ...ALWAYS, zone: calendar.zone } : calendar),
  vacations:
    vacations === false
      ? []
      : vacations === undefined
        ? calendar.vacations
        : firstDays(calendar.vacations, vacations.from, vacations.days),
})

/**
 * Returns the clock of a seat after a sitting that was answered in time, or late.
 *
 * @param start when the sitting began
 * @param end when it was answered
 */
export function timeAfter(control: TimeControl, time: SeatTime, calendar: Calendar, start: Date, end: Date): SeatTime {
  if (control.kind === 'each') return time
  const used = countedBetween(calendarFor(control, calendar), start, end)
  return timeAfterSitting(control, Math.max(0, allowance(control, time) - used))
}

/**
 * Returns the clock of a seat after a sitting.
 *
 * @param leftMs the rest of the time of the sitting; nothing if it was missed
 */
export const timeAfterSitting = (control: TimeControl, leftMs: number): SeatTime =>
  control.kind === 'each' ? { leftMs: null } : { leftMs: Math.min(control.capMs, leftMs + control.incrementMs) }

/** Returns the clock of a seat to which somebody gives more time; a gift may go over the cap. */
export const withGift = (control: TimeControl, time: SeatTime, giftMs: number): SeatTime =>
  control.kind === 'each' ? time : { leftMs: allowance(control, time) + giftMs }
