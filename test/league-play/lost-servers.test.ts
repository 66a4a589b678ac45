/** Servers that have thrown the bot out: their matches go on by direct message, and their leagues end. */
import { expect, it } from 'vitest'
import { DAY, HOUR } from '../leagues/leagues.ts'
import { must, newInteraction } from '../matches/net.ts'
import { type LeagueNet, matchOf, netForEachTest, passTo, published, sightFor } from './league-net.ts'

let net: LeagueNet
netForEachTest((opened) => {
  net = opened
})

async function match(rated: boolean): Promise<string> {
  const terms = { game: 'tiny', format: 'short', rules: {}, rated, sittingMs: 3 * DAY }
  const place = { guildId: 'server', channelId: 'channel' }
  const request = { by: 'ann', to: 'bob', terms, place, seat: null, interaction: newInteraction() }
  const { id: challengeId } = must(await net.challenges.draft(request))
  const choose = (person: string, deckId: string) =>
    net.challenges.chooseDeck({ challengeId, person, deckId, interaction: newInteraction() })
  must(await choose('ann', 'left-even-short'))
  return must(await choose('bob', 'right-even-short')).matchId!
}
const after = async (ms: number) => {
  net.clock.advance(ms)
  await net.wake()
  await net.idle()
}
const recordOf = async (matchId: string) => (await net.matches.record(matchId))!

it('matches outside of leagues wait a week, then go on by direct message with their clocks', async () => {
  const matches = [await match(true), await match(false)]
  await net.matches.threadOpened(matches[0]!, 'thread')
  await net.presence.lost('server', true)
  await after(7 * DAY - HOUR)
  for (const id of matches)
    expect(await recordOf(id)).toMatchObject({ status: 'running', place: { guildId: 'server' } })
  await after(2 * HOUR)
  for (const id of matches) {
    expect(await recordOf(id)).toMatchObject({ status: 'running', place: { guildId: null }, threadId: null })
    // The lost time is given back.
    const [sitting] = await net.prisma.sitting.findMany({ where: { matchId: id } })
    expect(sitting!.deadline.getTime() - net.clock.now().getTime()).toBeGreaterThan(2 * DAY)
  }
  const told = net.herald.told.filter(({ kind }) => kind === 'outage').map(({ matchId }) => matchId)
  expect([...told].sort()).toEqual([...matches].sort())
  // Nothing is left of the server: its return changes nothing, and nobody moves: the clock ends them.
  await net.presence.found('server')
  await after(4 * DAY)
  for (const id of matches) expect((await recordOf(id)).status).toBe('over')
})

it('matches of a server that the host has paused wait for the host', async () => {
  const id = await match(true)
  await net.hostDesk.pause('server')
  await after(40 * DAY)
  expect(await recordOf(id)).toMatchObject({ status: 'running', place: { guildId: 'server' } })
})

it('leagues wait thirty days, their games as well, and are then cancelled with a word to all players', async () => {
  const startsAt = net.clock.now().getTime() + 2 * DAY
  const dates = { signUpEndsAt: startsAt - DAY, checkInEndsAt: null, startsAt }
  const leagueId = await published(net, { dates, form: { kind: 'swiss', rounds: 3, playOff: null } })
  await passTo(net, startsAt + HOUR)
  const matchId = await matchOf(net, leagueId, 'ann')
  await net.presence.lost('server', true)
  await after(29 * DAY)
  expect((await sightFor(net, leagueId, 'ann')).league.phase).toBe('running')
  expect(await recordOf(matchId)).toMatchObject({ status: 'running', place: { guildId: 'server' } })
  net.leagueHerald.told.splice(0)
  await after(2 * DAY)
  const { league } = await sightFor(net, leagueId, 'ann')
  expect(league).toMatchObject({ phase: 'cancelled', cancelled: 'serverLost' })
  expect((await recordOf(matchId)).status).toBe('over')
  const told = net.leagueHerald.told.filter(({ lines }) => lines.some(({ about }) => about === 'cancelled'))
  expect(told.map(({ person }) => person).sort()).toEqual(league.players.map(({ person }) => person).sort())
})
