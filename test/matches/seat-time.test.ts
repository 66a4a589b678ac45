/** The time of a seat, whatever happens to it: pauses, vacations, gifts, outages, and restarts between them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchClock } from '../../src/matches/clock-terms.ts'
import {
  begunTime,
  hold,
  leftOf,
  moved,
  notYetLate,
  type RowTime,
  release,
  stockAfter,
  withMoreTime,
  withVacations,
} from '../../src/matches/seat-time.ts'
import { ALWAYS, type Calendar, uncountedAt } from '../../src/time/calendar.ts'
import { countedBetween } from '../../src/time/working-time.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-03-20T10:00:00Z')
const moment = (ms: number) => new Date(START + ms)

const calendars: fc.Arbitrary<Calendar> = fc.record({
  zone: fc.constantFrom('UTC', 'Europe/Paris', 'America/New_York', 'Asia/Kolkata'),
  night: fc.option(fc.record({ from: fc.constantFrom(1320, 1380, 0, 60), to: fc.constantFrom(360, 420, 480) })),
  rest: fc.subarray([6, 7]),
  holidays: fc.subarray(['2026-03-23', '2026-03-29', '2026-04-06']),
  vacations: fc.constant([]),
})
const clocks: fc.Arbitrary<MatchClock> = fc.oneof(
  fc.record({
    kind: fc.constant('each' as const),
    sittingMs: fc.integer({ min: 1, max: 200 }).map((hours) => hours * HOUR),
    counts: fc.constantFrom('all', 'working'),
  }),
  fc
    .record({ start: fc.integer({ min: 1, max: 90 }), add: fc.integer({ min: 0, max: 30 }), more: fc.nat(90) })
    .map(({ start, add, more }) => ({
      kind: 'fischer' as const,
      startMs: start * HOUR,
      incrementMs: Math.min(add, start + more) * HOUR,
      capMs: (start + more) * HOUR,
      counts: 'working' as const,
    })),
)

type Step =
  | { readonly what: 'hold' | 'release' }
  | { readonly what: 'gift' | 'move' | 'vacation'; readonly amount: number }
const steps: fc.Arbitrary<readonly { readonly wait: number; readonly step: Step }[]> = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 30 * HOUR }),
    step: fc.oneof(
      fc.record({ what: fc.constantFrom('hold' as const, 'release' as const) }),
      fc.record({
        what: fc.constantFrom('gift' as const, 'move' as const, 'vacation' as const),
        amount: fc.integer({ min: 1, max: 5 }),
      }),
    ),
  }),
  { maxLength: 8 },
)

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

function apply(row: RowTime, step: Step, clock: MatchClock, calendar: Calendar, now: Date): RowTime {
  switch (step.what) {
    case 'hold':
      return hold(row, now)
    case 'release':
      return release(row, now)
    case 'gift':
      return withMoreTime(row, step.amount * HOUR, now)
    case 'move':
      return moved(row, step.amount * HOUR, now)
    case 'vacation': {
      const from = dayOf(now)
      const to = dayOf(new Date(now.getTime() + (step.amount - 1) * 24 * HOUR))
      return withVacations(row, clock, { ...calendar, vacations: [{ from, to }] }, now)
    }
  }
}

/** A row as it comes back from the database. */
function stored(row: RowTime): RowTime {
  const { deadline, remindAt, lastCallAt, upAt, ...rest } = JSON.parse(JSON.stringify(row))
  const date = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...rest,
    deadline: new Date(deadline),
    remindAt: date(remindAt),
    lastCallAt: date(lastCallAt),
    upAt: date(upAt),
  }
}

describe('the time of a seat', () => {
  it('never runs out while its clock stands still, and keeps what was left', () => {
    fc.assert(
      fc.property(clocks, calendars, steps, (clock, calendar, all) => {
        let now = START
        let row = begunTime(clock, null, calendar, new Date(now), false)
        for (const { wait, step } of all) {
          const left = leftOf(row, new Date(now))
          now += wait
          if (row.heldMs !== null) {
            expect(row.deadline.getTime()).toBeGreaterThan(now)
            expect(leftOf(row, new Date(now))).toBe(left)
          } else {
            // No more has gone than the time that counted.
            const counted = countedBetween(row.calendar ?? ALWAYS, new Date(now - wait), new Date(now))
            expect(leftOf(row, new Date(now))).toBe(Math.max(0, left - counted))
          }
          row = apply(row, step, clock, calendar, new Date(now))
        }
      }),
    )
  })

  it('ends at the same moment after any number of restarts', () => {
    fc.assert(
      fc.property(clocks, calendars, steps, (clock, calendar, all) => {
        let now = START
        let [row, again] = [0, 1].map(() => begunTime(clock, null, calendar, new Date(now), false)) as [
          RowTime,
          RowTime,
        ]
        for (const { wait, step } of all) {
          now += wait
          row = apply(row, step, clock, calendar, new Date(now))
          again = stored(apply(stored(again), step, clock, calendar, new Date(now)))
          expect(again).toEqual(stored(row))
        }
      }),
    )
  })

  it('is not up in a night, on a free day or on vacation, wherever an outage has moved its end', () => {
    fc.assert(
      fc.property(clocks, calendars, fc.integer({ min: 0, max: 40 * HOUR }), (clock, calendar, lost) => {
        const row = moved(begunTime(clock, null, calendar, moment(0), false), lost, moment(0))
        const later = notYetLate(row, clock, calendar, row.deadline)
        const days = row.calendar ?? ALWAYS
        const inside = uncountedAt(days, new Date(row.deadline.getTime() - 1)) !== null
        expect(later !== null).toBe(inside)
        if (later === null) return
        expect(later.deadline.getTime()).toBeGreaterThan(row.deadline.getTime())
        expect(uncountedAt(days, new Date(later.deadline.getTime() - 1))).toBeNull()
      }),
    )
  })

  it('of a stock never grows above the cap, however quick the answers are', () => {
    fc.assert(
      fc.property(
        clocks,
        calendars,
        fc.array(fc.integer({ min: 0, max: 20 * HOUR }), { maxLength: 12 }),
        (clock, calendar, waits) => {
          fc.pre(clock.kind === 'fischer')
          let now = START
          let stock: number | null = null
          for (const wait of waits) {
            const row = begunTime(clock, stock, calendar, new Date(now), false)
            now += wait
            stock = stockAfter(clock, row, new Date(now))
            expect(stock).toBeLessThanOrEqual(clock.kind === 'fischer' ? clock.capMs : 0)
            expect(stock).toBeGreaterThanOrEqual(clock.kind === 'fischer' ? clock.incrementMs : 0)
          }
        },
      ),
    )
  })

  it('of a missed sitting is the increment', () => {
    const clock: MatchClock = {
      kind: 'fischer',
      startMs: 9 * HOUR,
      incrementMs: 2 * HOUR,
      capMs: 9 * HOUR,
      counts: 'all',
    }
    expect(stockAfter(clock, null, moment(0))).toBe(2 * HOUR)
  })
})
