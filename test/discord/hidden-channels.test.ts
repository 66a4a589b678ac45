/** Channels that the bot can't see: Discord tells them under another name, with one overwrite that stands for all. */
import type { REST } from 'discord.js'
import { expect, it } from 'vitest'
import { bitsOf, NEEDED } from '../../src/discord/shell/permissions.ts'
import { Places } from '../../src/discord/shell/places.ts'
import { startWorld } from './world.ts'

it('a hidden channel is out of sight, whatever its only overwrite says', async () => {
  const overwrite = { id: 'bot', type: 1, allow: bitsOf(NEEDED).toString(), deny: '0' }
  const channel = { id: 'c', type: 0, name: '___hidden___', permission_overwrites: [overwrite] }
  const lackingIn = async (flags: number) => {
    const answers: Record<string, unknown> = {
      '/guilds/g/roles': [{ id: 'g', permissions: bitsOf(NEEDED).toString() }],
      '/guilds/g/members/bot': { roles: [] },
      '/channels/c': { ...channel, flags },
    }
    const rest = { get: async (path: string) => answers[path] } as unknown as REST
    return (await new Places(rest).look('g', 'bot', ['c'])).lacking.get('c')
  }
  expect(await lackingIn(0)).toEqual([])
  expect(await lackingIn(1 << 17)).toEqual(['ViewChannel'])
})

it('Discord is asked for a channel that the gateway has hidden, and not for one that it has told', async () => {
  const world = await startWorld()
  try {
    const { general, games } = world.sandbox.channelIds
    const ann = world.sandbox.user('Ann')
    const asked = (id: string) => world.sandbox.requests.filter(({ path }) => path === `/channels/${id}`).length
    world.sandbox.deny(games, 'ViewChannel')
    await world.holonet.servers.change(world.sandbox.guildId, { matchChannel: games })
    const begun = await ann.slash('play', { opponent: { id: world.sandbox.botId } }, { channel: 'general' })
    await ann.select(begun.message, /\|deck$/, 'Even')
    await world.quiet()
    expect(asked(games)).toBeGreaterThan(0)
    expect(asked(general)).toBe(0)
    expect(world.sandbox.problems).toEqual([])
  } finally {
    await world.close()
  }
})
