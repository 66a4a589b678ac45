/** Standing orders: first in their list where they help, set by one tap, kept or changed when their conditions have changed. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { type TinyView, tiny } from '../games/high-card.ts'
import { offersOf, tap } from './panel-clicks.ts'
import { answerPanel, asksSomething, beginMatch, openFromThread, startWorld, type World } from './world.ts'

/** The tiny game, in which the order to challenge helps with every card, and depends on the points. */
const resting: typeof tiny = {
  ...tiny,
  // Its place in the list does not come from here.
  orders: (view, seat) =>
    tiny
      .orders(view, seat)
      .toReversed()
      .map((offer) =>
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

describe('a standing order', () => {
  it('stands above the others in their list where it helps, says what it saves and costs, and is set by one tap', async () => {
    const ann = world.sandbox.user('Ann')
    const bob = world.sandbox.user('Bob')
    const { threadId, panel: bobs } = await beginMatch(world, ann, bob)
    const open = await tap(ann, await openFromThread(ann, threadId), 'Answer ahead…')
    expect(open.text).toContain('Answer now what your opponent will ask')
    const { options, raw } = controlsOf(open.message).find(({ label }) => label === 'Set an order…')!
    expect(options.map(({ label }) => label)).toEqual(['Challenge by yourself', 'Card ahead', 'Guard by yourself'])
    expect(JSON.stringify(raw)).toContain('with “Guard by yourself”, saves 2 waits · Cost: the single case')
    const seen = await world.holonet.matches.of(bob.id)
    const preview = await ann.select(open.message, 'Set an order…', 'Challenge by yourself')
    expect(preview.text).toContain('You will answer')
    expect(preview.text).toMatch(/: \*\*0\*\*/)
    expect((await world.holonet.matches.of(ann.id))[0]!.orders).toEqual([])
    const laid = await ann.click(preview.message, 'Set order')
    expect(laid.text).toContain('Order set: Challenge by yourself: Behind by at most 0')
    expect(offersOf(laid.message)).toContain('Answer ahead (1 order)…')
    // The opponent sees nothing of it.
    expect(await world.holonet.matches.of(bob.id)).toEqual(seen)
    expect(textOf(bob.now(bobs)!)).toBe(textOf(bobs))
    const list = await tap(ann, laid.message, 'Answer ahead (1 order)…')
    const shown = await ann.select(list.message, 'Change or delete an order…', 'Challenge by yourself')
    const gone = await ann.click(shown.message, 'Delete order')
    expect(gone.text).toContain('Order deleted.')
    const dropped = await tap(ann, gone.message, 'Answer ahead…')
    expect(dropped.text).not.toContain('Behind by at most')
    const again = await ann.select(dropped.message, 'Set an order…', 'Challenge by yourself')
    const set = await ann.click(again.message, 'Set order')
    const all = await tap(ann, set.message, 'Answer ahead (1 order)…')
    expect(all.text).toContain('• Challenge by yourself: Behind by at most 0')
    expect((await ann.click(all.message, 'Back to the panel')).text).toContain('In which order')
  })

  it('is marked in the next panel and call when its conditions change, and can be kept, changed or deleted', async () => {
    const cid = world.sandbox.user('Cid')
    const dan = world.sandbox.user('Dan')
    const { threadId } = await beginMatch(world, cid, dan, { format: 'tiny/long' })
    const offered = await tap(cid, await openFromThread(cid, threadId), 'Answer ahead…')
    const begun = await cid.select(offered.message, 'Set an order…', 'Challenge by yourself')
    await cid.click(begun.message, 'Set order')
    const called = '🔔 An order of yours may no longer fit: see *More…*'
    const call = () => cid.dms().find((message) => textOf(message).includes(called))
    // A player who ends a round themselves needs no notification.
    for (let rounds = 0; rounds < 3 && call() === undefined; rounds++) await playRound(cid, dan, threadId)
    expect(offersOf(call()!)).toContain('Answer ahead (1 order)…')
    const panel = await openFromThread(cid, threadId)
    expect(textOf(panel)).toContain(called)
    await world.restart()
    const seen = await world.holonet.matches.of(dan.id)
    const list = await tap(cid, panel, 'Answer ahead (1 order)…')
    expect(list.text).toMatch(/• 🔔 Points now .* Challenge by yourself: Behind by at most 0/)
    const order = await cid.select(list.message, 'Change or delete an order…', 'Challenge by yourself')
    expect(order.text).toMatch(/🔔 Points now/)
    expect(offersOf(order.message)).toEqual(expect.arrayContaining(['Keep order', 'Change an answer…', 'Delete order']))
    const kept = await cid.click(order.message, 'Keep order')
    expect(kept.text).toContain('Order kept: Challenge by yourself: Behind by at most 0')
    expect(kept.text).not.toContain('🔔')
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
    const list = await tap(eva, await openFromThread(eva, threadId), 'Answer ahead…')
    const begun = await eva.select(list.message, 'Set an order…', 'Guard by yourself')
    const field = controlsOf(begun.message).find(({ customId }) => customId.endsWith('|field'))!
    const open = await eva.select(begun.message, field.customId, field.options[0]!.value)
    await eva.select(open.message, 'Choose…', '2')
    await answerPanel(eva, await openFromThread(eva, threadId))
    await world.restart()
    const later = await tap(eva, await openFromThread(eva, threadId), 'Answer ahead…')
    const again = await eva.select(later.message, 'Set an order…', 'Guard by yourself')
    expect(again.text).toContain('**2**')
    const laid = await eva.click(again.message, 'Set order')
    expect(laid.text).toContain('Guard by yourself: Guards 2')
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })
})
