/** A server that has the commands of the bot, and not the bot itself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, isEphemeral, textOf } from '../../sandbox/driver.ts'
import { type Component, flatten } from '../../sandbox/limits.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world?.close()
})

/** The addresses of a message's buttons. */
const linksOf = ({ components = [] }: { components?: unknown[] }): string[] =>
  flatten(components as Component[], '').flatMap(({ component }) => component.url ?? [])

describe('a server with the commands alone', () => {
  it('is told so by each command that needs the bot, with the button that adds it', async () => {
    const [ann, bob] = [world.sandbox.user('Ann'), world.sandbox.user('Bob')]
    const { id, channelId } = world.sandbox.world.addGuild('Cantina', {
      people: [ann, bob],
      bot: false,
      commands: true,
    })
    const commands = [
      () => ann.slash('play', { opponent: bob, format: 'tiny/short', side: 'tiny/left' }, { channel: channelId }),
      () => ann.slash('queue', {}, { channel: channelId }),
      () => ann.slash('league', {}, { channel: channelId }),
      () => ann.slash('ladder', {}, { channel: channelId }),
      () => ann.slash('learn', {}, { channel: channelId }),
    ]
    for (const command of commands) {
      const { message } = await command()
      expect(isEphemeral(message)).toBe(true)
      expect(textOf(message)).toContain('has the commands of HoloNet, but not the bot')
      expect(linksOf(message)).toEqual([expect.stringContaining(`guild_id=${id}`)])
      expect(linksOf(message)[0]).toContain('scope=bot+applications.commands')
    }
    ann.locale('fr')
    expect((await ann.slash('queue', {}, { channel: channelId })).text).toContain('mais pas le bot')
    ann.locale('en-US')
    expect((await ann.slash('settings', {}, { channel: channelId })).text).toContain('Your settings')

    world.sandbox.world.setBotIn(id, true)
    const joined = await ann.slash('queue', {}, { channel: channelId })
    expect(joined.text).not.toContain('but not the bot')
    expect(world.sandbox.problems).toEqual([])
  })

  it('is not taken for one where the bot only may not see the channel', async () => {
    const ann = world.sandbox.user('Ann')
    const asked = () => world.sandbox.requests.filter(({ path }) => path === `/guilds/${world.sandbox.guildId}`).length
    const before = asked()
    expect((await ann.slash('queue', {}, { channel: 'general' })).text).not.toContain('but not the bot')
    expect(asked()).toBe(before)
    world.sandbox.deny(world.sandbox.channelIds.games, 'ViewChannel', 'SendMessages')
    const hidden = await ann.slash('queue', {}, { channel: 'games' })
    expect(hidden.text).not.toContain('but not the bot')
    expect(asked()).toBe(before + 1)
    expect(controlsOf(hidden.message).length).toBeGreaterThan(0)
  })
})
