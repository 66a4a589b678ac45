/** The shards of the stand-in, as Discord has them. */
import { expect, test } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts'
import { Shards } from '../../sandbox/shards.ts'
import { HandClock } from '../hand-clock.ts'
import { RawBot } from './raw-bot.ts'

const DAY = 86_400_000
const messages = (1 << 9) | (1 << 12)

async function withSandbox(options: SandboxOptions, act: (sandbox: Sandbox) => Promise<void>): Promise<void> {
  const sandbox = await startSandbox(options)
  try {
    await act(sandbox)
  } finally {
    await sandbox.close()
  }
}
const identify = (shard?: unknown) => ({ op: 2, d: { token: 'raw', intents: 1 | messages, properties: {}, shard } })

test('each shard is told of its own guilds and their events, and the first one of direct messages', async () => {
  const clock = new HandClock('2030-01-01T12:00:00Z')
  await withSandbox({ clock }, async (sandbox) => {
    const alice = sandbox.user('Alice')
    const guilds = [sandbox.guildId]
    for (let made = 0; made < 3; made++) {
      // The shard of a guild follows from the millisecond in which it was made.
      clock.advance(1)
      guilds.push(sandbox.world.addGuild(`Guild ${made}`, { people: [alice] }).id)
    }
    const shardOf = (id: string) => Number((BigInt(id) >> 22n) % 4n)
    expect(new Set(guilds.map(shardOf)).size).toBe(4)
    const bots = await Promise.all(
      [0, 1, 2, 3].map(async (id) => {
        const bot = new RawBot(sandbox)
        await bot.connect(identify([id, 4]))
        const ready = await bot.dispatch('READY')
        expect(ready.shard).toEqual([id, 4])
        expect(ready.guilds.map((one: { id: string }) => one.id)).toEqual(guilds.filter((one) => shardOf(one) === id))
        return bot
      }),
    )
    const dm = await alice.openDm()
    await alice.send('In private', { channel: dm })
    for (const guild of guilds) sandbox.world.addChannel('more', { guildId: guild })
    for (const [id, bot] of bots.entries()) {
      const made = await bot.dispatch('CHANNEL_CREATE')
      expect(shardOf(made.guild_id)).toBe(id)
      expect(bot.frames.filter(({ t }) => t === 'CHANNEL_CREATE')).toHaveLength(1)
      expect(bot.frames.filter(({ t }) => t === 'MESSAGE_CREATE')).toHaveLength(id === 0 ? 1 : 0)
      bot.leave()
    }
  })
})

test('a shard that was cut off resumes after another one has identified', async () => {
  await withSandbox({}, async (sandbox) => {
    const bot = new RawBot(sandbox)
    await bot.connect(identify([0, 2]))
    const { session_id } = await bot.dispatch('READY')
    sandbox.gateway.drop()
    await bot.until(() => bot.closedWith ?? undefined)
    const other = new RawBot(sandbox)
    await other.connect(identify([1, 2]))
    await other.dispatch('READY')
    bot.frames.length = 0
    await bot.connect({ op: 6, d: { token: 'raw', session_id, seq: 1 } })
    await bot.until(() => bot.frames.find(({ t }) => t === 'RESUMED'))
    for (const one of [bot, other]) one.leave()
  })
})

test('a shard that does not exist is refused with 4010, too few of them with 4011', async () => {
  await withSandbox({}, async (sandbox) => {
    sandbox.gateway.shards.least = 2
    for (const [shard, code] of [
      [[2, 2], 4010],
      [[-1, 2], 4010],
      [['0', 2], 4010],
      [[0], 4010],
      [[0, 1], 4011],
      [undefined, 4011],
    ] as const) {
      const bot = new RawBot(sandbox)
      await bot.connect(identify(shard))
      expect(await bot.until(() => bot.closedWith ?? undefined)).toBe(code)
    }
  })
})

test('the number of shards is advised, and the sessions that are left', async () => {
  await withSandbox({}, async (sandbox) => {
    const { shards } = sandbox.gateway
    Object.assign(shards, { recommended: 4, maxConcurrency: 2 })
    const bot = new RawBot(sandbox)
    await bot.connect(identify([0, 4]))
    await bot.dispatch('READY')
    const { json } = await bot.get('/gateway/bot')
    expect(json).toMatchObject({ shards: 4, session_start_limit: { total: 1000, remaining: 999, max_concurrency: 2 } })
    expect(json.session_start_limit.reset_after).toBeLessThanOrEqual(DAY)
    expect(sandbox.problems).toEqual([])
    bot.leave()
  })
})

test('shards of one key begin one after the other, those of different keys together', async () => {
  const rateClock = new HandClock('2030-01-01T12:00:00Z')
  await withSandbox({ rateClock, limits: { identifies: { requests: 1, perMs: 5_000 } } }, async (sandbox) => {
    sandbox.gateway.shards.maxConcurrency = 2
    const begins = async (id: number) => {
      const bot = new RawBot(sandbox)
      await bot.connect(identify([id, 4]))
      const { op } = await bot.until(() => bot.frames.find((frame) => frame.op === 9 || frame.t === 'READY'))
      return op === 0
    }
    expect([await begins(0), await begins(1), await begins(2)]).toEqual([true, true, false])
    expect(sandbox.gateway.shards.refused).toBe(1)
    rateClock.advance(5_000)
    expect(await begins(2)).toBe(true)
  })
})

test('a bot that begins more than a thousand sessions in a day loses its token', () => {
  const clock = new HandClock('2030-01-01T12:00:00Z')
  const shards = new Shards(clock, { requests: 5_000, perMs: 5_000 })
  for (let begun = 0; begun < 1_000; begun++) expect(shards.identify([0, 1])).toEqual({ shard: [0, 1] })
  expect(shards.advice.session_start_limit.remaining).toBe(0)
  expect(shards.identify([0, 1])).toEqual({ close: 4004 })
  clock.advance(DAY)
  expect(shards.advice.session_start_limit).toMatchObject({ remaining: 1_000, reset_after: DAY })
})
