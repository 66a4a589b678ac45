/** The properties of discord.js on which the watch over the gateway relies, with a real client. */
import { Client, Events, GatewayIntentBits } from 'discord.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { Connection } from '../../src/discord/shell/connection.ts'
import { newLog } from '../../src/log.ts'
import { systemClock } from '../../src/time/clock.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'
import { BUSY_MS, startWorld } from './world.ts'

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

it('a shard begins no session before it is its turn, and begins one if nobody can say', async () => {
  const sandbox = await startSandbox()
  const { token, apiUrl: api } = sandbox
  const waits: (number | null)[] = [1, 1, null]
  const keys: number[] = []
  let begun = 0
  const common = { token, api, network: systemClock, reach: { report: () => {}, warn: () => {} }, requestMs: 5_000 }
  const log = newLog('silent', { write: () => {} })
  for (const turn of [
    async (key: number) => {
      keys.push(key)
      begun += sandbox.gateway.counts.identified
      return waits.shift() ?? null
    },
    () => Promise.reject(new Error('no database')),
  ]) {
    const connection = new Connection({ ...common, log, turn, before: async () => {} })
    expect(await connection.open()).toBe(true)
    await connection.close()
  }
  expect([keys, begun]).toEqual([[0, 0, 0], 0])
  expect(sandbox.gateway.counts.identified).toBe(2)
  await sandbox.close()
})

it('a failed try to connect leaves no listener at the client', async () => {
  const sandbox = await startSandbox()
  const network = new HandClock('2030-01-01T12:00:00Z')
  const log: string[] = []
  const { token, apiUrl: api, faults } = sandbox
  const connection = new Connection({
    token,
    api,
    network,
    reach: { report: () => {}, warn: () => {} },
    log: newLog('debug', { write: (line: string) => void log.push(line) }),
    requestMs: BUSY_MS,
    before: async () => {},
  })
  const { client } = connection
  const listeners = () => client.listenerCount(Events.ShardReady) + client.listenerCount(Events.ClientReady)
  const failures = () => log.filter((line) => line.includes('connecting to Discord failed')).length
  const before = listeners()
  expect(await connection.open()).toBe(true)
  expect(listeners()).toBe(before)
  // Discord ends the session for good, and no new one can be begun.
  faults.set('gateway-cut', true)
  client.emit(Events.ShardDisconnect, { code: 4004 } as never, 0)
  for (const failed of [1, 2, 3]) {
    await eventually(() => {
      network.advance(35_000)
      expect(failures()).toBeGreaterThanOrEqual(failed)
    })
    // The next try may have begun.
    expect(listeners()).toBeLessThanOrEqual(before + 1)
  }
  faults.set('gateway-cut', false)
  await connection.close()
  await sandbox.close()
})
