import { expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { RawBot, withBot } from './raw-bot.ts'

const messages = (1 << 9) | (1 << 12)

test('a bot that identifies gets its guild, and its heartbeats are acknowledged', async () => {
  await withBot({ heartbeatMs: 12_345 }, async (bot, sandbox) => {
    expect(bot.frames[0]).toMatchObject({ op: 10, d: { heartbeat_interval: 12_345 } })
    expect(bot.frames[1]).toMatchObject({
      op: 0,
      s: 1,
      t: 'READY',
      d: { v: 10, user: { id: sandbox.botId }, guilds: [{ id: sandbox.guildId, unavailable: true }] },
    })
    expect(bot.frames[2]).toMatchObject({
      s: 2,
      t: 'GUILD_CREATE',
      d: { channels: [{}, {}], members: [{}], threads: [] },
    })
    bot.say({ op: 1, d: 2 })
    await bot.until(() => bot.frames.find(({ op }) => op === 11))
  })
})

test('a bot that resumes gets the events that it missed, in order', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { session_id, resume_gateway_url } = bot.frames[1]!.d
    expect(resume_gateway_url).toContain(String(sandbox.port))
    const seq = bot.frames.at(-1)!.s
    sandbox.gateway.drop()
    await bot.until(() => bot.closedWith ?? undefined)
    expect(sandbox.gateway.online).toBe(false)
    await bot.post(`/channels/${sandbox.channelIds.games}/threads`, { name: 'Missed 1', type: 11 })
    await bot.post(`/channels/${sandbox.channelIds.games}/threads`, { name: 'Missed 2', type: 11 })
    bot.frames.length = 0
    await bot.connect({ op: 6, d: { token: 'raw', session_id, seq } })
    await bot.until(() => bot.frames.find(({ t }) => t === 'RESUMED'))
    const created = bot.frames.filter(({ t }) => t === 'THREAD_CREATE')
    expect(created.map(({ d }) => d.name)).toEqual(['Missed 1', 'Missed 2'])
    expect(sandbox.gateway.counts).toMatchObject({ identified: 1, resumed: 1 })
  })
})

test('an unknown session is invalid, and so is any after they are forgotten', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { session_id } = bot.frames[1]!.d
    sandbox.gateway.invalidate()
    await bot.until(() => bot.frames.find(({ op, d }) => op === 9 && d === false))
    bot.frames.length = 0
    await bot.connect({ op: 6, d: { token: 'raw', session_id, seq: 1 } })
    await bot.until(() => bot.frames.find(({ op, d }) => op === 9 && d === false))
  })
})

test('privileged intents are refused with 4014, no token with 4004, nonsense with 4002 and 4001', async () => {
  const sandbox = await startSandbox()
  try {
    for (const [first, code] of [
      [{ op: 2, d: { token: 'raw', intents: 1 << 15 } }, 4014],
      [{ op: 2, d: { token: 'raw', intents: 1 << 1 } }, 4014],
      [{ op: 2, d: { token: '', intents: 1 } }, 4004],
      [{ op: 99 }, 4001],
      [null, 4002],
      [{ op: 2 }, 4002],
      [{ op: 6, d: 'back' }, 4002],
    ] as const) {
      const bot = new RawBot(sandbox)
      await bot.connect(first)
      expect(await bot.until(() => bot.closedWith ?? undefined)).toBe(code)
    }
  } finally {
    await sandbox.close()
  }
})

test('a bot with the Guilds intent alone receives no messages', async () => {
  const sandbox = await startSandbox()
  const quiet = new RawBot(sandbox)
  const listening = new RawBot(sandbox)
  try {
    await quiet.identify(1)
    await listening.identify(1 | messages)
    const alice = sandbox.user('Alice')
    await alice.send('Nothing for bots')
    await alice.send('Hello @HoloNet')
    const dm = await alice.openDm()
    await alice.send('In private', { channel: dm })
    await quiet.post(`/channels/${sandbox.channelIds.games}/threads`, { name: 'The end', type: 11 })

    expect(await listening.dispatch('MESSAGE_CREATE')).toMatchObject({ content: '', guild_id: sandbox.guildId })
    expect(await listening.dispatch('MESSAGE_CREATE')).toMatchObject({ content: `Hello <@${sandbox.botId}>` })
    const inDm = await listening.dispatch('MESSAGE_CREATE')
    expect(inDm).toMatchObject({ content: 'In private', channel_id: dm })
    expect(inDm.guild_id).toBeUndefined()
    await quiet.dispatch('THREAD_CREATE')
    expect(quiet.frames.filter(({ t }) => t?.startsWith('MESSAGE'))).toEqual([])
  } finally {
    quiet.leave()
    listening.leave()
    await sandbox.close()
  }
})

test('a bot receives edits and deletions, but never ephemeral messages', async () => {
  const sandbox = await startSandbox()
  const bot = new RawBot(sandbox)
  try {
    await bot.identify(1 | messages)
    await bot.register({ name: 'play' })
    sandbox.user('Alice').slash('play', {}, { until: 'sent' })
    await bot.callback(await bot.interaction(), { type: 4, data: { content: 'Psst', flags: 64 } })
    const path = `/channels/${sandbox.channelIds.games}/messages`
    const { id } = (await bot.post(path, { content: 'One' })).json
    await bot.patch(`${path}/${id}`, { content: 'Two' })
    await bot.delete(`${path}/${id}`)
    expect(await bot.dispatch('MESSAGE_CREATE')).toMatchObject({ id, content: 'One' })
    expect(await bot.dispatch('MESSAGE_UPDATE')).toMatchObject({ id, content: 'Two' })
    expect(await bot.dispatch('MESSAGE_DELETE')).toEqual({
      id,
      channel_id: sandbox.channelIds.games,
      guild_id: sandbox.guildId,
    })
    expect(bot.frames.filter(({ t }) => t === 'MESSAGE_CREATE')).toHaveLength(1)
  } finally {
    bot.leave()
    await sandbox.close()
  }
})

test('members can be asked for by id', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    bot.say({ op: 8, d: { guild_id: sandbox.guildId, user_ids: [alice.id, '1'], limit: 0, nonce: 'n' } })
    expect(await bot.dispatch('GUILD_MEMBERS_CHUNK')).toMatchObject({
      members: [{ user: { id: alice.id } }],
      not_found: ['1'],
      nonce: 'n',
    })
  })
})
