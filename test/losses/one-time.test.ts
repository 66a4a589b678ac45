/** Processes whose clocks disagree: the database's clock counts, and nobody is late by another one. */
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TimeCheck } from '../../src/deadlines/time-check.ts'
import { Reach } from '../../src/matches/reach.ts'
import { type Clock, systemClock } from '../../src/time/clock.ts'
import { CorrectedClock } from '../../src/time/corrected-clock.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'
import { act, begin, DAY, type Net, open, see } from '../matches/net.ts'
import { NO_POSTGRES, type Place, postgres, quickest } from '../storage/servers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The clock of a machine that is wrong by this many milliseconds. The database has the right time. */
class SkewedClock implements Clock {
  skewMs: number

  constructor(skewMs: number) {
    this.skewMs = skewMs
  }

  now(): Date {
    return new Date(Date.now() + this.skewMs)
  }

  wake(at: Date, callback: () => void): () => void {
    return systemClock.wake(new Date(at.getTime() - this.skewMs), callback)
  }
}

describe.skipIf(postgres === null)(`processes whose clocks disagree${NO_POSTGRES}`, () => {
  let place: Place
  const nets: Net[] = []
  beforeEach(() => {
    place = quickest()
  })
  afterEach(async () => {
    for (const net of nets.splice(0)) await net.close()
    await place.remove()
  })

  /** A process on a machine whose clock is so far ahead of the database's. */
  async function ahead(ms: number) {
    const machine = new SkewedClock(ms)
    const clock = new CorrectedClock(machine)
    const net = await open(place, { clock: clock as never })
    nets.push(net)
    await net.start()
    await net.idle()
    return { net, machine, clock }
  }
  const deadlineOf = async (net: Net, matchId: string) => (await see(net, matchId, 'carl')).calls[0]!.deadline.getTime()

  it.each([DAY, -DAY])('time nobody out that is not late (%i ms ahead), and say what is wrong', async (ms) => {
    const { net: right } = await ahead(0)
    const matchId = await begin(right, { format: 'long', sittingMs: 12 * HOUR })
    await act(right, matchId, 'bob')
    await right.idle()
    const before = await deadlineOf(right, matchId)
    const { net: wrong, clock } = await ahead(ms)
    await wrong.wake()
    await wrong.idle()
    expect(await right.prisma.move.count({ where: { origin: 'clock' } })).toBe(0)
    expect(await deadlineOf(right, matchId)).toBe(before)
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(MINUTE)
    expect(wrong.reach.obstacles.map(({ what }) => what).join()).toContain(ms > 0 ? 'ahead of' : 'behind')
    expect(right.reach.open).toBe(true)
  })

  it('have one time if they differ by seconds, and work', async () => {
    const { net: right } = await ahead(0)
    const { net: fast, clock } = await ahead(20_000)
    expect(fast.reach.open).toBe(true)
    expect(clock.aheadMs).toBeGreaterThan(15_000)
    const matchId = await begin(fast, { format: 'long', sittingMs: 12 * HOUR })
    const [left] = (await see(right, matchId, 'carl')).calls
    expect(left!.calledAt.getTime()).toBeLessThan(Date.now() + 10_000)
  })

  it('time nobody out after the clock of one has leapt by a day', async () => {
    const { net, machine } = await ahead(0)
    const matchId = await begin(net, { format: 'long', sittingMs: 12 * HOUR })
    await act(net, matchId, 'bob')
    await net.idle()
    const before = await deadlineOf(net, matchId)
    machine.skewMs = DAY
    await net.wake()
    await net.idle()
    expect(await net.prisma.move.count({ where: { origin: 'clock' } })).toBe(0)
    expect(Math.abs((await deadlineOf(net, matchId)) - before)).toBeLessThan(15 * MINUTE)
    expect(net.reach.obstacles.map(({ sign }) => sign)).toEqual(['clock'])
  })
})

describe('a process', () => {
  /** A process whose clocks and whose database's clock the test moves. */
  const measured = async () => {
    const [machine, wall, database] = ['machine', 'wall', 'database'].map(() => new HandClock('2030-01-01T00:00:00Z'))
    const clock = new CorrectedClock(machine!, wall!)
    const reach = new Reach(clock)
    const prisma = { $queryRaw: async () => [{ at: database!.now() }] }
    const check = new TimeCheck({ prisma: prisma as never, clock, reach, log: pino({ level: 'silent' }) })
    await check.start()
    const pass = (ms: number) => {
      for (const one of [database!, wall!, machine!]) one.advance(ms)
    }
    return { machine: machine!, wall: wall!, database: database!, clock, reach, check, pass }
  }

  it('does not leap with the clock of its machine, and says within seconds that somebody has set it', async () => {
    const { wall, database, clock, reach, check, pass } = await measured()
    wall.advance(DAY)
    expect(clock.now()).toEqual(database.now())
    pass(5_000)
    await eventually(() => expect(reach.obstacles.map(({ sign }) => sign)).toEqual(['clock']))
    expect(clock.now()).toEqual(database.now())
    wall.advance(-DAY)
    await eventually(() => {
      pass(5_000)
      expect(reach.open).toBe(true)
    })
    expect(clock.now()).toEqual(database.now())
    check.stop()
  })

  it('has the right time within seconds after its machine has slept, and complains of nothing', async () => {
    const { wall, database, clock, reach, check, pass } = await measured()
    for (const one of [wall, database]) one.advance(8 * HOUR)
    pass(5_000)
    await eventually(() => expect(clock.now()).toEqual(database.now()))
    expect(reach.open).toBe(true)
    check.stop()
  })
})

describe('a corrected clock', () => {
  it('wakes by its own time, but never later than it would have, if it was corrected while somebody slept', () => {
    const machine = new HandClock('2030-01-02T00:00:00Z')
    const clock = new CorrectedClock(machine)
    clock.correct(DAY)
    expect(clock.now()).toEqual(new Date('2030-01-01T00:00:00Z'))
    const rung: string[] = []
    clock.wake(new Date('2030-01-01T01:00:00Z'), () => rung.push('one'))
    const cancel = clock.wake(new Date('2030-01-01T01:00:00Z'), () => rung.push('never'))
    cancel()
    machine.advance(30 * MINUTE)
    expect(rung).toEqual([])
    // The machine is only half a day ahead: by the right time the hour is long over.
    clock.correct(DAY / 2)
    machine.advance(0)
    expect(rung).toEqual(['one'])
    // This one goes to sleep by a clock that has leapt: set right again, it would wait for half a day more.
    clock.wake(new Date(clock.now().getTime() + MINUTE), () => rung.push('two'))
    clock.correct(DAY)
    machine.advance(30_000)
    expect(rung).toEqual(['one'])
    machine.advance(30_000)
    expect(rung).toEqual(['one', 'two'])
  })
})
