/** Messages about leagues: one for two of them, and what brings back somebody who was put out by silence. */
import { expect, it } from 'vitest'
import { controlsOf, textOf } from '../../sandbox/driver.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { asking } from './running-league.ts'
import type { World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let world: World
worldOfFile((started) => {
  world = started
})

it('asks about two leagues in one message, whose other button stays when one is tapped', async () => {
  const [judge, ann] = [world.sandbox.user('Judge'), world.sandbox.user('Ann')]
  const { leagues } = world.holonet
  const now = world.clock.now().getTime()
  const dates = { signUpEndsAt: now + HOUR, checkInEndsAt: now + DAY, startsAt: now + 2 * DAY }
  const place = { guildId: world.sandbox.guildId, channelId: world.sandbox.channelIds.general! }
  const host = { ...place, helperRole: null, joinRole: null, championRole: null }
  const ids: string[] = []
  for (const name of ['Spring Cup', 'Autumn Cup']) {
    const settings = tinySettings({ name, dates, places: { least: 2, most: null } })
    const leagueId = must(await leagues.create({ ...asking(judge.id), settings, host })).sight.id
    must(await leagues.organise({ ...asking(judge.id), leagueId, command: { type: 'publish' } }))
    must(await leagues.join({ ...asking(ann.id), leagueId, decks: DECKS }))
    ids.push(leagueId)
  }
  await world.pass(2 * HOUR)
  const asked = await ann.until('the question of both', () =>
    ann.dms().find((message) => /Spring Cup[\s\S]*Autumn Cup|Autumn Cup[\s\S]*Spring Cup/.test(textOf(message))),
  )
  const checks = () => controlsOf(ann.now(asked)!).filter(({ customId }) => customId.includes('|checkin|'))
  expect(
    checks()
      .map(({ label }) => label)
      .sort(),
  ).toEqual(['Check in · Autumn Cup', 'Check in · Spring Cup'])
  for (const { customId } of checks()) await ann.click(asked, customId)
  expect(checks()).toHaveLength(2)
  for (const id of ids) {
    const { league } = (await leagues.find(id, { person: ann.id }))!
    expect(league.players.map(({ checkedIn }) => checkedIn)).toEqual([true])
  }
})

it('keeps the tap that brings them back on each message to somebody who was put out by silence', async () => {
  const judge = world.sandbox.user('Silent judge')
  const people = [1, 2, 3, 4].map((number) => world.sandbox.user(`Quiet${number}`))
  const { leagues, matches } = world.holonet
  const now = world.clock.now().getTime()
  const dates = { signUpEndsAt: now + HOUR, checkInEndsAt: null, startsAt: now + DAY }
  const place = { guildId: world.sandbox.guildId, channelId: world.sandbox.channelIds.general! }
  const host = { ...place, helperRole: null, joinRole: null, championRole: null }
  const settings = tinySettings({ name: 'Quiet Cup', dates, places: { least: 2, most: 4 } })
  const leagueId = must(await leagues.create({ ...asking(judge.id), settings, host })).sight.id
  must(await leagues.organise({ ...asking(judge.id), leagueId, command: { type: 'publish' } }))
  for (const { id } of people) must(await leagues.join({ ...asking(id), leagueId, decks: DECKS }))
  await world.pass(DAY + HOUR)
  const sight = async () => (await leagues.find(leagueId, { person: judge.id }))!
  const { league, games } = await sight()
  const [game] = league.rounds[0]!.pairings[0]!.games
  must(await matches.concede({ ...asking(game!.persons[0]!), matchId: games[game!.id]!.matchId }))
  const silent = async () => (await sight()).league.players.filter(({ status }) => status === 'silent')
  for (let day = 0; day < 14 && (await silent()).length === 0; day++) await world.pass(DAY)
  const [gone] = await silent()
  const person = people.find(({ id }) => id === gone?.person)!
  const last = () => person.dms().findLast((message) => textOf(message).includes('Quiet Cup'))!
  const back = () => controlsOf(last()).find(({ customId }) => customId.includes(`|return|${leagueId}`))
  expect(back()?.label).toMatch(/^Play round \d$/)
  await person.click(last(), back()!.customId)
  expect((await sight()).league.players.find(({ id }) => id === gone?.id)?.status).toBe('in')
})
