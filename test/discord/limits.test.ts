/** Attacks by honest clicks: each ends at its limit, says when it is possible again, and has told nobody more than that. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { LIMIT_TABLE } from '../../src/limits/limit-table.ts'
import {
  answerPanel,
  asksSomething,
  beginMatch,
  DECK,
  openFromThread,
  publicMessages,
  startWorld,
  type World,
} from './world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A sentence that names the time at which something is possible again. */
const AGAIN = /Possible again <t:\d+:R>\./

let world: World
beforeAll(async () => {
  world = await startWorld({ actsPerMinute: LIMIT_TABLE.acts.counts[0].most })
})
afterEach(async () => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  // The uses of one test count no more in the next.
  await world.pass(2 * DAY)
})
afterAll(async () => {
  await world?.close()
})
let count = 0
const user = (name: string) => world.sandbox.user(`${name}${++count}`)
const posted = (person: TestUser) => publicMessages(person, 'general').length
/** Messages of everybody that mention a person. */
const pings = (person: TestUser) =>
  publicMessages(person, 'general').filter((message) => textOf(message).includes(`<@${person.id}>`)).length

/** Challenges somebody, and takes it back. @returns the words of the refusal; null: it was posted */
async function challengeAndWithdraw(one: TestUser, other: TestUser, time: number): Promise<string | null> {
  const asked = await typePlay(one, { opponent: other, format: 'tiny/short', side: 'tiny/left', time })
  if (!controlsOf(asked.message).some(({ customId }) => customId.includes('|deck'))) return asked.text
  const before = pings(other)
  const chosen = await one.select(asked.message, DECK, 'Even')
  if (AGAIN.test(chosen.text)) return chosen.text
  const message = await other.until('a challenge', () =>
    pings(other) > before
      ? publicMessages(other, 'general').findLast((one) => textOf(one).includes(`<@${other.id}>`))
      : undefined,
  )
  await one.click(message, 'Withdraw')
  return null
}

it('sixty pings by challenges made and withdrawn end at two of the same, and at five an hour of any', async () => {
  const [mallory, bob] = [user('Mallory'), user('Bob')]
  for (const _ of [1, 2]) expect(await challengeAndWithdraw(mallory, bob, 72)).toBeNull()
  expect(await challengeAndWithdraw(mallory, bob, 72)).toMatch(/^You have made this challenge twice today\. /)
  for (const time of [1, 12, 24]) expect(await challengeAndWithdraw(mallory, bob, time)).toBeNull()
  const refused = await challengeAndWithdraw(mallory, bob, 48)
  expect(refused).toMatch(/^You have asked this person often lately\. /)
  expect(refused).toMatch(AGAIN)
  expect(pings(bob)).toBe(5)
  // Somebody else may be asked, and an hour later the same person.
  expect(await challengeAndWithdraw(mallory, user('Carl'), 48)).toBeNull()
  await world.pass(HOUR)
  expect(await challengeAndWithdraw(mallory, bob, 48)).toBeNull()
})

it('a rematch offered and withdrawn can be offered twice a day', async () => {
  const [mallory, bob] = [user('Mallory'), user('Bob')]
  const { threadId } = await beginMatch(world, mallory, bob)
  const asked = await mallory.slash('resign', {}, { channel: threadId })
  await mallory.click(asked.message, 'Resign')
  await world.quiet()
  const end = await mallory.sees('🏁', { channel: threadId })
  const offers = () =>
    publicMessages(bob, 'general').filter((one) => /🔁/.test(textOf(one)) && textOf(one).includes(bob.id))
  for (let offered = 1; offered <= 2; offered++) {
    await mallory.click(end, 'Rematch')
    const offer = await bob.until('the offer', () => (offers().length === offered ? offers().at(-1) : undefined))
    await mallory.click(offer, 'Withdraw')
  }
  const again = await mallory.click(end, 'Rematch')
  expect(again.text).toContain('You have offered this rematch twice today.')
  expect(again.text).toMatch(AGAIN)
  expect(offers()).toHaveLength(2)
})

/** Opens an entry of the menu of a person's panel, by its words. */
async function choose(person: TestUser, panel: APIMessage, words: RegExp): Promise<APIMessage> {
  const option = controlsOf(panel)
    .flatMap(({ customId, options }) => options.map((one) => ({ ...one, customId })))
    .find(({ label }) => words.test(label))
  if (option === undefined) throw new Error(`No entry ${words} in: ${JSON.stringify(controlsOf(panel))}`)
  return (await person.select(panel, option.customId, option.value)).message
}

it('a pause asked for and taken back, and time given again and again, ring once a move', async () => {
  const [mallory, bob] = [user('Mallory'), user('Bob')]
  const { threadId } = await beginMatch(world, mallory, bob, { format: 'tiny/long' })
  for (const person of [mallory, bob]) await answerPanel(person, await openFromThread(person, threadId))
  await answerPanel(mallory, await openFromThread(mallory, threadId))
  await world.quiet()
  const rung = (words: RegExp) => bob.dms().filter((message) => words.test(textOf(message))).length
  await choose(mallory, await openFromThread(mallory, threadId), /Ask for a pause/)
  await choose(mallory, await openFromThread(mallory, threadId), /Withdraw my pause request/)
  const again = await choose(mallory, await openFromThread(mallory, threadId), /Ask for a pause/)
  expect(textOf(again)).toContain('You have asked for a pause. You can ask again after the next move.')
  const gift = async () => {
    const asked = await choose(mallory, await openFromThread(mallory, threadId), /more time/)
    return textOf((await mallory.click(asked, 'Give 1 day')).message)
  }
  expect(await gift()).toMatch(/has 1\sday more/)
  expect(await gift()).toContain('You have given time for this turn.')
  await world.quiet()
  expect(rung(/asks for a pause/)).toBeLessThanOrEqual(1)
  expect(rung(/gives you/)).toBe(1)
  // The next move of both is a new turn: one more of each.
  await answerPanel(bob, await openFromThread(bob, threadId))
  await world.quiet()
  const later = await choose(mallory, await openFromThread(mallory, threadId), /Ask for a pause/)
  expect(textOf(later)).toMatch(/You asked Bob\d+ for a pause/)
  await world.quiet()
})

it('of practice games begun and given up, five an hour get a thread; the sixth is played without one', async () => {
  const mallory = user('Mallory')
  const before = mallory.threads().length
  for (let games = 1; games <= 6; games++) {
    const asked = await typePlay(mallory, { opponent: { id: world.sandbox.botId }, format: 'tiny/short' })
    const panel = (await mallory.select(asked.message, DECK, 'Even')).message
    expect(asksSomething(panel)).toBe(true)
    await world.quiet()
    const { matchId } = await world.holonet.prisma.challenge.findFirstOrThrow({
      where: { by: mallory.id, status: 'accepted' },
      orderBy: { expiresAt: 'desc' },
    })
    const running = await world.holonet.prisma.match.findMany({
      where: { status: 'running', players: { some: { personId: mallory.id } } },
    })
    for (const { id } of running)
      await world.holonet.matches.concede({
        matchId: id,
        person: mallory.id,
        interaction: `give up ${games} ${matchId}`,
      })
    await world.quiet()
  }
  expect(mallory.threads().length - before).toBe(5)
})

it('leagues published by one member end at three a day, and their drafts at five', async () => {
  const mallory = user('Mallory')
  const draft = async () => {
    const { message } = await mallory.slash('league', { what: 'create' })
    const { form } = await mallory.click(message, 'Name and dates…')
    return mallory.submit(form, { name: `Cup ${++count}` })
  }
  const before = posted(mallory)
  for (let leagues = 1; leagues <= 3; leagues++) await mallory.click((await draft()).message, 'Publish here')
  await world.quiet()
  const boards = posted(mallory) - before
  const fourth = await mallory.click((await draft()).message, 'Publish here')
  expect(fourth.text).toContain('You have published several leagues today.')
  expect(fourth.text).toMatch(AGAIN)
  for (let drafts = 2; drafts <= 5; drafts++) expect((await draft()).text).toContain('Publish “')
  expect((await draft()).text).toContain('You have 5 drafts of leagues here, the most possible.')
  await world.quiet()
  expect([boards, posted(mallory) - before]).toEqual([3, 3])
})

it('the eleventh public answer in ten minutes is a private line, and ten minutes later there is another one', async () => {
  const mallory = user('Mallory')
  const invite = () => mallory.slash('invite', { public: true })
  for (let posts = 0; posts < 10; posts++) expect(isEphemeral((await invite()).message)).toBe(false)
  const refused = await invite()
  expect([isEphemeral(refused.message), refused.text]).toEqual([
    true,
    expect.stringMatching(/^Too many posts here lately\. /),
  ])
  expect(refused.text).toMatch(AGAIN)
  // Another person is not concerned, nor is the same one in private.
  expect(isEphemeral((await user('Bob').slash('invite', { public: true })).message)).toBe(false)
  expect((await mallory.slash('invite')).text).not.toMatch(/^Too many/)
  await world.pass(10 * MINUTE)
  expect(isEphemeral((await invite()).message)).toBe(false)
})

it('all data can be deleted once a day, and deleting lifts no other limit', async () => {
  const mallory = user('Mallory')
  const erase = async () => {
    const asked = await mallory.slash('privacy')
    const sure = await mallory.click(asked.message, 'Delete my data')
    return mallory.click(sure.message, 'Delete everything')
  }
  const invite = () => mallory.slash('invite', { public: true })
  for (let posts = 0; posts < 10; posts++) await invite()
  expect((await erase()).text).not.toMatch(AGAIN)
  expect((await invite()).text).toMatch(/^Too many posts here lately\. /)
  expect((await erase()).text).toMatch(/^You have deleted your data today\. .*<t:\d+:R>\.$/)
})

it('more acts in a minute than the limit are answered by one private line, and change nothing', async () => {
  const mallory = user('Mallory')
  const answers = await Promise.all(Array.from({ length: 130 }, () => mallory.slash('help')))
  const refused = answers.filter(({ text }) => /^Too many clicks and commands at once\./.test(text))
  expect(refused).toHaveLength(10)
  for (const { message, text } of refused) expect([isEphemeral(message), AGAIN.test(text)]).toEqual([true, true])
  await world.pass(MINUTE)
  expect((await mallory.slash('help')).text).not.toMatch(/^Too many/)
})
