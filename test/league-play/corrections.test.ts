/** Corrections of results in the database: badges and champions of a league that is over, and what a match is asked for. */
import { expect, it } from 'vitest'
import type { OrganiserCommand } from '../../src/league-play/api.ts'
import { DAY } from '../leagues/leagues.ts'
import { layTokens, must } from '../matches/net.ts'
import {
  asking,
  DECKS,
  HOST,
  type LeagueNet,
  matchOf,
  netForEachTest,
  passTo,
  sightFor,
  tinySettings,
} from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

const ROBIN = { kind: 'roundRobin', legs: 1, playOff: null } as const

interface Played {
  readonly leagueId: string
  readonly matchId: string
}

/** A league of two people whose game runs, after a move of both. */
async function running(): Promise<Played> {
  const host = { ...HOST, championRole: 'champions' }
  const settings = tinySettings({
    form: ROBIN,
    dates: {
      signUpEndsAt: net.clock.now().getTime() + DAY,
      checkInEndsAt: null,
      startsAt: net.clock.now().getTime() + 2 * DAY,
    },
  })
  const { sight } = must(await net.leagues.create({ ...asking('orga'), settings, host }))
  const leagueId = sight.id
  await organises(leagueId, { type: 'publish' })
  for (const person of ['ann', 'bob']) must(await net.leagues.join({ ...asking(person), leagueId, decks: DECKS }))
  await passTo(net, settings.dates.startsAt)
  const matchId = await matchOf(net, leagueId, 'ann')
  await layTokens(net, matchId)
  return { leagueId, matchId }
}

/** A league of two people that `bob` has won, since `ann` has conceded. */
async function overByConcession(): Promise<Played> {
  const played = await running()
  must(await net.matches.concede({ ...asking('ann'), matchId: played.matchId }))
  await net.wake()
  await net.idle()
  return played
}

const organises = async (leagueId: string, command: OrganiserCommand) => {
  must(await net.leagues.organise({ ...asking('orga'), leagueId, command }))
  await net.idle()
}

/** Lets this person win their game; null: a draw. */
async function rules(leagueId: string, person: string | null, reason: string): Promise<void> {
  const { league } = await sightFor(net, leagueId, 'orga')
  const game = league.rounds[0]!.pairings[0]!.games[0]!
  const winner = league.players.find((one) => one.person === person)?.id ?? null
  await organises(leagueId, { type: 'setResult', game: game.id, winner, how: 'ruling', reason })
}

const ratingsIn = (leagueId: string) => net.prisma.ratedGame.findMany({ where: { leagueId } })

const badges = async (leagueId: string) =>
  (await net.prisma.badge.findMany({ where: { leagueId, kind: { in: ['champion', 'second'] } } }))
    .map(({ personId, kind }) => `${personId} ${kind}`)
    .sort()

it('a ruling after the end moves badges and the title, and takes back what was given', async () => {
  const { leagueId } = await overByConcession()
  expect((await sightFor(net, leagueId, 'ann')).league.phase).toBe('finished')
  expect(await badges(leagueId)).toEqual(['ann second', 'bob champion'])
  const boards = net.leagueHerald.boards
  await rules(leagueId, 'ann', 'They had not conceded.')
  expect(await badges(leagueId)).toEqual(['ann champion', 'bob second'])
  expect(net.leagueHerald.honours.at(-1)).toBe(leagueId)
  await passTo(net, net.clock.now().getTime() + DAY)
  expect(net.leagueHerald.boards).toBeGreaterThan(boards)
  // The rating follows the game as it was played: two rulings raise none.
  const rated = await ratingsIn(leagueId)
  expect(rated).toMatchObject([{ why: null, data: { how: 'concession' } }])
  await rules(leagueId, null, 'A draw.')
  await rules(leagueId, 'ann', 'No, a win.')
  expect(await ratingsIn(leagueId)).toEqual(rated)
})

it('a game that a ruling ends is rated for nobody, and neither is its correction', async () => {
  const { leagueId } = await running()
  await rules(leagueId, 'ann', 'The deck of bob was not legal.')
  await rules(leagueId, 'bob', 'It was legal.')
  await net.wake()
  await net.idle()
  expect(await ratingsIn(leagueId)).toMatchObject([{ why: 'noResult', change: null }])
})

it('a list of matches is told the last correction of each, and of none that stands as it was played', async () => {
  const first = await overByConcession()
  const second = await overByConcession()
  const ids = [first.matchId, second.matchId, 'unknown']
  expect(await net.leagues.corrections(ids)).toEqual(new Map())
  await rules(first.leagueId, 'ann', 'First.')
  await rules(first.leagueId, null, 'Second.')
  const corrections = await net.leagues.corrections(ids)
  expect([...corrections.keys()]).toEqual([first.matchId])
  expect(corrections.get(first.matchId)).toMatchObject({
    league: 'Winter League',
    reason: 'Second.',
    result: { scores: [0.5, 0.5] },
    before: { how: 'ruling' },
  })
})

it('a list of matches is told a ruling that was made between the end of a match and its report', async () => {
  const { leagueId, matchId } = await running()
  must(await net.matches.concede({ ...asking('ann'), matchId }))
  // The report may have been read by now: what is told is the same.
  await rules(leagueId, 'ann', 'They had not conceded.')
  await net.wake()
  await net.idle()
  const { winner } = (await net.matches.record(matchId))!.outcome!
  const ruling = (await net.leagues.corrections([matchId])).get(matchId)
  expect(ruling).toMatchObject({ before: null, reason: 'They had not conceded.' })
  expect(ruling!.result.scores[winner === 'left' ? 0 : 1]).toBe(0)
  expect(net.leagueHerald.results).toEqual([matchId])
  // They had conceded when the ruling came: that is how it was played.
  expect(await ratingsIn(leagueId)).toMatchObject([{ id: matchId, why: null, data: { how: 'concession' } }])
  // Then the first ruling is what stood before, not the end of the match.
  await rules(leagueId, null, 'A draw.')
  expect((await net.leagues.corrections([matchId])).get(matchId)?.before).toMatchObject({ how: 'ruling' })
})

it('a ruling that agrees with the end of its match, or has ended it, is no correction', async () => {
  const { leagueId, matchId } = await running()
  must(await net.matches.concede({ ...asking('ann'), matchId }))
  await rules(leagueId, 'bob', 'They had conceded.')
  const reported = await overByConcession()
  await rules(reported.leagueId, 'bob', 'They have conceded indeed.')
  const other = await running()
  await rules(other.leagueId, 'bob', 'The deck of ann was not legal.')
  expect((await net.matches.record(other.matchId))?.outcome?.kind).toBe('ruling')
  expect(await net.leagues.corrections([matchId, reported.matchId, other.matchId])).toEqual(new Map())
})

it('a list of matches is told the ruling on a game whose match has yet to end', async () => {
  const { leagueId, matchId } = await running()
  expect(await net.leagues.corrections([matchId])).toEqual(new Map())
  await rules(leagueId, 'bob', 'The deck of ann was not legal.')
  await net.prisma.$executeRaw`UPDATE "Match" SET "status" = 'running', "outcome" = NULL WHERE "id" = ${matchId}`
  const ruling = (await net.leagues.corrections([matchId])).get(matchId)
  expect(ruling).toMatchObject({ before: null, result: { how: 'ruling' }, reason: 'The deck of ann was not legal.' })
})
