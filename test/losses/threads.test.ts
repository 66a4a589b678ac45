/** The threads of matches, in every kind of channel, and when they are refused, lost, locked or full. */

import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import type { Thread } from '../../sandbox/channels.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import {
  ACCEPT,
  answerPanel,
  asksSomething,
  beginMatch,
  DECK,
  isArchived,
  isOver,
  openFromDm,
  openFromThread,
  playOut,
  publicMessages,
  type World,
} from '../discord/world.ts'
import { deadNotices, lossWorlds } from './loss-worlds.ts'

const { started } = lossWorlds()

const challenges = (world: World) => world.holonet.prisma.challenge.count()
const announcements = (person: TestUser, channel: string): APIMessage[] =>
  publicMessages(person, channel).filter((message) => textOf(message).includes('⚔️'))
/** Alice challenges Bob somewhere, who accepts; nobody waits for the thread. */
async function accept(world: World, alice: TestUser, bob: TestUser, channel: string): Promise<void> {
  const asked = await typePlay(alice, { opponent: bob, format: 'tiny/short', side: 'tiny/left' }, { channel })
  const posted = bob.next(`<@${bob.id}>`, { channel })
  await alice.select(asked.message, DECK, 'Even')
  const accepted = await bob.click(await posted, ACCEPT)
  await bob.select(accepted.message, DECK, 'Even')
  await world.quiet()
}

/** A post in a forum, made by a bot of the server, in which people can use commands. */
function postIn(world: World, forum: { id: string }, name: string): string {
  const { world: places, botId } = world.sandbox
  const parent = places.channel(forum.id) as Parameters<typeof places.newThread>[0]['parent']
  const settings = { parent, name, ownerId: botId, private: false, invitable: true, autoArchiveMinutes: 1440 }
  return places.newThread(settings).id
}

describe('before a match', () => {
  it.each(['CreatePublicThreads', 'SendMessagesInThreads', 'AttachFiles', 'SendMessages'] as const)(
    '/play names the missing permission %s, and nothing is open',
    async (permission) => {
      const { world, alice, bob } = await started()
      world.sandbox.deny(world.sandbox.channelIds.general, permission)
      const answer = await alice.slash('play', { opponent: bob })
      const name = permission.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(' In ', ' in ')
      expect(answer.text).toContain(`HoloNet lacks **${name}** there`)
      expect(controlsOf(answer.message)).toEqual([])
      expect(await challenges(world)).toBe(0)
      alice.locale('fr')
      expect((await alice.slash('play', { opponent: bob })).text).toContain('HoloNet n’y a pas **')
    },
  )

  it('practice goes on without a thread, and says why', async () => {
    const { world, alice } = await started()
    const { general } = world.sandbox.channelIds
    world.sandbox.deny(general, 'CreatePublicThreads')
    const asked = await alice.slash('play', { opponent: { id: world.sandbox.botId } })
    expect(asked.text).toContain('HoloNet lacks **Create Public Threads** there')
    expect(asked.text).toContain('Practice is possible')
    await alice.select(asked.message, DECK, 'Even')
    await world.quiet()
    expect(announcements(alice, general)).toEqual([])
    expect(await world.holonet.prisma.match.count()).toBe(1)
  })

  it('/play says that a voice channel holds no threads, unless the server has a channel for matches', async () => {
    const { world, alice, bob } = await started()
    const { id } = world.sandbox.world.addChannel('lounge', { kind: 'voice' })
    expect((await alice.slash('play', { opponent: bob }, { channel: id })).text).toContain('it holds no threads')
    expect(await challenges(world)).toBe(0)
    const { guildId, channelIds } = world.sandbox
    await world.holonet.servers.change(guildId, { matchChannel: channelIds.games })
    await accept(world, alice, bob, id)
    const [thread] = alice.threads()
    expect(thread).toMatchObject({ parent_id: channelIds.games })
    expect(announcements(alice, id)).toEqual([])
  })

  it('/play names *Connect* in a voice channel that denies it, where nobody can write then', async () => {
    const { world, alice, bob } = await started()
    const { id } = world.sandbox.world.addChannel('lounge', { kind: 'voice' })
    const { guildId, channelIds } = world.sandbox
    await world.holonet.servers.change(guildId, { matchChannel: channelIds.games })
    world.sandbox.deny(id, 'Connect')
    const asked = await alice.slash('play', { opponent: bob }, { channel: id })
    expect(asked.text).toContain('HoloNet lacks **Connect** there')
    expect(await challenges(world)).toBe(0)
  })

  it('a challenge that Discord does not take is withdrawn at once, and its author can challenge again', async () => {
    const { world, alice, bob } = await started()
    const asked = await alice.slash('play', { opponent: bob })
    const mend = world.sandbox.faults.fail('POST /channels/{channel_id}/messages', { status: 500 })
    expect((await alice.select(asked.message, DECK, 'Even')).text).toContain('nothing is open')
    mend()
    expect(await world.holonet.prisma.challenge.findMany({ select: { status: true } })).toEqual([
      { status: 'withdrawn' },
    ])
    await beginMatch(world, alice, bob)
  })

  it('the buttons of a challenge that Discord took in spite of its answer say that it is withdrawn', async () => {
    const { world, alice, bob } = await started()
    const asked = await alice.slash('play', { opponent: bob })
    const posted = bob.next(`<@${bob.id}>`)
    await alice.select(asked.message, DECK, 'Even')
    const message = await posted
    const { prisma } = world.holonet
    await prisma.challenge.updateMany({ data: { messageId: null, status: 'withdrawn' } })
    await bob.click(message, ACCEPT)
    await bob.sees((now) => now.id === message.id && textOf(now).includes('Withdrawn'))
    expect(controlsOf(bob.now(message)!)).toEqual([])
  })
})

describe('a match', () => {
  it('is played to its end in the thread of an announcement channel', async () => {
    const { world, alice, bob } = await started()
    const { id } = world.sandbox.world.addChannel('news', { kind: 'announcement' })
    const { threadId } = await beginMatch(world, alice, bob, { channel: id })
    const open = (person: TestUser) => openFromThread(person, threadId)
    await playOut(world, [alice, bob], open, () => isOver(alice, threadId))
    await alice.sees((message) => message.id === threadId && textOf(message).includes('🏁'), { channel: id })
  })

  it('is a post of its own in a forum, and its first message becomes the result', async () => {
    const { world, alice, bob } = await started()
    const forum = world.sandbox.world.addChannel('matches', { kind: 'forum', tags: ['casual'], tagged: true })
    const post = postIn(world, forum, 'Who plays?')
    const { threadId } = await beginMatch(world, alice, bob, { channel: post })
    const thread = alice.channel(threadId) as Thread
    expect(thread).toMatchObject({ parent_id: forum.id, applied_tags: [forum.available_tags![0]!.id] })
    await alice.sees('follows your match', { channel: threadId })
    expect(announcements(alice, threadId).map(({ id }) => id)).toEqual([threadId])
    const open = (person: TestUser) => openFromThread(person, threadId)
    await playOut(world, [alice, bob], open, () => isOver(alice, threadId))
    await alice.sees((message) => message.id === threadId && textOf(message).includes('🏁'), { channel: threadId })
    const second = await beginMatch(world, alice, bob, { channel: post })
    expect(second.threadId).not.toBe(threadId)
    expect(await deadNotices(world)).toBe(0)
  })

  it('gets its posts in the forum that the server has chosen for matches, whichever channel it was made in', async () => {
    const { world, alice, bob } = await started()
    const forum = world.sandbox.world.addChannel('matches', { kind: 'forum' })
    await world.holonet.servers.change(world.sandbox.guildId, { matchChannel: forum.id })
    const { threadId } = await beginMatch(world, alice, bob)
    expect(alice.channel(threadId)).toMatchObject({ parent_id: forum.id })
    expect(announcements(alice, 'general')).toEqual([])
  })

  it('is called for and played although its server can have no further thread', async () => {
    const { world, alice, bob } = await started()
    world.sandbox.faults.set('threads-full', true)
    const { general } = world.sandbox.channelIds
    await accept(world, alice, bob, general)
    await answerPanel(alice, await alice.dm('In which order'))
    expect(announcements(alice, general)).toEqual([])
    world.sandbox.faults.set('threads-full', false)
    world.clock.advance(61 * 60_000)
    await world.holonet.wake()
    await world.quiet()
    expect(alice.threads()).toHaveLength(1)
    expect(announcements(alice, general)).toHaveLength(1)
    expect(await deadNotices(world)).toBe(0)
  })
})

describe('a lost thread', () => {
  it.each(['deleted', 'locked'] as const)(
    'that was %s is replaced by a new one, under one announcement',
    async (how) => {
      const { world, alice, bob } = await started()
      const { threadId, panel } = await beginMatch(world, alice, bob)
      await answerPanel(alice, await openFromThread(alice, threadId))
      const { world: places, channelIds } = world.sandbox
      const thread = places.channel(threadId) as Thread
      if (how === 'deleted') places.deleteChannel(thread)
      else places.saveChannel({ ...thread, thread_metadata: { ...thread.thread_metadata!, locked: true } })
      await answerPanel(bob, panel)
      await world.quiet()
      const anew = () => alice.threads().filter(({ id }) => id !== threadId)
      // In a locked thread the message of this turn can still change, and the next turn needs a new one.
      for (let turns = 0; turns < 3 && anew().length === 0; turns++)
        for (const person of [alice, bob]) {
          const asked = await openFromDm(person)
          if (asksSomething(asked)) await answerPanel(person, asked)
          await world.quiet()
        }
      expect(anew()).toHaveLength(1)
      const { id } = anew()[0]!
      await alice.sees('was deleted or locked', { channel: id })
      expect(announcements(alice, channelIds.general).map((message) => message.id)).toEqual([id])
      const open = (person: TestUser) => openFromThread(person, id)
      await playOut(world, [alice, bob], open, () => isOver(alice, id))
      expect(anew()).toHaveLength(1)
      expect(await deadNotices(world)).toBe(0)
    },
  )

  it('is replaced by one that gets its welcome, although the first message in it fails', async () => {
    const { world, alice, bob } = await started()
    const { threadId, panel } = await beginMatch(world, alice, bob)
    await answerPanel(alice, await openFromThread(alice, threadId))
    const { world: places, faults } = world.sandbox
    let mend = () => {}
    const stop = places.on((event) => {
      if (event.type !== 'channel' || !event.created || !('thread_metadata' in event.channel)) return
      mend = faults.fail('POST /channels/{channel_id}/messages', { status: 500 }, { within: event.channel.id })
    })
    places.deleteChannel(places.channel(threadId)!)
    await answerPanel(bob, panel)
    await world.quiet()
    stop()
    const [anew] = alice.threads().filter(({ id }) => id !== threadId)
    mend()
    world.clock.advance(60_000)
    await world.quiet()
    await alice.sees('was deleted or locked', { channel: anew!.id })
    await alice.sees('The tokens lie.', { channel: anew!.id })
    const welcomes = publicMessages(alice, anew!.id).filter((message) => textOf(message).includes('deleted or locked'))
    expect(welcomes).toHaveLength(1)
  })

  it('is not replaced for ever: after three the direct messages go on', async () => {
    const { world, alice, bob } = await started()
    await beginMatch(world, alice, bob, { format: 'tiny/long' })
    const { world: places } = world.sandbox
    const made = new Set<string>()
    for (let turns = 0; turns < 6; turns++) {
      for (const { id } of alice.threads()) {
        made.add(id)
        places.deleteChannel(places.channel(id)!)
      }
      for (const person of [alice, bob]) {
        const [call] = person
          .dms()
          .filter((message) => /Your turn/.test(textOf(message)))
          .slice(-1)
        if (call !== undefined && controlsOf(call).some(({ label }) => label === 'Lay')) await answerPanel(person, call)
        await world.quiet()
      }
    }
    expect(made.size).toBeLessThanOrEqual(4)
    expect(await world.holonet.prisma.match.count({ where: { status: 'running' } })).toBeLessThanOrEqual(1)
  })

  it('that is archived is reopened, and the turn stays one message', async () => {
    const { world, alice, bob } = await started()
    const { threadId, panel } = await beginMatch(world, alice, bob)
    await answerPanel(alice, await openFromThread(alice, threadId))
    const told = () => publicMessages(alice, threadId).filter((message) => controlsOf(message).length > 0)
    const before = told().map(({ id }) => id)
    const { world: places } = world.sandbox
    places.archive(places.channel(threadId) as Thread, true)
    await answerPanel(bob, panel)
    await world.quiet()
    await alice.until('an open thread', () => !isArchived(alice, threadId))
    expect(told()).toHaveLength(before.length)
  })
})
