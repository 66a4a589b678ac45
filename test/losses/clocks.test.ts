/** Clocks stand still while nobody can play, whatever the reason, and lost time is given back. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { extensionFor } from '../../src/deadlines/outage-account.ts'
import { act, begin, DAY, HOUR, type Net, open, see } from '../matches/net.ts'
import { type Place, usualBackends } from '../storage/servers.ts'

const MINUTE = 60_000

describe.each(usualBackends)('the clocks of matches on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('while nobody can play', () => {
    let place: Place
    let net: Net
    let matchId: string
    beforeEach(async () => {
      place = newPlace()
      net = await open(place)
      await net.start()
      matchId = await begin(net, { format: 'long' })
      await act(net, matchId, 'bob')
      await net.idle()
      net.herald.news(matchId)
    })
    afterEach(async () => {
      await net.close()
      await place.remove()
    })

    const deadline = async () => {
      const { calls } = await see(net, matchId, 'carl')
      return calls.find(({ seat }) => seat === 'left')!.deadline.getTime()
    }
    const pass = async (ms: number) => {
      net.clock.advance(ms)
      await net.wake()
      await net.idle()
    }
    const news = () => net.herald.news(matchId)

    it('stand still, and go on with the lost time and a margin', async () => {
      const before = await deadline()
      await pass(HOUR)
      net.reach.report('gateway', 'cut off')
      await pass(10 * DAY)
      expect(news()).toEqual([])
      expect((await see(net, matchId, 'ann')).match.status).toBe('running')
      net.reach.report('gateway', null)
      await net.idle()
      await net.idle()
      expect((await deadline()) - before).toBe(10 * DAY + HOUR)
      expect(news()).toEqual(['outage'])
      await pass(3 * DAY)
      expect(news()).toContain('missed left')
    })

    it('stand still until the last of several reasons has gone', async () => {
      const before = await deadline()
      net.reach.report('gateway', 'cut off')
      await pass(DAY)
      net.reach.report('requests', 'all fail')
      net.reach.report('gateway', null)
      await pass(3 * DAY)
      expect(news()).toEqual([])
      net.reach.report('requests', null)
      await net.wake()
      expect((await deadline()) - before).toBe(4 * DAY + HOUR)
    })

    it('count from the moment since which nothing came, not from the one at which it was noticed', async () => {
      const before = await deadline()
      await pass(HOUR)
      net.reach.report('events', 'silent', 20 * MINUTE)
      await pass(10 * MINUTE)
      net.reach.report('events', null)
      await net.wake()
      expect((await deadline()) - before).toBe(30 * MINUTE + 30 * MINUTE)
    })

    it('go on without a word after an interruption of seconds', async () => {
      const before = await deadline()
      net.reach.report('gateway', 'cut off')
      await pass(40_000)
      net.reach.report('gateway', null)
      await pass(1_000)
      expect(await deadline()).toBe(before)
      expect(news()).toEqual([])
    })

    it('lose nothing to a process that stood still, however soon an alarm rings after it', async () => {
      const before = await deadline()
      await pass(HOUR)
      net.clock.standStill(5 * DAY)
      await net.idle()
      await net.wake()
      expect(news()).toEqual(['outage'])
      const given = (await deadline()) - before
      expect(given).toBeGreaterThanOrEqual(5 * DAY + HOUR)
      expect(given).toBeLessThan(5 * DAY + HOUR + MINUTE)
      await pass(3 * DAY)
      expect(news()).toContain('missed left')
    })

    it('lose nothing to a process that stood still while it wrote its heartbeat', async () => {
      const { clock, herald } = net
      await net.close()
      let still = 0
      const onQuery = (sql: string) => {
        if (still === 0 || !/^(?:INSERT|UPDATE).*"Heartbeat"/s.test(sql)) return
        const ms = still
        still = 0
        clock.standStill(ms)
      }
      net = await open(place, { clock, herald, onQuery })
      await net.start()
      await net.idle()
      const before = await deadline()
      still = 5 * DAY
      await pass(30_000)
      expect(still).toBe(0)
      await pass(30_000)
      expect(news()).toEqual(['outage'])
      expect((await deadline()) - before).toBeGreaterThanOrEqual(5 * DAY)
    })

    it('stand still from the start where the program starts cut off', async () => {
      const before = await deadline()
      const { clock, herald } = net
      await net.close()
      clock.advance(DAY)
      net = await open(place, { clock, herald })
      net.reach.report('connection', 'not yet')
      await net.start()
      await pass(9 * DAY)
      expect(news()).toEqual([])
      net.reach.report('connection', null)
      await net.wake()
      expect((await deadline()) - before).toBe(10 * DAY + HOUR)
    })

    it('also hold what becomes due while due work is being done', async () => {
      const other = await begin(net, { format: 'long' })
      await act(net, other, 'bob')
      await net.idle()
      net.clock.advance(3 * DAY - MINUTE)
      await net.idle()
      const { deliver } = net.herald
      net.herald.deliver = async (notice) => {
        if (notice.kind === 'missed') net.reach.report('gateway', 'cut off')
        return deliver.call(net.herald, notice)
      }
      net.clock.advance(MINUTE)
      await net.idle()
      net.clock.advance(DAY)
      await net.wake()
      const missed = net.herald.told.filter(({ kind }) => kind === 'missed')
      expect(missed.length).toBeLessThanOrEqual(2)
      expect((await see(net, matchId, 'ann')).match.status).toBe('running')
      expect((await see(net, other, 'ann')).match.status).toBe('running')
    })
  })
})

describe('the margin', () => {
  it('is as long as the outage, at least ten minutes and at most an hour', () => {
    expect(extensionFor(2 * MINUTE)).toBe(12 * MINUTE)
    expect(extensionFor(30 * MINUTE)).toBe(60 * MINUTE)
    expect(extensionFor(DAY)).toBe(DAY + HOUR)
  })
})
