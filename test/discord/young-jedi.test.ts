/** Young Jedi by clicks: whatever is clicked, a game comes to its end, and Discord refuses nothing of what is shown. */

import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { textOf } from '../../sandbox/driver.ts'
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

describe('a game of Young Jedi', () => {
  for (const format of ['starter', 'full'])
    it(`in the ${format} format comes to its end, whatever is clicked`, async () => {
      const alice = world.sandbox.user(`Alice ${format}`)
      const chance = xoroshiro128plus(format.length)
      const random = () => uniformFloat64(chance)
      const known = new Set(alice.threads().map(({ id }) => id))
      const opponent = { id: world.sandbox.botId }
      const asked = await typePlay(alice, { opponent, format: `young-jedi/${format}` })
      const chosen = await alice.select(asked.message, DECK, firstDeck(asked.message))
      await world.quiet()
      const thread = alice.threads().find(({ id }) => !known.has(id))!
      let panel = chosen.message
      for (let clicks = 0; clicks < 1500 && asksSomething(panel); clicks++) {
        if (clicks % 50 === 49) panel = await openFromThread(alice, thread.id)
        panel = await clickAnything(alice, panel, random)
      }
      expect(asksSomething(panel)).toBe(false)
      await world.quiet()
      await alice.until('the end', () => isOver(alice, thread.id))
      expect(textOf(await alice.sees('🏁', { channel: thread.id }))).toBeTruthy()
      expect(world.sandbox.problems).toEqual([])
      expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
    })

  it('can be prepared by looking up its cards', async () => {
    const bob = world.sandbox.user('Bob')
    const [found] = await bob.autocomplete('card', 'name', 'qui gon master')
    expect(found!.name).toContain('Qui-Gon Jinn, Jedi Master')
    expect((await bob.slash('card', { name: found!.value })).text).toContain('Qui-Gon Jinn')
  })
})
