/** Doors that close on Discord's side: direct messages, threads, servers, permissions, the token. Nothing is lost. */

import { describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { textOf } from '../../sandbox/driver.ts'
import {
  answerPanel,
  beginMatch,
  openFromDm,
  openFromThread,
  publicMessages,
  strictly,
  type World,
} from '../discord/world.ts'
import { eventually } from '../eventually.ts'
import { deadNotices, lossWorlds } from './loss-worlds.ts'

const HOUR = 60 * 60 * 1000

const { started } = lossWorlds()

/** One challenges the other, who accepts; nobody waits for the thread. @param before called before the deck is chosen */
async function accept({ world, alice, bob }: Awaited<ReturnType<typeof started>>, before = () => {}): Promise<void> {
  const asked = await typePlay(alice, { opponent: bob, format: 'tiny/short', side: 'tiny/left' })
  const posted = bob.next(`<@${bob.id}>`)
  await alice.select(asked.message, /\|deck$/, 'Even')
  const accepted = await bob.click(await posted, /\|accept$/)
  before()
  await bob.select(accepted.message, /\|deck$/, 'Even')
  await world.quiet()
}

/** Waits go by, and everything that failed is tried again. */
async function later(world: World, ms = 61 * 60_000): Promise<void> {
  world.clock.advance(ms)
  await world.holonet.wake()
  await world.quiet()
}

describe('direct messages', () => {
  it.each(['dms-throttled', 'quarantined'] as const)(
    'that Discord refuses for all (%s) become mentions',
    async (name) => {
      const { world, alice, bob } = await started()
      world.sandbox.faults.set(name, true)
      const { threadId } = await beginMatch(world, alice, bob)
      await world.quiet()
      const told = publicMessages(alice, threadId).map(textOf)
      expect(
        told.filter((words) => words.includes(`<@${alice.id}>`) && words.includes(', your turn against')),
      ).toHaveLength(1)
      expect(await deadNotices(world)).toBe(0)
      expect(await world.holonet.prisma.notice.count()).toBe(0)
    },
  )

  it.each(['closed', 'throttled'] as const)(
    'that are %s, where nobody may write in the thread or the channel, cost the person time only if they closed them',
    async (how) => {
      const parts = await started()
      const { world, alice, bob } = parts
      const { general } = world.sandbox.channelIds
      if (how === 'closed') alice.closeDms()
      await accept(parts, () => {
        world.sandbox.deny(general, 'SendMessages', 'SendMessagesInThreads', 'CreatePublicThreads')
        if (how === 'throttled') world.sandbox.faults.set('dms-throttled', true)
      })
      await strictly(world)
      if (how === 'closed') await answerPanel(bob, await openFromDm(bob))
      const byClock = () => world.holonet.prisma.move.count({ where: { origin: 'clock' } })
      for (const hours of [1, 12, 12, 12, 12, 12, 10]) await later(world, hours * HOUR)
      expect(await byClock()).toBe(0)
      for (const hours of [2, 1, 1]) await later(world, hours * HOUR)
      expect(await byClock()).toBe(how === 'closed' ? 1 : 0)
    },
  )

  it('that are closed are not replaced by a mention where their person has left: their time stands until they are back', async () => {
    const { world, alice, bob } = await started()
    const home = world.sandbox.world.addGuild('Home', { people: [alice, bob] })
    alice.closeDms()
    const { panel, threadId } = await beginMatch(world, alice, bob, { channel: home.channelId })
    await strictly(world)
    const mention = () =>
      publicMessages(bob, threadId).find((one) => textOf(one).includes(`<@${alice.id}>, your turn`))?.id
    await answerPanel(alice, await openFromThread(alice, threadId))
    const before = mention()
    world.sandbox.world.guilds.setPerson(home.id, alice.id, false)
    await later(world, 2 * 60_000)
    await answerPanel(bob, panel)
    await world.quiet()
    expect(mention()).toBe(before)
    const calls = () => world.holonet.prisma.notice.findMany({ where: { kind: 'called' } })
    expect(await calls()).toMatchObject([{ deadFor: 'discord 50007', deadAt: null }])
    await answerPanel(bob, await openFromThread(bob, threadId))
    await world.quiet()
    const byClock = () => world.holonet.prisma.move.count({ where: { origin: 'clock', seat: 'left' } })
    await later(world, 60 * HOUR)
    expect(await byClock()).toBe(0)
    world.sandbox.world.guilds.setPerson(home.id, alice.id, true)
    await later(world, 2 * HOUR)
    expect(mention()).not.toBe(before)
    expect(await calls()).toEqual([])
    // They have the whole time from then on.
    await later(world, 70 * HOUR)
    expect(await byClock()).toBe(0)
    await later(world, 3 * HOUR)
    expect(await byClock()).toBeGreaterThan(0)
  })

  it('that are closed count as heard after 72 hours, also where their person has left', async () => {
    const { world, alice, bob } = await started()
    const home = world.sandbox.world.addGuild('Home', { people: [alice, bob] })
    alice.closeDms()
    const { panel, threadId } = await beginMatch(world, alice, bob, { channel: home.channelId })
    await strictly(world)
    await answerPanel(alice, await openFromThread(alice, threadId))
    world.sandbox.world.guilds.setPerson(home.id, alice.id, false)
    await later(world, 2 * 60_000)
    await answerPanel(bob, panel)
    await world.quiet()
    await answerPanel(bob, await openFromThread(bob, threadId))
    await world.quiet()
    const byClock = () => world.holonet.prisma.move.count({ where: { origin: 'clock', seat: 'left' } })
    for (const hours of [24, 24, 23]) await later(world, hours * HOUR)
    expect(await byClock()).toBe(0)
    for (const hours of [2, 1, 1]) await later(world, hours * HOUR)
    expect(await byClock()).toBeGreaterThan(0)
  })

  it('that were opened once are not opened again after a restart', async () => {
    const { world, alice, bob } = await started()
    const { panel, threadId } = await beginMatch(world, alice, bob)
    const opened = () => world.sandbox.requests.filter(({ path }) => path === '/users/@me/channels').length
    const before = opened()
    await world.restart()
    await answerPanel(bob, panel)
    await answerPanel(alice, await openFromThread(alice, threadId))
    await world.quiet()
    expect(opened()).toBe(before)
  })
})

describe('the token', () => {
  it('that is refused for days buries nothing and ends nothing', async () => {
    const { world, alice, bob } = await started()
    const { panel, threadId } = await beginMatch(world, alice, bob)
    world.sandbox.faults.fail('all', { code: 0 }, { within: '/channels/' })
    await answerPanel(bob, panel)
    await answerPanel(alice, await openFromThread(alice, threadId))
    await world.quiet()
    for (let hours = 0; hours < 5 * 24; hours += 6) await later(world, 6 * HOUR)
    expect(await deadNotices(world)).toBe(0)
    expect(await world.holonet.prisma.move.count({ where: { origin: 'clock' } })).toBe(0)
    expect(world.holonet.reach.obstacles.map(({ what }) => what).join()).toContain('DISCORD_TOKEN')
  })
})

describe('a server', () => {
  it('that removes the bot pauses its matches until it is back', async () => {
    const { world, alice, bob } = await started()
    const { panel, threadId } = await beginMatch(world, alice, bob)
    await answerPanel(bob, panel)
    await world.quiet()
    world.sandbox.faults.set('kicked', true)
    const { prisma } = world.holonet
    await eventually(async () => expect(await prisma.lostServer.count()).toBe(1))
    for (let days = 0; days < 6; days++) await later(world, 24 * HOUR)
    expect(await prisma.move.count({ where: { origin: 'clock' } })).toBe(0)
    world.sandbox.faults.set('kicked', false)
    await eventually(async () => expect(await prisma.lostServer.count()).toBe(0))
    await eventually(async () => {
      await world.quiet()
      expect(publicMessages(alice, threadId).map(textOf).join()).toContain('unavailable for 6 days')
    })
    await answerPanel(alice, await openFromThread(alice, threadId))
    expect(await deadNotices(world)).toBe(0)
  })
})

describe('a thread', () => {
  it('that can’t be opened for want of a permission is opened as soon as it is given', async () => {
    const parts = await started()
    const { world, alice } = parts
    const { general } = world.sandbox.channelIds
    await accept(parts, () => world.sandbox.deny(general, 'CreatePublicThreads'))
    expect(alice.threads()).toEqual([])
    // The announcement of a thread that is not there does not stay.
    expect(
      publicMessages(alice, general)
        .map(textOf)
        .filter((words) => words.includes('⚔️')),
    ).toEqual([])
    expect(textOf(await alice.dm('Your turn'))).toContain('In which order')
    world.sandbox.deny(general)
    const thread = await alice.thread('High Card')
    await world.quiet()
    await alice.sees('High Card to 2 points', { channel: thread.id })
    expect(
      publicMessages(alice, general)
        .map(textOf)
        .filter((words) => words.includes('⚔️')),
    ).toHaveLength(1)
    expect(await deadNotices(world)).toBe(0)
  })

  it('that Discord delays for minutes holds up no call, and is announced once', async () => {
    const parts = await started()
    const { world, alice } = parts
    world.sandbox.faults.set('threads-throttled', true)
    await accept(parts)
    expect(textOf(await alice.dm('Your turn'))).toContain('In which order')
    expect(alice.threads()).toEqual([])
    world.sandbox.faults.set('threads-throttled', false)
    await eventually(async () => {
      await later(world, 5 * 60_000)
      expect(alice.threads()).toHaveLength(1)
    })
    const announced = publicMessages(alice, world.sandbox.channelIds.general).map(textOf)
    expect(announced.filter((words) => words.includes('⚔️'))).toHaveLength(1)
  })

  it('gets its welcome later if that fails', async () => {
    const parts = await started()
    const { world, alice } = parts
    const asked = await typePlay(alice, { opponent: parts.bob, format: 'tiny/short', side: 'tiny/left' })
    const posted = parts.bob.next(`<@${parts.bob.id}>`)
    await alice.select(asked.message, /\|deck$/, 'Even')
    const accepted = await parts.bob.click(await posted, /\|accept$/)
    // The announcement works, and the welcome fails.
    const opened = alice.until('a thread', () => alice.threads()[0])
    let mend = () => {}
    const stop = world.sandbox.world.on((event) => {
      if (event.type !== 'channel' || !event.created || !('thread_metadata' in event.channel)) return
      mend = world.sandbox.faults.fail(
        'POST /channels/{channel_id}/messages',
        { status: 500 },
        { within: event.channel.id },
      )
    })
    await parts.bob.select(accepted.message, /\|deck$/, 'Even')
    const { id } = await opened
    await world.quiet()
    stop()
    expect(publicMessages(alice, id).map(textOf).join()).not.toContain('follows your match')
    mend()
    await later(world, 60_000)
    await alice.sees('follows your match', { channel: id })
    expect(
      publicMessages(alice, id)
        .map(textOf)
        .filter((words) => words.includes('follows your match')),
    ).toHaveLength(1)
  })
})

describe('a notice', () => {
  it('that Discord refuses is shown to the admins of the server, who may try it again', async () => {
    const { world, alice, bob } = await started()
    const { panel, threadId } = await beginMatch(world, alice, bob)
    await answerPanel(bob, panel)
    await world.quiet()
    const admin = world.sandbox.user('Admin')
    expect((await admin.slash('setup')).text).not.toContain('not delivered')
    const mend = world.sandbox.faults.fail('all', { code: 50035 }, { within: `/channels/${threadId}/messages` })
    await answerPanel(alice, await openFromThread(alice, threadId))
    await world.quiet()
    expect(await deadNotices(world)).toBe(1)
    const shown = await admin.slash('setup')
    expect(shown.text).toContain('A notification was not delivered')
    expect(shown.text).toMatch(new RegExp(`Turn in a thread · .*${threadId}.* · .*Discord error 50035`))
    mend()
    const tried = await admin.click(shown.message, 'Try again')
    expect(tried.text).toContain('One notification is being sent again.')
    expect(tried.text).not.toContain('not delivered')
    await world.quiet()
    expect(await world.holonet.prisma.notice.count()).toBe(0)
    expect(publicMessages(alice, threadId).map(textOf).join()).toContain('The tokens lie.')
  })

  it('that Discord refuses has another chance at the next start', async () => {
    const { world, alice, bob } = await started()
    const { panel, threadId } = await beginMatch(world, alice, bob)
    const mend = world.sandbox.faults.fail('all', { code: 50035 }, { within: `/channels/${threadId}/messages` })
    await answerPanel(bob, panel)
    await answerPanel(alice, await openFromThread(alice, threadId))
    await world.quiet()
    expect(await deadNotices(world)).toBe(1)
    mend()
    await world.restart()
    await world.quiet()
    expect(await world.holonet.prisma.notice.count()).toBe(0)
    expect(publicMessages(alice, threadId).map(textOf).join()).toContain('The tokens lie.')
  })

  it.each([40004, 40006, 40062, 110001, 130000, 50013] as const)(
    'that Discord refuses for some seconds (%i) is told after them',
    async (code) => {
      const { world, alice, bob } = await started()
      const { panel, threadId } = await beginMatch(world, alice, bob)
      const mend = world.sandbox.faults.fail('all', { code }, { within: `/channels/${threadId}/messages` })
      await answerPanel(bob, panel)
      await answerPanel(alice, await openFromThread(alice, threadId))
      await world.quiet()
      for (let seconds = 0; seconds < 5; seconds++) await later(world, 1000)
      expect(await deadNotices(world)).toBe(0)
      expect(await world.holonet.prisma.notice.count()).toBe(1)
      mend()
      await later(world, 60_000)
      expect(await world.holonet.prisma.notice.count()).toBe(0)
      expect(publicMessages(alice, threadId).map(textOf).join()).toContain('The tokens lie.')
    },
  )
})
