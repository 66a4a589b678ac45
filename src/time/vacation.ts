/** The bank of vacation days: this many a year, taken by command, a whole day at a time. Pure. */
import { DateTime } from 'luxon'
import type { Days } from './calendar.ts'

/** Vacation days that a person may take in a calendar year. */
export const DAYS_A_YEAR = 30

/** Vacations begin this year, or in one of this many years after it. */
const MOST_YEARS = 1

/** Why a vacation can't be taken. */
export type VacationRefusal = 'past' | 'order' | 'overlap' | 'too-many'

const dayOf = (date: string) => DateTime.fromISO(date, { zone: 'UTC' })

/** Returns the number of days of a vacation, both ends included, that lie in that year. */
function daysIn({ from, to }: Days, year: number): number {
  const first = dayOf(from < `${year}-01-01` ? `${year}-01-01` : from)
  const last = dayOf(to > `${year}-12-31` ? `${year}-12-31` : to)
  return Math.max(0, Math.round(last.diff(first, 'days').days) + 1)
}

/** Returns the days that a person has left in that year. */
export const daysLeft = (taken: readonly Days[], year: number): number =>
  DAYS_A_YEAR - taken.reduce((sum, one) => sum + daysIn(one, year), 0)

/**
 * Takes a vacation.
 *
 * @param today the ISO date where the person lives
 * @returns all vacations, in order; or why it can't be taken
 */
export function taken(before: readonly Days[], wanted: Days, today: string): readonly Days[] | VacationRefusal {
  const { from, to } = wanted
  // No bank reaches further, and no loop over days may.
  if ((dayOf(from).year || 0) > dayOf(today).year + MOST_YEARS) return 'too-many'
  if (!dayOf(from).isValid || !dayOf(to).isValid || to < from) return 'order'
  if (from < today) return 'past'
  if (before.some((one) => one.from <= to && from <= one.to)) return 'overlap'
  const all = [...before, wanted].sort((one, other) => one.from.localeCompare(other.from))
  const years = [dayOf(from).year, dayOf(to).year]
  return years.some((year) => daysLeft(all, year) < 0) ? 'too-many' : all
}

/**
 * Returns the first vacation days from a date on, in order.
 *
 * @param from an ISO date; days before it are left out
 * @param most the number of days
 */
export function firstDays(all: readonly Days[], from: string, most: number): readonly Days[] {
  let left = most
  return all.flatMap((one) => {
    const first = dayOf(one.from < from ? from : one.from)
    const days = Math.min(left, Math.max(0, Math.round(dayOf(one.to).diff(first, 'days').days) + 1))
    left -= days
    return days === 0
      ? []
      : [{ from: first.toISODate() ?? one.from, to: first.plus({ days: days - 1 }).toISODate() ?? one.to }]
  })
}

/**
 * Ends a vacation early: from tomorrow on, time counts again. A day begun is a day used, so that nobody stops their clocks
 * for nothing; the days after it come back.
 */
export const back = (before: readonly Days[], today: string): readonly Days[] =>
  before.map((one) => (one.to < today || one.from > today ? one : { from: one.from, to: today }))
