/** People who want to hear of the next league of a server: told once, and only of a league that they may join. */
import { expect, it } from 'vitest'
import { must } from '../matches/net.ts'
import { asking, HOST, type LeagueNet, netForEachTest, tinySettings } from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

/** Publishes a league for a role; null for everybody. */
async function opens(joinRole: string | null): Promise<string> {
  const host = { ...HOST, joinRole }
  const { sight } = must(await net.leagues.create({ ...asking('orga'), settings: tinySettings(), host }))
  must(await net.leagues.organise({ ...asking('orga'), leagueId: sight.id, command: { type: 'publish' } }))
  await net.idle()
  return sight.id
}

const told = () =>
  net.leagueHerald.told.flatMap(({ person, lines }) =>
    lines.filter(({ about }) => about === 'opened').map(({ leagueId }) => [person, leagueId]),
  )
const waiting = async () =>
  (await net.prisma.leagueWatch.findMany({ orderBy: { personId: 'asc' } })).map(({ personId }) => personId)

it('a league for a role tells those who have it, and all others go on waiting for theirs', async () => {
  for (const person of ['ann', 'bob', 'orga']) await net.leagues.watch(HOST.guildId, person, true)
  net.leagueHerald.roles.set('ann', 'fencers')
  const limited = await opens('fencers')
  expect(told()).toEqual([['ann', limited]])
  expect(await waiting()).toEqual(['bob', 'orga'])
  const free = await opens(null)
  expect(told()).toEqual([
    ['ann', limited],
    ['bob', free],
  ])
  expect(await waiting()).toEqual(['orga'])
})

it('nobody is told or forgotten while Discord does not say who has the role', async () => {
  await net.leagues.watch(HOST.guildId, 'ann', true)
  net.leagueHerald.roles.set('ann', 'fencers')
  net.leagueHerald.answers.push('retry')
  const limited = await opens('fencers')
  expect(told()).toEqual([])
  expect(await waiting()).toEqual(['ann'])
  net.clock.advance(60_000)
  await net.wake()
  await net.idle()
  expect(told()).toEqual([['ann', limited]])
  expect(await waiting()).toEqual([])
})

it('a person who has left the server is told nothing, and goes on waiting for a league after their return', async () => {
  for (const person of ['ann', 'bob']) await net.leagues.watch(HOST.guildId, person, true)
  net.leagueHerald.gone.add('bob')
  const first = await opens(null)
  expect(told()).toEqual([['ann', first]])
  expect(await waiting()).toEqual(['bob'])
})
