/** Challenges on a ladder to players who are on vacation, or apart by a block: nobody can tell which of the two it is. */
import { expect, it } from 'vitest'
import { DAY, HOUR, START } from '../leagues/leagues.ts'
import { must, refusedAs } from '../matches/net.ts'
import { asking, type LeagueNet, netForEachTest, passTo, published, sightFor } from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

it('a player on vacation is not challenged, and can be once they are back', async () => {
  const form = { kind: 'ladder', rounds: 4, reach: 2, decayDays: 10, rematchDays: 7 } as const
  const leagueId = await published(net, { form }, ['ann', 'bob'])
  const vacations = [{ from: '2027-01-04', to: '2027-01-06' }]
  await net.prisma.workingTime.create({
    data: { personId: 'ann', rest: [], holidays: [], vacations, autoVacation: false, version: 1 },
  })
  await passTo(net, START + HOUR)
  const to = (await sightFor(net, leagueId, 'ann')).player!
  const challenge = () => net.leagues.act({ ...asking('bob'), leagueId, command: { type: 'challenge', to } })
  const offered = async () => (await sightFor(net, leagueId, 'bob')).challenges
  expect(refusedAs(await challenge())).toBe('league.unavailable')
  expect(await offered()).toEqual([])
  await passTo(net, START + 3 * DAY)
  expect(await offered()).toEqual([to])
  must((await challenge()) as object)
  expect((await sightFor(net, leagueId, 'bob')).league.rounds[0]!.pairings).toHaveLength(1)
})

it.each([
  ['the challenger', 'bob', 'ann'],
  ['the challenged player', 'ann', 'bob'],
])('a block of %s keeps both apart, in the words of a vacation', async (_, by, whom) => {
  const form = { kind: 'ladder', rounds: 4, reach: 2, decayDays: 10, rematchDays: 7 } as const
  const leagueId = await published(net, { form }, ['ann', 'bob'])
  await passTo(net, START + HOUR)
  const to = (await sightFor(net, leagueId, 'ann')).player!
  const challenge = () => net.leagues.act({ ...asking('bob'), leagueId, command: { type: 'challenge', to } })
  expect((await sightFor(net, leagueId, 'bob')).challenges).toEqual([to])
  await net.persons.block(by, whom)
  expect(await challenge()).toEqual({ refused: 'league.unavailable', values: {} })
  expect((await sightFor(net, leagueId, 'bob')).challenges).toEqual([])
  await net.persons.unblock(by, whom)
  must((await challenge()) as object)
})
