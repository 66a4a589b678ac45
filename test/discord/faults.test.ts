/** Failures around the program: restarts, closed direct messages, deleted threads, a database that is gone. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import type { Thread } from '../../sandbox/channels.ts'
import { controlsOf, isEphemeral, textOf } from '../../sandbox/driver.ts'
import type { Delivery, Herald, Notice } from '../../src/matches/api.ts'
import { folder, NO_POSTGRES, postgres, schema, wireTo } from '../storage/servers.ts'
import {
  answerPanel,
  asksSomething,
  beginMatch,
  isArchived,
  isOver,
  openFromDm,
  openFromThread,
  publicMessages,
  startWorld,
  strictly,
  toldAlone,
  type World,
  type WorldOptions,
} from './world.ts'

const HOUR = 60 * 60 * 1000

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
  }
})

describe('after a restart', () => {
  it('every panel works as before, drafts included', async () => {
    const { world, alice, bob } = await begun()
    const { panel, threadId } = await beginMatch(world, alice, bob)
    const first = await bob.select(panel, 'Move a card…', 'blue>0')
    expect(first.text).toContain('-# blue, red, green')
    await world.restart()
    const again = await openFromThread(bob, threadId)
    expect(textOf(again)).toContain('-# blue, red, green')
    const done = await bob.click(panel, 'Lay')
    expect(done.text).toContain('### Alice to play')
    const [row] = await world.holonet.prisma.move.findMany({ where: { kind: 'answers' } })
    expect(JSON.stringify(row!.data)).toContain('["blue","red","green"]')
  })

  it('every panel works months later, too', async () => {
    const { world, alice, bob } = await begun()
    const { panel } = await beginMatch(world, alice, bob)
    const dm = await openFromDm(alice)
    // The program is down meanwhile, so no time runs out.
    world.clock.advance(1000)
    await world.restart({}, 100 * 24 * HOUR)
    expect((await alice.click(dm, 'Lay')).text).toContain('**Answered**')
    expect(asksSomething(bob.now(panel)!)).toBe(true)
    expect((await bob.click(panel, 'Lay')).text).toContain('Which card do you lay?')
  })

  it('people are still written to in their own language', async () => {
    const { world, alice, bob } = await begun()
    alice.locale('fr')
    const { threadId } = await beginMatch(world, alice, bob)
    await answerPanel(alice, await alice.dm('À vous de jouer'))
    await world.restart()
    await answerPanel(bob, await openFromThread(bob, threadId))
    await world.quiet()
    expect(textOf(await alice.dm('Quelle carte posez-vous ?'))).toContain('À vous de jouer')
  })

  it('a notice that was committed and not delivered is delivered once', async () => {
    const mute: { on: boolean } = { on: false }
    const { world, alice, bob } = await begun({ herald: (real) => silenced(real, () => mute.on) })
    const { panel, threadId } = await beginMatch(world, alice, bob)
    await answerPanel(bob, panel)
    mute.on = true
    await answerPanel(alice, await openFromThread(alice, threadId))
    await world.quiet()
    expect(publicMessages(bob, threadId).map(textOf).join()).not.toContain('The tokens lie.')
    await world.restart()
    await world.quiet()
    expect(textOf(await bob.dm('Which card do you lay?'))).toContain('Your turn')
    const told = publicMessages(bob, threadId).filter((message) => textOf(message).includes('The tokens lie.'))
    expect(told).toHaveLength(1)
    // The table that an earlier run posted loses its buttons all the same.
    const tables = publicMessages(bob, threadId).filter((message) => controlsOf(message).length > 0)
    expect(tables.map(({ id }) => id)).toEqual([told[0]!.id])
  })

  it('a notice that was delivered before the program was killed is not delivered twice', async () => {
    const { world, alice, bob } = await begun({ herald: forgetful })
    const asked = await typePlay(alice, { opponent: bob, side: 'tiny/left' })
    const posted = bob.next(`<@${bob.id}>`)
    await alice.select(asked.message, /\|deck$/, 'Even')
    const accepted = await bob.click(await posted, 'Accept')
    await bob.select(accepted.message, /\|deck$/, 'Even')
    await world.quiet()
    expect(alice.threads()).toHaveLength(1)
    await world.restart()
    await world.quiet()
    await alice.dm('Your turn')
    expect(alice.threads()).toHaveLength(1)
    const thread = alice.threads()[0]!.id
    const count = (words: string, messages: APIMessage[]) =>
      messages.filter((message) => textOf(message).includes(words)).length
    expect(count('⚔️', publicMessages(alice, 'general'))).toBe(1)
    expect(count('this thread follows your match', publicMessages(alice, thread))).toBe(1)
    expect(count('High Card to 2 points.', publicMessages(alice, thread))).toBe(1)
    expect(count('Your turn', alice.dms())).toBe(1)
  })

  it('the commands are registered again only if they have changed', async () => {
    const { world, alice } = await begun()
    const written = () =>
      world.sandbox.requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands')).length
    expect(written()).toBe(1)
    await world.restart()
    expect(written()).toBe(1)
    const play = await alice.command('play')
    expect(play.name_localizations?.fr).toBe('jouer')
    expect(play.options?.find(({ name }) => name === 'opponent')?.description_localizations?.fr).toContain(
      's’entraîner',
    )
    expect(play.contexts).toEqual([0, 1])
  })
})

/** Makes deliveries fail, as if the program were killed before it could post. */
const silenced = (real: Herald, isMute: () => boolean): Herald => ({
  deliver: async (notice) => (isMute() ? 'retry' : real.deliver(notice)),
})

/** Delivers notices without recording it, as if the program died in between. */
const forgetful = (real: Herald): Herald => {
  const lanes = new Set<string>()
  return {
    async deliver(notice: Notice): Promise<Delivery> {
      if (!lanes.has(notice.matchId)) await real.deliver(notice)
      if (notice.kind === 'started' || notice.kind === 'story') return 'sent'
      lanes.add(notice.matchId)
      return 'retry'
    },
  }
}

describe('closed direct messages', () => {
  it('are replaced by a mention in the thread that holds no secret', async () => {
    const { world, alice, bob } = await begun()
    alice.closeDms()
    const { threadId } = await beginMatch(world, alice, bob)
    const call = await alice.sees(`<@${alice.id}>, your turn`, { channel: threadId })
    expect(call.mentions.map(({ id }) => id)).toEqual([alice.id])
    expect(textOf(call)).not.toMatch(/tokens|You draw/)
    expect((await bob.click(call, 'Open my panel')).text).toContain('Not your panel')
    const panel = await alice.click(call, 'Open my panel')
    expect(isEphemeral(panel.message)).toBe(true)
    expect(panel.text).toContain('In which order do you lay your tokens?')
    // The bot doesn't try closed direct messages again and again.
    const tried = () =>
      world.sandbox.requests.filter(({ path, status }) => path.includes('/messages') && status === 403).length
    expect(tried()).toBe(1)
    await answerPanel(alice, panel.message)
    await answerPanel(bob, await openFromThread(bob, threadId))
    await world.quiet()
    expect(tried()).toBe(1)
  })
})

describe('a thread', () => {
  it('that was deleted with its channel is replaced by direct messages, which say so', async () => {
    const { world, alice, bob } = await begun()
    const { threadId } = await beginMatch(world, alice, bob)
    const [ofAlice, ofBob] = [await openFromDm(alice), await openFromDm(bob)]
    for (const id of [threadId, world.sandbox.channelIds.general])
      world.sandbox.world.deleteChannel(world.sandbox.world.channel(id)!)
    await answerPanel(alice, ofAlice)
    const next = await answerPanel(bob, ofBob)
    await world.quiet()
    const call = await alice.dm('Which card do you lay?')
    expect(textOf(call)).toContain('The thread of this match was deleted. The match continues here.')
    let panels: [APIMessage, APIMessage] = [await openFromDm(alice), next]
    const over = () => alice.dms().some((message) => textOf(message).includes('🏁'))
    for (let round = 0; round < 40 && !over(); round++) {
      for (const [at, person] of [alice, bob].entries()) {
        // A new call has replaced the panel, or the panel is as it was left.
        world.clock.advance(1000)
        const known = person.now(panels[at]!)
        const labels = known === undefined ? [] : controlsOf(known).map(({ label }) => label)
        let panel = known ?? panels[at]!
        const again = labels.find((label) => ['Refresh', 'Table'].includes(label))
        if (again !== undefined) panel = (await person.click(panel, again)).message
        else if (known === undefined) panel = await openFromDm(person)
        while (asksSomething(panel)) panel = await answerPanel(person, panel)
        panels = panels.with(at, panel) as typeof panels
        await world.quiet()
      }
    }
    expect(over()).toBe(true)
  })

  it('that is archived is opened again by the next story', async () => {
    const { world, alice, bob } = await begun()
    const { threadId, panel } = await beginMatch(world, alice, bob)
    const sleep = () => {
      const thread = world.sandbox.world.channel(threadId) as Thread
      const thread_metadata = { ...thread.thread_metadata!, archived: true }
      world.sandbox.world.saveChannel({ ...thread, thread_metadata })
    }
    await answerPanel(alice, await openFromThread(alice, threadId))
    sleep()
    await alice.until('a sleeping thread', () => isArchived(alice, threadId))
    await answerPanel(bob, panel)
    await world.quiet()
    expect(textOf(await bob.sees('The tokens lie.', { channel: threadId }))).toBeTruthy()
    await alice.until('an open thread', () => !isArchived(alice, threadId))
  })

  it('that can not be unarchived leaves the direct messages', async () => {
    const { world, alice, bob } = await begun({ sandbox: { limits: { activeThreads: 0 } } })
    const asked = await typePlay(alice, { opponent: bob, side: 'tiny/left' })
    const posted = bob.next(`<@${bob.id}>`)
    await alice.select(asked.message, /\|deck$/, 'Even')
    const accepted = await bob.click(await posted, 'Accept')
    await bob.select(accepted.message, /\|deck$/, 'Even')
    await world.quiet()
    expect(alice.threads()).toEqual([])
    expect(textOf(await openFromDm(alice))).toContain('In which order do you lay your tokens?')
  })
})

describe('a channel in which the bot may not write', () => {
  it('gets no challenge, and its author is told why', async () => {
    const { world, alice, bob } = await begun()
    const asked = await alice.slash('play', { opponent: bob })
    world.sandbox.deny(world.sandbox.channelIds.general, 'SendMessages')
    const answer = await alice.select(asked.message, /\|deck$/, 'Even')
    expect(answer.text).toContain('HoloNet may not write in this channel')
    const challenge = await world.holonet.prisma.challenge.findFirstOrThrow()
    expect(challenge.status).toBe('withdrawn')
  })
})

describe('time', () => {
  it('that runs out is announced before and after, and loses the match the second time', async () => {
    const { world, alice, bob } = await begun()
    const { panel, threadId } = await beginMatch(world, alice, bob)
    await strictly(world)
    await answerPanel(bob, panel)
    world.clock.advance(60 * HOUR)
    await world.holonet.wake()
    await world.quiet()
    expect(textOf(await alice.dm('is waiting'))).toContain('In which order do you lay your tokens?')
    world.clock.advance(13 * HOUR)
    await world.holonet.wake()
    await world.quiet()
    await alice.sees('Alice’s time was up', { channel: threadId })
    expect(textOf(await alice.dm('You timed out'))).toContain('safest answer')
    const said = 'Alice’s time was up. The safest answer was played for Alice.'
    expect(textOf(await bob.dm('Your turn'))).toContain(`**Your turn against Alice.** ${said}`)
    await answerPanel(bob, await openFromThread(bob, threadId))
    world.clock.advance(73 * HOUR)
    await world.holonet.wake()
    await world.quiet()
    expect(textOf(await bob.dm('🏁'))).toContain('time was up')
    await bob.until('the end', () => isOver(bob, threadId))
    // The second time nothing was played for them: the result alone says it.
    expect(publicMessages(bob, threadId).filter((message) => textOf(message).includes('safest answer'))).toHaveLength(1)
    expect(alice.dms().filter((message) => textOf(message).includes('One more'))).toHaveLength(1)
  })

  it('ends a challenge that nobody took', async () => {
    const { world, alice } = await begun()
    const asked = await alice.slash('play', {})
    const posted = alice.next('is looking for an opponent')
    await alice.select(asked.message, /\|deck$/, 'Even')
    const challenge = await posted
    world.clock.advance(80 * HOUR)
    await world.holonet.wake()
    await world.quiet()
    expect(textOf(alice.now(challenge)!)).toContain('no one accepted in time')
    expect(controlsOf(alice.now(challenge)!)).toEqual([])
  })
})

describe('the database', () => {
  it.skipIf(postgres === null)(`that stops loses nothing, and everybody is told so${NO_POSTGRES}`, async () => {
    const place = schema()
    const wire = await wireTo(place.databaseUrl!)
    const { world, alice, bob } = await begun({ place: { ...place, databaseUrl: wire.url } })
    const { panel, threadId } = await beginMatch(world, alice, bob)
    await wire.cut()
    await bob.click(panel, 'Lay')
    const word = await toldAlone(bob, 'HoloNet can’t reach its storage; your match is safe')
    expect(word.channel_id).toBe(panel.channel_id)
    // The panel stays as it was, so that the person can click again.
    expect(asksSomething(bob.now(panel)!)).toBe(true)
    expect((await alice.slash('games')).text).toContain('your match is safe')
    await wire.mend()
    const again = await bob.click(panel, 'Lay')
    expect(again.text).toContain('### Alice to play')
    expect(textOf(await openFromThread(alice, threadId))).toContain('In which order do you lay your tokens?')
    await wire.cut().catch(() => {})
    await wire.mend()
  })

  it('a request that fails unexpectedly ends in a message with a reference', async () => {
    const { world, alice } = await begun({ place: folder() })
    await world.holonet.prisma.$executeRawUnsafe('ALTER TABLE "Match" RENAME TO "Lost"')
    const answer = await alice.slash('games')
    const [, reference] = /report ([A-Z0-9]{8})/.exec(answer.text) ?? []
    expect(reference).toBeDefined()
    expect(world.log.some((line) => line.includes(reference as string) && line.includes('a request failed'))).toBe(true)
    await world.holonet.prisma.$executeRawUnsafe('ALTER TABLE "Lost" RENAME TO "Match"')
  })
})
