/**
 * A message that rings is posted as words, and turned into its panel by a second request. If the program or Discord fails
 * between the two, there is one message, it is complete in the end, and it has rung once.
 */
import { MessageFlags } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { answerPanel, asksSomething, beginMatch, openFromThread, publicMessages, type World } from '../discord/world.ts'
import { deadNotices, type Here, lossWorlds } from './loss-worlds.ts'

const { started } = lossWorlds()
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const POST = 'POST /channels/{channel_id}/messages'
const PATCH = 'PATCH /channels/{channel_id}/messages/{message_id}'

/** The channel of direct messages with a person. */
const dmOf = ({ holonet }: World, person: TestUser) =>
  holonet.prisma.dmChannel.findUniqueOrThrow({ where: { personId: person.id } }).then(({ channelId }) => channelId)

/** Waits go by, and everything that failed is tried again. */
async function later(world: World, ms = 61 * MINUTE): Promise<void> {
  world.clock.advance(ms)
  await world.holonet.wake()
  await world.quiet()
}

/** Begins a match in which Alice is to be called anew, with the channel of her direct messages. */
async function beforeCall(here: Here) {
  const { world, alice, bob } = here
  const { panel, threadId } = await beginMatch(world, alice, bob)
  const channelId = await dmOf(world, alice)
  // Alice answers, so that Bob's answer calls her once more.
  await answerPanel(alice, await openFromThread(alice, threadId))
  await world.quiet()
  await later(world, HOUR)
  const rung = alice.notifications().length
  const call = async () => {
    await answerPanel(bob, panel)
    await world.quiet()
  }
  return { ...here, threadId, channelId, rung, call }
}

/** The words of the notifications of a person since. */
const rungSince = (person: TestUser, before: number) =>
  person
    .notifications()
    .slice(before)
    .map(({ text }) => text)

const isPanel = (message: Parameters<typeof textOf>[0]): boolean =>
  ((message.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0 && asksSomething(message)

describe('between the two requests of a call', () => {
  it.each([
    { stored: true, downMs: 0 },
    { stored: true, downMs: 12 * HOUR },
    { stored: false, downMs: 0 },
    { stored: false, downMs: 30 * MINUTE },
  ])(
    'the program is killed (its id is stored: $stored, down for $downMs ms): one message, complete, rung once',
    async (way) => {
      const { world, alice, channelId, rung, call } = await beforeCall(await started())
      const mend = world.sandbox.faults.fail(PATCH, { status: 503 }, { within: channelId })
      await call()
      const begun = alice.dms().at(-1)!
      expect(isPanel(begun)).toBe(false)
      expect(rungSince(alice, rung)).toEqual(['Your turn against Bob. High Card, Short.'])
      if (!way.stored) await world.holonet.prisma.call.deleteMany({ where: { personId: alice.id } })
      mend()
      await world.restart({}, way.downMs)
      await world.quiet()
      const panel = await alice.until('the panel', () => alice.dms().find(isPanel))
      expect([panel.id, alice.dms().length]).toEqual([begun.id, 1])
      expect(rungSince(alice, rung)).toHaveLength(1)
      expect(await world.holonet.prisma.notice.count()).toBe(0)
    },
  )

  it('everything fails for hours: the words and the button stay, and the same message is completed', async () => {
    const { world, alice, threadId, channelId, rung, call } = await beforeCall(await started())
    const mend = world.sandbox.faults.fail(PATCH, { status: 503 }, { within: channelId })
    await call()
    for (let hours = 0; hours < 4; hours++) await later(world)
    const [begun] = alice.dms()
    expect(controlsOf(begun!).map(({ label }) => label)).toEqual(['Open my panel'])
    mend()
    await later(world)
    expect(alice.dms().map((message) => [message.id, isPanel(message)])).toEqual([[begun!.id, true]])
    expect(rungSince(alice, rung)).toHaveLength(1)
    expect(publicMessages(alice, threadId).map(textOf).join()).not.toContain(`<@${alice.id}>, your turn`)
  })

  it('Discord does not take the panel: the button opens it, and nothing is tried again', async () => {
    const { world, alice, channelId, rung, call } = await beforeCall(await started())
    const mend = world.sandbox.faults.fail(PATCH, { code: 50035 }, { within: channelId })
    await call()
    expect(await world.holonet.prisma.notice.count()).toBe(0)
    mend()
    await later(world)
    const [begun] = alice.dms()
    expect(isPanel(begun!)).toBe(false)
    expect(rungSince(alice, rung)).toHaveLength(1)
    const opened = await alice.click(begun!, 'Open my panel')
    expect(isPanel(opened.message)).toBe(true)
    await answerPanel(alice, opened.message)
  })

  it('Discord breaks at the panel while it takes other messages: after three tries the words stay', async () => {
    const { world, alice, bob, channelId, call } = await beforeCall(await started())
    world.sandbox.faults.fail(PATCH, { status: 500 }, { within: channelId })
    await call()
    const [cleo, dan] = [world.sandbox.user('Cleo'), world.sandbox.user('Dan')]
    await beginMatch(world, cleo, dan)
    for (let minutes = 0; minutes < 4; minutes++) await later(world, 10 * MINUTE)
    expect(await world.holonet.prisma.notice.count()).toBe(0)
    expect(await deadNotices(world)).toBe(0)
    expect(controlsOf(alice.dms()[0]!).map(({ label }) => label)).toEqual(['Open my panel'])
    expect(bob.dms()).not.toEqual([])
  })
})

describe('a call that Discord refuses', () => {
  it.each([400001, 200000, 240000, 20009, 40005, 50035] as const)(
    'in the direct messages (%i) is made in the thread',
    async (code) => {
      const { world, alice, threadId, channelId, rung, call } = await beforeCall(await started())
      world.sandbox.faults.fail(POST, { code }, { within: channelId })
      await call()
      expect(rungSince(alice, rung)).toEqual(['@Alice, your turn against Bob (High Card).'])
      expect(await world.holonet.prisma.notice.count()).toBe(0)
      const mention = publicMessages(alice, threadId).at(-1)!
      await answerPanel(alice, (await alice.click(mention, 'Open my panel')).message)
    },
  )

  it('as 50001 in the direct messages opens them once more, and is then made in the thread', async () => {
    const { world, alice, channelId, rung, call } = await beforeCall(await started())
    const opened = () => world.sandbox.requests.filter(({ path }) => path === '/users/@me/channels').length
    const before = opened()
    world.sandbox.faults.fail(POST, { code: 50001 }, { within: channelId })
    await call()
    expect(opened()).toBe(before + 1)
    expect(rungSince(alice, rung)).toEqual(['@Alice, your turn against Bob (High Card).'])
  })

  it('everywhere is shown to the admins and the host, and arrives as soon as it may', async () => {
    const { world, alice, threadId, rung, call } = await beforeCall(await started())
    const { faults, channelIds } = world.sandbox
    const mend = [
      faults.fail(POST, { code: 50007 }, { within: await dmOf(world, alice) }),
      faults.fail(POST, { code: 50013 }, { within: threadId }),
      faults.fail(POST, { code: 50013 }, { within: channelIds.general }),
    ]
    await call()
    await later(world, 5_000)
    expect(rungSince(alice, rung)).toEqual([])
    expect(await deadNotices(world)).toBe(0)
    const shown = await world.sandbox.user('Admin').slash('setup')
    expect(shown.text).toMatch(new RegExp(`Notification of a turn · .*${threadId}.* · Discord error 50007`))
    for (const end of mend) end()
    await later(world, 2 * HOUR)
    expect(rungSince(alice, rung).join()).toContain('@Alice, your turn against Bob (High Card).')
    expect((await world.sandbox.user('Admin').slash('setup')).text).not.toContain('not delivered')
  })

  it.each([{ status: 403 }, { status: 404 }])(
    'without a word (%o) is tried for days, and nothing dies',
    async (failure) => {
      const { world, alice, rung, call } = await beforeCall(await started())
      const mend = world.sandbox.faults.fail('all', failure, { within: '/channels/' })
      await call()
      for (let days = 0; days < 2; days++) await later(world, 24 * HOUR)
      expect(await deadNotices(world)).toBe(0)
      mend()
      await later(world, 2 * HOUR)
      expect(rungSince(alice, rung).length).toBeGreaterThan(0)
    },
  )

  it.each(['dms-throttled', 'quarantined'] as const)(
    'for new people (%s) goes on where direct messages are open, and the host is told',
    async (fault) => {
      const { world, alice, call } = await beforeCall(await started())
      // Her other call stays in the direct messages.
      await beginMatch(world, alice, world.sandbox.user('Eve'))
      await later(world, HOUR)
      const rung = alice.notifications().length
      world.sandbox.faults.set(fault, true)
      const cleo = world.sandbox.user('Cleo')
      await beginMatch(world, cleo, world.sandbox.user('Dan'))
      expect(cleo.notifications().map(({ text }) => text)).toContain('@Cleo, your turn against Dan (High Card).')
      await call()
      expect(rungSince(alice, rung)).toEqual(['Your turn against Bob. High Card, Short.'])
      expect(world.holonet.reach.open).toBe(true)
      expect(world.holonet.reach.warnings.map(({ what }) => what).join()).toContain(
        fault === 'quarantined' ? 'Appeal in the developer portal' : '40003',
      )
    },
  )
})
