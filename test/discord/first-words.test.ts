/** First contact: a channel that is chosen for challenges is told once what to type. */
import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { isRefusal, type Language } from '../../src/contract/index.ts'
import type { World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

let world: World
let admin: TestUser
worldOfFile((started) => {
  world = started
  admin = started.sandbox.user('Admin')
})

const channel = (name: 'general' | 'games') => world.sandbox.channelIds[name]

/** The admin chooses the channels for challenges. */
async function choose(...names: readonly ('general' | 'games')[]): Promise<void> {
  const { message } = await admin.slash('setup')
  const open = await admin.select(message, /\|open$/, 'challenges')
  await admin.select(
    open.message,
    /\|challenges(?:\||$)/,
    names.map((name) => ({ id: channel(name) })),
  )
  await world.quiet()
}

const said = (name: 'general' | 'games'): APIMessage[] => admin.messages(name).filter((one) => !isEphemeral(one))

async function speaks(language: Language): Promise<void> {
  expect(isRefusal(await world.holonet.servers.change(world.sandbox.guildId, { language }))).toBe(false)
}

it('a channel is told what to type once, in the language of the server', async () => {
  await speaks('fr')
  await choose('games')
  const [first, ...others] = said('games')
  expect(others).toEqual([])
  expect(textOf(first!)).toMatch(
    /^Ici, on joue aux jeux de cartes par message\s: tapez .*play.* ou .*learn.* partie\.$/u,
  )
  await choose()
  await speaks('en')
  await choose('games')
  expect(said('games')).toHaveLength(1)
})

it('a channel in which the bot may not write gets nothing, and gets its sentence once it may', async () => {
  world.sandbox.deny(channel('general'), 'SendMessages')
  await choose('games', 'general')
  expect(said('general')).toEqual([])
  world.sandbox.deny(channel('general'))
  await choose()
  await choose('general')
  expect(said('general').map(textOf)).toEqual([
    expect.stringMatching(/^I play card games by message here: type .*play.* or .*learn.* for a first game\.$/u),
  ])
  expect(said('games')).toHaveLength(1)
})
