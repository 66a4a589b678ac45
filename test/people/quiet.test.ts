/** Quiet hours against local time, for which the test asks another library than the program does. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SUGGESTED_QUIET } from '../../src/people/person.ts'
import { isQuiet, quietUntil } from '../../src/people/quiet.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const clocks = new Map<string, Intl.DateTimeFormat>()
/** Returns the local time in minutes after midnight. */
function onTheWall(zone: string, at: number): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(zone, clock)
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  return parts.hour! * 60 + parts.minute!
}

/** Whether it is quiet, counted minute by minute. */
function quietMinutes(from: number, to: number): Set<number> {
  const minutes = new Set<number>()
  for (let minute = from; minute !== to; minute = (minute + 1) % 1440) minutes.add(minute)
  return minutes
}

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const quiet = fc
  .record({ from: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 1439 }) })
  .map(({ from, length }) => ({ from, to: (from + length) % 1440 }))
const moment = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2045-01-01T00:00:00Z'),
  noInvalidDate: true,
})

/** Returns the moments around which the clock of a zone changes. */
function changes(timeZone: string, year: number): number[] {
  const found: number[] = []
  const offset = (at: number) => {
    const wall = onTheWall(timeZone, at)
    const utc = Math.floor((at % (24 * HOUR)) / MINUTE)
    return (((wall - utc) % 1440) + 1440) % 1440
  }
  const start = Date.UTC(year, 0, 1)
  for (let at = start; at < start + 366 * 24 * HOUR; at += HOUR) if (offset(at) !== offset(at + HOUR)) found.push(at)
  return found
}

describe('quiet hours', () => {
  it('go by the clock on the wall in every zone', () => {
    fc.assert(
      fc.property(zone, quiet, moment, (where, hours, at) => {
        const minutes = quietMinutes(hours.from, hours.to)
        expect(isQuiet(hours, where, at)).toBe(minutes.has(onTheWall(where, at.getTime())))
      }),
      { numRuns: 1000 },
    )
  })

  it('end at the first moment that is not quiet, and no sooner', () => {
    fc.assert(
      fc.property(zone, quiet, moment, (where, hours, at) => {
        const end = quietUntil(hours, where, at).getTime()
        expect(isQuiet(hours, where, new Date(end))).toBe(false)
        expect(end).toBeGreaterThanOrEqual(at.getTime())
        const minutes = quietMinutes(hours.from, hours.to)
        for (let now = at.getTime(); now < end; now += 7 * MINUTE) expect(minutes.has(onTheWall(where, now))).toBe(true)
        if (end > at.getTime()) expect(minutes.has(onTheWall(where, end - 1))).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it.each([
    ['Europe/Paris', 2021],
    ['America/New_York', 2021],
    ['Australia/Lord_Howe', 2021],
    ['Pacific/Chatham', 2021],
    ['Africa/Casablanca', 2021],
    ['Asia/Tehran', 2021],
    ['America/Santiago', 2021],
    ['Pacific/Apia', 2011],
  ])('hold across every change of the clock: %s %i', (where, year) => {
    const around = changes(where, year)
    expect(around.length).toBeGreaterThan(1)
    fc.assert(
      fc.property(
        fc.constantFrom(...around),
        quiet,
        fc.integer({ min: -26 * 60, max: 3 * 60 }),
        (change, hours, by) => {
          const at = change + by * MINUTE
          const minutes = quietMinutes(hours.from, hours.to)
          // Looked for minute by minute.
          let end = at
          while (minutes.has(onTheWall(where, end))) end += MINUTE
          expect(quietUntil(hours, where, new Date(at))).toEqual(new Date(end))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('from 22 to 8, on the nights on which an hour is left out and comes twice', () => {
    const until = (at: string) => quietUntil(SUGGESTED_QUIET, 'Europe/Paris', new Date(at)).toISOString()
    expect(until('2030-03-30T21:00:00Z')).toBe('2030-03-31T06:00:00.000Z')
    expect(until('2030-10-26T20:00:00Z')).toBe('2030-10-27T07:00:00.000Z')
    expect(until('2030-10-26T19:59:59.999Z')).toBe('2030-10-26T19:59:59.999Z')
    expect(until('2030-07-01T05:59:59.999Z')).toBe('2030-07-01T06:00:00.000Z')
  })

  it('that end within the hour that is left out end when the clock jumps over it', () => {
    const until = quietUntil({ from: 23 * 60, to: 2 * 60 + 30 }, 'Europe/Paris', new Date('2030-03-31T00:10:00Z'))
    expect(until.toISOString()).toBe('2030-03-31T01:00:00.000Z')
  })
})
