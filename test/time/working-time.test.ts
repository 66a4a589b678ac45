import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { ALWAYS, type Calendar, calendarFault, uncounted } from '../../src/time/calendar.ts'
import { countedBetween, countedDays, reckoned } from '../../src/time/working-time.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const ZONES = ['UTC', 'Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/Santiago']

const paris: Calendar = {
  zone: 'Europe/Paris',
  night: { from: 22 * 60, to: 10 * 60 },
  rest: [],
  holidays: [],
  vacations: [],
}
const local = (iso: string, zone = 'Europe/Paris') => DateTime.fromISO(iso, { zone }).toJSDate()

describe('time that counts', () => {
  it('is all time where a person has set nothing', () => {
    const start = new Date('2026-11-23T12:00:00Z')
    expect(reckoned(ALWAYS, start, 72 * HOUR)).toEqual({ deadline: new Date('2026-11-26T12:00:00Z'), skipped: {} })
    expect(countedBetween(ALWAYS, start, new Date('2026-11-24T13:00:00Z'))).toBe(25 * HOUR)
  })

  it('leaves nights out, and says how many', () => {
    const { deadline, skipped } = reckoned(paris, local('2026-11-20T15:00'), 24 * HOUR)
    // Seven hours on Friday, twelve on Saturday, five on Sunday.
    expect(deadline).toEqual(local('2026-11-22T15:00'))
    expect(skipped).toEqual({ night: { ms: 24 * HOUR, spans: 2 } })
  })

  it('tells the hours of each day, which add up to the time given', () => {
    const start = local('2026-11-20T15:00')
    const { deadline } = reckoned(paris, start, 24 * HOUR)
    const days = countedDays(paris, start, deadline)
    expect(days.map(({ date, ms }) => [date, ms / HOUR])).toEqual([
      ['2026-11-20', 7],
      ['2026-11-21', 12],
      ['2026-11-22', 5],
    ])
    expect(days[1]).toMatchObject({ from: local('2026-11-21T10:00'), to: local('2026-11-21T22:00') })
  })

  it('leaves a free day out as a whole, and the morning of the night after it', () => {
    const free: Calendar = { ...paris, rest: [6, 7] }
    const { deadline, skipped } = reckoned(free, local('2026-11-20T20:00'), 3 * HOUR)
    expect(deadline).toEqual(local('2026-11-23T11:00'))
    // From Friday 22:00, Saturday and Sunday, and to Monday 10:00.
    expect(skipped).toEqual({ night: { ms: 12 * HOUR, spans: 2 }, rest: { ms: 48 * HOUR, spans: 2 } })
  })

  it('tells an hour of a vacation on a holiday as vacation', () => {
    const away: Calendar = {
      ...ALWAYS,
      holidays: ['2026-12-25'],
      vacations: [{ from: '2026-12-24', to: '2026-12-26' }],
    }
    const { deadline, skipped } = reckoned(away, new Date('2026-12-23T12:00:00Z'), 24 * HOUR)
    expect(deadline).toEqual(new Date('2026-12-27T12:00:00Z'))
    expect(skipped).toEqual({ vacation: { ms: 72 * HOUR, spans: 3 } })
  })

  it('gives a deadline at the last moment before a night rather than after it', () => {
    const { deadline } = reckoned(paris, local('2026-11-20T15:00'), 7 * HOUR)
    expect(deadline).toEqual(local('2026-11-20T22:00'))
  })

  it('counts the hours of a night by the clock on the wall, also when it changes', () => {
    // The clocks go back at 3:00 on 25 October: that night has thirteen hours.
    const { deadline, skipped } = reckoned(paris, local('2026-10-24T21:00'), 2 * HOUR)
    expect(deadline).toEqual(local('2026-10-25T11:00'))
    expect(skipped.night?.ms).toBe(13 * HOUR)
  })

  it('refuses calendars by which no time would ever be up', () => {
    expect(calendarFault(paris)).toBeNull()
    expect(calendarFault({ ...paris, zone: 'Mars/Olympus' })).toBe('zone')
    expect(calendarFault({ ...paris, night: { from: 60, to: 60 } })).toBe('night')
    expect(calendarFault({ ...paris, night: { from: 8 * 60, to: 7 * 60 } })).toBe('night')
    expect(calendarFault({ ...paris, rest: [1, 2, 3, 4] })).toBe('rest')
    expect(calendarFault({ ...paris, rest: [0] })).toBe('rest')
    expect(calendarFault({ ...paris, vacations: [{ from: '2026-12-24', to: '2026-12-01' }] })).toBe('vacation')
    const endless: Calendar = { ...ALWAYS, vacations: [{ from: '2000-01-01', to: '2999-12-31' }] }
    expect(() => reckoned(endless, new Date('2026-11-23T00:00:00Z'), HOUR)).toThrow('never be up')
  })
})

const calendars = fc.record({
  zone: fc.constantFrom(...ZONES),
  night: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 24 }))
      .map(([from, length]) => ({ from: from * 30, to: ((from + length) * 30) % 1440 })),
  ),
  rest: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  holidays: fc.subarray(['2026-10-25', '2026-10-26', '2026-11-01', '2026-03-29']),
  vacations: fc.subarray([
    { from: '2026-10-20', to: '2026-10-21' },
    { from: '2026-10-28', to: '2026-11-02' },
  ]),
})
/** Around the change of clocks in most zones, in steps of ten minutes. */
const starts = fc
  .tuple(
    fc.constantFrom('2026-03-27', '2026-04-03', '2026-10-03', '2026-10-23', '2026-10-31'),
    fc.integer({ min: 0, max: 500 }),
  )
  .map(([day, step]) => new Date(Date.parse(`${day}T00:00:00Z`) + step * 10 * MINUTE))

/** Whether a moment counts, found without spans: by looking at its day and hour where the person lives. */
function counts({ zone, night, rest, holidays, vacations }: Calendar, at: number): boolean {
  const here = DateTime.fromMillis(at, { zone })
  const isFree = (day: DateTime) => {
    const date = day.toISODate()!
    return (
      rest.includes(day.weekday) ||
      holidays.includes(date) ||
      vacations.some(({ from, to }) => from <= date && date <= to)
    )
  }
  if (isFree(here)) return false
  if (night === null) return true
  const minute = here.hour * 60 + here.minute
  const { from, to } = night
  return from < to ? minute < from || minute >= to : minute < from && minute >= to
}

describe('spans of time', () => {
  it('come in order and without overlaps, for every calendar', () => {
    fc.assert(
      fc.property(calendars, starts, (calendar, start) => {
        fc.pre(calendarFault(calendar) === null && (calendar.night !== null || calendar.rest.length > 0))
        let before = 0
        let seen = 0
        for (const { from, to } of uncounted(calendar, start.getTime())) {
          expect(from).toBeLessThan(to)
          expect(from).toBeGreaterThanOrEqual(before)
          before = to
          if (++seen === 12) break
        }
      }),
    )
  })

  it('agree with the clock on the wall, moment by moment, away from changed hours', () => {
    fc.assert(
      fc.property(calendars, starts, fc.integer({ min: 1, max: 96 }), (calendar, start, hours) => {
        fc.pre(calendarFault(calendar) === null)
        const end = new Date(start.getTime() + hours * HOUR)
        const step = 10 * MINUTE
        let sum = 0
        for (let at = start.getTime(); at < end.getTime(); at += step) sum += counts(calendar, at) ? step : 0
        // An hour that comes twice, or not at all, may begin or end a night; nothing else may differ.
        const zoneChanges =
          DateTime.fromJSDate(start, { zone: calendar.zone }).offset !==
          DateTime.fromJSDate(end, { zone: calendar.zone }).offset
        const difference = Math.abs(countedBetween(calendar, start, end) - sum)
        expect(difference).toBeLessThanOrEqual(zoneChanges ? HOUR : 0)
      }),
    )
  })

  it('give a deadline after exactly the time that counts', () => {
    fc.assert(
      fc.property(calendars, starts, fc.integer({ min: 1, max: 200 }), (calendar, start, hours) => {
        fc.pre(calendarFault(calendar) === null)
        const { deadline, skipped } = reckoned(calendar, start, hours * HOUR)
        expect(countedBetween(calendar, start, deadline)).toBe(hours * HOUR)
        const days = countedDays(calendar, start, deadline)
        expect(days.reduce((sum, { ms }) => sum + ms, 0)).toBe(hours * HOUR)
        const left = Object.values(skipped).reduce((sum, { ms }) => sum + ms, 0)
        expect(deadline.getTime() - start.getTime()).toBe(hours * HOUR + left)
      }),
    )
  })
})
