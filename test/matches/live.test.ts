/** Live sessions in the database: when they are offered, what ends them, and what they tell. */
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { LIVE, liveStateOf } from '../../src/matches/live.ts'
import { usualBackends } from '../storage/servers.ts'
import { act, begin, DAY, HOUR, must, type Net, newInteraction, refusedAs, see, startsOnce } from './net.ts'

const MINUTE = 60_000

describe.each(usualBackends)('a live session on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('between two people', () => {
    let net: Net
    startsOnce(newPlace, (opened) => {
      net = opened
    })

    const stateOf = async (matchId: string, person: string) =>
      liveStateOf(await see(net, matchId, person), net.clock.now())
    const tap = (matchId: string, person: string, what: 'agree' | 'stay' | 'end') =>
      net.matches.live({ matchId, person, what, interaction: newInteraction() })
    const pass = async (ms: number) => {
      net.clock.advance(ms)
      await net.idle()
    }
    const news = async (matchId: string) => {
      await net.idle()
      return net.herald.news(matchId)
    }
    /** A match in which each person was the last to answer within a minute: both answers came to light. */
    async function bothHere(options = {}): Promise<string> {
      const matchId = await begin(net, { format: 'long', ...options })
      for (const person of ['ann', 'bob', 'bob', 'ann']) await act(net, matchId, person)
      return matchId
    }
    async function live(options = {}): Promise<string> {
      const matchId = await bothHere(options)
      must(await tap(matchId, 'ann', 'agree'))
      must(await tap(matchId, 'bob', 'agree'))
      await news(matchId)
      return matchId
    }

    /** Plays on until both are asked, each in secret. */
    async function untilBothAreAsked(matchId: string): Promise<void> {
      for (let moves = 0; moves < 10; moves++) {
        const asked = []
        for (const person of ['ann', 'bob'])
          if ((await see(net, matchId, person)).decisions.length > 0) asked.push(person)
        if (asked.length === 2) return
        await act(net, matchId, asked[0]!)
      }
      throw new Error('never are both asked')
    }

    it('is offered to both once each has given an answer that everybody saw', async () => {
      const matchId = await begin(net, { format: 'long' })
      await act(net, matchId, 'ann')
      await act(net, matchId, 'bob')
      // Only Bob's answer has brought something to light.
      expect(await stateOf(matchId, 'ann')).toBe('off')
      await act(net, matchId, 'bob')
      expect(await stateOf(matchId, 'ann')).toBe('off')
      await act(net, matchId, 'ann')
      expect(await stateOf(matchId, 'ann')).toBe('offered')
      expect(await stateOf(matchId, 'bob')).toBe('offered')
      expect(await stateOf(matchId, 'carl')).toBe('off')
      await pass(LIVE.nearMs + 1)
      expect(await stateOf(matchId, 'ann')).toBe('off')
      expect(refusedAs(await tap(matchId, 'ann', 'agree'))).toBe('live.late')
    })

    it('needs both, and neither the practice opponent nor a stranger', async () => {
      const matchId = await bothHere()
      await news(matchId)
      must(await tap(matchId, 'ann', 'agree'))
      expect([await stateOf(matchId, 'ann'), await stateOf(matchId, 'bob')]).toEqual(['asked', 'invited'])
      expect(await news(matchId)).toEqual(['live'])
      expect(refusedAs(await tap(matchId, 'carl', 'agree'))).toBe('match.not-yours')
      const { sight } = must(await tap(matchId, 'bob', 'agree'))
      expect(liveStateOf(sight, net.clock.now())).toBe('on')
      expect(sight.live?.endsAt).toEqual(new Date(net.clock.now().getTime() + LIVE.sittingMs))
      const solo = await begin(net, { right: 'practice' })
      for (let moves = 0; moves < 2; moves++) await act(net, solo, 'ann')
      expect((await see(net, solo, 'ann')).live).toBeNull()
      expect(refusedAs(await tap(solo, 'ann', 'agree'))).toBe('live.late')
    })

    it('that was asked for lapses when one of the two has gone meanwhile', async () => {
      const matchId = await bothHere()
      must(await tap(matchId, 'ann', 'agree'))
      await pass(LIVE.nearMs + 1)
      for (let rounds = 0; rounds < 3; rounds++) {
        await untilBothAreAsked(matchId)
        for (const person of rounds % 2 === 0 ? ['ann', 'bob'] : ['bob', 'ann']) await act(net, matchId, person)
      }
      expect(await stateOf(matchId, 'bob')).toBe('offered')
      expect(await stateOf(matchId, 'ann')).toBe('offered')
    })

    it('tells nothing of an answer in secret, not even by its clock', async () => {
      const matchId = await live()
      await untilBothAreAsked(matchId)
      await news(matchId)
      await pass(MINUTE)
      const before = await see(net, matchId, 'bob')
      await act(net, matchId, 'ann')
      expect(await see(net, matchId, 'bob')).toEqual(before)
      expect(await news(matchId)).toEqual([])
      await act(net, matchId, 'bob')
      // Both cards lie open: everybody sees it, and the clock begins anew.
      expect((await see(net, matchId, 'bob')).live?.endsAt?.getTime()).toBe(net.clock.now().getTime() + LIVE.sittingMs)
    })

    it('ends after five quiet minutes: the ordinary clock goes on, and those who are to play are called', async () => {
      const matchId = await live()
      await untilBothAreAsked(matchId)
      const { deadline } = (await see(net, matchId, 'bob')).calls.find(({ seat }) => seat === 'right')!
      await pass(4 * MINUTE)
      must(await tap(matchId, 'bob', 'stay'))
      await pass(4 * MINUTE)
      expect(await stateOf(matchId, 'ann')).toBe('on')
      await act(net, matchId, 'ann')
      await news(matchId)
      await pass(MINUTE + 1)
      // Ann has answered in secret: only Bob still has to play.
      expect(await news(matchId)).toEqual(['live', 'called right'])
      const sight = await see(net, matchId, 'ann')
      expect([sight.live, await stateOf(matchId, 'ann')]).toEqual([{ answeredAt: {}, agreed: [], endsAt: null }, 'off'])
      expect(sight.calls.map((call) => call.deadline)).toContainEqual(deadline)
      const misses = await net.prisma.player.findMany({ where: { matchId }, select: { misses: true } })
      expect(misses).toEqual([{ misses: 0 }, { misses: 0 }])
    })

    it('ends by one tap, and is offered again only after both have answered anew', async () => {
      const matchId = await live()
      await untilBothAreAsked(matchId)
      await news(matchId)
      must(await tap(matchId, 'ann', 'end'))
      expect(await news(matchId)).toEqual(['live', 'called left', 'called right'])
      expect(await stateOf(matchId, 'bob')).toBe('off')
      expect(refusedAs(await tap(matchId, 'bob', 'end'))).toBe('match.stale')
      expect(refusedAs(await tap(matchId, 'bob', 'stay'))).toBe('match.stale')
    })

    it('ends with the match, and when a panel can’t be kept up to date', async () => {
      const given = await live()
      must(await net.matches.concede({ matchId: given, person: 'ann', interaction: newInteraction() }))
      expect(await news(given)).toContain('live')
      expect(await net.prisma.live.findUnique({ where: { matchId: given } })).toMatchObject({ endsAt: null })
      const lost = await live()
      await net.matches.endLive(lost, true)
      expect(await stateOf(lost, 'ann')).toBe('on')
      await net.matches.endLive(lost)
      await net.matches.endLive(lost)
      expect((await news(lost)).filter((kind) => kind === 'live')).toHaveLength(1)
    })

    it('that began before the program was down ends at its next start', async () => {
      const matchId = await live()
      expect(await net.prisma.live.findUnique({ where: { matchId } })).not.toMatchObject({ endsAt: null })
      await pass(HOUR)
      expect(await stateOf(matchId, 'ann')).toBe('off')
      expect(await news(matchId)).toContain('live')
    })

    it('counts each tap once', async () => {
      const matchId = await bothHere()
      const once = { matchId, person: 'ann', what: 'agree', interaction: newInteraction() } as const
      must(await net.matches.live(once))
      expect(isRefusal(await net.matches.live(once))).toBe(true)
    })

    it('does not let the ordinary time run out earlier or later', async () => {
      const matchId = await live({ sittingMs: 2 * DAY })
      const { calls } = await see(net, matchId, 'ann')
      must(await tap(matchId, 'ann', 'stay'))
      expect((await see(net, matchId, 'ann')).calls).toEqual(calls)
    })
  })
})
