import { Redis } from 'ioredis'
import { nanoid } from 'nanoid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../src/time/clock.ts'
import { act, begin, DAY, layTokens, type Net, open, see } from '../matches/net.ts'
import { NO_REDIS, type Place, quickest, redis as redisUrl, type Wire, wireTo } from '../storage/servers.ts'

/** Long enough for a busy machine, and shorter than the clockwork's tick: what comes by then was rung by a job. */
const SOON = { timeout: 20_000, interval: 50 }

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

  const keys = () => redis.keys(`${prefix}:*`)
  const jobs = async () => (await keys()).map((key) => key.slice(`${prefix}:alarms:`.length))
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
    for (let more = 0; more < 3; more++) await begin(net)
    await net.wake()
    await vi.waitFor(async () => {
      expect((await jobs()).filter((name) => name.startsWith('at-'))).toEqual([`at-${at / 1000}`])
    }, SOON)
  })

  it('ring when the time is up, and do nothing for a person who has answered', async () => {
    await start()
    const matchId = await begin(net, { format: 'long', sittingMs: 6_000 })
    await act(net, matchId, 'bob')
    await vi.waitFor(() => expect(net.herald.told.map(({ kind }) => kind)).toContain('missed'), SOON)
    const told = net.herald.news(matchId)
    expect(told).toContain('reminder left')
    expect(told.filter((news) => news === 'missed left')).toHaveLength(1)
    expect(told.indexOf('reminder left')).toBeLessThan(told.indexOf('missed left'))
    expect(await net.prisma.move.count({ where: { matchId, origin: 'clock', seat: 'right', seq: { lt: 3 } } })).toBe(0)
  })

  it('lost by a flush are set again from the database', async () => {
    await start()
    const matchId = await begin(net, { sittingMs: 3_000 })
    await act(net, matchId, 'bob')
    await vi.waitFor(async () => expect(await jobs()).not.toEqual([]), SOON)
    await flush()
    expect(await redis.exists(`${prefix}:alarms:meta`)).toBe(0)
    // As the next tick does.
    await net.wake()
    await vi.waitFor(() => expect(net.herald.told.map(({ kind }) => kind)).toContain('missed'), SOON)
    expect(net.herald.news(matchId).filter((news) => news === 'missed left')).toHaveLength(1)
  })

  it('are not needed to play, nor to keep time: without Redis the tick does it', async () => {
    wire = await wireTo(redisUrl!)
    await wire.cut()
    net = await open(place, { redisUrl: wire.url, redisPrefix: prefix })
    await net.start()
    const matchId = await begin(net)
    await layTokens(net, matchId)
    await act(net, matchId, 'bob')
    net.clock.advance(3 * DAY)
    await net.idle()
    expect(net.herald.news(matchId)).toContain('missed left')
    expect((await see(net, matchId, 'ann')).match.status).toBe('running')
  })
})
