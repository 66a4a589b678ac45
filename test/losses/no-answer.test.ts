/** People whose clicks are not answered, by a fault of Discord's or ours, while everything else works: they lose no time. */
import { DiscordAPIError } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import { isOurFault } from '../../src/discord/shell/unanswered.ts'
import { StorageDown } from '../../src/storage/errors.ts'
import { answerPanel, openFromDm, strictly, type World } from '../discord/world.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'
import { byClock, DAY, lossWorlds } from './loss-worlds.ts'

const { waitsForAlice } = lossWorlds()
const CALLBACK = 'POST /interactions/{interaction_id}/{interaction_token}/callback'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The message in the thread from which panels are opened. */
const tableOf = (person: TestUser, threadId: string) =>
  person.sees((message) => controlsOf(message).some(({ label }) => label === 'My turn'), { channel: threadId })

/** The number of requests that the program could not answer, as its log tells. */
const failures = ({ log }: World) =>
  log.filter((line) => /could not be acknowledged|a request failed/.test(line)).length

describe('answers that fail for eight days', () => {
  it.each([{ status: 503 }, { code: 10062 }] as const)('with %o cost nobody a match', async (failure) => {
    const { world, alice, threadId } = await waitsForAlice()
    await strictly(world)
    const table = await tableOf(alice, threadId)
    const mend = world.sandbox.faults.fail(CALLBACK, failure)
    // After a week Discord closes the thread in which they click.
    for (let days = 2; days <= 6; days += 2) {
      await world.pass(2 * DAY)
      const before = failures(world)
      const click = alice.click(table, 'My turn')
      click.catch(() => {})
      await eventually(() => {
        // An answer may be held for a second.
        world.clock.advance(1_000)
        expect(failures(world)).toBeGreaterThan(before)
      })
      world.clock.advance(MINUTE)
      await expect(click).rejects.toThrow('did not respond')
    }
    await world.pass(2 * DAY)
    expect(await byClock(world)).toBe(0)
    mend()
    await answerPanel(alice, await openFromDm(alice))
  })

  it('stop all clocks once they are many, also for people who do not try', async () => {
    const network = new HandClock('2030-01-01T12:00:00Z')
    const { world, alice, threadId } = await waitsForAlice({ network })
    const table = await tableOf(alice, threadId)
    const mend = world.sandbox.faults.fail(CALLBACK, { status: 503 })
    const { reach } = world.holonet
    const clicks: Promise<unknown>[] = []
    for (let tries = 0; tries < 3; tries++) {
      const click = alice.click(table, 'My turn')
      click.catch(() => {})
      clicks.push(click)
      await eventually(() => expect(failures(world)).toBeGreaterThan(tries))
      network.advance(6_000)
    }
    expect(reach.obstacles.map(({ sign }) => sign)).toContain('answers')
    await world.pass(8 * DAY)
    for (const click of clicks) await expect(click).rejects.toThrow('did not respond')
    expect(await byClock(world)).toBe(0)
    mend()
    await eventually(() => {
      network.advance(60_000)
      expect(reach.open).toBe(true)
    })
    await world.quiet()
    await alice.sees('HoloNet was unavailable for 8 days', { channel: threadId })
  })
})

it('an error of the database gives its person their whole time again, and nobody else', async () => {
  const { world, alice } = await waitsForAlice()
  const { prisma } = world.holonet
  const deadline = async () =>
    (await prisma.sitting.findFirstOrThrow({ where: { answered: false } })).deadline.getTime()
  const before = await deadline()
  await world.pass(2 * DAY)
  world.holonet.unanswered(alice.id)
  await eventually(async () => expect(await deadline()).toBe(before + 2 * DAY))
  await world.pass(DAY)
  world.holonet.unanswered('somebody else')
  await world.quiet()
  expect(await deadline()).toBe(before + 2 * DAY)
  await world.pass(2 * DAY + HOUR)
  expect(await byClock(world)).toBe(0)
})

describe('a missing answer', () => {
  const refused = (code: number, status = 400) =>
    new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', 'https://discord.com', { body: {}, files: [] })

  it('is Discord’s fault or ours where the network, the database or the program fails', () => {
    for (const error of [
      refused(0, 503),
      refused(0, 403),
      refused(50035),
      new StorageDown(null),
      new TypeError('a bug'),
    ])
      expect(isOurFault(error, 1_000)).toBe(true)
  })

  it('is our fault where it came too late, but not for an interaction that is too old to be a person’s click', () => {
    expect(isOurFault(refused(10062, 404), 4_000)).toBe(true)
    expect(isOurFault(refused(10062, 404), HOUR)).toBe(false)
  })

  it('is not our fault where a message is gone or a channel closed', () => {
    for (const code of [10008, 50001, 50013, 10003]) expect(isOurFault(refused(code, 403), 1_000)).toBe(false)
  })
})
