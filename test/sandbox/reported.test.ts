/** Reported ways of the real Discord beyond its description: notifications, weight, threads, selects, rates. */
import type { APIMessage } from 'discord-api-types/v10'
import { expect, test } from 'vitest'
import { HEAVIEST } from '../../sandbox/behaviour.ts'
import { type Component, weightOf } from '../../sandbox/limits.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { HandClock } from '../hand-clock.ts'
import { button, type RawBot, row, text, V2, withBot } from './raw-bot.ts'

const pathOf = (sandbox: Sandbox) => `/channels/${sandbox.channelIds.games}/messages`
const nameless = { allowed_mentions: { parse: ['users'] } }

test('a notification shows the content of a message, and nothing of its components', async () => {
  await withBot({}, async (bot, sandbox) => {
    const [alice, bob] = [sandbox.user('Alice'), sandbox.user('Bob')]
    const path = pathOf(sandbox)
    await bot.post(path, { content: `<@${bob.id}>, Alice challenges you`, ...nameless })
    await bot.post(path, { flags: V2, components: [text(`<@${bob.id}>, once more`)], ...nameless })
    const silent = 1 << 12
    await bot.post(path, { content: `<@${bob.id}>, quietly`, flags: silent, ...nameless })
    await bot.post(path, { content: 'Nobody is meant' })
    const edited = (await bot.post(path, { content: 'Edits ring nobody' })).json
    await bot.patch(`${path}/${edited.id}`, { content: `<@${bob.id}>`, ...nameless })
    expect(bob.notifications().map(({ from, text: words }) => [from, words])).toEqual([
      ['HoloNet', '@Bob, Alice challenges you'],
      ['HoloNet', ''],
    ])
    expect(alice.notifications()).toEqual([])
  })
})

test('a direct message shows a notification without a mention', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const dm = (await bot.post('/users/@me/channels', { recipient_id: alice.id })).json
    await bot.post(`/channels/${dm.id}/messages`, { content: 'Your turn' })
    expect(alice.notifications().map(({ text: words }) => words)).toEqual(['Your turn'])
  })
})

test('weight counts bytes, parts, options, emoji and pictures', () => {
  expect(weightOf([text('é')] as Component[])).toBe(12 + 2)
  const option = { label: 'A', value: 'b' }
  expect(weightOf([row({ type: 3, custom_id: 'abc', options: [option, option] })] as Component[])).toBe(24 + 3 + 2 * 14)
  expect(weightOf([{ ...button('go', 'Go'), emoji: { name: '🎴' } }] as unknown as Component[])).toBe(12 + 4 + 30)
  const gallery = { type: 12, items: [{ media: { url: 'attachment://a.png' }, description: 'A' }] }
  expect(weightOf([gallery] as Component[])).toBe(12 + 500 + 18 + 1)
})

test('components that are too heavy get 500, and 10062 as a first answer', async () => {
  await withBot({ behaviour: { heaviest: HEAVIEST } }, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const path = pathOf(sandbox)
    const heavy = [text('あ'.repeat(2_990)), text('b'.repeat(50))]
    const refused = await bot.post(path, { flags: V2, components: heavy })
    expect([refused.status, refused.json.code]).toEqual([500, 0])
    expect(sandbox.problems.map(({ kind }) => kind)).toEqual(['weight'])
    const light = (await bot.post(path, { flags: V2, components: [row(button('go'))] })).json
    expect((await bot.patch(`${path}/${light.id}`, { components: heavy })).status).toBe(500)
    alice.click(light, 'go', { until: 'sent' })
    const click = await bot.interaction()
    const answer = await bot.callback(click, { type: 7, data: { flags: V2, components: heavy } })
    expect([answer.status, answer.json.code]).toEqual([404, 10062])
    expect((await bot.callback(click, { type: 6 })).status).toBe(204)
    expect((await bot.patch(bot.hook(click, '/messages/@original'), { components: heavy })).status).toBe(500)
    sandbox.behaviour.heaviest = Number.POSITIVE_INFINITY
    expect((await bot.patch(`${path}/${light.id}`, { components: heavy })).status).toBe(200)
  })
})

const opened = async (bot: RawBot, sandbox: Sandbox) => {
  const { id } = (await bot.post(`/channels/${sandbox.channelIds.games}/threads`, { name: 'Match', type: 11 })).json
  const table = (await bot.post(`/channels/${id}/messages`, { content: 'Table', components: [row(button('go'))] })).json
  return { id, table }
}
const isArchived = async (bot: RawBot, id: string) => (await bot.get(`/channels/${id}`)).json.thread_metadata.archived

test('a click in an archived thread reopens it for its members, and fails for everybody else', async () => {
  await withBot({}, async (bot, sandbox) => {
    const [alice, carol] = [sandbox.user('Alice'), sandbox.user('Carol')]
    const { id, table } = await opened(bot, sandbox)
    await bot.put(`/channels/${id}/thread-members/${alice.id}`)
    await bot.patch(`/channels/${id}`, { archived: true })
    await expect(carol.click(table, 'go')).rejects.toThrow('An error occurred')
    expect(await isArchived(bot, id)).toBe(true)
    alice.click(table, 'go', { until: 'sent' })
    expect((await bot.interaction()).channel.thread_metadata.archived).toBe(false)
    expect(await isArchived(bot, id)).toBe(false)
  })
})

test('in a locked thread every button fails, also for its members', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const { id, table } = await opened(bot, sandbox)
    await bot.put(`/channels/${id}/thread-members/${alice.id}`)
    await bot.patch(`/channels/${id}`, { locked: true })
    await expect(alice.click(table, 'go')).rejects.toThrow('An error occurred')
    expect(bot.frames.some(({ t }) => t === 'INTERACTION_CREATE')).toBe(false)
  })
})

test('a select keeps its tick until its message is edited: the same entry is not sent twice', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const path = pathOf(sandbox)
    const options = ['a', 'b'].map((value) => ({ label: value, value }))
    const components = [row({ type: 3, custom_id: 'pick', options })]
    const sent: APIMessage = (await bot.post(path, { content: 'Pick', components })).json
    const pick = async (value: string) => {
      alice.select(sent, 'pick', value, { until: 'sent' })
      await bot.callback(await bot.interaction(), { type: 6 })
    }
    await pick('a')
    await expect(alice.select(sent, 'pick', 'a')).rejects.toThrow('picked already')
    await pick('b')
    await pick('a')
    await bot.patch(`${path}/${sent.id}`, { components })
    await pick('a')
  })
})

test('messages of a channel are limited to five in five seconds, and so are edits', async () => {
  const rateClock = new HandClock('2030-01-01T12:00:00Z')
  const fives = { requests: 5, perMs: 5_000 }
  const buckets = {
    'POST /channels/{channel_id}/messages': fives,
    'PATCH /channels/{channel_id}/messages/{message_id}': fives,
  }
  await withBot({ rateClock, limits: { buckets } }, async (bot, sandbox) => {
    const path = pathOf(sandbox)
    const sent = await Promise.all(Array.from({ length: 5 }, () => bot.post(path, { content: 'x' })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const edit = (at: number) => bot.patch(`${path}/${sent[at]!.json.id}`, { content: 'y' })
    const over = await bot.post(path, { content: 'x' })
    expect([over.status, over.json.retry_after]).toEqual([429, 5])
    for (const at of [0, 1, 2, 3, 4]) expect((await edit(at)).status).toBe(200)
    expect((await edit(0)).status).toBe(429)
    rateClock.advance(5_000)
    expect((await edit(0)).status).toBe(200)
    expect((await bot.post(path, { content: 'x' })).status).toBe(200)
  })
})

test('quarantine and too many openings refuse new direct messages and first words alone', async () => {
  await withBot({}, async (bot, sandbox) => {
    const [alice, bob, carol] = ['Alice', 'Bob', 'Carol'].map((name) => sandbox.user(name))
    const dm = async (id: string) => (await bot.post('/users/@me/channels', { recipient_id: id })).json.id
    const write = async (channel: string) =>
      (await bot.post(`/channels/${channel}/messages`, { content: 'x' })).json.code
    const [known, unwritten] = [await dm(alice!.id), await dm(bob!.id)]
    expect(await write(known)).toBeUndefined()
    for (const [fault, code] of [
      ['quarantined', 20026],
      ['dms-throttled', 40003],
    ] as const) {
      sandbox.faults.set(fault, true)
      expect((await bot.post('/users/@me/channels', { recipient_id: carol!.id })).json.code).toBe(code)
      expect(await write(unwritten)).toBe(code)
      expect(await write(known)).toBeUndefined()
      sandbox.faults.set(fault, false)
    }
  })
})

test('a guild can have the commands without the bot: nothing of it can be read, and nothing written', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const { id, channelId } = sandbox.world.addGuild('Cantina', { people: [alice], bot: false, commands: true })
    await bot.register({ name: 'play' })
    alice.slash('play', {}, { channel: channelId, until: 'sent' })
    const asked = await bot.interaction()
    expect(asked).toMatchObject({ guild_id: id, authorizing_integration_owners: { 0: id } })
    const [view, send] = [1n << 10n, 1n << 11n]
    expect(BigInt(asked.app_permissions) & (view | send)).toBe(0n)
    expect((await bot.get(`/guilds/${id}`)).json.code).toBe(10004)
    expect((await bot.post(`/channels/${channelId}/messages`, { content: 'x' })).json.code).toBe(50001)
    sandbox.world.setBotIn(id, true)
    alice.slash('play', {}, { channel: channelId, until: 'sent' })
    expect(BigInt((await bot.interaction()).app_permissions) & view).toBe(view)
  })
})

test('a channel that the bot can’t see comes under another name, with one overwrite', async () => {
  await withBot({}, async (bot, sandbox) => {
    sandbox.deny(sandbox.channelIds.games, 'ViewChannel')
    const hidden = await bot.dispatch('CHANNEL_UPDATE')
    expect(hidden).toMatchObject({
      id: sandbox.channelIds.games,
      name: '___hidden___',
      topic: null,
      flags: 1 << 17,
      permission_overwrites: [{ id: sandbox.guildId, type: 0, allow: '0', deny: '1024' }],
    })
    const listed = (await bot.get(`/guilds/${sandbox.guildId}/channels`)).json
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['general'])
    sandbox.deny(sandbox.channelIds.games)
    expect((await bot.dispatch('CHANNEL_UPDATE')).name).toBe('games')
  })
})

test('by a switch, messages can’t be listed where a container stands; a single one is read', async () => {
  await withBot({ behaviour: { containersBreakLists: true } }, async (bot, sandbox) => {
    const path = pathOf(sandbox)
    await bot.post(path, { content: 'Plain' })
    expect((await bot.get(path)).status).toBe(200)
    const boxed = (await bot.post(path, { flags: V2, components: [{ type: 17, components: [text('In a box')] }] })).json
    expect((await bot.get(path)).status).toBe(500)
    expect((await bot.get(`${path}/${boxed.id}`)).status).toBe(200)
    expect(sandbox.problems).toEqual([])
  })
})

test.each([
  [false, 204],
  [true, 40060],
])('if a refused first answer counts is %s, a second one gets %s', async (refusedAnswersCount, second) => {
  await withBot({ behaviour: { refusedAnswersCount } }, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    await bot.register({ name: 'play' })
    const table = (await bot.post(pathOf(sandbox), { content: 'Table', components: [row(button('go'))] })).json
    const bad = { components: [row({ ...button('go'), url: 'https://example.org' })] }
    const answers: [() => void, number, number][] = [
      [() => alice.click(table, 'go', { until: 'sent' }), 7, 6],
      [() => alice.slash('play', {}, { channel: 'games', until: 'sent' }), 4, 5],
    ]
    for (const [ask, type, deferred] of answers) {
      ask()
      const asked = await bot.interaction()
      expect((await bot.callback(asked, { type, data: bad })).json.code).toBe(50035)
      const again = await bot.callback(asked, { type: deferred })
      expect(again.json?.code ?? again.status).toBe(second)
      expect((await bot.patch(bot.hook(asked, '/messages/@original'), { content: 'At last' })).status).toBe(200)
    }
    await alice.until(
      'both answers',
      () => alice.messages('games').filter(({ content }) => content === 'At last').length === 2,
    )
    sandbox.problems.length = 0
  })
})

test('each reported error code can be injected', async () => {
  await withBot({}, async (bot, sandbox) => {
    const path = pathOf(sandbox)
    for (const code of [20009, 20016, 20022, 20028, 20029, 40066, 60003, 200000, 240000, 400001] as const) {
      sandbox.faults.fail('POST /channels/{channel_id}/messages', { code }, { times: 1 })
      expect((await bot.post(path, { content: 'x' })).json.code).toBe(code)
    }
    expect((await bot.post(path, { content: 'x' })).status).toBe(200)
  })
})
