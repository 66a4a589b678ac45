/** The threads of a league's matches: one message announces the round, and none of theirs stands in the channel. */
import { MessageType } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import type { LeagueSettings } from '../../src/leagues/league.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { asking } from './running-league.ts'
import { isArchived, publicMessages, startWorld, type World } from './world.ts'

const HOUR = 3_600_000
const PEOPLE = 6

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world?.close()
})

/** Makes a league of six in a channel of its own, up to two hours before its start. */
async function gathered(name: string, kind: 'text' | 'announcement', changes: Partial<LeagueSettings> = {}) {
  const { leagues } = world.holonet
  const channel = world.sandbox.world.addChannel(name, { kind }).id
  const olga = world.sandbox.user(`Olga ${name}`)
  const people = Array.from({ length: PEOPLE }, (_, at) => world.sandbox.user(`${name}${at + 1}`))
  const now = world.clock.now().getTime()
  const settings = tinySettings({
    name: `League ${name}`,
    dates: { signUpEndsAt: now + HOUR, checkInEndsAt: null, startsAt: now + 2 * HOUR },
    places: { least: 2, most: PEOPLE },
    ...changes,
  })
  const roles = { helperRole: null, joinRole: null, championRole: null }
  const host = { guildId: world.sandbox.guildId, channelId: channel, ...roles }
  const leagueId = must(await leagues.create({ ...asking(olga.id), settings, host })).sight.id
  must(await leagues.organise({ ...asking(olga.id), leagueId, command: { type: 'publish' } }))
  for (const { id } of people) must(await leagues.join({ ...asking(id), leagueId, decks: DECKS }))
  await world.quiet()
  return { channel, olga, people, leagueId, before: publicMessages(olga, channel).length }
}

const threadsOf = (reader: TestUser, name: string) => reader.threads().filter((thread) => thread.name?.includes(name))
const told = (messages: ReturnType<typeof publicMessages>) =>
  messages.filter(({ type }) => type === MessageType.ThreadCreated)

it.each(['text', 'announcement'] as const)(
  'one message announces a round in a channel of the kind %s, and each match has a thread with one welcome',
  async (kind) => {
    const { channel, olga, people, before } = await gathered(`${kind}s`, kind)
    await world.pass(2 * HOUR)
    const now = publicMessages(olga, channel)
    expect(now.length - before).toBe(1)
    expect(told(now)).toEqual([])
    const round = textOf(now.at(-1)!)
    expect(round).toContain(`League ${kind}s · round 1`)
    expect(round).toContain(`Each match has a thread in <#${channel}>. *My games* leads to yours.`)
    expect(round).toContain('**Clock**')
    const threads = threadsOf(olga, `${kind}s`)
    expect(threads).toHaveLength(PEOPLE / 2)
    const welcomes = threads.flatMap(({ id }) =>
      publicMessages(olga, id).filter((message) => textOf(message).includes('this thread follows')),
    )
    expect(welcomes).toHaveLength(PEOPLE / 2)
    for (const welcome of welcomes) expect(textOf(welcome)).toContain('⚔️')
    for (const { id } of people)
      expect(welcomes.filter((welcome) => textOf(welcome).includes(`<@${id}>`))).toHaveLength(1)
  },
)

it('a match begins although the message about its thread can not be removed', async () => {
  const { channel, olga, before } = await gathered('stays', 'text')
  const works = world.sandbox.faults.fail('DELETE /channels/{channel_id}/messages/{message_id}', { code: 50001 })
  await world.pass(2 * HOUR)
  works()
  expect(threadsOf(olga, 'stays')).toHaveLength(PEOPLE / 2)
  expect(told(publicMessages(olga, channel).slice(before))).toHaveLength(PEOPLE / 2)
})

it('a thread whose welcome failed is welcomed later, and no second one is opened', async () => {
  const { channel, olga, before } = await gathered('later', 'text')
  const works = world.sandbox.faults.fail('POST /channels/{channel_id}/messages', { status: 503 }, { times: 30 })
  await world.pass(2 * HOUR)
  works()
  await world.pass(HOUR)
  const threads = threadsOf(olga, 'later')
  expect(threads).toHaveLength(PEOPLE / 2)
  for (const { id } of threads)
    expect(publicMessages(olga, id).filter((one) => textOf(one).includes('this thread follows'))).toHaveLength(1)
  expect(publicMessages(olga, channel).length - before).toBe(1)
})

it('a thread that was made although its answer was lost is found again', async () => {
  const { channel, olga, before } = await gathered('lost', 'text')
  world.sandbox.faults.fail('POST /channels/{channel_id}/threads', 'lost', { within: channel, times: 1 })
  await world.pass(2 * HOUR)
  await world.restart()
  await world.pass(HOUR)
  const open = threadsOf(olga, 'lost').filter(({ id }) => !isArchived(olga, id))
  expect(open).toHaveLength(PEOPLE / 2)
  expect(told(publicMessages(olga, channel).slice(before))).toEqual([])
})

it('the match of a ladder, which no message announces, has an announcement of its own', async () => {
  const form = { kind: 'ladder', rounds: 4, reach: 3, decayDays: 21, rematchDays: 7 } as const
  const { channel, olga, people, leagueId } = await gathered('ladder', 'text', { form })
  await world.pass(2 * HOUR)
  const { leagues } = world.holonet
  const before = publicMessages(olga, channel).length
  const challenger = people.at(-1)!
  const sight = (await leagues.find(leagueId, { person: challenger.id }))!
  const by = sight.challenges.length > 0 ? challenger : people[0]!
  const free = (await leagues.find(leagueId, { person: by.id }))!.challenges
  must(await leagues.act({ ...asking(by.id), leagueId, command: { type: 'challenge', to: free[0]! } }))
  await world.pass(HOUR)
  const announced = publicMessages(olga, channel)
    .slice(before)
    .filter((one) => textOf(one).includes('⚔️'))
  expect(announced).toHaveLength(1)
})
