/** The signs by which the program knows that nobody can play, each by itself. */
import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { pauseBeforeStart } from '../../src/discord/shell/connection.ts'
import { GatewayWatch } from '../../src/discord/shell/gateway-watch.ts'
import { IntakeWatch } from '../../src/discord/shell/intake-watch.ts'
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

describe('the watch over requests by HTTP', () => {
  const MINUTE = 60_000
  /** A watch whose knocks the test answers. */
  const watched = (arrives: boolean) => {
    const clock = new HandClock('2030-01-01T00:00:00Z')
    const reach = new Reach(clock)
    const state = { arrives, address: 'https://bot.example/interactions' as string | null, knocks: 0 }
    const told: (string | null)[] = []
    const watch = new IntakeWatch({
      clock,
      reach,
      address: async () => state.address,
      knock: async () => {
        state.knocks += 1
        if (!state.arrives) throw new Error('certificate has expired')
        return true
      },
      told: (address) => told.push(address),
    })
    const minutes = async (count: number) => {
      for (let half = 0; half < 2 * count; half++) {
        clock.advance(MINUTE / 2)
        // A look asks for the address, knocks, and sets its next time.
        await eventually(() => expect(clock.sleepers).toBe(1))
      }
    }
    return { clock, reach, state, told, watch, minutes }
  }

  it('stops clocks once three knocks in a row do not arrive, from the last request on, until one does', async () => {
    const { clock, reach, state, minutes } = watched(true)
    await minutes(1)
    const last = clock.now()
    state.arrives = false
    await minutes(2)
    expect(reach.open).toBe(true)
    await minutes(1)
    expect(reach.obstacles).toMatchObject([{ sign: 'intake', since: last }])
    state.arrives = true
    await minutes(1)
    expect(reach.open).toBe(true)
  })

  it('lets clocks go on with the next request of a person', async () => {
    const { reach, state, watch, minutes } = watched(true)
    await minutes(1)
    state.arrives = false
    await minutes(3)
    expect(reach.open).toBe(false)
    watch.heard()
    expect(reach.open).toBe(true)
  })

  it('does not knock while requests arrive', async () => {
    const { clock, state, watch, minutes } = watched(true)
    clock.advance(MINUTE / 2)
    for (let minute = 0; minute < 5; minute++) {
      watch.heard()
      await minutes(1)
    }
    expect(state.knocks).toBe(0)
    await minutes(1)
    expect(state.knocks).toBe(1)
  })

  it('takes a knock that fails for a sign only where one has arrived before', async () => {
    const { reach, state, minutes } = watched(false)
    await minutes(10)
    expect([state.knocks, reach.open]).toEqual([10, true])
  })

  it('says so if Discord has forgotten the address', async () => {
    const { state, told, minutes } = watched(true)
    state.address = null
    await minutes(1)
    expect([told, state.knocks]).toEqual([[null], 0])
  })
})

/** A watch over requests, whose answers the test decides. */
function watchedRequests() {
  const clock = new HandClock('2030-01-01T00:00:00Z')
  const reach = new Reach(clock)
  let status = 503
  let tries = 0
  const watch = new RestWatch({
    clock,
    reach,
    isDm: (channelId) => channelId === '7',
    tryOut: async () => void (await send('/users/@me')),
    tryAnswers: async () => (await answers()) < 500,
  })
  const sent = watch.watched(async () => {
    tries += 1
    return status === 200 ? { status } : Response.json(body, { status })
  })
  const send = (path: string) => sent(`https://discord.com/api${path}`, {})
  const answers = async () => {
    tries += 1
    return status
  }
  let body: object = { code: 50013 }
  const set = (to: number, refusal: object = { code: 50013 }) => {
    status = to
    body = refusal
  }
  return { clock, reach, send, set, tries: () => tries }
}

describe('the watch over requests', () => {
  it('reports that nothing works once requests have failed for a while, and finds out itself when they work', async () => {
    const { clock, reach, send, set, tries } = watchedRequests()
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
    const { clock, reach, send, set } = watchedRequests()
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
    const { reach, send, set } = watchedRequests()
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

describe('the watch over kinds of requests', () => {
  const CALLBACK = '/interactions/1/token/callback'
  const MESSAGE = '/channels/1/messages'
  const MINUTE = 60_000

  it('finds that answers fail while all other requests work, and finds out itself when they work', async () => {
    const { clock, reach, send, set } = watchedRequests()
    for (let answers = 0; answers < 3; answers++) {
      set(503)
      await send(answers === 1 ? '/webhooks/1/token/messages/@original' : CALLBACK)
      set(200)
      await send(MESSAGE)
      expect(reach.open).toBe(answers < 2)
      if (answers < 2) clock.advance(6_000)
    }
    expect(reach.obstacles.map(({ what }) => what).join()).toContain('takes no answers')
    // Since the first of them.
    expect(clock.now().getTime() - reach.obstacles[0]!.since.getTime()).toBe(12_000)
    set(503)
    clock.advance(10 * MINUTE)
    await send(MESSAGE)
    expect(reach.open).toBe(false)
    set(404, { code: 10062 })
    clock.advance(MINUTE)
    await eventually(() => expect(reach.open).toBe(true))
  })

  it('counts a block of its address, which has no code of Discord, as a failure, and a refusal as none', async () => {
    for (const [refusal, open] of [
      [{ code: 0 }, false],
      [{ error: 'blocked' }, false],
      [{ code: 50001 }, true],
    ] as const) {
      const { clock, reach, send, set } = watchedRequests()
      set(403, refusal)
      for (let failures = 0; failures < 5; failures++) {
        await send(MESSAGE)
        clock.advance(3_000)
      }
      expect(reach.open).toBe(open)
    }
  })

  it('takes answers that are refused as too late for impossible, until one is taken or nobody asks for an hour', async () => {
    const { clock, reach, send, set } = watchedRequests()
    const late = async () => {
      set(404, { code: 10062 })
      await send(CALLBACK)
      set(200)
      await send(MESSAGE)
    }
    for (let answers = 0; answers < 3; answers++) {
      await late()
      clock.advance(6_000)
    }
    expect(reach.obstacles.map(({ what }) => what).join()).toContain('10062')
    await send(CALLBACK)
    expect(reach.open).toBe(true)
    for (let answers = 0; answers < 3; answers++) {
      await late()
      clock.advance(6_000)
    }
    expect(reach.open).toBe(false)
    for (let minutes = 0; minutes < 62; minutes++) {
      clock.advance(MINUTE)
      await new Promise((done) => setImmediate(done))
    }
    expect(reach.open).toBe(true)
    // They never were possible: all the time since the last one counts.
    await late()
    expect(clock.now().getTime() - reach.obstacles[0]!.since.getTime()).toBeGreaterThan(62 * MINUTE)
  })

  it('tells the host of messages that fail, and lets the clocks run: calls that do not arrive wait', async () => {
    const { clock, reach, send, set } = watchedRequests()
    for (const [path, words] of [
      ['/channels/1/messages', 'threads'],
      ['/channels/7/messages', 'Direct messages fail'],
      ['/users/@me/channels', 'Opening'],
    ] as const) {
      for (let failures = 0; failures < 5; failures++) {
        set(503)
        await send(path)
        set(200)
        await send('/users/@me')
        clock.advance(3_000)
      }
      expect(reach.open).toBe(true)
      expect(reach.warnings.map(({ what }) => what).join()).toContain(words)
      await send(path)
      expect(reach.warnings).toEqual([])
    }
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
