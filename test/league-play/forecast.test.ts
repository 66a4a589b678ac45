/** Forecasts of places as the program keeps them. */
import { expect, it } from 'vitest'
import { HOUR, START } from '../leagues/leagues.ts'
import { must } from '../matches/net.ts'
import { asking, type LeagueNet, netForAllTests, passTo, published, sightFor } from './league-net.ts'

let net: LeagueNet
netForAllTests((opened) => {
  net = opened
})

it('a forecast is made anew when a player leaves between two rounds', async () => {
  const leagueId = await published(net, { form: { kind: 'swiss', rounds: 3, playOff: null } })
  await passTo(net, START + HOUR)
  const { league } = await sightFor(net, leagueId, 'orga')
  for (const { games } of league.rounds[0]!.pairings) {
    const { id, seats } = games[0]!
    const command = {
      type: 'setResult',
      game: id,
      winner: seats[0],
      how: 'ruling',
      reason: 'Played at a table.',
    } as const
    must(await net.leagues.organise({ ...asking('orga'), leagueId, command }))
  }
  await net.idle()
  const forecast = () => net.leagues.forecast(leagueId, { person: 'ann' }, null)
  const before = await forecast()
  expect(before).toHaveLength(4)
  expect(await forecast()).toBe(before)
  must(await net.leagues.act({ ...asking('dan'), leagueId, command: { type: 'leave' } }))
  expect(await forecast()).not.toEqual(before)
})
