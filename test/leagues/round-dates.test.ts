/** The dates of rounds: local days, clock changes, weekends and holidays. */
import { describe, expect, it } from 'vitest'
import type { RoundTiming } from '../../src/leagues/league.ts'
import { afterDays, datesOfRound, movedStart, plannedRound, schedule } from '../../src/leagues/round-dates.ts'
import { DAY, HOUR, settings } from './leagues.ts'

const WEEK: RoundTiming = { kind: 'calendar', days: 7, skipWeekends: false, holidays: [], graceHours: 24 }
const inParis = (rounds: Partial<RoundTiming> = {}) =>
  settings({ zone: 'Europe/Paris', rounds: { ...WEEK, ...rounds } })

describe('the dates of rounds', () => {
  it('start at the same local hour before and after a clock change', () => {
    // Sunday, 28 March 2027, is an hour short in Paris.
    const before = Date.UTC(2027, 2, 22, 17)
    expect(afterDays(inParis(), before, 7)).toBe(Date.UTC(2027, 2, 29, 16))
    expect(datesOfRound(inParis(), before)).toEqual({
      startsAt: before,
      softEndAt: before + 6 * DAY - HOUR,
      hardEndAt: before + 7 * DAY - HOUR,
    })
  })

  it.each([
    ['on which a round starts', Date.UTC(2027, 2, 21, 1, 30), []],
    ['within a round', Date.UTC(2027, 2, 24, 1, 30), []],
    ['on which a round starts after a holiday', Date.UTC(2027, 2, 20, 1, 30), ['2027-03-27']],
  ])('keep their hour after a day without this hour %s', (_, start, holidays) => {
    // In Paris, half past two does not exist on Sunday, 28 March 2027.
    const paris = { ...inParis({ holidays }), dates: { signUpEndsAt: 0, checkInEndsAt: null, startsAt: start } }
    const rounds = schedule({ settings: paris, anchor: { round: 1, startsAt: start } }, 4)
    const hours = rounds.map(({ startsAt }) =>
      new Intl.DateTimeFormat('fr', { timeZone: 'Europe/Paris', timeStyle: 'short' }).format(startsAt),
    )
    const gap = rounds.findIndex(({ startsAt }) => startsAt === Date.UTC(2027, 2, 28, 1, 30))
    expect(hours).toEqual(hours.map((_, at) => (at === gap ? '03:30' : '02:30')))
    for (const [at, { hardEndAt }] of rounds.slice(0, -1).entries()) expect(hardEndAt).toBe(rounds[at + 1]!.startsAt)
    // The rounds after one that has begun late by an hour are the same.
    if (gap < 0) return
    const anchor = { round: gap + 1, startsAt: rounds[gap]!.startsAt }
    expect(schedule({ settings: paris, anchor }, 4)).toEqual(rounds.slice(gap))
    expect(movedStart(paris, anchor.startsAt, DAY)).toBe(Date.UTC(2027, 2, 30, 0, 30))
  })

  it('count neither weekends nor holidays', () => {
    const thursday = Date.UTC(2026, 11, 24, 17)
    const rounds = { days: 3, skipWeekends: true, holidays: ['2026-12-25'] }
    // Monday 28, Tuesday 29 and Wednesday 30 are the days of the round.
    expect(datesOfRound(inParis(rounds), thursday).hardEndAt).toBe(Date.UTC(2026, 11, 30, 17))
  })

  it('do not begin on a day that is skipped', () => {
    const saturday = Date.UTC(2027, 0, 9, 17)
    expect(datesOfRound(inParis({ skipWeekends: true }), saturday).startsAt).toBe(Date.UTC(2027, 0, 11, 17))
  })

  it('by calendar end when the next round begins, with the grace before it', () => {
    const start = Date.UTC(2027, 0, 4, 17)
    const league = { settings: inParis(), anchor: { round: 1, startsAt: start } }
    const [first, third] = [plannedRound(league, 1), plannedRound(league, 3)]
    expect(first.hardEndAt - first.softEndAt).toBe(24 * HOUR)
    expect(third.startsAt).toBe(start + 14 * DAY)
    expect(schedule(league, 3)).toEqual([first, plannedRound(league, 2), third])
  })

  it('as soon as all are done end by their days, with the grace after them', () => {
    const start = Date.UTC(2027, 0, 4, 17)
    const dates = datesOfRound(inParis({ kind: 'whenDone' }), start)
    expect(dates).toEqual({ startsAt: start, softEndAt: start + 7 * DAY, hardEndAt: start + 8 * DAY })
  })

  it('give a short round at most a quarter of its time as grace', () => {
    const start = Date.UTC(2027, 0, 4, 17)
    const dates = datesOfRound(inParis({ days: 1 }), start)
    expect(dates.hardEndAt - dates.softEndAt).toBe(6 * HOUR)
  })

  it('move by whole local days that make up for a delay', () => {
    const start = Date.UTC(2027, 2, 26, 17)
    expect(movedStart(inParis(), start, HOUR)).toBe(start + DAY)
    // Two local days are 47 hours here.
    expect(movedStart(inParis(), start, 48 * HOUR)).toBe(start + 3 * DAY - HOUR)
    // And this one has 25.
    const autumn = Date.UTC(2027, 9, 30, 16)
    expect(movedStart(inParis(), autumn, 25 * HOUR)).toBe(autumn + 25 * HOUR)
    expect(movedStart(inParis(), autumn, 25 * HOUR + 1)).toBe(autumn + 49 * HOUR)
    expect(movedStart(inParis(), autumn, 0)).toBe(autumn)
  })
})
