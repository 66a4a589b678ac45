/** Leagues whose time zone another Node has written. */
import { expect, it } from 'vitest'
import { type LeagueNet, netForAllTests, published, sightFor } from './league-net.ts'

let net: LeagueNet
netForAllTests((opened) => {
  net = opened
})

it('a league in a zone that this machine can’t read runs by the one nearest to it, and its own words stay', async () => {
  const name = 'The "zone":"Mars" cup'
  const leagueId = await published(net, { name })
  const { settings } = (await sightFor(net, leagueId, 'orga')).league
  const { snapshot } = await net.prisma.league.findUniqueOrThrow({ where: { id: leagueId } })
  const named = snapshot.replaceAll(`"zone":"${settings.zone}"`, '"zone":"UTC+2"')
  expect(named).not.toBe(snapshot)
  await net.prisma.league.update({ where: { id: leagueId }, data: { snapshot: named } })
  const read = (await sightFor(net, leagueId, 'orga')).league
  expect(read.settings).toEqual({ ...settings, zone: 'Etc/GMT-2' })
  expect(read.settings.name).toBe(name)
})
