/**
 * The dates of rounds. A round is a number of local days in the league's time zone, not of 24 hours, so it starts at the
 * same hour before and after a clock change. Weekends and holidays may be skipped: they are no days of a round.
 */
import { DateTime } from 'luxon'
import { DAY_MS, HOUR_MS } from '../time/lengths.ts'
import type { League, LeagueSettings, RoundDates } from './league.ts'

const SATURDAY = 6
/** A settings file that skips every day would never find one that counts. */
const MOST_SKIPPED = 400

/** The settings on which dates depend. */
export type CalendarSettings = Pick<LeagueSettings, 'zone' | 'rounds' | 'dates'>

const local = ({ zone }: CalendarSettings, at: number): DateTime => {
  const time = DateTime.fromMillis(at, { zone })
  if (!time.isValid) throw new RangeError(`no time zone: ${zone}`)
  return time
}

function skipped({ rounds }: CalendarSettings, day: DateTime): boolean {
  return (rounds.skipWeekends && day.weekday >= SATURDAY) || rounds.holidays.includes(String(day.toISODate()))
}

/**
 * Returns the local hour at which rounds start that follow this time. A clock change may leave the wanted hour out: on that day
 * the round starts later, and the rounds after it at the wanted hour again.
 */
function hourOf(settings: CalendarSettings, time: DateTime): Parameters<DateTime['set']>[0] {
  const of = ({ hour, minute, second, millisecond }: DateTime) => ({ hour, minute, second, millisecond })
  const wanted = of(local(settings, settings.dates.startsAt))
  return time.set(wanted).toMillis() === time.toMillis() ? wanted : of(time)
}

/** Returns the first day that counts: this one or a later one. */
function countingDay(settings: CalendarSettings, day: DateTime): DateTime {
  for (let ahead = 0; ahead < MOST_SKIPPED; ahead++) {
    const later = day.plus({ days: ahead })
    if (!skipped(settings, later)) return later
  }
  return day
}

/** Returns the time after this many days that count, at the same local time. */
export function afterDays(settings: CalendarSettings, from: number, days: number): number {
  const start = local(settings, from)
  let day = start
  for (let left = days; left > 0; left--) day = countingDay(settings, day.plus({ days: 1 }))
  return day === start ? from : day.set(hourOf(settings, start)).toMillis()
}

/** Dates follow from the settings alone, and every look at a league asks for the same ones. */
const known = new WeakMap<CalendarSettings, Map<number, RoundDates>>()

/** Returns the dates of a round that starts here, or on the first day that counts after it. */
export function datesOfRound(settings: CalendarSettings, from: number): RoundDates {
  const dates = known.get(settings) ?? new Map<number, RoundDates>()
  known.set(settings, dates)
  const found = dates.get(from) ?? counted(settings, from)
  dates.set(from, found)
  return found
}

/** Returns the last part of a round of this length, which is for games that are still being played, in milliseconds. */
export const graceMs = ({ graceHours }: Pick<LeagueSettings['rounds'], 'graceHours'>, length: number): number =>
  Math.min(graceHours * HOUR_MS, length / 4)

function counted(settings: CalendarSettings, from: number): RoundDates {
  const start = local(settings, from)
  const first = countingDay(settings, start)
  const startsAt = first.hasSame(start, 'day') ? from : first.set(hourOf(settings, start)).toMillis()
  const end = afterDays(settings, startsAt, settings.rounds.days)
  const grace = graceMs(settings.rounds, end - startsAt)
  if (settings.rounds.kind === 'calendar') return { startsAt, softEndAt: end - grace, hardEndAt: end }
  return { startsAt, softEndAt: end, hardEndAt: end + grace }
}

/**
 * Returns the planned dates of a round, as far as they can be known: by calendar they are fixed; when rounds follow as
 * soon as all are done, these are the latest dates.
 */
export function plannedRound(league: Pick<League, 'settings' | 'anchor'>, number: number): RoundDates {
  let dates = datesOfRound(league.settings, league.anchor.startsAt)
  for (let round = league.anchor.round; round < number; round++) dates = datesOfRound(league.settings, dates.hardEndAt)
  return dates
}

/** Returns the dates of all rounds from the anchor up to this one, for the schedule that players see. */
export function schedule(league: Pick<League, 'settings' | 'anchor'>, rounds: number): readonly RoundDates[] {
  const numbers = Array.from({ length: Math.max(0, rounds - league.anchor.round + 1) })
  return numbers.map((_, at) => plannedRound(league, league.anchor.round + at))
}

/**
 * Returns the start moved by whole local days, by the least number that makes up for a delay: rounds to come start at
 * their usual hour.
 */
export function movedStart(settings: CalendarSettings, startsAt: number, ms: number): number {
  const start = local(settings, startsAt)
  const hour = hourOf(settings, start)
  // A local day may be an hour short or long.
  for (let days = Math.floor(ms / DAY_MS); ; days++) {
    const moved = days === 0 ? startsAt : start.plus({ days }).set(hour).toMillis()
    if (moved >= startsAt + ms) return moved
  }
}

/** Returns whether two times are on the same local day. */
export function sameDay(settings: CalendarSettings, one: number, other: number): boolean {
  return local(settings, one).hasSame(local(settings, other), 'day')
}
