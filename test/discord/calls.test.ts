/** How people are called: one living message for each match, quiet hours, gathered calls; also when things go wrong. */

import { DiscordAPIError } from 'discord.js'
import { type APIMessage, InteractionContextType, MessageFlags } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { text } from '../../src/discord/shell/components.ts'
import { responderOf } from '../../src/discord/shell/discord-interactions.ts'
import { games } from '../../src/games/registry.ts'
import type { Delivery, Herald, Notice } from '../../src/matches/api.ts'
import type { Settings } from '../../src/people/person.ts'
import {
  ACCEPT,
  answerPanel,
  asksSomething,
  beginMatch,
  DECK,
  openFromDm,
  openFromThread,
  publicMessages,
  startWorld,
  strictly,
  type World,
  type WorldOptions,
} from './world.ts'

const { BotDM, Guild, PrivateChannel } = InteractionContextType
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const worlds: World[] = []
async function begun(options: WorldOptions = {}) {
  const world = await startWorld(options)
  worlds.push(world)
  return { world, alice: world.sandbox.user('Alice'), bob: world.sandbox.user('Bob') }
}
afterEach(async () => {
  for (const world of worlds.splice(0)) {
    await world.close()
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  }
})

const isSilent = ({ flags }: APIMessage) => ((flags ?? 0) & MessageFlags.SuppressNotifications) !== 0
/** The messages that call a person, each with whether it made a sound. */
const calls = (person: TestUser) => person.dms().filter((message) => /Your turn|is waiting/.test(textOf(message)))
const sounds = (messages: readonly APIMessage[]) => messages.map((message) => !isSilent(message))
const wants = async (world: World, person: TestUser, settings: Partial<Settings>) => {
  expect(await world.holonet.persons.change(person.id, settings)).toMatchObject(settings)
}
/** Twelve o'clock at the start of each world is night there: from 22 to 8 it is quiet. */
const NIGHT = { zone: 'Pacific/Auckland', quiet: { from: 22 * 60, to: 8 * 60 } } as const
/** The time until that night ends: it begins at 1 in the morning. */
const TILL_MORNING = 7 * HOUR

/** Both answer what they are asked, a minute later each; the first to be called again is the first. */
async function round(world: World, threadId: string, ...people: readonly TestUser[]) {
  for (const person of people) {
    world.clock.advance(MINUTE)
    let panel = await openFromThread(person, threadId)
    while (asksSomething(panel)) panel = await answerPanel(person, panel)
    await world.quiet()
  }
}

describe('a call', () => {
  it('takes the place of the former one, with a sound; the result ends it', async () => {
    const { world, alice, bob } = await begun()
    const { threadId } = await beginMatch(world, alice, bob)
    const first = await alice.dm('Your turn')
    await round(world, threadId, alice, bob)
    const second = await alice.dm('Which card do you lay?')
    expect(alice.now(first)).toBeUndefined()
    expect(second.id).not.toBe(first.id)
    expect(sounds(calls(alice))).toEqual([true])
    await round(world, threadId, alice, bob)
    expect(calls(alice)).toHaveLength(1)
    const asked = await bob.slash('resign', {}, { channel: threadId })
    await bob.click(asked.message, 'Resign')
    await world.quiet()
    await alice.dm('🏁')
    expect(calls(alice)).toEqual([])
    expect(await world.holonet.prisma.call.count()).toBe(0)
  })

  it('is the panel: it is answered without opening anything, and becomes one line', async () => {
    const { world, alice, bob } = await begun()
    await beginMatch(world, alice, bob)
    const call = await alice.dm('Your turn')
    expect(asksSomething(call)).toBe(true)
    const line = await answerPanel(alice, call)
    expect(line.id).toBe(call.id)
    expect(textOf(line)).toMatch(/^✅ \*\*Answered\*\*\n-# Bob to play\. ⏳ <t:/)
    await world.quiet()
    expect(asksSomething(alice.now(line)!)).toBe(false)
    expect(textOf((await alice.click(line, 'Table')).message)).toContain('### Bob to play')
    expect(alice.dms()).toHaveLength(1)
    // The message was turned into the panel. The click has shown the line already: it is not written a second time.
    const edits = world.sandbox.requests.filter(({ method, path }) => method === 'PATCH' && path.includes(call.id))
    expect(edits).toHaveLength(1)
  })

  it('becomes one line when it is answered in the thread', async () => {
    const { world, alice, bob } = await begun()
    const { threadId } = await beginMatch(world, alice, bob)
    const call = await alice.dm('Your turn')
    // Long after, when a message can be edited only a few times.
    world.clock.advance(2 * HOUR)
    await round(world, threadId, alice)
    expect(textOf(alice.now(call)!)).toMatch(/\*\*Answered\*\*[\s\S]*Bob to play/)
    await round(world, threadId, bob)
    const next = await alice.dm('Which card do you lay?')
    expect(alice.dms().map(({ id }) => id)).toEqual([next.id])
  })

  it('stays one panel when another message opens it', async () => {
    const { world, alice, bob } = await begun()
    await beginMatch(world, alice, bob)
    await strictly(world)
    world.clock.advance(73 * HOUR)
    await world.holonet.wake()
    await world.quiet()
    const late = await alice.dm('You timed out')
    const call = await alice.dm('Your turn')
    await alice.click(late, 'Open my panel')
    await alice.gone(call)
    expect(alice.dms().map(({ id }) => id)).toEqual([late.id])
  })

  it('takes the place of a panel that was answered in the direct messages', async () => {
    const { world, alice, bob } = await begun()
    const { threadId } = await beginMatch(world, alice, bob)
    world.clock.advance(MINUTE)
    const laid = await answerPanel(alice, await openFromDm(alice))
    await round(world, threadId, bob)
    await alice.gone(laid)
    expect(textOf(await alice.dm('Which card do you lay?'))).toContain('Your turn')
    expect(alice.dms()).toHaveLength(1)
  })

  it.each([
    { where: 'a direct message', context: BotDM, flags: MessageFlags.IsComponentsV2 },
    {
      where: 'a group’s messages',
      context: PrivateChannel,
      flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
    },
    { where: 'a channel', context: Guild, flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral },
  ])('that takes a message away while it is clicked leaves nobody in $where without an answer', async (there) => {
    const sent: unknown[] = []
    const gone = new DiscordAPIError({ code: 10008, message: 'Unknown Message' }, 10008, 404, 'PATCH', '', {})
    const interaction = {
      context: there.context,
      isMessageComponent: () => true,
      message: { components: [] },
      editReply: () => Promise.reject(gone),
      update: () => Promise.reject(gone),
      followUp: async (message: unknown) => {
        sent.push(message)
        return { id: 'beside' }
      },
    }
    const line = responderOf(interaction as unknown as Parameters<typeof responderOf>[0], { keeps: true })
    const panel = { components: [text('the panel')] }
    // Whether its answer was announced or comes at once.
    expect(await line.show(panel)).toBe('beside')
    // The answer is announced then, since Discord may take a refused one for the answer.
    await expect(line.answer('update', panel)).rejects.toBe(gone)
    const { flags } = there
    expect(sent).toMatchObject([{ ...panel, flags }])
  })

  it('of another match makes no sound while one that has just rung is not answered', async () => {
    const { world, alice, bob } = await begun()
    const carl = world.sandbox.user('Carl')
    const { threadId } = await beginMatch(world, alice, bob)
    world.clock.advance(MINUTE)
    const other = await beginMatch(world, alice, carl)
    expect(sounds(calls(alice))).toEqual([true, false])
    // Answered: the next may be heard again.
    await round(world, threadId, alice)
    await round(world, other.threadId, alice, carl)
    expect(sounds(calls(alice))).toEqual([true])
    // Long ago: it has been forgotten, perhaps.
    world.clock.advance(10 * MINUTE)
    await round(world, threadId, bob)
    expect(sounds(calls(alice))).toEqual([true, true])
  })

  it('is one message in the thread, too, for people who take no direct messages', async () => {
    const { world, alice, bob } = await begun()
    await wants(world, alice, { dms: false })
    const { threadId } = await beginMatch(world, alice, bob)
    const mentions = () => publicMessages(alice, threadId).filter((one) => textOf(one).includes(', your turn against'))
    expect(mentions()).toHaveLength(1)
    await round(world, threadId, alice, bob)
    expect(mentions()).toHaveLength(1)
    expect(mentions()[0]!.mentions.map(({ id }) => id)).toEqual([alice.id])
    expect(alice.dms()).toEqual([])
    const asked = await bob.slash('resign', {}, { channel: threadId })
    await bob.click(asked.message, 'Resign')
    await world.quiet()
    expect(mentions()).toEqual([])
    // Nobody has wanted to write to her directly in vain.
    expect(world.sandbox.requests.filter(({ status }) => status === 403)).toEqual([])
    expect(await world.holonet.prisma.notice.count()).toBe(0)
  })

  it('that is a reminder rings, in the place of the call', async () => {
    const { world, alice, bob } = await begun()
    await beginMatch(world, alice, bob)
    const call = await alice.dm('Your turn')
    world.clock.advance(60 * HOUR)
    await world.holonet.wake()
    await world.quiet()
    await alice.dm('is waiting')
    expect(alice.now(call)).toBeUndefined()
    expect(sounds(calls(alice))).toEqual([true])
  })
})

describe('quiet hours', () => {
  it('let messages come without a sound, and edit the call that stands', async () => {
    const { world, alice, bob } = await begun()
    await wants(world, alice, NIGHT)
    const { challenge, threadId } = await beginMatch(world, bob, alice)
    // The challenge to her, the welcome in the thread and the call: none of them wakes her.
    expect(isSilent(challenge)).toBe(true)
    expect(isSilent(await alice.sees('this thread follows your match', { channel: threadId }))).toBe(true)
    expect(sounds(calls(alice))).toEqual([false])
    expect(sounds(calls(bob))).toEqual([true])
    const [call] = calls(alice)
    await round(world, threadId, alice, bob)
    expect(calls(alice).map(({ id }) => id)).toEqual([call!.id])
    expect(textOf(calls(alice)[0]!)).toContain('Which card do you lay?')
    world.clock.advance(TILL_MORNING)
    await round(world, threadId, alice, bob)
    expect(sounds(calls(alice))).toEqual([true])
  })

  it('in which a call is older than an hour make a new one', async () => {
    const { world, alice, bob } = await begun()
    await wants(world, alice, NIGHT)
    const { threadId } = await beginMatch(world, bob, alice)
    const [call] = calls(alice)
    world.clock.advance(2 * HOUR)
    await round(world, threadId, alice, bob)
    expect(alice.now(call!)).toBeUndefined()
    expect(sounds(calls(alice))).toEqual([false])
    expect(world.sandbox.requests.filter(({ status }) => status === 429)).toEqual([])
  })

  it('hold a notice until the morning, once, if the person wants that', async () => {
    const { world, alice, bob } = await begun()
    await wants(world, alice, { ...NIGHT, quietWay: 'held' })
    const { threadId } = await beginMatch(world, bob, alice)
    expect(alice.dms()).toEqual([])
    // She plays on although it is night: only the last call is still of use in the morning.
    await round(world, threadId, alice, bob)
    await round(world, threadId, alice, bob)
    expect(alice.dms()).toEqual([])
    expect(publicMessages(alice, threadId).length).toBeGreaterThan(3)
    expect(await world.holonet.prisma.notice.count()).toBeGreaterThan(1)
    await world.restart()
    await world.quiet()
    expect(alice.dms()).toEqual([])
    world.clock.advance(TILL_MORNING)
    await world.quiet()
    await alice.dm('Your turn')
    expect(sounds(calls(alice))).toEqual([true])
    expect(await world.holonet.prisma.notice.count()).toBe(0)
  })

  it('release held notices when the person turns them off', async () => {
    const { world, alice, bob } = await begun()
    await wants(world, alice, { ...NIGHT, quietWay: 'held' })
    await beginMatch(world, bob, alice)
    const settings = await alice.slash('settings')
    const panel = await alice.click(settings.message, 'Time zone, quiet hours…')
    await alice.select(panel.message, 'Quiet hours start', 'No quiet hours')
    await world.quiet()
    expect(sounds(calls(alice))).toEqual([true])
  })

  it('let a reminder sound that would come too late, and hold the result of its match', async () => {
    const { world, alice, bob } = await begun()
    await wants(world, alice, { ...NIGHT, quietWay: 'held' })
    const asked = await typePlay(bob, { opponent: alice, side: 'tiny/left', time: 1 })
    const posted = alice.next(`<@${alice.id}>`)
    await bob.select(asked.message, /\|deck$/, 'Even')
    const accepted = await alice.click(await posted, 'Accept')
    const { message } = await alice.select(accepted.message, /\|deck$/, 'Even')
    await answerPanel(alice, message)
    await world.quiet()
    const thread = alice.threads()[0]!
    await round(world, thread.id, bob)
    // An hour for each move: to hold the call would be no use.
    expect(sounds(calls(alice))).toEqual([false])
    world.clock.advance(50 * MINUTE)
    await world.holonet.wake()
    await world.quiet()
    await alice.dm('is waiting')
    expect(sounds(calls(alice))).toEqual([true])
    const gone = await bob.slash('resign', {}, { channel: thread.id })
    await bob.click(gone.message, 'Resign')
    await world.quiet()
    expect(alice.dms().map(textOf).join()).not.toContain('🏁')
    world.clock.advance(TILL_MORNING)
    await world.quiet()
    expect(isSilent(await alice.dm('🏁'))).toBe(false)
    expect(calls(alice)).toEqual([])
  })

  it('hold a mention in public, too', async () => {
    const { world, alice, bob } = await begun()
    await wants(world, alice, { ...NIGHT, quietWay: 'held', dms: false })
    const { threadId } = await beginMatch(world, bob, alice)
    const mentions = () => publicMessages(alice, threadId).filter((one) => textOf(one).includes(', your turn against'))
    expect(mentions()).toEqual([])
    world.clock.advance(TILL_MORNING)
    await world.quiet()
    expect(sounds(mentions())).toEqual([true])
  })
})

describe('gathered calls', () => {
  it('come as one message for all matches, an hour apart', async () => {
    const { world, alice, bob } = await begun()
    await wants(world, alice, { calls: 'gathered' })
    const [carl, dora] = [world.sandbox.user('Carl'), world.sandbox.user('Dora')]
    const { threadId } = await beginMatch(world, alice, bob)
    expect(calls(alice)).toHaveLength(1)
    world.clock.advance(10 * MINUTE)
    await beginMatch(world, alice, carl)
    world.clock.advance(10 * MINUTE)
    await beginMatch(world, alice, dora)
    await round(world, threadId, alice, bob)
    expect(calls(alice)).toHaveLength(1)
    world.clock.advance(HOUR)
    await world.quiet()
    const all = await alice.dm('Your turn in 3 matches')
    expect(calls(alice).map(({ id }) => id)).toEqual([all.id])
    expect(textOf(all)).toMatch(/Bob[\s\S]*your turn/)
    const opened = await alice.select(all, 'Open a panel', 'Against Carl')
    expect(opened.text).toContain('In which order do you lay your tokens?')
    expect(await world.holonet.prisma.notice.count()).toBe(0)
  })

  it('are told once, also after a kill', async () => {
    const { world, alice, bob } = await begun({ herald: forgetful })
    await wants(world, alice, { calls: 'gathered' })
    const carl = world.sandbox.user('Carl')
    await beginMatch(world, alice, bob)
    world.clock.advance(MINUTE)
    await beginMatch(world, alice, carl)
    world.clock.advance(HOUR)
    await world.quiet()
    const all = await alice.dm('Your turn in 2 matches')
    await world.restart({}, 20 * MINUTE)
    await world.quiet()
    world.clock.advance(2 * HOUR)
    await world.quiet()
    expect(calls(alice).map(({ id }) => id)).toEqual([all.id])
  })

  it('that would come too late don’t wait', async () => {
    const { world, alice, bob } = await begun()
    await wants(world, alice, { calls: 'gathered' })
    const carl = world.sandbox.user('Carl')
    await beginMatch(world, alice, bob)
    world.clock.advance(MINUTE)
    const asked = await typePlay(alice, { opponent: carl, side: 'tiny/left', time: 1 })
    const posted = carl.next(`<@${carl.id}>`)
    await alice.select(asked.message, /\|deck$/, 'Even')
    const accepted = await carl.click(await posted, 'Accept')
    await carl.select(accepted.message, /\|deck$/, 'Even')
    await world.quiet()
    await alice.dm('Your turn in 2 matches')
    expect(calls(alice)).toHaveLength(1)
  })
})

/** Delivers, but the program dies before a call of the first player can be struck off. */
const forgetful = (real: Herald): Herald => ({
  async deliver(notice: Notice): Promise<Delivery> {
    const delivery = await real.deliver(notice)
    const struck = notice.kind !== 'called' || !['left', 'dark'].includes(notice.seat)
    return delivery === 'sent' && !struck ? 'retry' : delivery
  },
})

describe('a program that is killed', () => {
  it('after it has called calls nobody twice, however long it is down', async () => {
    const { world, alice, bob } = await begun({ herald: forgetful })
    await beginMatch(world, alice, bob)
    const call = await alice.dm('Your turn')
    await world.restart({ herald: forgetful }, 30 * MINUTE)
    await world.quiet()
    await world.restart({}, 30 * MINUTE)
    await world.quiet()
    expect(calls(alice).map(({ id }) => id)).toEqual([call.id])
    expect(await world.holonet.prisma.notice.count()).toBe(0)
  })

  it('between the message and the note of it finds the message again', async () => {
    const { world, alice, bob } = await begun({ herald: forgetful })
    await beginMatch(world, alice, bob)
    const call = await alice.dm('Your turn')
    await world.holonet.prisma.call.deleteMany()
    await world.restart({}, 30 * MINUTE)
    await world.quiet()
    expect(calls(alice).map(({ id }) => id)).toEqual([call.id])
    expect(await world.holonet.prisma.call.findFirst({ where: { personId: alice.id } })).toMatchObject({
      messageId: call.id,
    })
  })

  it('finds a panel of Young Jedi again, by its menu', async () => {
    const { world, alice, bob } = await begun({ herald: forgetful, games })
    const wanted = { opponent: bob, format: 'young-jedi/starter', side: 'young-jedi/dark' }
    const asked = await typePlay(alice, wanted)
    const posted = bob.next(`<@${bob.id}>`)
    const deck = (message: APIMessage) =>
      controlsOf(message).find(({ customId }) => DECK.test(customId))!.options[0]!.value
    await alice.select(asked.message, DECK, deck(asked.message))
    const accepted = await bob.click(await posted, ACCEPT)
    await bob.select(accepted.message, DECK, deck(accepted.message))
    await world.quiet()
    const call = await alice.dm('Your turn')
    expect(asksSomething(call)).toBe(true)
    await world.holonet.prisma.call.deleteMany()
    await world.restart({}, 30 * MINUTE)
    await world.quiet()
    expect(alice.dms().map(({ id }) => id)).toEqual([call.id])
    expect(textOf(await answerPanel(alice, call))).toContain('**Answered**')
  })

  it('tells the result once', async () => {
    const { world, alice, bob } = await begun({
      herald: (real) => ({
        async deliver(notice) {
          const delivery = await real.deliver(notice)
          return notice.kind === 'result' ? 'retry' : delivery
        },
      }),
    })
    const { threadId } = await beginMatch(world, alice, bob)
    const asked = await bob.slash('resign', {}, { channel: threadId })
    await bob.click(asked.message, 'Resign')
    await world.quiet()
    await world.restart({}, 30 * MINUTE)
    await world.quiet()
    const results = (person: TestUser) => person.dms().filter((message) => textOf(message).includes('🏁'))
    await bob.dm('🏁')
    expect([results(alice).length, results(bob).length]).toEqual([1, 1])
    expect(controlsOf(results(alice)[0]!).map(({ label }) => label)).toEqual(['Rematch', 'Replay'])
  })
})
