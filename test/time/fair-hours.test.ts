/** No settings, in no order, make a sitting longer than the documented bound, or a loop over days endless. */
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { ALWAYS, type CountedHours, calendarFault, MOST_DAYS, uncounted } from '../../src/time/calendar.ts'
import { LEFT, longestSpan, tooLittleTime } from '../../src/time/fair-hours.ts'
import {
  calendarOfHours,
  changedCourse,
  countingAt,
  type HoursCourse,
  MOST_CHANGES,
  UNCHANGED,
} from '../../src/time/hours-course.ts'
import { isInRange } from '../../src/time/typed-dates.ts'
import { countedBetween, countedDays, reckoned } from '../../src/time/working-time.ts'
import { readableZone } from '../../src/time/zone.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.UTC(2026, 10, 26, 12)
const dateAt = (day: number): string => new Date(START + day * DAY).toISOString().slice(0, 10)

const ZONES = ['UTC', 'Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
const minute = fc.integer({ min: 0, max: 47 }).map((half) => half * 30)
const night = fc.option(
  fc
    .record({ from: minute, length: fc.integer({ min: 1, max: 24 }) })
    .map(({ from, length }) => ({ from, to: (from + length * 30) % 1440 })),
)
const rest = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 })
const holidays = fc
  .oneof(
    fc.uniqueArray(fc.integer({ min: -1, max: 200 }), { maxLength: 40 }),
    // Days without a gap, where most of them are worth most.
    fc
      .record({ from: fc.integer({ min: -1, max: 60 }), count: fc.integer({ min: 0, max: 40 }) })
      .map(({ from, count }) => Array.from({ length: count }, (_, at) => from + at)),
  )
  .map((days) => days.sort((one, other) => one - other).map(dateAt))
const hours = fc
  .record({ zone: fc.constantFrom(...ZONES), night, rest, holidays })
  .filter((one) => tooLittleTime(one) === null)

describe('hours that a person may set', () => {
  it('leave four hours on 14 of any 28 days: forty holidays, three free days and long nights together do not', () => {
    const forty = Array.from({ length: 40 }, (_, at) => dateAt(at))
    expect(tooLittleTime({ night: null, rest: [], holidays: forty })).toEqual({ from: dateAt(-13), days: 13 })
    expect(tooLittleTime({ night: null, rest: [5, 6, 7], holidays: forty.slice(0, 8) })).not.toBeNull()
    // Two weeks at a stretch, and every third day for ever, are fine.
    expect(tooLittleTime({ night: { from: 1260, to: 540 }, rest: [], holidays: forty.slice(0, 14) })).toBeNull()
    expect(tooLittleTime({ night: null, rest: [5, 6, 7], holidays: [] })).toBeNull()
    expect(tooLittleTime({ night: null, rest: [], holidays: forty.map((_, at) => dateAt(3 * at)) })).toBeNull()
  })

  it('are told by the first four weeks that leave too little, whichever way the dates are ordered', () => {
    fc.assert(
      fc.property(fc.record({ night, rest, holidays }), (set) => {
        const counts = (at: number) => {
          const day = DateTime.fromISO(dateAt(at), { zone: 'UTC' })
          return !set.rest.includes(day.weekday) && !set.holidays.includes(dateAt(at))
        }
        const windows = Array.from({ length: 260 }, (_, from) => from - 30)
        const fine = windows.every(
          (from) => Array.from({ length: LEFT.of }, (_, at) => from + at).filter(counts).length >= LEFT.days,
        )
        expect(tooLittleTime(set) === null).toBe(fine)
        expect(tooLittleTime({ ...set, holidays: set.holidays.toReversed() })).toEqual(tooLittleTime(set))
      }),
      { numRuns: 60 },
    )
  })

  it('never make a sitting longer than the bound that panels show', () => {
    const length = fc.integer({ min: 1, max: 240 }).map((half) => half * 30 * 60_000)
    fc.assert(
      fc.property(hours, length, fc.integer({ min: 0, max: 200 * 48 }), (set, ms, half) => {
        const start = new Date(START + half * 30 * 60_000)
        const { deadline } = reckoned(calendarOfHours(set), start, ms)
        expect(deadline.getTime() - start.getTime()).toBeLessThanOrEqual(longestSpan(ms))
      }),
      { numRuns: 300 },
    )
    expect(longestSpan(72 * HOUR) / DAY).toBe(22)
  })
})

/** A person who changes their hours whenever they may, and opens a sitting after each try. */
const steps = fc.array(
  fc.record({
    next: hours,
    wait: fc.integer({ min: 0, max: 60 }).map((half) => half * HOUR),
    what: fc.constantFrom('zone', 'night', 'all', 'none', 'forget'),
  }),
  { minLength: 1, maxLength: 25 },
)

describe('a sequence of changes of hours', () => {
  it('makes no sitting longer than the bound, counts three times a week at most, and no night twice in 20 hours', () => {
    const length = fc.constantFrom(HOUR, 12 * HOUR, 72 * HOUR)
    fc.assert(
      fc.property(hours, steps, length, (first, all, ms) => {
        let present: CountedHours = first
        let course: HoursCourse = { ...UNCHANGED, zoned: true }
        let now = START
        const begun: number[] = []
        const nights: number[] = []
        for (const { next, wait, what } of all) {
          now += wait
          const wanted: CountedHours =
            what === 'zone'
              ? { ...present, zone: next.zone }
              : what === 'night'
                ? { ...present, night: next.night }
                : what === 'forget'
                  ? { ...present, zone: null }
                  : what === 'none'
                    ? present
                    : next
          const changed = changedCourse(course, present, wanted, new Date(now))
          if (!('again' in changed)) {
            if (changed.former !== null && changed.former !== course.former) {
              begun.push(changed.former.until)
              // Never before the next day where they live, nor more than a day and a night away.
              expect(changed.former.until).toBeGreaterThan(now)
              expect(changed.former.until - now).toBeLessThanOrEqual(37 * HOUR)
            }
            course = changed
            present = wanted
          }
          const stored = { ...calendarOfHours({ ...present, nightsFrom: course.nightsFrom }), former: course.former }
          const calendar = countingAt(stored, new Date(now))
          const { deadline } = reckoned(calendar, new Date(now), ms)
          expect(deadline.getTime() - now).toBeLessThanOrEqual(longestSpan(ms))
          // Nights of sittings that follow each other at once.
          const [span] = uncounted({ ...calendar, rest: [], holidays: [] }, now)
          if (span !== undefined && span.from <= now) nights.push(span.from)
        }
        const days = [...new Set(begun)].sort((one, other) => one - other)
        for (const [at, from] of days.entries()) {
          const later = days[at + MOST_CHANGES]
          if (later !== undefined) expect(later - from).toBeGreaterThanOrEqual(7 * DAY)
        }
        const apart = [...new Set(nights)].sort((one, other) => one - other)
        for (const [at, from] of apart.entries())
          if (at > 0) expect(from - (apart[at - 1] ?? 0)).toBeGreaterThanOrEqual(20 * HOUR)
      }),
      { numRuns: 200 },
    )
  })

  it('takes a first zone at once, and a second one from the end of the next night on', () => {
    const set = { night: { from: 1380, to: 420 }, rest: [], holidays: [] }
    const first = changedCourse(UNCHANGED, { ...set, zone: null }, { ...set, zone: 'UTC' }, new Date(START))
    expect(first).toMatchObject({ former: null, zoned: true })
    const next = { ...set, zone: 'Pacific/Auckland' }
    const second = changedCourse(first as HoursCourse, { ...set, zone: 'UTC' }, next, new Date(START))
    expect(second).toMatchObject({ former: { until: Date.UTC(2026, 10, 27, 7), hours: { zone: 'UTC' } } })
    // To forget a zone and set another one is no first one.
    const forgotten = changedCourse(
      first as HoursCourse,
      { ...set, zone: 'UTC' },
      { ...set, zone: null },
      new Date(START),
    )
    expect(changedCourse(forgotten as HoursCourse, { ...set, zone: null }, next, new Date(START))).toMatchObject({
      former: { hours: { zone: 'UTC' } },
    })
  })
})

describe('a loop over days', () => {
  it('ends after three years, also towards a deadline that never comes', () => {
    const never = new Date('9999-01-01T00:00:00Z')
    const calendar = { ...ALWAYS, night: { from: 1380, to: 420 }, holidays: ['9999-12-31'] }
    let spans = 0
    for (const _ of uncounted(calendar, START)) spans++
    expect(spans).toBeLessThanOrEqual(2 * MOST_DAYS)
    expect(countedBetween(calendar, new Date(START), never)).toBeGreaterThan(7000 * 365 * 16 * HOUR)
    expect(countedDays(calendar, new Date(START), never).length).toBeLessThanOrEqual(MOST_DAYS)
    spans = 0
    for (const _ of uncounted({ ...ALWAYS, holidays: ['9999-12-31'] }, START)) spans++
    expect(spans).toBe(0)
  })

  it('ends in every zone that there is, and in those that this Node does not know', () => {
    const invented = ['Mars/Olympus', '', 'Europe/Nowhere', 'UTC+2', 'GMT-3', '../../etc', 'Asia/Calcutta', '\u0000']
    for (const zone of [...Intl.supportedValuesOf('timeZone'), ...invented]) {
      const read = readableZone(zone)
      expect(DateTime.utc().setZone(read).isValid, zone).toBe(true)
      expect(calendarFault({ ...ALWAYS, zone: read }), zone).toBeNull()
      const calendar = { ...ALWAYS, zone, night: { from: 1380, to: 420 } }
      const { deadline } = reckoned(calendar, new Date(START), 24 * HOUR)
      expect(deadline.getTime() - START, zone).toBeLessThanOrEqual(3 * DAY)
    }
    expect(['Mars/Olympus', 'UTC+2', 'GMT-3'].map(readableZone)).toEqual(['UTC', 'Etc/GMT-2', 'Etc/GMT+3'])
    fc.assert(
      fc.property(fc.string(), (zone) => {
        expect(DateTime.utc().setZone(readableZone(zone)).isValid).toBe(true)
      }),
    )
  })
})

describe('a typed date', () => {
  it('lies between yesterday and three years ahead, and is one of the calendar', () => {
    const now = new Date(START)
    const fine = ['2026-11-25', '2026-11-26', '2028-02-29', '2029-11-01']
    const wrong = [
      '9999-12-31',
      '2026-11-20',
      '2030-01-01',
      '2027-02-29',
      '2026-13-01',
      '0000-00-00',
      '2026-1-1',
      '+2026-01-01',
    ]
    expect(fine.filter((date) => !isInRange(date, now))).toEqual([])
    expect(wrong.filter((date) => isInRange(date, now))).toEqual([])
  })
})
