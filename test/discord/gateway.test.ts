/** The properties of discord.js on which the watch over the gateway relies, with a real client. */
import { Client, Events, GatewayIntentBits } from 'discord.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { startWorld } from './world.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox?.close()
})

it('a shard’s stored session can be cleared, so that it doesn’t resume', async () => {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.apiUrl } })
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve))
  await client.login(sandbox.token)
  await ready
  const shard = client.ws.shards.get(0) as unknown as { sessionInfo: { sessionId: string } | null }
  expect(shard.sessionInfo?.sessionId).toEqual(expect.any(String))
  shard.sessionInfo = null
  expect((client.ws.shards.get(0) as unknown as typeof shard).sessionInfo).toBeNull()
  await client.destroy()
})

it('a connected program reports itself ready', async () => {
  const world = await startWorld()
  expect(world.discord.health()).toMatchObject({ ready: true, errors: 0, sessionsForgotten: 0 })
  await world.close()
})
