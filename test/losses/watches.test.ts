/** The signs by which the program knows that nobody can play, each by itself. */
import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { pauseBeforeStart } from '../../src/discord/shell/connection.ts'
import { GatewayWatch } from '../../src/discord/shell/gateway-watch.ts'
import { RestWatch } from '../../src/discord/shell/rest-watch.ts'
import { Reach } from '../../src/matches/reach.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'

describe('the watch over the gateway', () => {
  const watched = () => {
    const client = new EventEmitter()
    const clock = new HandClock('2030-01-01T00:00:00Z')
    const forgotten: number[] = []
    const restarted: number[] = []
    const reach = new Reach(clock)
    const watch = new GatewayWatch({
      client,
      clock,
      reach,
      forgetSession: (shard) => forgotten.push(shard),
      ask: () => true,
      restart: (shard) => restarted.push(shard),
    })
    return { client, clock, forgotten, restarted, reach, watch }
  }

  it('forgets the session after five errors in half a minute without a session in between', () => {
    const { client, clock, forgotten, watch } = watched()
    client.emit('shardReady', 0)
    expect(watch.health).toMatchObject({ ready: true, errors: 0 })
    for (let errors = 1; errors <= 4; errors++) {
      client.emit('shardError', new Error('503'), 0)
      clock.advance(500)
    }
    expect(forgotten).toEqual([])
    expect(watch.health).toMatchObject({ ready: false, errors: 4 })
    client.emit('shardError', new Error('503'), 0)
    expect(forgotten).toEqual([0])
    client.emit('shardReady', 0)
    expect(watch.health).toMatchObject({ ready: true, errors: 0, sessionsForgotten: 1 })
  })

  it('counts errors anew after a resumed session or a pause', () => {
    const { client, clock, forgotten } = watched()
    for (let errors = 0; errors < 12; errors++) {
      client.emit('shardError', new Error('503'), 0)
      if (errors % 3 === 2) client.emit('shardResume', 0, 0)
    }
    for (let errors = 0; errors < 12; errors++) {
      client.emit('shardError', new Error('503'), 0)
      clock.advance(10_000)
    }
    expect(forgotten).toEqual([])
  })

  it('begins a new session where neither events nor the answer to its question come', () => {
    const { client, clock, restarted, reach } = watched()
    client.emit('shardReady', 0)
    client.emit('raw', { t: 'GUILD_MEMBERS_CHUNK' }, 0)
    // It asks, and is answered.
    clock.advance(30_000)
    client.emit('raw', { t: 'GUILD_MEMBERS_CHUNK' }, 0)
    clock.advance(30_000)
    expect([restarted, reach.open]).toEqual([[], true])
    clock.advance(30_000)
    expect(restarted).toEqual([0])
    expect(reach.obstacles.map(({ since }) => since)).toEqual([new Date(clock.now().getTime() - 60_000)])
    client.emit('shardReady', 0)
    expect(reach.open).toBe(true)
  })

  it('takes silence for a sign only where a question was answered before', () => {
    const { client, clock, restarted, reach } = watched()
    client.emit('shardReady', 0)
    clock.advance(10 * 60_000)
    expect([restarted, reach.open]).toEqual([[], true])
  })

  it.each([4004, 4010, 4011, 4012, 4013, 4014])('says what to do about a connection closed with %i', (code) => {
    const { client, reach } = watched()
    client.emit('shardReady', 0)
    client.emit('shardDisconnect', { code }, 0)
    client.emit('shardError', new Error('closed'), 0)
    expect(reach.obstacles.map(({ what }) => what)).toEqual([expect.stringContaining(`(${code})`)])
    expect(reach.obstacles[0]!.what).toMatch(/[Rr]estart|[Uu]pdate/)
  })
})

describe('the watch over requests', () => {
  const watched = () => {
    const clock = new HandClock('2030-01-01T00:00:00Z')
    const reach = new Reach(clock)
    let status = 503
    let tries = 0
    const watch = new RestWatch({ clock, reach, tryOut: async () => void (await send('/users/@me')) })
    const sent = watch.watched(async () => {
      tries += 1
      return { status }
    })
    const send = (path: string) => sent(`https://discord.com/api${path}`, {})
    const set = (to: number) => {
      status = to
    }
    return { clock, reach, send, set, tries: () => tries }
  }

  it('reports that nothing works once requests have failed for a while, and finds out itself when they work', async () => {
    const { clock, reach, send, set, tries } = watched()
    for (let failures = 0; failures < 8; failures++) await send('/channels/1/messages')
    expect(reach.open).toBe(true)
    clock.advance(10_000)
    await send('/channels/1/messages')
    expect(reach.open).toBe(false)
    expect(reach.obstacles[0]!.since).toEqual(new Date(clock.now().getTime() - 10_000))
    set(200)
    const before = tries()
    clock.advance(5_000)
    await eventually(() => expect(reach.open).toBe(true))
    expect(tries()).toBe(before + 1)
  })

  it('takes one request that works, or that Discord refuses, for a sign that others could', async () => {
    const { clock, reach, send, set } = watched()
    for (const status of [200, 403, 404, 429]) {
      set(503)
      for (let failures = 0; failures < 5; failures++) {
        await send('/channels/1/messages')
        clock.advance(3_000)
      }
      expect(reach.open).toBe(false)
      set(status)
      await send('/channels/1/messages')
      expect(reach.open).toBe(true)
    }
  })

  it('reports a refused token at once, but not the token of an interaction', async () => {
    const { reach, send, set } = watched()
    set(401)
    await send('/webhooks/1/token/messages/@original')
    await send('/interactions/1/token/callback')
    expect(reach.open).toBe(true)
    await send('/channels/1/messages')
    expect(reach.obstacles[0]!.what).toContain('DISCORD_TOKEN')
    set(200)
    await send('/interactions/1/token/callback')
    expect(reach.open).toBe(false)
    await send('/channels/1/messages')
    expect(reach.open).toBe(true)
  })
})

describe('the start of a session', () => {
  const limit = (remaining: number) => ({ total: 1000, remaining, reset_after: 86_400_000, max_concurrency: 1 })

  it('waits the longer the fewer of the day are left, so that they never run out', () => {
    expect([1000, 251].map((remaining) => pauseBeforeStart(limit(remaining), 1))).toEqual([0, 0])
    expect(pauseBeforeStart(limit(250), 1)).toBe(345_600)
    expect(pauseBeforeStart(limit(1), 1)).toBe(86_400_000)
    expect(pauseBeforeStart(limit(0), 1)).toBe(86_400_000)
  })

  it('counts a session for each shard', () => {
    expect(pauseBeforeStart(limit(251), 16)).toBe(0)
    expect(pauseBeforeStart(limit(160), 16)).toBe(8_640_000)
    expect(pauseBeforeStart(limit(15), 16)).toBe(86_400_000)
  })
})
