import { expect, test } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { HandClock } from '../hand-clock.ts'
import { button, type RawBot, row, withBot } from './raw-bot.ts'

const start = '2030-01-01T12:00:00Z'

async function openThread(bot: RawBot, sandbox: Sandbox, name = 'Match') {
  const reply = await bot.post(`/channels/${sandbox.channelIds.games}/threads`, { name, type: 11 })
  expect(reply.status).toBe(200)
  return { id: reply.json.id as string, path: `/channels/${reply.json.id}` }
}

test('a thread without a message is announced in its channel', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const { id } = await openThread(bot, sandbox)
    expect(await bot.dispatch('THREAD_CREATE')).toMatchObject({
      id,
      newly_created: true,
      parent_id: sandbox.channelIds.games,
    })
    expect(await alice.thread('Match')).toMatchObject({ id, owner_id: sandbox.botId })
    expect(await alice.sees('Match', { channel: 'games' })).toMatchObject({
      type: 18,
      message_reference: { channel_id: id },
    })
  })
})

test('a thread from a message has its id and begins with it, and there is only one', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const games = `/channels/${sandbox.channelIds.games}`
    const { id } = (await bot.post(`${games}/messages`, { content: 'Challenge' })).json
    const thread = (await bot.post(`${games}/messages/${id}/threads`, { name: 'Match' })).json
    expect(thread.id).toBe(id)
    expect(alice.messages(id)).toMatchObject([{ type: 21, referenced_message: { content: 'Challenge' } }])
    expect((await bot.get(`${games}/messages/${id}`)).json).toMatchObject({ flags: 32, thread: { id } })
    expect((await bot.post(`${games}/messages/${id}/threads`, { name: 'Again' })).json.code).toBe(160004)
  })
})

test('the message that tells of a new thread can be deleted, the first one within a thread never', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    await openThread(bot, sandbox)
    const games = `/channels/${sandbox.channelIds.games}`
    const told = await alice.sees('Match', { channel: 'games' })
    expect((await bot.delete(`${games}/messages/${told.id}`)).status).toBe(204)
    expect(alice.messages('games')).toEqual([])
    const { id } = (await bot.post(`${games}/messages`, { content: 'Challenge' })).json
    await bot.post(`${games}/messages/${id}/threads`, { name: 'Other' })
    const [first] = alice.messages(id)
    expect(first?.type).toBe(21)
    expect(await bot.delete(`/channels/${id}/messages/${first!.id}`)).toMatchObject({
      status: 403,
      json: { code: 50021 },
    })
  })
})

test('only its members see a private thread; a mention adds a member', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const bob = sandbox.user('Bob')
    const { id } = (await bot.post(`/channels/${sandbox.channelIds.games}/threads`, { name: 'Secret', type: 12 })).json
    await bot.post(`/channels/${id}/messages`, { content: 'First' })
    expect(alice.threads()).toEqual([])
    expect((await bot.put(`/channels/${id}/thread-members/${alice.id}`)).status).toBe(204)
    expect(await alice.thread('Secret')).toMatchObject({ id, member_count: 2 })
    await alice.sees('First', { channel: id })
    expect(bob.threads()).toEqual([])
    await bot.post(`/channels/${id}/messages`, { content: `<@${bob.id}> come in` })
    await bob.sees('come in', { channel: id })
    await bot.delete(`/channels/${id}/thread-members/${alice.id}`)
    await alice.until('the thread is out of sight', () => alice.threads().length === 0)
    const members = (await bot.get(`/channels/${id}/thread-members`)).json
    expect(members.map(({ user_id }: { user_id: string }) => user_id)).toEqual([sandbox.botId, bob.id])
    expect((await bot.get(`/channels/${id}/thread-members/${alice.id}`)).json.code).toBe(10007)
  })
})

test('in an archived thread nothing is edited or used (50083); a message opens it again', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    await bot.register({ name: 'play' })
    const { id, path } = await openThread(bot, sandbox)
    const table = (await bot.post(`${path}/messages`, { content: 'Table', components: [row(button('go'))] })).json
    alice.click(table, 'go', { until: 'sent' })
    const click = await bot.interaction()
    await bot.callback(click, { type: 6 })
    expect((await bot.patch(path, { archived: true })).json.thread_metadata.archived).toBe(true)

    const archived = { message: 'Thread is archived', code: 50083 }
    expect((await bot.patch(`${path}/messages/${table.id}`, { content: 'x' })).json).toEqual(archived)
    expect((await bot.patch(bot.hook(click, '/messages/@original'), { content: 'x' })).json).toEqual(archived)
    expect((await bot.put(`${path}/thread-members/${alice.id}`)).json).toEqual(archived)
    expect((await bot.patch(path, { name: 'New name' })).json).toEqual(archived)
    await expect(alice.slash('play', {}, { channel: id })).rejects.toThrow('This thread is archived')

    expect((await bot.post(`${path}/messages`, { content: 'Open again' })).status).toBe(200)
    expect(alice.channel(id)).toMatchObject({ thread_metadata: { archived: false } })
    expect((await bot.patch(`${path}/messages/${table.id}`, { content: 'x' })).status).toBe(200)
    await bot.patch(path, { archived: true })
    await alice.send('And again', { channel: id })
    expect(alice.channel(id)).toMatchObject({ thread_metadata: { archived: false } })
  })
})

test('a private answer does not open an archived thread, a public one does', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const { id, path } = await openThread(bot, sandbox)
    const table = (await bot.post(`${path}/messages`, { content: 'Table', components: [row(button('go'))] })).json
    const archivedNow = () => (alice.channel(id) as { thread_metadata: { archived: boolean } }).thread_metadata.archived
    for (const [flags, archived] of [
      [64, true],
      [0, false],
    ] as const) {
      alice.click(table, 'go', { until: 'sent' })
      const click = await bot.interaction()
      await bot.patch(path, { archived: true })
      expect((await bot.callback(click, { type: 4, data: { content: 'Late', flags } })).status).toBe(204)
      expect(archivedNow()).toBe(archived)
      await bot.patch(path, { archived: false })
    }
  })
})

test('a locked archived thread stays shut: 160005', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const { id, path } = await openThread(bot, sandbox)
    await bot.patch(path, { archived: true, locked: true })
    expect((await bot.post(`${path}/messages`, { content: 'x' })).json).toEqual({
      message: 'Thread is locked',
      code: 160005,
    })
    await expect(alice.send('x', { channel: id })).rejects.toThrow('locked')
    expect((await bot.patch(path, { archived: false, locked: false })).status).toBe(200)
    expect((await bot.post(`${path}/messages`, { content: 'x' })).status).toBe(200)
  })
})

test('too many active threads: 160006, to create and to open again', async () => {
  await withBot({ limits: { activeThreads: 2 } }, async (bot, sandbox) => {
    const first = await openThread(bot, sandbox, 'One')
    await openThread(bot, sandbox, 'Two')
    const full = { message: 'Maximum number of active threads reached', code: 160006 }
    const another = () => bot.post(`/channels/${sandbox.channelIds.games}/threads`, { name: 'Three', type: 11 })
    expect((await another()).json).toEqual(full)
    await bot.patch(first.path, { archived: true })
    expect((await another()).status).toBe(200)
    expect((await bot.post(`${first.path}/messages`, { content: 'x' })).json).toEqual(full)
    expect((await bot.patch(first.path, { archived: false })).json).toEqual(full)
  })
})

test('a thread without messages is archived after its time; each message restarts that time', async () => {
  const clock = new HandClock(start)
  await withBot({ clock }, async (bot, sandbox) => {
    const body = { name: 'Match', type: 11, auto_archive_duration: 60 }
    const { id } = (await bot.post(`/channels/${sandbox.channelIds.games}/threads`, body)).json
    clock.advance(59 * 60_000)
    await bot.post(`/channels/${id}/messages`, { content: 'Still here' })
    clock.advance(59 * 60_000)
    expect((await bot.get(`/channels/${id}`)).json.thread_metadata.archived).toBe(false)
    expect((await bot.get(`/guilds/${sandbox.guildId}/threads/active`)).json.threads).toHaveLength(1)
    clock.advance(60_000)
    expect((await bot.get(`/channels/${id}`)).json.thread_metadata.archived).toBe(true)
    expect((await bot.dispatch('THREAD_UPDATE')).thread_metadata.archived).toBe(true)
    expect((await bot.get(`/channels/${sandbox.channelIds.games}/threads/archived/public`)).json.threads).toHaveLength(
      1,
    )
  })
})

test('threads belong to text channels only, and have a name and a time that Discord allows', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { path } = await openThread(bot, sandbox)
    expect((await bot.post(`${path}/threads`, { name: 'Deeper', type: 11 })).json.code).toBe(50024)
    const games = `/channels/${sandbox.channelIds.games}/threads`
    expect((await bot.post(games, { name: 'x'.repeat(101), type: 11 })).json.code).toBe(50035)
    expect((await bot.post(games, { name: 'x', type: 11, auto_archive_duration: 61 })).json.code).toBe(50035)
    expect((await bot.patch(path, { name: 'Renamed', auto_archive_duration: 10080 })).json).toMatchObject({
      name: 'Renamed',
      thread_metadata: { auto_archive_duration: 10080 },
    })
  })
})

test('a deleted thread is gone', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const { path } = await openThread(bot, sandbox)
    expect((await bot.delete(path)).status).toBe(200)
    expect((await bot.get(path)).json.code).toBe(10003)
    expect(alice.threads()).toEqual([])
  })
})
