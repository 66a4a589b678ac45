import { describe, expect, it } from 'vitest'
import { ALWAYS, type Calendar } from '../../src/time/calendar.ts'
import {
  allowance,
  calendarFor,
  controlFault,
  sittingMoments,
  startTime,
  type TimeControl,
  timeAfter,
  withGift,
} from '../../src/time/time-control.ts'
import { back, DAYS_A_YEAR, daysLeft, taken } from '../../src/time/vacation.ts'

const HOUR = 3_600_000
const each: TimeControl = { kind: 'each', sittingMs: 72 * HOUR, counts: 'all' }
const fischer: TimeControl = {
  kind: 'fischer',
  startMs: 48 * HOUR,
  incrementMs: 12 * HOUR,
  capMs: 60 * HOUR,
  counts: 'working',
}
const nights: Calendar = { ...ALWAYS, night: { from: 22 * 60, to: 6 * 60 } }
const at = (iso: string) => new Date(`${iso}:00Z`)

describe('a clock', () => {
  it('gives each sitting its own time, and keeps nothing', () => {
    const time = startTime(each)
    const { deadline, remindAt, lastCallAt } = sittingMoments(each, time, nights, at('2026-11-23T12:00'))
    expect(deadline).toEqual(at('2026-11-26T12:00'))
    expect(remindAt).toEqual(new Date(at('2026-11-23T12:00').getTime() + 0.8 * 72 * HOUR))
    expect(lastCallAt).toEqual(at('2026-11-26T11:00'))
    expect(timeAfter(each, time, nights, at('2026-11-23T12:00'), at('2026-11-25T12:00'))).toEqual(time)
  })

  it('with a stock takes off what was used by day, and adds the increment, up to the cap', () => {
    const start = startTime(fischer)
    expect(allowance(fischer, start)).toBe(48 * HOUR)
    // 12:00 to 12:00 two days later: 32 hours by day.
    const used = timeAfter(fischer, start, nights, at('2026-11-23T12:00'), at('2026-11-25T12:00'))
    expect(used.leftMs).toBe((48 - 32 + 12) * HOUR)
    const quick = timeAfter(fischer, start, nights, at('2026-11-23T12:00'), at('2026-11-23T12:30'))
    expect(quick.leftMs).toBe(59.5 * HOUR)
    const quicker = timeAfter(fischer, quick, nights, at('2026-11-24T12:00'), at('2026-11-24T12:30'))
    expect(quicker.leftMs).toBe(60 * HOUR)
  })

  it('reminds at four fifths of the time that counts, and once more near the end', () => {
    const { deadline, remindAt, lastCallAt } = sittingMoments(
      fischer,
      { leftMs: 10 * HOUR },
      nights,
      at('2026-11-23T16:00'),
    )
    // Six hours this evening, four tomorrow.
    expect(deadline).toEqual(at('2026-11-24T10:00'))
    expect(remindAt).toEqual(at('2026-11-24T08:00'))
    expect(lastCallAt).toEqual(at('2026-11-24T09:30'))
  })

  it('leaves nothing below nothing when an answer is late', () => {
    const late = timeAfter(fischer, { leftMs: 2 * HOUR }, nights, at('2026-11-23T08:00'), at('2026-11-23T20:00'))
    expect(late.leftMs).toBe(12 * HOUR)
  })

  it('takes a gift, even over the cap', () => {
    expect(withGift(fischer, { leftMs: 50 * HOUR }, 24 * HOUR)).toEqual({ leftMs: 74 * HOUR })
    expect(withGift(each, startTime(each), 24 * HOUR)).toEqual(startTime(each))
  })

  it('is refused with lengths that make no sense', () => {
    expect(controlFault(each)).toBeNull()
    expect(controlFault(fischer)).toBeNull()
    expect(controlFault({ ...each, sittingMs: 10 })).toBe('length')
    expect(controlFault({ ...fischer, capMs: HOUR })).toBe('cap')
    expect(controlFault({ ...fischer, incrementMs: -1 })).toBe('increment')
    expect(controlFault({ ...fischer, incrementMs: 61 * HOUR })).toBe('increment')
  })
})

describe('vacation days', () => {
  const summer = { from: '2026-07-01', to: '2026-07-14' }

  it('are taken from a bank of so many a year', () => {
    expect(taken([], summer, '2026-06-30')).toEqual([summer])
    expect(daysLeft([summer], 2026)).toBe(DAYS_A_YEAR - 14)
    expect(taken([summer], { from: '2026-08-01', to: '2026-08-17' }, '2026-06-30')).toBe('too-many')
  })

  it('count in the year in which they lie', () => {
    const winter = { from: '2026-12-30', to: '2027-01-03' }
    expect(daysLeft([winter], 2026)).toBe(DAYS_A_YEAR - 2)
    expect(daysLeft([winter], 2027)).toBe(DAYS_A_YEAR - 3)
  })

  it('are refused in the past, twice, or backwards', () => {
    expect(taken([], summer, '2026-07-02')).toBe('past')
    expect(taken([summer], { from: '2026-07-14', to: '2026-07-15' }, '2026-06-01')).toBe('overlap')
    expect(taken([], { from: '2026-07-05', to: '2026-07-04' }, '2026-06-01')).toBe('order')
    expect(taken([], { from: 'soon', to: '2026-07-04' }, '2026-06-01')).toBe('order')
  })

  it('stop a clock for the first days of a season alone where it has a bank for them', () => {
    const bank: TimeControl = { ...each, vacations: { from: '2026-07-03', days: 4 } }
    const away: Calendar = { ...ALWAYS, vacations: [summer, { from: '2026-08-01', to: '2026-08-05' }] }
    const deadline = (start: string) => sittingMoments(bank, startTime(bank), away, at(start)).deadline
    // Days before the season cost nothing of its bank; 3 to 6 July are left out, the rest of July counts.
    expect(calendarFor(bank, away).vacations).toEqual([{ from: '2026-07-03', to: '2026-07-06' }])
    expect(deadline('2026-07-01T00:00')).toEqual(at('2026-07-08T00:00'))
    expect(deadline('2026-08-01T00:00')).toEqual(at('2026-08-04T00:00'))
    const two = { ...bank, vacations: { from: '2026-07-13', days: 4 } }
    expect(calendarFor(two, away).vacations).toEqual([
      { from: '2026-07-13', to: '2026-07-14' },
      { from: '2026-08-01', to: '2026-08-02' },
    ])
  })

  it('come back when somebody is back early, but for the day that has begun', () => {
    expect(back([summer], '2026-07-05')).toEqual([{ from: '2026-07-01', to: '2026-07-05' }])
    expect(back([summer], '2026-07-01')).toEqual([{ from: '2026-07-01', to: '2026-07-01' }])
    expect(back([summer], '2026-06-01')).toEqual([summer])
  })
})
