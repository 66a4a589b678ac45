/** Matches that begin while their league is paused or their pairing frozen: their clocks stand still from the start. */
import { describe, expect, it } from 'vitest'
import type { OrganiserCommand } from '../../src/league-play/api.ts'
import { loadLeague } from '../../src/league-play/league-rows.ts'
import { DAY, HOUR, START } from '../leagues/leagues.ts'
import { must } from '../matches/net.ts'
import {
  asking,
  type LeagueNet,
  matchOf,
  netForEachTest,
  pass,
  passTo,
  playOut,
  published,
  sightFor,
} from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

const rule = async (leagueId: string, command: OrganiserCommand) => {
  must(await net.leagues.organise({ ...asking('orga'), leagueId, command }))
  await net.idle()
}
/** How many sittings of a match run, and how many stand still. */
const clocksOf = async (matchId: string) => {
  const rows = await net.prisma.sitting.findMany({ where: { matchId } })
  const held = rows.filter(({ heldMs }) => heldMs !== null).length
  return { held, running: rows.length - held }
}
const [STILL, RUNNING] = [
  { held: 2, running: 0 },
  { held: 0, running: 2 },
]

describe('a match that can not be made at once', () => {
  /** A league whose first round is paired while no match can be written. */
  async function withoutMatches(): Promise<string> {
    const leagueId = await published(net, {}, ['ann', 'bob'])
    await net.prisma.$executeRaw`ALTER TABLE "LeagueGame" ADD CONSTRAINT "fault" CHECK (false)`
    await passTo(net, START + HOUR)
    expect(await net.prisma.match.count()).toBe(0)
    return leagueId
  }

  const mend = async () => {
    await net.prisma.$executeRaw`ALTER TABLE "LeagueGame" DROP CONSTRAINT "fault"`
    await pass(net, HOUR)
  }

  it('begins with stopped clocks if its league has been paused meanwhile, and they run with the league', async () => {
    const leagueId = await withoutMatches()
    await rule(leagueId, { type: 'pause', reason: 'Holidays.' })
    await mend()
    const matchId = await matchOf(net, leagueId, 'ann')
    expect(await clocksOf(matchId)).toEqual(STILL)
    await rule(leagueId, { type: 'resume' })
    expect(await clocksOf(matchId)).toEqual(RUNNING)
  })

  it('begins with stopped clocks if its pairing has been frozen meanwhile, until all that stops them is over', async () => {
    const leagueId = await withoutMatches()
    const pairing = (await sightFor(net, leagueId, 'orga')).league.rounds[0]!.pairings[0]!.id
    await rule(leagueId, { type: 'freeze', pairing, reason: 'A judge looks.' })
    await rule(leagueId, { type: 'pause', reason: 'Holidays.' })
    await mend()
    const matchId = await matchOf(net, leagueId, 'ann')
    expect(await clocksOf(matchId)).toEqual(STILL)
    await rule(leagueId, { type: 'resume' })
    expect(await clocksOf(matchId)).toEqual(STILL)
    await rule(leagueId, { type: 'unfreeze', pairing })
    expect(await clocksOf(matchId)).toEqual(RUNNING)
  })

  it('begins with running clocks if a pause is over by then', async () => {
    const leagueId = await withoutMatches()
    await rule(leagueId, { type: 'pause', reason: 'Holidays.' })
    await rule(leagueId, { type: 'resume' })
    await mend()
    expect(await clocksOf(await matchOf(net, leagueId, 'ann'))).toEqual(RUNNING)
  })
})

it('the next game of a frozen best of three begins with stopped clocks', async () => {
  const leagueId = await published(net, { games: 'bestOf3' }, ['ann', 'bob'])
  await passTo(net, START + HOUR)
  const pairing = (await sightFor(net, leagueId, 'ann')).league.rounds[0]!.pairings[0]!.id
  await rule(leagueId, { type: 'freeze', pairing, reason: 'A judge looks.' })
  await playOut(net, await matchOf(net, leagueId, 'ann'))
  await pass(net, HOUR)
  const { games } = (await loadLeague(net.prisma, leagueId))!.league.rounds[0]!.pairings[0]!
  expect(games).toHaveLength(2)
  const next = await net.prisma.leagueGame.findUniqueOrThrow({ where: { game: games[1]!.id } })
  expect(await clocksOf(next.matchId)).toEqual(STILL)
  await rule(leagueId, { type: 'unfreeze', pairing })
  expect(await clocksOf(next.matchId)).toEqual(RUNNING)
})

it('a holder of a bye who agrees to play in a pause begins with stopped clocks', async () => {
  const leagueId = await published(net, {}, ['ann', 'bob', 'cid'])
  await passTo(net, START + HOUR)
  const { rounds } = (await loadLeague(net.prisma, leagueId))!.league
  const { player: holder } = rounds[0]!.byes[0]!
  const [game] = rounds[0]!.pairings[0]!.games
  await net.prisma.matchReport.create({
    data: { matchId: await matchOf(net, leagueId, game!.persons[0]), kind: 'moved', seat: 'left', at: net.clock.now() },
  })
  await passTo(net, START + 2.5 * DAY)
  await rule(leagueId, { type: 'pause', reason: 'Holidays.' })
  const before = await net.prisma.match.count()
  const person = (await loadLeague(net.prisma, leagueId))!.league.players.find(({ id }) => id === holder)!.person
  must(await net.leagues.act({ ...asking(person), leagueId, command: { type: 'answerByeOffer', accepted: true } }))
  await net.idle()
  expect(await net.prisma.match.count()).toBe(before + 1)
  const matchId = await matchOf(net, leagueId, person)
  expect(await clocksOf(matchId)).toEqual(STILL)
  await rule(leagueId, { type: 'resume' })
  expect(await clocksOf(matchId)).toEqual(RUNNING)
})
