/** Messages about leagues: one for two of them, and what brings back somebody who was put out by silence. */
import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { asking, runningLeague } from './running-league.ts'
import { publicMessages, type World } from './world.ts'
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

/** Begins a friendly match of two people, in which both are asked. */
async function friendly(one: TestUser, other: TestUser): Promise<void> {
  const { challenges } = world.holonet
  const terms = { game: 'tiny', format: 'short', rules: {}, rated: false, sittingMs: 3 * DAY }
  const place = { guildId: world.sandbox.guildId, channelId: world.sandbox.channelIds.general! }
  const asked = { ...asking(one.id), by: one.id, to: other.id, terms, place, seat: null }
  const { id: challengeId } = must(await challenges.draft(asked))
  must(await challenges.chooseDeck({ ...asking(one.id), challengeId, deckId: 'left-even-short' }))
  must(await challenges.chooseDeck({ ...asking(other.id), challengeId, deckId: 'right-even-short' }))
  await world.quiet()
}

it('keeps the tap that brings them back on each message to somebody who was put out by silence, until the league is over', async () => {
  const judge = world.sandbox.user('Silent judge')
  const people = [1, 2, 3, 4, 5, 6].map((number) => world.sandbox.user(`Quiet${number}`))
  const { leagues, matches } = world.holonet
  const now = world.clock.now().getTime()
  const dates = { signUpEndsAt: now + HOUR, checkInEndsAt: null, startsAt: now + DAY }
  const place = { guildId: world.sandbox.guildId, channelId: world.sandbox.channelIds.general! }
  const host = { ...place, helperRole: null, joinRole: null, championRole: null }
  const form = { kind: 'swiss', rounds: 3, playOff: null } as const
  const settings = tinySettings({ name: 'Quiet Cup', form, dates, places: { least: 2, most: 6 } })
  const leagueId = must(await leagues.create({ ...asking(judge.id), settings, host })).sight.id
  must(await leagues.organise({ ...asking(judge.id), leagueId, command: { type: 'publish' } }))
  for (const { id } of people) must(await leagues.join({ ...asking(id), leagueId, decks: DECKS }))
  await world.pass(DAY + HOUR)
  const sight = async () => (await leagues.find(leagueId, { person: judge.id }))!
  const [gone, closed, ...others] = people
  await world.holonet.persons.change(closed!.id, { dms: false })
  /** Everybody else gives up their games, so that the season goes on. */
  const concede = async () => {
    const { league, games } = await sight()
    for (const game of league.rounds.flatMap(({ pairings }) => pairings.flatMap((pairing) => pairing.games))) {
      const matchId = games[game.id]?.matchId ?? ''
      if (game.result === null && matchId !== '' && ![gone!.id, closed!.id].some((id) => game.persons.includes(id)))
        must(await matches.concede({ ...asking(game.persons[0]!), matchId }))
    }
  }
  // The result of a match says how its pairing stands: it is no message of the league.
  const isResult = (words: string) => words.startsWith('### 🏁')
  const dms = () => gone!.dms().filter((message) => textOf(message).includes('Quiet Cup') && !isResult(textOf(message)))
  const statusOf = async ({ id }: TestUser) =>
    (await sight()).league.players.find(({ person }) => person === id)?.status
  const backIn = (message: APIMessage) =>
    controlsOf(message).find(({ customId }) => customId.includes(`|return|${leagueId}`))
  // A match beside the league calls them as well: its call must not take the lines of the league without their button.
  await friendly(gone!, others[0]!)
  const seen = new Map<string, string>()
  let told = 0
  let called = false
  for (let hours = 0; hours < 40 * 24; hours += 12) {
    await concede()
    await world.pass(12 * HOUR)
    if ((await sight()).league.phase !== 'running') break
    const silent = (await statusOf(gone!)) === 'silent'
    if (!called && (await statusOf(closed!)) === 'silent') {
      // Without direct messages they are called in the channel, with the same tap.
      const call = publicMessages(judge, place.channelId).findLast((one) => textOf(one).includes(`<@${closed!.id}>`))!
      await closed!.click(call, backIn(call)!.customId)
      expect(await statusOf(closed!)).toBe('in')
      called = true
    }
    for (const message of dms()) {
      const words = textOf(message)
      if (seen.get(message.id) === words) continue
      seen.set(message.id, words)
      if (!silent) continue
      told++
      expect(backIn(message), words).toBeDefined()
    }
  }
  expect((await sight()).league.phase).toBe('finished')
  expect(told).toBeGreaterThan(1)
  expect(called).toBe(true)
})

it('tells the end of a league without the end of its last round', async () => {
  const { players, concedes, one } = await runningLeague(world, 'Short Cup')
  await concedes(one)
  for (const person of players) {
    const told = await person.until('the end', () =>
      person.dms().find((message) => /Short Cup.*is over/.test(textOf(message))),
    )
    expect(textOf(person.now(told)!)).not.toMatch(/round 1 is over|final over/)
  }
})
