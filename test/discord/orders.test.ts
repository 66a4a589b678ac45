/** Standing orders: offered where they help, set by one tap, kept or changed when their conditions have changed. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { type TinyView, tiny } from '../games/high-card.ts'
import { answerPanel, asksSomething, beginMatch, DECK, openFromThread, startWorld, type World } from './world.ts'

/** The tiny game, in which the order to challenge helps with every card, and depends on the points. */
const resting: typeof tiny = {
  ...tiny,
  orders: (view, seat) =>
    tiny.orders(view, seat).map((offer) =>
      offer.kind === 'challenge'
        ? {
            ...offer,
            suggestion: { within: { exit: 'ok', number: 0 } },
            moments: ['order', 'pick'],
            saves: 2,
            together: 'guard',
            basis: [`left:${view.sides.left.points}`, `right:${view.sides.right.points}`],
          }
        : offer,
    ),
  words: {
    ...tiny.words,
    order: (offer, view, voice) => ({ ...tiny.words.order(offer, view, voice), gives: 'the single case' }),
    changes: (before, now) => now.filter((fact) => !before.includes(fact)).map((fact) => `Points now ${fact}.`),
  },
}

let world: World
beforeAll(async () => {
  world = await startWorld({ games: { tiny: resting } })
})
afterAll(async () => {
  await world?.close()
})

const labels = (panel: APIMessage): string[] => controlsOf(panel).map(({ label }) => label)

/** Both answer until somebody has scored. */
async function playRound(one: TestUser, other: TestUser, threadId: string): Promise<void> {
  const points = async () => {
    const [sight] = await world.holonet.matches.of(one.id)
    const { left, right } = (sight!.view as TinyView).sides
    return left.points + right.points
  }
  const before = await points()
  for (let times = 0; times < 6 && (await points()) === before; times++)
    for (const person of [one, other]) {
      const panel = await openFromThread(person, threadId)
      if ((await points()) === before && asksSomething(panel)) await answerPanel(person, panel)
      await world.quiet()
    }
}

/** Plays matches to their end for a person. The panel offers no order before the third. */
async function finished(person: TestUser, count: number): Promise<void> {
  const at = world.clock.now()
  for (let number = 0; number < count; number++)
    await world.holonet.prisma.match.create({
      data: {
        id: `${person.id}-${number}`,
        game: tiny.id,
        format: 'short',
        rated: false,
        sittingMs: 1000n,
        channelId: '1',
        status: 'over',
        startedAt: at,
        endedAt: at,
        version: 1,
        moves: 1,
        engine: tiny.version,
        state: '{}',
        players: { create: { seat: 'left', personId: person.id, misses: 0 } },
      },
    })
}

describe('a standing order', () => {
  it('is not offered before the third finished match, nor against the practice opponent, but can be opened', async () => {
    const una = world.sandbox.user('Una')
    const vic = world.sandbox.user('Vic')
    await finished(una, 2)
    const { threadId } = await beginMatch(world, una, vic)
    expect(textOf(await openFromThread(una, threadId))).not.toContain('💡')
    await finished(vic, 3)
    const vics = await typePlay(vic, { opponent: { id: world.sandbox.botId }, format: 'tiny/short' })
    await vic.select(vics.message, DECK, 'Even')
    await world.quiet()
    const sights = await world.holonet.matches.of(vic.id)
    expect(sights.map(({ advised }) => advised).sort()).toEqual([false, true])
    const list = await una.click(await openFromThread(una, threadId), 'Standing orders…')
    expect(list.text).toContain('Answer now what your opponent will ask')
  })

  it('is offered where it helps, says what it saves and costs, and is set by one tap', async () => {
    const ann = world.sandbox.user('Ann')
    const bob = world.sandbox.user('Bob')
    await finished(ann, 3)
    const { threadId, panel: bobs } = await beginMatch(world, ann, bob)
    const panel = await openFromThread(ann, threadId)
    expect(textOf(panel)).toMatch(/💡 \*\*Challenge by yourself\*\*.*with “Guard by yourself”, saves 2 waits/)
    expect(textOf(panel)).toContain('Cost: the single case')
    // One button leads to the other orders.
    expect(labels(panel).filter((label) => label.includes('Guard by yourself'))).toEqual([])
    const seen = await world.holonet.matches.of(bob.id)
    const preview = await ann.click(panel, 'Challenge by yourself…')
    expect(preview.text).toContain('You will answer')
    expect(preview.text).toMatch(/: \*\*0\*\*/)
    expect((await world.holonet.matches.of(ann.id))[0]!.orders).toEqual([])
    const laid = await ann.click(preview.message, 'Set order')
    expect(laid.text).toContain('Order set: Challenge by yourself: Behind by at most 0')
    expect(laid.text).not.toContain('💡')
    expect(labels(laid.message)).toContain('Standing orders (1)…')
    // The opponent sees nothing of it.
    expect(await world.holonet.matches.of(bob.id)).toEqual(seen)
    expect(textOf(bob.now(bobs)!)).toBe(textOf(bobs))
    const list = await ann.click(laid.message, 'Standing orders (1)…')
    const shown = await ann.select(list.message, 'Change or delete an order…', 'Challenge by yourself')
    const gone = await ann.click(shown.message, 'Delete order')
    expect(gone.text).toContain('Order deleted.')
    const dropped = await ann.click(gone.message, 'Standing orders…')
    expect(dropped.text).not.toContain('Behind by at most')
    const again = await ann.select(dropped.message, 'Set an order…', 'Challenge by yourself')
    const set = await ann.click(again.message, 'Set order')
    const all = await ann.click(set.message, 'Standing orders (1)…')
    expect(all.text).toContain('• Challenge by yourself: Behind by at most 0')
    expect((await ann.click(all.message, 'Back to the panel')).text).toContain('In which order')
  })

  it('is shown in the next panel and call when its conditions change, with buttons to keep, change or delete it', async () => {
    const cid = world.sandbox.user('Cid')
    const dan = world.sandbox.user('Dan')
    await finished(cid, 3)
    const { threadId } = await beginMatch(world, cid, dan, { format: 'tiny/long' })
    const offered = await cid.click(await openFromThread(cid, threadId), 'Challenge by yourself…')
    await cid.click(offered.message, 'Set order')
    const called = /Your order will apply: Challenge by yourself: Behind by at most 0.* Changed since: Points now/
    const call = () => cid.dms().find((message) => called.test(textOf(message)))
    // A player who ends a round themselves needs no notification.
    for (let rounds = 0; rounds < 3 && call() === undefined; rounds++) await playRound(cid, dan, threadId)
    expect(labels(call()!)).toEqual(expect.arrayContaining(['Keep: Challenge by yourself', 'Change…']))
    const panel = await openFromThread(cid, threadId)
    expect(textOf(panel)).toMatch(called)
    await world.restart()
    const seen = await world.holonet.matches.of(dan.id)
    const kept = await cid.click(panel, 'Keep: Challenge by yourself')
    expect(kept.text).toContain('Order kept: Challenge by yourself: Behind by at most 0')
    expect(kept.text).not.toContain('Your order will apply')
    expect(await world.holonet.matches.of(dan.id)).toEqual(seen)
    const orders = (await world.holonet.matches.of(cid.id))[0]!.orders
    expect(
      orders.map(({ settings, basis }) => ({
        settings,
        changed: basis?.includes('left:0') && basis.includes('right:0'),
      })),
    ).toEqual([{ settings: { within: { exit: 'ok', number: 0 } }, changed: false }])
  })

  it('keeps its draft over other questions and a restart', async () => {
    const eva = world.sandbox.user('Eva')
    const fay = world.sandbox.user('Fay')
    const { threadId } = await beginMatch(world, eva, fay)
    const list = await eva.click(await openFromThread(eva, threadId), 'Standing orders…')
    const begun = await eva.select(list.message, 'Set an order…', 'Guard by yourself')
    const field = controlsOf(begun.message).find(({ customId }) => customId.endsWith('|field'))!
    const open = await eva.select(begun.message, field.customId, field.options[0]!.value)
    await eva.select(open.message, 'Choose…', '2')
    await answerPanel(eva, await openFromThread(eva, threadId))
    await world.restart()
    const later = await eva.click(await openFromThread(eva, threadId), 'Standing orders…')
    const again = await eva.select(later.message, 'Set an order…', 'Guard by yourself')
    expect(again.text).toContain('**2**')
    const laid = await eva.click(again.message, 'Set order')
    expect(laid.text).toContain('Guard by yourself: Guards 2')
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })
})
