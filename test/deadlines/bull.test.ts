import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { nanoid } from 'nanoid'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RINGS } from '../../src/deadlines/alarm.ts'
import { newLog } from '../../src/log.ts'
import { systemClock } from '../../src/time/clock.ts'
import { eventually } from '../eventually.ts'
import { act, begin, draft, layTokens, type Net, open, see } from '../matches/net.ts'
import { NO_REDIS, type Place, quickest, redis as redisUrl, type Wire, wireTo } from '../storage/servers.ts'

describe.skipIf(redisUrl === null)(`alarms on BullMQ${NO_REDIS}`, () => {
  let place: Place
  let redis: Redis
  let prefix: string
  let net: Net
  let wire: Wire | null
  beforeEach(async () => {
    place = quickest()
    prefix = `test-${nanoid(10)}`
    redis = new Redis(redisUrl!)
    wire = null
  })
  afterEach(async () => {
    await net.close()
    await wire?.cut()
    await flush()
    redis.disconnect()
    await place.remove()
  })

  /** A time for which an alarm is usually set before. */
  const soon = () => new Date(Date.now() + 3_000)
  const keys = () => redis.keys(`${prefix}:*`)
  /** The jobs that wait, as `queue:id`. */
  const jobs = async () =>
    (await keys()).map((key) => key.slice(prefix.length + 1)).filter((name) => /^[a-z]+:at-\d+$/.test(name))
  const figures = async () => Object.fromEntries((await net.alarms.figures()).map(({ queue, ...one }) => [queue, one]))
  const flush = async () => {
    const found = await keys()
    if (found.length > 0) await redis.del(found)
  }
  const start = async (options: Parameters<typeof open>[1] = {}) => {
    net = await open(place, { redisUrl: redisUrl!, redisPrefix: prefix, clock: systemClock, ...options })
    await net.start()
  }

  it('are one job a second, and only for the next minute and a half', async () => {
    await start()
    const at = Math.ceil(Date.now() / 1000) * 1000 + 60_000
    await begin(net)
    await net.prisma.sitting.updateMany({ data: { remindAt: null, deadline: new Date(at) } })
    for (let more = 0; more < 3; more++) await begin(net, { right: `bob${more}` })
    await net.wake()
    await eventually(async () => expect(await jobs()).toEqual([`deadlines:at-${at / 1000}`]))
  })

  /** Something of each kind is due soon, a second apart: a time-out, a reminder, a challenge, a league, a search. */
  const soonDue = async () => {
    const first = Math.ceil(Date.now() / 1000) + 75
    const at = (n: number) => new Date((first + n) * 1000)
    await begin(net)
    await net.prisma.sitting.updateMany({ data: { deadline: at(0), remindAt: at(1), lastCallAt: null } })
    const { id } = await draft(net, 'carl', null)
    await net.prisma.challenge.update({ where: { id }, data: { expiresAt: at(2) } })
    const of = { guildId: '1', channelId: '2', organisers: ['olga'], name: 'L', game: 'tiny', format: 'short' }
    const state = { phase: 'signUp', players: 0, cases: 0, snapshot: '', version: 1, events: 0, createdAt: new Date() }
    await net.prisma.league.create({ data: { id: 'l', ...of, ...state, nextAt: at(3) } })
    return [
      `deadlines:at-${first}`,
      `deadlines:at-${first + 2}`,
      `leagues:at-${first + 3}`,
      `reminders:at-${first + 1}`,
    ]
  }

  it('lie in a queue for each kind of work, with ids that follow from their time, and are there again after a flush', async () => {
    await start()
    const expected = await soonDue()
    for (const time of ['first', 'again', 'after a flush']) {
      await net.wake()
      await eventually(async () => expect((await jobs()).sort()).toEqual(expected))
      await eventually(async () =>
        expect(await figures()).toEqual({
          deadlines: { waiting: 2, failed: 0 },
          reminders: { waiting: 1, failed: 0 },
          leagues: { waiting: 1, failed: 0 },
        }),
      )
      if (time === 'again') await flush()
    }
  })

  it('ring again after a failure, are kept as failed at the end, and forgotten once the work is done', async () => {
    const log: string[] = []
    await start({ log: newLog('error', { write: (line: string) => void log.push(line) }) })
    await begin(net)
    // Reminders can not be written: their table takes none.
    await net.prisma.$executeRaw`ALTER TABLE "Notice" ADD CONSTRAINT "none" CHECK ("kind" <> 'reminder')`
    // If the machine is so busy that its time has come before its alarm is set, there is none.
    await eventually(async () => {
      await net.prisma.sitting.updateMany({ data: { remindAt: soon() } })
      await net.wake()
      const { waiting = 0, failed = 0 } = (await figures()).reminders ?? {}
      expect(waiting + failed).toBeGreaterThan(0)
    })
    await eventually(async () => expect((await figures()).reminders).toEqual({ waiting: 0, failed: 1 }), 100)
    const failures = () => log.filter((line) => line.includes('could not do what is due')).length
    expect(failures()).toBeGreaterThanOrEqual(RINGS.most)
    await eventually(async () =>
      expect((await net.hostDesk.view()).failed).toEqual([{ queue: 'reminders', waiting: 0, failed: 1 }]),
    )
    // Other kinds of work go on.
    await eventually(async () => expect((await figures()).deadlines?.failed).toBe(0))
    const queue = new Queue('reminders', { connection: redis, prefix })
    const [dead] = await queue.getFailed()
    await queue.close()
    expect(dead?.failedReason).toBe('What was due could not be done; the log says why.')
    await net.prisma.$executeRaw`ALTER TABLE "Notice" DROP CONSTRAINT "none"`
    await net.close()
    await start()
    await eventually(async () => expect((await figures()).reminders?.failed).toBe(0))
    await eventually(() => expect(net.herald.told.map(({ kind }) => kind)).toContain('reminder'))
  })

  it('ring although somebody has set jobs for years ahead, or without a time', async () => {
    await start()
    const matchId = await begin(net, { format: 'long' })
    await act(net, matchId, 'bob')
    const queue = new Queue('reminders', { connection: redis, prefix })
    const forged = [
      { at: '9999-01-01T00:00:00Z' },
      { at: 'never' },
      {},
      { at: new Date(Date.now() + 3e10).toISOString() },
    ]
    await queue.addBulk(forged.map((data, at) => ({ name: 'reminders', data, opts: { jobId: `at-forged-${at}` } })))
    await net.prisma.sitting.updateMany({ data: { remindAt: soon() } })
    await net.wake()
    await eventually(() => expect(net.herald.told.map(({ kind }) => kind)).toContain('reminder'))
    // A worker does one job after the other: none of these holds it.
    await eventually(async () =>
      expect(await queue.getJobCounts('active', 'waiting')).toEqual({ active: 0, waiting: 0 }),
    )
    await queue.close()
  })

  it('ring when the time is up, and do nothing for a person who has answered', async () => {
    await start()
    const matchId = await begin(net, { format: 'long' })
    await act(net, matchId, 'bob')
    const kinds = () => net.herald.told.map(({ kind }) => kind)
    await net.prisma.sitting.updateMany({ data: { remindAt: soon() } })
    await net.wake()
    await eventually(() => expect(kinds()).toContain('reminder'))
    expect(kinds()).not.toContain('missed')
    await net.prisma.sitting.updateMany({ data: { deadline: soon() } })
    await net.wake()
    await eventually(() => expect(kinds()).toContain('missed'))
    const told = net.herald.news(matchId)
    expect(told).toContain('reminder left')
    expect(told.filter((news) => news === 'missed left')).toHaveLength(1)
    expect(await net.prisma.move.count({ where: { matchId, origin: 'clock', seat: 'right', seq: { lt: 3 } } })).toBe(0)
  })

  it('lost by a flush are set again from the database', async () => {
    await start()
    const matchId = await begin(net)
    await act(net, matchId, 'bob')
    await net.prisma.sitting.updateMany({ data: { remindAt: null, deadline: new Date(Date.now() + 75_000) } })
    await net.wake()
    await eventually(async () => expect(await jobs()).not.toEqual([]))
    await flush()
    expect(await redis.exists(`${prefix}:deadlines:meta`)).toBe(0)
    await net.prisma.sitting.updateMany({ data: { deadline: soon() } })
    // As the next tick does.
    await net.wake()
    await eventually(() => expect(net.herald.told.map(({ kind }) => kind)).toContain('missed'))
    expect(net.herald.news(matchId).filter((news) => news === 'missed left')).toHaveLength(1)
  })

  it('are set after an error of Redis that breaks no connection', async () => {
    const log: string[] = []
    await start({ log: newLog('warn', { write: (line: string) => void log.push(line) }) })
    const wait = `${prefix}:leagues:wait`
    const marker = `${prefix}:leagues:marker`
    await redis.del(wait, marker)
    await redis.set(wait, 'no list')
    await redis.zadd(marker, 0, '0')
    await eventually(() => expect(log.join('')).toContain('Redis is not well'))
    await redis.del(wait)
    await soonDue()
    await net.wake()
    await eventually(async () => expect(await jobs()).toHaveLength(4))
  })

  it('are not needed to play, nor to keep time: without Redis the tick does it', async () => {
    wire = await wireTo(redisUrl!)
    await wire.cut()
    net = await open(place, { redisUrl: wire.url, redisPrefix: prefix })
    await net.start()
    // Its alarms are near enough to be set, and Redis never answers.
    const matchId = await begin(net, { sittingMs: 80_000 })
    await layTokens(net, matchId)
    await act(net, matchId, 'bob')
    await net.wake()
    net.clock.advance(80_000)
    await net.idle()
    expect(await net.alarms.figures()).toEqual([])
    expect(net.herald.news(matchId)).toContain('missed left')
    expect((await see(net, matchId, 'ann')).match.status).toBe('running')
  })
})
