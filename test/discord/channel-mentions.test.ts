/** Players who take no direct messages are mentioned in the channel of their league, and at most once in two hours. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textOf } from '../../sandbox/driver.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { asking } from './running-league.ts'
import { publicMessages, startWorld, type World } from './world.ts'

const HOUR = 3_600_000

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world?.close()
})

it('a restart between two messages of a league mentions nobody twice within two hours', async () => {
  const { sandbox } = world
  const channel = sandbox.world.addChannel('quiet-league').id
  const olga = sandbox.user('Olga')
  const people = ['Closed', 'Open', 'Third', 'Fourth'].map((name) => sandbox.user(name))
  const [closed] = people
  const now = world.clock.now().getTime()
  const dates = { signUpEndsAt: now + HOUR, checkInEndsAt: now + 1.9 * HOUR, startsAt: now + 2 * HOUR }
  const settings = tinySettings({ name: 'Quiet League', dates, places: { least: 2, most: 4 } })
  const host = { guildId: sandbox.guildId, channelId: channel, helperRole: null, joinRole: null, championRole: null }
  const leagueId = must(await world.holonet.leagues.create({ ...asking(olga.id), settings, host })).sight.id
  must(await world.holonet.leagues.organise({ ...asking(olga.id), leagueId, command: { type: 'publish' } }))
  for (const { id } of people) must(await world.holonet.leagues.join({ ...asking(id), leagueId, decks: DECKS }))
  await world.holonet.persons.change(closed!.id, { dms: false })
  const mentions = () => publicMessages(olga, channel).filter((one) => textOf(one).includes(`<@${closed!.id}>`)).length

  await world.pass(HOUR + 60_000)
  expect(mentions()).toBe(1)
  for (const { id } of people)
    must(await world.holonet.leagues.act({ ...asking(id), leagueId, command: { type: 'checkIn' } }))
  await world.restart()
  // Round 1 begins an hour after check-in; its welcome in the thread calls them there.
  await world.pass(HOUR)
  const { league } = (await world.holonet.leagues.find(leagueId, { person: olga.id }))!
  expect(league.rounds).toHaveLength(1)
  expect(mentions()).toBe(1)
  // They never move, and once they are put out, days later, they are called again.
  // The others' game is over, so that the league goes on without those who are silent.
  const { games } = (await world.holonet.leagues.find(leagueId, { person: olga.id }))!
  const own = (id: string) =>
    league.rounds[0]!.pairings.flatMap((pairing) => pairing.games).find((game) => game.id === id)!
  for (const [id, { matchId }] of Object.entries(games)) {
    const { persons } = own(id)
    if (!persons.includes(closed!.id)) must(await world.holonet.matches.concede({ ...asking(persons[0]!), matchId }))
  }
  for (let days = 0; days < 4 && mentions() < 2; days += 0.5) await world.pass(12 * HOUR)
  expect(mentions()).toBe(2)
})
