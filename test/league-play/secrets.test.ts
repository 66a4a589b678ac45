/** No view of a league tells a secret: an answer in secret, a hidden list, the seed. */
import { expect, it } from 'vitest'
import { HOUR, START } from '../leagues/leagues.ts'
import { act, must, newInteraction } from '../matches/net.ts'
import { asking, DECKS, type LeagueNet, matchOf, netsOfTest, pass, passTo, published, sightFor } from './league-net.ts'

const newNet = netsOfTest()

async function twoPlayerLeague(
  decks: Readonly<Record<string, string>> = DECKS,
  prepare: (net: LeagueNet) => Promise<Readonly<Record<string, string>>> = async () => decks,
): Promise<{ readonly net: LeagueNet; readonly leagueId: string }> {
  const net = await newNet()
  const leagueId = await published(net, {}, ['bob'])
  must(await net.leagues.join({ ...asking('ann'), leagueId, decks: await prepare(net) }))
  await passTo(net, START + HOUR)
  return { net, leagueId }
}

/** Everything that a reader can ask about a league, as text. */
async function everythingFor(net: LeagueNet, leagueId: string, person: string): Promise<string> {
  const reader = { person }
  const sight = await net.leagues.find(leagueId, reader)
  return JSON.stringify([
    { ...sight, legal: sight?.legal === null ? null : [...(sight?.legal ?? [])] },
    await net.leagues.of(person, 25),
    await net.leagues.inServer('server', reader, 25),
    await net.leagues.log(leagueId, reader, null, 1_000),
    await net.leagues.forecast(leagueId, reader, null),
    await net.leagues.statistics(leagueId, reader),
    await net.leagues.desk(leagueId, reader),
    await net.leagues.export(leagueId, reader, 'json', (one) => one),
    await net.leagues.export(leagueId, reader, 'games', (one) => one),
    await net.ratings.profile('ann', person),
  ])
}

it('nobody but a player themselves sees that one of two answers in secret is in', async () => {
  const [still, moved] = [await twoPlayerLeague(), await twoPlayerLeague()]
  const matchId = await matchOf(moved.net, moved.leagueId, 'ann')
  await act(moved.net, matchId, 'ann')
  await moved.net.idle()
  await moved.net.wake()
  await moved.net.idle()
  // The league itself knows it, so that Ann is not called silent.
  expect(await moved.net.prisma.leagueEvent.count({ where: { data: { path: ['type'], equals: 'moved' } } })).toBe(1)
  for (const hours of [0, 49])
    for (const person of ['bob', 'orga', 'eve']) {
      for (const { net } of [still, moved]) await pass(net, person === 'bob' ? hours * HOUR : 0)
      const [one, other] = [
        await everythingFor(still.net, still.leagueId, person),
        await everythingFor(moved.net, moved.leagueId, person),
      ]
      expect(other).toBe(one)
      const { games } = JSON.parse(other)[0] as { games: Record<string, { waitsFor: string[] }> }
      expect(Object.values(games)[0]!.waitsFor).toHaveLength(2)
    }
})

it('a player who has answered in secret is not put out for silence', async () => {
  const { net, leagueId } = await twoPlayerLeague()
  await act(net, await matchOf(net, leagueId, 'ann'), 'ann')
  await pass(net, 72 * HOUR)
  const { league, player } = await sightFor(net, leagueId, 'ann')
  expect(league.players.map(({ id, status }) => [id === player, status]).sort()).toEqual([
    [false, 'silent'],
    [true, 'in'],
  ])
})

it('an organiser and an opponent see the same, whatever a hidden list holds', async () => {
  const other = async (net: LeagueNet) => {
    const deck = (await net.decks.create({
      person: 'ann',
      interaction: newInteraction(),
      name: 'Left, mostly sixes',
      game: 'tiny',
      seat: 'left',
      format: 'short',
      list: [1, 2, 3, 4, 6].map((value) => ({ card: `left-${value}`, count: 2 })),
    })) as { readonly id: string }
    return { ...DECKS, left: `own:${deck.id}` }
  }
  const [ready, own] = [await twoPlayerLeague(), await twoPlayerLeague(DECKS, other)]
  for (const person of ['bob', 'orga', 'eve']) {
    const views = [
      await everythingFor(ready.net, ready.leagueId, person),
      await everythingFor(own.net, own.leagueId, person),
    ]
    expect(views[1]).toBe(views[0])
    expect(views[1]).not.toContain('sixes')
  }
  expect(await everythingFor(own.net, own.leagueId, 'ann')).toContain('sixes')
})

it('no reader gets the seed from which pairings follow', async () => {
  const { net, leagueId } = await twoPlayerLeague()
  const { snapshot } = await net.prisma.league.findUniqueOrThrow({ where: { id: leagueId } })
  const { seed } = JSON.parse(snapshot) as { readonly seed: string }
  expect(seed).not.toBe('')
  for (const person of ['ann', 'orga', 'eve'])
    expect(await everythingFor(net, leagueId, person)).not.toContain(JSON.stringify(seed))
})
