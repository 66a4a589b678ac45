/** The Star Wars CCG by clicks: whatever is clicked, nothing fails, and Discord refuses nothing of what is shown. */

import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, textOf } from '../../sandbox/driver.ts'
import { games } from '../../src/games/registry.ts'
import {
  asksSomething,
  clickAnything,
  DECK,
  firstDeck,
  isOver,
  openFromThread,
  startWorld,
  type World,
} from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterAll(async () => {
  await world?.close()
})

/** More clicks than any game by chance takes. */
const CLICKS = 3000

describe('a game of the Star Wars CCG', () => {
  it.each([
    ['starter', 'Alice', 7],
    ['endor-ds2', 'Carol', 11],
  ] as const)('of the format %s comes to its end, whatever is clicked', async (format, name, seed) => {
    const alice = world.sandbox.user(name)
    const chance = xoroshiro128plus(seed)
    const random = () => uniformFloat64(chance)
    const opponent = { id: world.sandbox.botId }
    const asked = await typePlay(alice, { opponent, format: `swccg/${format}` })
    const chosen = await alice.select(asked.message, DECK, firstDeck(asked.message))
    await world.quiet()
    const thread = alice.threads().at(-1)!
    let panel = chosen.message
    for (let clicks = 0; clicks < CLICKS && asksSomething(panel); clicks++) {
      if (clicks % 50 === 49) panel = await openFromThread(alice, thread.id)
      panel = await clickAnything(alice, panel, random)
    }
    await world.quiet()
    await alice.until('the end', () => isOver(alice, thread.id))
    expect(textOf(await alice.sees('🏁', { channel: thread.id }))).toBeTruthy()
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })

  it('lets a player look at places, cards there, piles and numbers, and leads back to the panel', async () => {
    const dora = world.sandbox.user('Dora')
    const opponent = { id: world.sandbox.botId }
    const asked = await typePlay(dora, { opponent, format: 'swccg/starter' })
    await dora.select(asked.message, DECK, firstDeck(asked.message))
    await world.quiet()
    const panel = await openFromThread(dora, dora.threads().at(-1)!.id)
    const menu = controlsOf(panel).find(({ customId }) => customId.includes('menu'))!
    const entry = (label: string) => menu.options.find((one) => one.label === label)!.value
    const places = (await dora.select(panel, menu.customId, entry('Look at a place'))).message
    const list = controlsOf(places).find(({ options }) => options.length > 0)!
    const place = (await dora.select(places, list.customId, list.options[0]!.value)).message
    expect(textOf(place)).toContain(list.options[0]!.label)
    const cards = controlsOf(place).find(({ options }) => options.length > 0)!
    const card = (await dora.select(place, cards.customId, cards.options.at(-1)!.value)).message
    expect(textOf(card)).toContain('Here and now')
    const back = (await dora.click(card, 'Back')).message
    expect(textOf(back)).toContain(list.options[0]!.label)
    const numbers = (await dora.click(back, 'Numbers…')).message
    expect(textOf(numbers)).toContain('Force icons')
    const again = (await dora.click((await dora.click(numbers, 'Back')).message, 'My panel')).message
    const piles = (await dora.select(again, controlsOf(again).at(-1)!.customId, entry('Piles and Life Force'))).message
    expect(textOf(piles)).toContain('Nobody sees face-down cards')
    expect(world.sandbox.problems).toEqual([])
  })

  it('can be prepared by looking up its cards', async () => {
    const bob = world.sandbox.user('Bob')
    const [found] = await bob.autocomplete('card', 'name', 'x-wing')
    expect(found!.name).toContain('X-wing')
    expect((await bob.slash('card', { name: found!.value })).text).toContain('X-wing')
  })
})
