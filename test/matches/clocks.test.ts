import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MatchClock } from '../../src/matches/clock-terms.ts'
import { type Place, usualBackends } from '../storage/servers.ts'
import { act, type Begin, begin, DAY, HOUR, layTokens, type Net, open, see } from './net.ts'

const FISCHER: MatchClock = {
  kind: 'fischer',
  startMs: 48 * HOUR,
  incrementMs: 12 * HOUR,
  capMs: 60 * HOUR,
  counts: 'all',
  misses: 2,
}

describe.each(usualBackends)('clocks of matches on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('that a league rules', () => {
    let place: Place
    let net: Net
    beforeAll(async () => {
      place = newPlace()
      net = await open(place)
      await net.start()
    })
    afterAll(async () => {
      await net?.close()
      await place?.remove()
    })

    const pass = async (ms: number) => {
      await net.idle()
      net.clock.advance(ms)
      await net.idle()
    }
    const leftOf = async (matchId: string, seat: string) => {
      const call = (await see(net, matchId, 'carl')).calls.find((one) => one.seat === seat)
      if (call === undefined) throw new Error('not called')
      return call.heldMs ?? call.deadline.getTime() - net.clock.now().getTime()
    }
    const started = async (options: Begin = {}) => {
      const matchId = await begin(net, options)
      await layTokens(net, matchId)
      await net.idle()
      return matchId
    }
    const misses = async (matchId: string, seat: string) =>
      (await net.prisma.player.findUniqueOrThrow({ where: { matchId_seat: { matchId, seat } } })).misses

    it('stand still until everybody who has stopped them has released them', async () => {
      const matchId = await started()
      await pass(DAY)
      await net.clocks.hold([matchId, 'unknown'], 'league:one')
      await net.clocks.hold([matchId], 'league:one')
      await net.clocks.hold([matchId], 'judge')
      await pass(30 * DAY)
      expect(await leftOf(matchId, 'left')).toBe(2 * DAY)
      await net.clocks.release([matchId], 'league:one')
      await pass(30 * DAY)
      expect((await see(net, matchId, 'ann')).match.status).toBe('running')
      expect(await misses(matchId, 'left')).toBe(0)
      await net.clocks.release([matchId], 'judge')
      await net.clocks.release([matchId], 'judge')
      expect(await leftOf(matchId, 'left')).toBe(2 * DAY)
      await pass(2 * DAY)
      expect(await misses(matchId, 'left')).toBe(1)
    })

    it('give a sitting that begins while they stand still its whole time later', async () => {
      const matchId = await started()
      await net.clocks.hold([matchId], 'league')
      await act(net, matchId, 'ann')
      await act(net, matchId, 'bob')
      await pass(10 * DAY)
      const called = (await see(net, matchId, 'carl')).calls.map(({ heldMs }) => heldMs)
      expect(called).toEqual(called.map(() => 3 * DAY))
      await net.clocks.release([matchId], 'league')
      const [first] = (await see(net, matchId, 'carl')).calls
      expect(first!.deadline.getTime() - net.clock.now().getTime()).toBe(3 * DAY)
    })

    it('are moved once by each request, and not into the past', async () => {
      const matchId = await started()
      await net.clocks.move([matchId], 2 * DAY, 'delay')
      await net.clocks.move([matchId], 2 * DAY, 'delay')
      expect(await leftOf(matchId, 'left')).toBe(5 * DAY)
      await net.clocks.move([matchId], -90 * DAY, 'sooner')
      expect(await leftOf(matchId, 'left')).toBe(0)
    })

    it('are reminded by the moved times', async () => {
      const matchId = await started()
      net.herald.news(matchId)
      await net.clocks.move([matchId], DAY, 'later')
      await pass(0.8 * 3 * DAY)
      expect(net.herald.news(matchId)).toEqual([])
      await pass(DAY)
      expect(net.herald.news(matchId)).toEqual(['reminder left', 'reminder right'])
      // The last call: an hour is left.
      await pass(0.2 * 3 * DAY - HOUR)
      expect(net.herald.news(matchId)).toEqual(['reminder left', 'reminder right'])
    })

    it('count one miss less when a league excuses it, once', async () => {
      const matchId = await started()
      await pass(3 * DAY)
      expect(await misses(matchId, 'left')).toBe(1)
      await net.clocks.excuse(matchId, 'left', 'season excuse')
      await net.clocks.excuse(matchId, 'left', 'season excuse')
      expect(await misses(matchId, 'left')).toBe(0)
      expect(await misses(matchId, 'right')).toBe(1)
    })

    it('with a stock keep what was left, add the increment, and stop at the cap', async () => {
      const matchId = await started({ clock: FISCHER })
      // The tokens took no time: the stock is full already.
      expect(await leftOf(matchId, 'left')).toBe(60 * HOUR)
      await pass(30 * HOUR)
      await act(net, matchId, 'ann')
      await act(net, matchId, 'bob')
      const stocks = await net.prisma.player.findMany({ where: { matchId }, orderBy: { seat: 'asc' } })
      expect(stocks.map(({ stockMs }) => stockMs)).toEqual([42 * HOUR, 42 * HOUR])
      await net.close()
      const { clock, herald } = net
      net = await open(place, { clock, herald })
      await net.start()
      expect(await leftOf(matchId, (await see(net, matchId, 'carl')).calls[0]!.seat)).toBe(42 * HOUR)
    })
  })
})
