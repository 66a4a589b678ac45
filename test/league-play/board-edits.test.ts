/** The public message of a league is kept current within the limits of Discord. */
import { expect, it } from 'vitest'
import { DAY, HOUR, START } from '../leagues/leagues.ts'
import { must } from '../matches/net.ts'
import { asking, DECKS, type LeagueNet, netForEachTest, published } from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

it('a message older than an hour is edited once an hour at most, and shows the last change then', async () => {
  const dates = { signUpEndsAt: START - 2 * DAY, checkInEndsAt: null, startsAt: START }
  const leagueId = await published(net, { dates }, [])
  await net.idle()
  await net.leagues.boardPosted(leagueId, { channelId: 'channel', messageId: 'message' })
  const edits = async (act: () => Promise<unknown>): Promise<number> => {
    const before = net.leagueHerald.boards
    await act()
    await net.wake()
    await net.idle()
    return net.leagueHerald.boards - before
  }
  const join = (person: string) => async () =>
    must(await net.leagues.join({ ...asking(person), leagueId, decks: DECKS }))
  const later = (ms: number) => async () => net.clock.advance(ms)
  const waiting = () => net.prisma.leagueEffect.count({ where: { kind: 'showBoard' } })

  // A young one shows each change at once.
  expect([await edits(join('ann')), await edits(join('bob'))]).toEqual([1, 1])
  // An old one shows the first change after an hour without edits at once, the next ones together an hour later.
  expect(await edits(later(2 * HOUR))).toBe(0)
  expect(await edits(join('cid'))).toBe(1)
  expect([await edits(join('dan')), await edits(join('eve')), await edits(later(59 * 60_000))]).toEqual([0, 0, 0])
  expect(await waiting()).toBe(2)
  expect(await edits(later(60_000))).toBe(1)
  expect(await waiting()).toBe(0)
})
