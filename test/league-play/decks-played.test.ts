/** The decks that players of a league play: after they have deleted theirs, and as a substitute who has chosen none. */
import { expect, it } from 'vitest'
import { HOUR, START } from '../leagues/leagues.ts'
import { must, newInteraction } from '../matches/net.ts'
import { asking, DECKS, HOST, type LeagueNet, netForEachTest, passTo, sightFor, tinySettings } from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

const LIST = [1, 2, 3, 4, 6].map((value) => ({ card: `left-${value}`, count: 2 }))
const ofBoth = (left: string) => ({ ...DECKS, left })

it('a deck that is gone by round 1 is played with its last list, and a substitute plays a ready-made one', async () => {
  const settings = tinySettings({ form: { kind: 'roundRobin', legs: 1, playOff: null }, games: 'bothSides' })
  const made = must(await net.leagues.create({ ...asking('orga'), settings, host: HOST }))
  const leagueId = made.sight.id
  const organises = async (command: object) =>
    must(await net.leagues.organise({ ...asking('orga'), leagueId, command: command as never }))
  await organises({ type: 'publish' })
  const own = (person: string) =>
    net.decks.create({
      ...{ person, interaction: newInteraction(), name: 'Sixes', game: 'tiny', seat: 'left', format: 'short' },
      list: LIST,
    }) as Promise<{ readonly id: string }>
  const { id } = await own('ann')
  must(await net.leagues.join({ ...asking('ann'), leagueId, decks: ofBoth(`own:${id}`) }))
  must(await net.leagues.join({ ...asking('bob'), leagueId, decks: ofBoth(`own:${(await own('bob')).id}`) }))
  await net.decks.remove({ person: 'ann', id })
  await passTo(net, START - HOUR)
  const bob = (await sightFor(net, leagueId, 'bob')).player!
  await organises({ type: 'replace', player: bob, person: 'sub', reason: 'ill' })
  await passTo(net, START + HOUR)
  const { league, games } = await sightFor(net, leagueId, 'ann')
  const played = await Promise.all(
    league.rounds[0]!.pairings[0]!.games.map(async ({ id: game, persons }) => {
      const matchId = games[game]!.matchId
      const { data } = await net.prisma.move.findFirstOrThrow({ where: { matchId, seq: 0 } })
      const { decks } = data as unknown as { readonly decks: { readonly left: unknown } }
      return [persons[0], decks.left] as const
    }),
  )
  const lists = new Map(played)
  expect(lists.get('ann')).toEqual(LIST)
  expect(lists.get('sub')).toEqual([1, 2, 3, 4, 5].map((value) => ({ card: `left-${value}`, count: 2 })))
})
