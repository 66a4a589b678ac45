/** Reports of matches that always fail: they are kept aside, hold up nothing, and count once somebody tries them again. */
import { expect, it } from 'vitest'
import { loadLeague } from '../../src/league-play/league-rows.ts'
import { waitingWork } from '../../src/operations/waiting-work.ts'
import { DAY, HOUR, START } from '../leagues/leagues.ts'
import { act, must, newInteraction } from '../matches/net.ts'
import { type LeagueNet, matchOf, netForAllTests, passTo, playOut, published, sightFor } from './league-net.ts'

let net: LeagueNet
netForAllTests((opened) => {
  net = opened
})

const reports = () => net.prisma.matchReport.findMany({ orderBy: { seq: 'asc' } })
const dead = async () => (await waitingWork(net.prisma, net.clock.now())).dead

/** Lets all tries pass, and some more time. */
async function tryOften(): Promise<void> {
  for (let tries = 0; tries < 12; tries++) {
    net.clock.advance(5 * 60_000)
    await net.wake()
    await net.idle()
  }
}

it('that the ratings can not take is kept aside with its error, is listed, and counts after another try', async () => {
  await net.prisma.$executeRaw`ALTER TABLE "RatedGame" ADD CONSTRAINT "fault" CHECK (false)`
  const terms = { game: 'tiny', format: 'short', rules: {}, rated: true, sittingMs: 3 * DAY }
  const at = { guildId: 'server', channelId: 'channel' }
  const request = { by: 'ann', to: 'bob', terms, place: at, seat: null, interaction: newInteraction() }
  const { id: challengeId } = must(await net.challenges.draft(request))
  const choose = (person: string, deckId: string) =>
    net.challenges.chooseDeck({ challengeId, person, deckId, interaction: newInteraction() })
  must(await choose('ann', 'left-even-short'))
  const matchId = must(await choose('bob', 'right-even-short')).matchId!
  await playOut(net, matchId)
  await net.wake()
  await net.idle()
  const [first] = await reports()
  expect(first).toMatchObject({ matchId, kind: 'ended', tries: 1, deadAt: null })
  expect(first!.notBefore!.getTime()).toBeGreaterThan(net.clock.now().getTime())
  expect(await dead()).toBe(0)
  // Before its pause is over it is not tried.
  await net.wake()
  expect((await reports())[0]!.tries).toBe(1)

  await tryOften()
  const [kept] = await reports()
  expect(kept).toMatchObject({ tries: 10 })
  expect(kept!.deadFor).toContain('StatementRefused')
  expect(await dead()).toBe(1)
  expect(await net.deadLetters.of('server')).toEqual([
    { kind: 'report', threadId: null, league: null, deadAt: kept!.deadAt, reason: kept!.deadFor },
  ])
  expect(await net.deadLetters.of('another')).toEqual([])

  await net.prisma.$executeRaw`ALTER TABLE "RatedGame" DROP CONSTRAINT "fault"`
  expect(await net.deadLetters.again('another')).toBe(0)
  expect(await net.deadLetters.again('server')).toBe(1)
  await net.wake()
  await net.idle()
  expect(await net.ratings.ofMatch(matchId)).toMatchObject({ counts: true })
  expect(await reports()).toEqual([])
  expect(await dead()).toBe(0)
})

it('of one game of a league holds up no other game, and no longer lets clicks wait once it is kept aside', async () => {
  const leagueId = await published(net, {})
  await passTo(net, START + HOUR)
  const faulty = await matchOf(net, leagueId, 'ann')
  const { league, games } = await sightFor(net, leagueId, 'ann')
  const other = Object.values(games).find(({ matchId }) => matchId !== faulty)!.matchId
  await net.prisma.$executeRaw`ALTER TABLE "LeagueEvent" ADD CONSTRAINT "fault"
    CHECK ("data"->>'type' <> 'gameEnded') NOT VALID`
  await playOut(net, faulty)
  const [mover] = Object.values((await net.matches.record(other))!.players)
  await act(net, other, mover!)
  await net.wake()
  await net.idle()
  const loaded = async () => (await loadLeague(net.prisma, leagueId))!
  const moved = async () =>
    (await loaded()).league.rounds[0]!.pairings.flatMap((pairing) => pairing.games.map(({ movedAt }) => movedAt))
  expect((await moved()).flat().filter((at) => at !== null)).toHaveLength(3)
  expect((await reports()).map(({ matchId, kind }) => [matchId, kind])).toEqual([[faulty, 'ended']])
  expect((await loaded()).unread).toBe(true)

  await tryOften()
  expect((await loaded()).unread).toBe(false)
  expect(await net.deadLetters.of('server')).toMatchObject([{ kind: 'report', league: league.settings.name }])

  await net.prisma.$executeRaw`ALTER TABLE "LeagueEvent" DROP CONSTRAINT "fault"`
  expect(await net.deadLetters.again(null)).toBe(1)
  await net.wake()
  await net.idle()
  const results = (await loaded()).league.rounds[0]!.pairings.flatMap((pairing) => pairing.games)
  expect(results.filter(({ result }) => result !== null)).toHaveLength(1)
  expect(await reports()).toEqual([])
})
