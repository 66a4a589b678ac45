/**
 * The second request of a message is on its way while its person clicks already: what it shows in the end is the state after
 * the click, not the one before.
 */

import { MessageFlags } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import {
  ACCEPT,
  answerPanel,
  asksSomething,
  beginMatch,
  DECK,
  openFromThread,
  publicMessages,
} from '../discord/world.ts'
import { lossWorlds } from './loss-worlds.ts'

const { started } = lossWorlds()
const HOUR = 3_600_000
const PATCH = 'PATCH /channels/{channel_id}/messages/{message_id}'

const isComplete = ({ flags }: { flags?: MessageFlags }): boolean => ((flags ?? 0) & MessageFlags.IsComponentsV2) !== 0

/** The challenges in a channel, as they stand. */
const challenges = (person: TestUser) =>
  publicMessages(person, 'general').filter((message) => textOf(message).includes('challenges'))

/** Expects that a challenge ends up as accepted. */
const expectAccepted = (person: TestUser) =>
  person.until('the accepted challenge', () => {
    const [message] = challenges(person)
    return message !== undefined && textOf(message).includes('Accepted') && controlsOf(message).length === 0
  })

/** One person challenges another one, whose second request is held. */
async function challenged(alice: TestUser, bob: TestUser): Promise<void> {
  const asked = await typePlay(alice, { opponent: bob, format: 'tiny/short', side: 'tiny/left' })
  await alice.select(asked.message, DECK, 'Even', { until: 'sent' })
}

describe('a challenge that is accepted before its message is complete', () => {
  it('shows that it is accepted', async () => {
    const { world, alice, bob } = await started()
    const held = world.sandbox.faults.hold(PATCH, world.sandbox.channelIds.general)
    await challenged(alice, bob)
    await held.arrived
    const accepted = await bob.click(challenges(bob)[0]!, ACCEPT)
    await bob.select(accepted.message, DECK, 'Even', { until: 'sent' })
    held.release()
    await expectAccepted(bob)
    await world.quiet()
    await expectAccepted(bob)
  })

  it('shows that it is expired, even if Discord fails when its time is up', async () => {
    const { world, alice, bob } = await started()
    await challenged(alice, bob)
    await bob.until('the challenge', () => challenges(bob).find(isComplete))
    await world.quiet()
    const mend = world.sandbox.faults.fail(PATCH, { status: 503 }, { within: world.sandbox.channelIds.general })
    await world.pass(73 * HOUR)
    expect(controlsOf(challenges(bob)[0]!)).not.toEqual([])
    mend()
    await world.pass(2 * HOUR)
    await bob.until('the expired challenge', () => controlsOf(challenges(bob)[0]!).length === 0)
    expect(textOf(challenges(bob)[0]!)).toContain('Expired')
    expect(await world.holonet.prisma.notice.count()).toBe(0)
  })
})

describe('a call that is answered before it is complete', () => {
  /** A match in which Alice is about to be called, and the held second request of that call. */
  async function calling() {
    const here = await started()
    const { world, alice, bob } = here
    const { panel, threadId } = await beginMatch(world, alice, bob)
    const { channelId } = await world.holonet.prisma.dmChannel.findUniqueOrThrow({ where: { personId: alice.id } })
    await answerPanel(alice, await openFromThread(alice, threadId))
    await world.quiet()
    await world.pass(HOUR)
    const held = world.sandbox.faults.hold(PATCH, channelId)
    await answerPanel(bob, panel)
    await held.arrived
    const words = await alice.until('the words', () => alice.dms().find((message) => !isComplete(message)))
    return { ...here, held, words }
  }

  it('is one line in the end', async () => {
    const { world, alice, held, words } = await calling()
    let panel = (await alice.click(words, 'Open my panel')).message
    while (asksSomething(panel)) panel = await answerPanel(alice, panel)
    expect(textOf(panel)).toContain('**Answered**')
    held.release()
    await world.quiet()
    expect(alice.dms().map(({ id }) => id)).toEqual([words.id])
    expect(textOf(alice.now(words)!)).toContain('**Answered**')
    expect(asksSomething(alice.now(words)!)).toBe(false)
  })

  it('is the panel as it is by then, if it asks still', async () => {
    const { world, alice, held, words } = await calling()
    await alice.click(words, 'Open my panel')
    held.release()
    await world.quiet()
    const panel = alice.now(words)!
    expect([isComplete(panel), asksSomething(panel)]).toEqual([true, true])
    await answerPanel(alice, panel)
  })
})

describe('a call to several matches that is used before it is complete', () => {
  /** Alice is about to be called to her matches against Bob and Carl in one message, whose second request is held. */
  async function gathered() {
    const here = await started()
    const { world, alice, bob } = here
    await world.holonet.persons.change(alice.id, { calls: 'gathered' })
    await beginMatch(world, alice, bob)
    await world.quiet()
    await world.pass(10 * 60_000)
    await beginMatch(world, alice, world.sandbox.user('Carl'))
    await world.quiet()
    const { channelId } = await world.holonet.prisma.dmChannel.findUniqueOrThrow({ where: { personId: alice.id } })
    const held = world.sandbox.faults.hold(PATCH, channelId)
    const passing = world.pass(HOUR)
    await held.arrived
    const words = await alice.until('the words', () => alice.dms().find((message) => !isComplete(message)))
    const finished = async () => {
      held.release()
      await passing
      await world.quiet()
    }
    return { ...here, finished, words }
  }

  it('is the panel of the match that its person has picked', async () => {
    const { alice, finished, words } = await gathered()
    await alice.select(words, 'Open a panel', 'Against Carl')
    await finished()
    const panel = alice.now(words)!
    expect(textOf(panel)).toContain('Carl')
    expect([isComplete(panel), asksSomething(panel)]).toEqual([true, true])
    await answerPanel(alice, panel)
  })

  it('is one line once its person has answered there', async () => {
    const { alice, finished, words } = await gathered()
    let panel = (await alice.select(words, 'Open a panel', 'Against Carl')).message
    while (asksSomething(panel)) panel = await answerPanel(alice, panel)
    expect(textOf(panel)).toContain('**Answered**')
    await finished()
    expect(textOf(alice.now(words)!)).toContain('**Answered**')
    expect(asksSomething(alice.now(words)!)).toBe(false)
  })

  it('lists the matches if nobody has used it', async () => {
    const { alice, finished, words } = await gathered()
    await finished()
    expect(textOf(alice.now(words)!)).toContain('Your turn in 2 matches')
  })
})
