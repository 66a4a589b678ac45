/** A server that has the commands of the bot, and not the bot itself: over the gateway, and by HTTP. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, isEphemeral, textOf } from '../../sandbox/driver.ts'
import { type Component, flatten } from '../../sandbox/limits.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { NO_POSTGRES, postgres } from '../storage/servers.ts'
import { processGroup } from './process-group.ts'
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

/** A server that has the commands and not the bot: expects that each command that needs the bot says so, until it is added. */
async function expectTold(sandbox: Sandbox): Promise<void> {
  const [ann, bob] = [sandbox.user('Ann'), sandbox.user('Bob')]
  const { id, channelId } = sandbox.world.addGuild('Cantina', { people: [ann, bob], bot: false, commands: true })
  const here = { channel: channelId }
  const commands = [
    () => typePlay(ann, { opponent: bob, format: 'tiny/short', side: 'tiny/left' }, here),
    () => ann.slash('queue', {}, here),
    () => ann.slash('league', {}, here),
    () => ann.slash('ladder', {}, here),
    () => ann.slash('learn', {}, here),
  ]
  for (const command of commands) {
    const { message } = await command()
    expect(isEphemeral(message)).toBe(true)
    expect(textOf(message)).toContain('has the commands of HoloNet, but not the bot')
    expect(linksOf(message)).toEqual([expect.stringContaining(`guild_id=${id}`)])
    expect(linksOf(message)[0]).toContain('scope=bot+applications.commands')
  }
  ann.locale('fr')
  expect((await ann.slash('queue', {}, here)).text).toContain('mais pas le bot')
  ann.locale('en-US')
  expect((await ann.slash('settings', {}, here)).text).toContain('Your settings')

  sandbox.world.setBotIn(id, true)
  const joined = await ann.slash('queue', {}, here)
  expect(joined.text).not.toContain('but not the bot')
}

/** Expects that a server with the bot is not taken for one without it, where the bot may not see the channel. */
async function expectOnlyHidden(sandbox: Sandbox): Promise<void> {
  const ann = sandbox.user('Ann')
  const asked = () => sandbox.requests.filter(({ path }) => path === `/guilds/${sandbox.guildId}`).length
  const before = asked()
  expect((await ann.slash('queue', {}, { channel: 'general' })).text).not.toContain('but not the bot')
  expect(asked()).toBe(before)
  sandbox.deny(sandbox.channelIds.games, 'ViewChannel', 'SendMessages')
  const hidden = await ann.slash('queue', {}, { channel: 'games' })
  expect(hidden.text).not.toContain('but not the bot')
  expect(asked()).toBe(before + 1)
  expect(controlsOf(hidden.message).length).toBeGreaterThan(0)
}

describe('a server with the commands alone', () => {
  it('is told so by each command that needs the bot, with the button that adds it', async () => {
    await expectTold(world.sandbox)
    expect(world.sandbox.problems).toEqual([])
  })

  it('is not taken for one where the bot only may not see the channel', () => expectOnlyHidden(world.sandbox))
})

describe.skipIf(postgres === null)(`a server with the commands alone, by HTTP${NO_POSTGRES}`, () => {
  const group = processGroup()
  const byHttp = async () => {
    const before = group.sandbox.gateway.counts.identified
    const { discord } = await group.start('all', { serves: 'http' })
    expect(await group.sandbox.http.enter(`http://127.0.0.1:${discord.httpPort}/interactions`)).toBe(true)
    return () => {
      expect(new Set(group.sandbox.http.answered)).toEqual(new Set([202]))
      expect(group.sandbox.gateway.counts.identified).toBe(before)
    }
  }

  it('is told so by each command that needs the bot, with the button that adds it', async () => {
    const expectHttpAlone = await byHttp()
    await expectTold(group.sandbox)
    expectHttpAlone()
  })

  it('is not taken for one where the bot only may not see the channel', async () => {
    const expectHttpAlone = await byHttp()
    await expectOnlyHidden(group.sandbox)
    expectHttpAlone()
  })
})
