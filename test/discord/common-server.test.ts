/**
 * Discord offers the commands of direct messages also to people who share no server with the bot, where they fail:
 * "Unknown Integration". Commands that a person has added to their own account work; the help says what the others need.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'
import type { TestUser } from '../../sandbox/driver.ts'
import { games } from '../../src/games/registry.ts'
import { startWorld, type World } from './world.ts'

let world: World
let alice: TestUser
let dm: string
beforeEach(async () => {
  world = await startWorld({ games })
  alice = world.sandbox.user('Alice')
  dm = await alice.openDm()
})
afterEach(async () => {
  world.sandbox.faults.set('kicked', false)
  await world.close()
  expect(world.sandbox.problems).toEqual([])
})

describe('a person who shares no server with the bot', () => {
  it('is answered in direct messages by the commands that they have added, and by no other', async () => {
    world.sandbox.faults.set('kicked', true)
    await expect(alice.slash('help', {}, { channel: dm })).rejects.toThrow('Unknown Integration')
    const found = await alice.slash('card', { name: 'Yoda' }, { channel: dm })
    expect(found.text).toContain('Yoda')
  })

  it('reads in the help what the commands need there, in both languages', async () => {
    expect((await alice.slash('help', {}, { channel: dm })).text).toContain(
      'In direct messages, commands need a server that we share.',
    )
    alice.locale('fr')
    expect((await alice.slash('help', {}, { channel: dm })).text).toContain(
      'En message privé, les commandes demandent un serveur commun.',
    )
  })
})

it('A person can add to their own account only the commands that need no match and no server', () => {
  const alone = commands
    .map((make) => make(games).data as { name: string; integration_types?: readonly number[] })
    .flatMap(({ name, integration_types: types = [0] }) => (types.includes(1) ? [name] : []))
  expect(alone.toSorted()).toEqual(['Cards named here', 'card', 'invite', 'privacy', 'rules', 'search'])
})
