/**
 * The message of a challenge is posted as words and buttons, and gets the rest by a second request. If that one fails,
 * the challenge stands and can be accepted, and the same message is completed later without another sound.
 */

import { MessageFlags } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import { ACCEPT, beginMatch, DECK, isOver, openFromThread, playOut, publicMessages } from '../discord/world.ts'
import { deadNotices, type Here, lossWorlds } from './loss-worlds.ts'

const { started } = lossWorlds()

const PATCH = 'PATCH /channels/{channel_id}/messages/{message_id}'
const HOUR = 3_600_000

/** Refuses second requests in the channel of challenges. @returns how to end it */
const refuse = ({ world }: Here, failure: { status: number }) =>
  world.sandbox.faults.fail(PATCH, failure, { within: world.sandbox.channelIds.general })

/** The messages of open challenges. */
const challenges = (person: TestUser) =>
  publicMessages(person, 'general').filter((message) =>
    controlsOf(message).some(({ customId }) => ACCEPT.test(customId)),
  )

const isComplete = ({ flags }: { flags?: MessageFlags }): boolean => ((flags ?? 0) & MessageFlags.IsComponentsV2) !== 0

/** The ways in which a challenge is posted by a person’s click: what they are told. */
const WAYS = {
  'to somebody': async ({ alice, bob }: Here) => {
    const asked = await typePlay(alice, { opponent: bob, format: 'tiny/short', side: 'tiny/left' })
    return (await alice.select(asked.message, DECK, 'Even')).text
  },
  'to everybody': async ({ alice }: Here) => {
    const asked = await typePlay(alice, { format: 'tiny/short', side: 'tiny/left' })
    return (await alice.select(asked.message, DECK, 'Even')).text
  },
} as const

it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
  'a challenge %s stands when its second request fails, and is completed hours later without a sound',
  async (way) => {
    const here = await started()
    const { world, bob } = here
    const mend = refuse(here, { status: 503 })
    expect(await WAYS[way](here)).toContain('Challenge posted')
    await world.quiet()
    const [begun] = challenges(bob)
    expect(controlsOf(begun!).map(({ label }) => label)).toContain('Accept')
    expect(begun!.content).toContain('Alice')
    expect(await world.holonet.prisma.challenge.findFirstOrThrow()).toMatchObject({
      status: 'open',
      messageId: begun!.id,
    })
    const rung = bob.notifications().length
    world.clock.advance(2 * HOUR)
    await world.holonet.wake()
    await world.quiet()
    expect(isComplete(challenges(bob)[0]!)).toBe(false)
    mend()
    world.clock.advance(2 * HOUR)
    await world.holonet.wake()
    await world.quiet()
    expect(challenges(bob).map((message) => [message.id, isComplete(message)])).toEqual([[begun!.id, true]])
    expect(bob.notifications()).toHaveLength(rung)
    expect([await world.holonet.prisma.notice.count(), await deadNotices(world)]).toEqual([0, 0])
  },
)

it('a challenge whose second request fails is accepted by its button, and its message then says so', async () => {
  const here = await started()
  const { world, bob } = here
  const mend = refuse(here, { status: 503 })
  await WAYS['to somebody'](here)
  const accepted = await bob.click(challenges(bob)[0]!, ACCEPT)
  await bob.select(accepted.message, DECK, 'Even')
  expect(await world.holonet.prisma.match.count()).toBe(1)
  mend()
  world.clock.advance(2 * HOUR)
  await world.holonet.wake()
  await world.quiet()
  expect(challenges(bob)).toEqual([])
})

it('a rematch whose second request fails is offered, and can be accepted', async () => {
  const here = await started()
  const { world, alice, bob } = here
  const { threadId } = await beginMatch(world, alice, bob)
  await playOut(
    world,
    [alice, bob],
    (person) => openFromThread(person, threadId),
    () => isOver(alice, threadId),
  )
  const result = publicMessages(alice, threadId).find((message) =>
    controlsOf(message).some(({ label }) => label === 'Rematch'),
  )!
  world.sandbox.faults.fail(PATCH, { status: 503 })
  const offered = await alice.click(result, 'Rematch')
  expect(offered.text).toContain('offered')
  expect(await world.holonet.prisma.challenge.count({ where: { status: 'open', rematchOf: { not: null } } })).toBe(1)
})
