/** The clock of the sandbox, which is moved ahead by hand. */
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { MovedClock } from '../../src/time/moved-clock.ts'
import { readJourney, TimeTravel } from '../../src/time/time-travel.ts'
import { HandClock } from '../hand-clock.ts'

const HOUR = 3_600_000
const START = '2030-01-01T12:00:00Z'

function clocks(aheadMs = 0) {
  const machine = new HandClock(START)
  return { machine, clock: new MovedClock(machine, aheadMs) }
}

describe('a moved clock', () => {
  it('runs on with the machine, as far ahead as it was moved', () => {
    const { machine, clock } = clocks(HOUR)
    machine.advance(1_000)
    expect(clock.now()).toEqual(new Date('2030-01-01T13:00:01Z'))
    clock.advance(HOUR)
    expect([clock.now(), clock.aheadMs]).toEqual([new Date('2030-01-01T14:00:01Z'), 2 * HOUR])
  })

  it('wakes all that sleeps at its own moment, in order, and what they set on the way, too', () => {
    const { machine, clock } = clocks()
    const at = (ms: number) => new Date(new Date(START).getTime() + ms)
    const woken: string[] = []
    const wake = (name: string, ms: number, then = () => {}) =>
      clock.wake(at(ms), () => {
        woken.push(`${name} ${(clock.now().getTime() - at(0).getTime()) / HOUR}`)
        then()
      })
    wake('late', 3 * HOUR)
    wake('early', HOUR, () => void wake('between', 2 * HOUR))
    const cancel = wake('never', HOUR)
    cancel()
    wake('after', 5 * HOUR)
    clock.advance(4 * HOUR)
    expect(woken).toEqual(['early 1', 'between 2', 'late 3'])
    // The rest sleeps on by the moved time: an hour of the machine is left of five.
    machine.advance(HOUR - 1)
    expect(woken).toHaveLength(3)
    machine.advance(1)
    expect(woken).toEqual(['early 1', 'between 2', 'late 3', 'after 5'])
    expect(machine.sleepers).toBe(0)
  })
})

describe('moving time', () => {
  it('stops at each moment at which something is due, and keeps how far it is', async () => {
    const { clock } = clocks()
    const kept: number[] = []
    const time = new TimeTravel(clock, (aheadMs) => kept.push(aheadMs / HOUR))
    const stops: number[] = []
    const due = [0.25, 2.5].map((hours) => new Date(clock.now().getTime() + hours * HOUR))
    time.carry({
      nextDue: async (until) => due.find((at) => at > clock.now() && at <= until) ?? null,
      settle: async () => void stops.push(clock.aheadMs / HOUR),
    })
    await time.move(3 * HOUR)
    expect(stops).toEqual([0, 0.25, 1.25, 2.25, 2.5, 3])
    expect(kept.at(-1)).toBe(3)
    expect(time.moving).toBe(false)
  })

  it('goes ahead only, by a year at most, and not before the program has started', () => {
    const { clock } = clocks()
    const time = new TimeTravel(clock)
    expect(() => time.move(HOUR)).toThrow('once the program has started')
    time.carry({ nextDue: async () => null, settle: async () => {} })
    for (const wrong of [0, -HOUR, Number.NaN, 9_000 * HOUR, new Date('2029-01-01')])
      expect(() => time.move(wrong)).toThrow(RangeError)
  })

  it('is asked for in hours, days or weeks, or by a date', () => {
    expect(['+1h', '3d', ' +1w '].map((text) => readJourney(text))).toEqual([HOUR, 72 * HOUR, 168 * HOUR])
    expect(readJourney('2030-05-01T18:00Z')).toEqual(new Date('2030-05-01T18:00:00Z'))
    for (const wrong of ['', 'soon', '+1', '1 month', '2030-13-01']) expect(readJourney(wrong)).toBeNull()
  })

  it('is never there with a token of Discord', () => {
    expect(readConfig({ SANDBOX_TIME: '+1w' }).sandboxTime).toBe(168 * HOUR)
    expect(readConfig({}).sandboxTime).toBeNull()
    expect(() => readConfig({ SANDBOX_TIME: '+1w', DISCORD_TOKEN: 'token' })).toThrow(/sandbox alone/)
    expect(() => readConfig({ SANDBOX_TIME: 'soon' })).toThrow(/\+1h, \+3d or \+1w/)
  })
})
