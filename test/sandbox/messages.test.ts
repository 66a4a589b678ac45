import { expect, test } from 'vitest'
import { textOf } from '../../sandbox/driver.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { HandClock } from '../hand-clock.ts'
import { button, type RawBot, row, text, V2, withBot } from './raw-bot.ts'

const start = '2030-01-01T12:00:00Z'
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const option = (value: string, more = {}) => ({ label: value, value, ...more })

const refused: [string, object][] = [
  ['content of 2001 characters', { content: 'x'.repeat(2001) }],
  ['11 embeds', { embeds: times(11, () => ({ title: 'E' })) }],
  [
    'embeds of 6001 characters in all',
    { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
  ],
  ['an embed title of 257 characters', { embeds: [{ title: 'x'.repeat(257) }] }],
  ['26 fields', { embeds: [{ fields: times(26, () => ({ name: 'n', value: 'v' })) }] }],
  ['6 rows', { content: 'x', components: times(6, (i) => row(button(`b${i}`))) }],
  ['6 buttons in a row', { content: 'x', components: [row(...times(6, (i) => button(`b${i}`)))] }],
  ['an empty row', { content: 'x', components: [row()] }],
  ['the same custom_id twice', { content: 'x', components: [row(button('b')), row(button('b'))] }],
  ['a custom_id of 101 characters', { content: 'x', components: [row(button('b'.repeat(101), 'B'))] }],
  ['an empty custom_id', { content: 'x', components: [row(button('', 'B'))] }],
  ['a label of 81 characters', { content: 'x', components: [row(button('b', 'x'.repeat(81)))] }],
  ['a button without label and emoji', { content: 'x', components: [row({ type: 2, style: 1, custom_id: 'b' })] }],
  [
    'a link with a custom_id',
    { content: 'x', components: [row({ ...button('b'), style: 5, url: 'https://a.example' })] },
  ],
  ['a button without custom_id', { content: 'x', components: [row({ type: 2, style: 1, label: 'B' })] }],
  [
    'a select of 26 options',
    { content: 'x', components: [row({ type: 3, custom_id: 's', options: times(26, (i) => option(`${i}`)) })] },
  ],
  ['a select without options', { content: 'x', components: [row({ type: 3, custom_id: 's', options: [] })] }],
  [
    'an option label of 101 characters',
    { content: 'x', components: [row({ type: 3, custom_id: 's', options: [{ label: 'x'.repeat(101), value: 'v' }] })] },
  ],
  [
    'an option value of 101 characters',
    { content: 'x', components: [row({ type: 3, custom_id: 's', options: [{ label: 'v', value: 'x'.repeat(101) }] })] },
  ],
  [
    'an option description of 101 characters',
    {
      content: 'x',
      components: [row({ type: 3, custom_id: 's', options: [option('v', { description: 'x'.repeat(101) })] })],
    },
  ],
  [
    'an option value twice',
    { content: 'x', components: [row({ type: 3, custom_id: 's', options: [option('a'), option('a')] })] },
  ],
  [
    'more picks than options',
    { content: 'x', components: [row({ type: 3, custom_id: 's', max_values: 2, options: [option('a')] })] },
  ],
  [
    'a placeholder of 151 characters',
    {
      content: 'x',
      components: [row({ type: 3, custom_id: 's', placeholder: 'x'.repeat(151), options: [option('a')] })],
    },
  ],
  ['a select beside a button', { content: 'x', components: [row(button('b'), { type: 5, custom_id: 's' })] }],
  ['a text display without the flag', { components: [text('Hi')] }],
  ['content with the flag', { flags: V2, content: 'Hi', components: [text('Hi')] }],
  ['embeds with the flag', { flags: V2, embeds: [{ title: 'Hi' }], components: [text('Hi')] }],
  [
    '41 components, nested ones counted',
    {
      flags: V2,
      components: [{ type: 17, components: times(8, (i) => row(...times(4, (j) => button(`${i}.${j}`)))) }],
    },
  ],
  ['4001 characters of text', { flags: V2, components: [text('x'.repeat(4000)), text('x')] }],
  [
    '4 texts in a section',
    { flags: V2, components: [{ type: 9, components: times(4, () => text('Hi')), accessory: button('b') }] },
  ],
  ['a section without accessory', { flags: V2, components: [{ type: 9, components: [text('Hi')] }] }],
  [
    'a container in a container',
    { flags: V2, components: [{ type: 17, components: [{ type: 17, components: [text('Hi')] }] }] },
  ],
  [
    '11 pictures in a gallery',
    { flags: V2, components: [{ type: 12, items: times(11, () => ({ media: { url: 'https://a.example/p.png' } })) }] },
  ],
  [
    'a picture that did not come along',
    { flags: V2, components: [{ type: 12, items: [{ media: { url: 'attachment://p.png' } }] }] },
  ],
  ['a nonce of 26 characters', { content: 'x', nonce: 'x'.repeat(26) }],
  ['a reply to nothing', { content: 'x', message_reference: { message_id: '1' } }],
]

test.each(refused)('refused with 50035: %s', async (_what, body) => {
  await withBot({}, async (bot, sandbox) => {
    const reply = await bot.post(`/channels/${sandbox.channelIds.games}/messages`, body)
    expect(reply.status).toBe(400)
    expect(reply.json).toMatchObject({ code: 50035, message: 'Invalid Form Body' })
    expect(Object.keys(reply.json.errors).length).toBeGreaterThan(0)
    expect(sandbox.problems).toMatchObject([{ kind: 'body', method: 'POST' }])
    expect(sandbox.user('Alice').messages()).toEqual([])
  })
})

const accepted: [string, object][] = [
  ['content of 2000 characters', { content: '😀'.repeat(2000) }],
  [
    'embeds of 6000 characters in all',
    { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2000) }] },
  ],
  ['5 rows of 5 buttons', { components: times(5, (i) => row(...times(5, (j) => button(`${i}.${j}`)))) }],
  [
    'a select of 25 options',
    { components: [row({ type: 3, custom_id: 's', max_values: 25, options: times(25, (i) => option(`${i}`)) })] },
  ],
  [
    '40 components, nested ones counted',
    {
      flags: V2,
      components: [
        {
          type: 17,
          components: [...times(7, (i) => row(...times(4, (j) => button(`${i}.${j}`)))), ...times(4, () => text('Hi'))],
        },
      ],
    },
  ],
  ['4000 characters of text', { flags: V2, components: [text('x'.repeat(3999)), text('x')] }],
  [
    'a section with a thumbnail, a separator, a gallery',
    {
      flags: V2,
      components: [
        { type: 9, components: [text('Hi')], accessory: { type: 11, media: { url: 'https://a.example/p.png' } } },
        { type: 14 },
        { type: 12, items: [{ media: { url: 'https://a.example/p.png' } }] },
      ],
    },
  ],
]

test.each(accepted)('accepted: %s', async (_what, body) => {
  await withBot({}, async (bot, sandbox) => {
    expect((await bot.post(`/channels/${sandbox.channelIds.games}/messages`, body)).json).toMatchObject({ type: 0 })
    expect(sandbox.problems).toEqual([])
  })
})

test('an empty message is 50006', async () => {
  await withBot({}, async (bot, sandbox) => {
    const path = `/channels/${sandbox.channelIds.games}/messages`
    expect((await bot.post(path, {})).json).toEqual({ message: 'Cannot send an empty message', code: 50006 })
    expect((await bot.post(path, { content: '  \n' })).json.code).toBe(50006)
    const { id } = (await bot.post(path, { content: 'x' })).json
    expect((await bot.patch(`${path}/${id}`, { content: '' })).json.code).toBe(50006)
  })
})

test('errors stand at the place of the mistake', async () => {
  await withBot({}, async (bot, sandbox) => {
    const reply = await bot.post(`/channels/${sandbox.channelIds.games}/messages`, {
      content: 'x',
      components: [row(button('a'), button('b', 'x'.repeat(81)))],
    })
    expect(reply.json.errors).toEqual({
      components: {
        0: { components: { 1: { label: { _errors: [expect.objectContaining({ code: expect.any(String) })] } } } },
      },
    })
  })
})

async function game(bot: RawBot, sandbox: Sandbox) {
  const path = `/channels/${sandbox.channelIds.games}/messages`
  return { path, alice: sandbox.user('Alice'), send: async (body: object) => (await bot.post(path, body)).json }
}

test('the same nonce with enforce_nonce does not post twice, as long as Discord remembers it', async () => {
  const clock = new HandClock(start)
  await withBot({ clock }, async (bot, sandbox) => {
    const { send, alice } = await game(bot, sandbox)
    const first = await send({ content: 'Your turn', nonce: 'n1', enforce_nonce: true })
    const again = await send({ content: 'Your turn', nonce: 'n1', enforce_nonce: true })
    expect(again.id).toBe(first.id)
    expect(alice.messages('games')).toHaveLength(1)
    expect((await send({ content: 'Other', nonce: 'n2', enforce_nonce: true })).id).not.toBe(first.id)
    expect((await send({ content: 'Not enforced', nonce: 'n1' })).id).not.toBe(first.id)
    clock.advance(5 * 60_000)
    expect((await send({ content: 'Your turn', nonce: 'n1', enforce_nonce: true })).id).not.toBe(first.id)
  })
})

test('an edit changes only the fields that it names', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { send, alice, path } = await game(bot, sandbox)
    const sent = await send({ content: 'Turn 1', embeds: [{ title: 'Table' }], components: [row(button('go'))] })
    const edited = (await bot.patch(`${path}/${sent.id}`, { content: 'Turn 2' })).json
    expect(edited).toMatchObject({ content: 'Turn 2', embeds: [{ title: 'Table' }], components: [{ type: 1 }] })
    expect(edited.edited_timestamp).not.toBeNull()
    await bot.patch(`${path}/${sent.id}`, { embeds: [], components: [] })
    expect(alice.now(sent)).toMatchObject({ content: 'Turn 2', embeds: [], components: [] })
  })
})

test('a message of somebody else is not to be edited (50005), and an unknown one is 10008', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { path, alice } = await game(bot, sandbox)
    const said = await alice.send('Hello', { channel: 'games' })
    expect((await bot.patch(`${path}/${said.id}`, { content: 'x' })).json.code).toBe(50005)
    expect((await bot.patch(`${path}/1`, { content: 'x' })).json.code).toBe(10008)
    expect((await bot.delete(`${path}/1`)).json.code).toBe(10008)
    expect((await bot.post('/channels/1/messages', { content: 'x' })).json).toEqual({
      message: 'Unknown Channel',
      code: 10003,
    })
    // Deleting it is another matter: the bot may manage messages.
    expect((await bot.delete(`${path}/${said.id}`)).status).toBe(204)
    expect(alice.messages('games')).toEqual([])
  })
})

test('messages older than an hour take few edits: then 429 with 30046', async () => {
  const clock = new HandClock(start)
  await withBot({ clock, limits: { oldEdits: { requests: 2, perMs: 6_000 } } }, async (bot, sandbox) => {
    const { send, path } = await game(bot, sandbox)
    const { id } = await send({ content: '0' })
    const edit = (content: string) => bot.patch(`${path}/${id}`, { content })
    for (const n of ['1', '2', '3', '4']) expect((await edit(n)).status).toBe(200)
    clock.advance(3_600_000)
    expect((await edit('5')).status).toBe(200)
    expect((await edit('6')).status).toBe(200)
    const refusedEdit = await edit('7')
    expect(refusedEdit.status).toBe(429)
    expect(refusedEdit.json).toMatchObject({ code: 30046, retry_after: 6 })
    expect(refusedEdit.headers.get('retry-after')).toBe('6')
    clock.advance(6_000)
    expect((await edit('8')).status).toBe(200)
  })
})

test('edits of old messages are counted by the clock of the limits where there is one', async () => {
  const [clock, rateClock] = [new HandClock(start), new HandClock(start)]
  await withBot({ clock, rateClock, limits: { oldEdits: { requests: 1, perMs: 6_000 } } }, async (bot, sandbox) => {
    const { send, path } = await game(bot, sandbox)
    const { id } = await send({ content: '0' })
    const edit = async (content: string) => (await bot.patch(`${path}/${id}`, { content })).status
    clock.advance(3_600_000)
    expect([await edit('1'), await edit('2')]).toEqual([200, 429])
    clock.advance(6_000)
    expect(await edit('3')).toBe(429)
    rateClock.advance(6_000)
    expect(await edit('4')).toBe(200)
  })
})

test('allowed_mentions decides which people are mentioned', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { send, alice } = await game(bot, sandbox)
    const bob = sandbox.user('Bob')
    const content = `<@${alice.id}> against <@${bob.id}> @everyone`
    const called = async (body: object) => {
      const { mentions, mention_everyone } = await send({ content, ...body })
      return [...mentions.map(({ id }: { id: string }) => id), ...(mention_everyone ? ['everyone'] : [])]
    }
    expect(await called({})).toEqual([alice.id, bob.id, 'everyone'])
    expect(alice.unread('games')).toEqual({ count: 1, mentions: 1 })
    expect(await called({ allowed_mentions: { parse: [] } })).toEqual([])
    expect(alice.unread('games')).toEqual({ count: 2, mentions: 1 })
    expect(await called({ allowed_mentions: { users: [bob.id] } })).toEqual([bob.id])
    expect(await called({ allowed_mentions: { parse: ['users'] } })).toEqual([alice.id, bob.id])
    const inText = await send({ flags: V2, components: [text(`<@${alice.id}>`)] })
    expect(inText.mentions).toHaveLength(1)
  })
})

test('a reply refers to its message and mentions the author', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { send, alice } = await game(bot, sandbox)
    const said = await alice.send('Who plays?', { channel: 'games' })
    const message_reference = { message_id: said.id }
    expect(await send({ content: 'I do', message_reference })).toMatchObject({
      type: 19,
      referenced_message: { id: said.id, content: 'Who plays?' },
      mentions: [{ id: alice.id }],
    })
    const silent = await send({ content: 'I do', message_reference, allowed_mentions: { replied_user: false } })
    expect(silent.mentions).toEqual([])
    const nothing = { message_id: '1', fail_if_not_exists: false }
    expect(await send({ content: 'To nobody', message_reference: nothing })).toMatchObject({ type: 0 })
  })
})

test('files can be sent, shown, kept and removed', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { path, alice } = await game(bot, sandbox)
    const form = new FormData()
    const payload = {
      embeds: [{ title: 'Table', image: { url: 'attachment://table.png' } }],
      attachments: [{ id: '0', filename: 'table.png', description: 'The table' }],
    }
    form.append('payload_json', JSON.stringify(payload))
    form.append('files[0]', new Blob(['picture'], { type: 'image/png' }), 'table.png')
    const sent = (await bot.post(path, form)).json
    const [attachment] = sent.attachments
    expect(attachment).toMatchObject({
      filename: 'table.png',
      size: 7,
      content_type: 'image/png',
      description: 'The table',
    })
    expect(sent.embeds[0].image.url).toBe(attachment.url)
    const file = await fetch(attachment.url)
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['image/png', 'picture'])

    const kept = (await bot.patch(`${path}/${sent.id}`, { content: 'Kept' })).json
    expect(kept.attachments).toHaveLength(1)
    const dropped = (await bot.patch(`${path}/${sent.id}`, { content: 'Dropped', attachments: [], embeds: [] })).json
    expect(dropped.attachments).toEqual([])
    expect(alice.now(sent)?.attachments).toEqual([])

    const shown = new FormData()
    const gallery = { type: 12, items: [{ media: { url: 'attachment://a.png' } }] }
    shown.append('payload_json', JSON.stringify({ flags: V2, components: [gallery] }))
    shown.append('files[0]', new Blob(['a'], { type: 'image/png' }), 'a.png')
    const v2 = (await bot.post(path, shown)).json
    // A file that stands in components is not among the attachments.
    expect(v2.attachments).toEqual([])
    expect(await (await fetch(v2.components[0].items[0].media.url)).text()).toBe('a')
    expect((await fetch(`${sandbox.url}/attachments/1/2/none.png`)).status).toBe(404)
  })
})

test('messages are listed newest first, by pages', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { send, path } = await game(bot, sandbox)
    const ids: string[] = []
    for (const content of ['1', '2', '3', '4', '5']) ids.push((await send({ content })).id)
    const page = async (query: string) =>
      (await bot.get(`${path}?${query}`)).json.map((m: { content: string }) => m.content)
    expect(await page('')).toEqual(['5', '4', '3', '2', '1'])
    expect(await page('limit=2')).toEqual(['5', '4'])
    expect(await page(`limit=2&before=${ids[3]}`)).toEqual(['3', '2'])
    expect(await page(`limit=2&after=${ids[0]}`)).toEqual(['3', '2'])
    expect(await page(`limit=3&around=${ids[2]}`)).toEqual(['4', '3', '2'])
    expect((await bot.get(`${path}?limit=101`)).json.code).toBe(50035)
    expect((await bot.get(`${path}/${ids[0]}`)).json.content).toBe('1')
  })
})

test('pins, with the note that something was pinned', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { send, path, alice } = await game(bot, sandbox)
    const { id } = await send({ content: 'Rules' })
    expect((await bot.put(`${path}/pins/${id}`)).status).toBe(204)
    expect((await bot.get(`${path}/pins`)).json.items).toMatchObject([{ message: { id, pinned: true } }])
    expect(alice.messages('games').at(-1)).toMatchObject({ type: 6, message_reference: { message_id: id } })
    expect((await bot.delete(`${path}/pins/${id}`)).status).toBe(204)
    expect((await bot.get(`${path}/pins`)).json.items).toEqual([])
  })
})

test('many messages go at once, unless one is older than two weeks', async () => {
  const clock = new HandClock(start)
  await withBot({ clock }, async (bot, sandbox) => {
    const { send, path, alice } = await game(bot, sandbox)
    const old = (await send({ content: 'old' })).id
    clock.advance(15 * 24 * 3_600_000)
    const ids = [(await send({ content: 'a' })).id, (await send({ content: 'b' })).id]
    const all = { messages: [...ids, old] }
    expect((await bot.post(`${path}/bulk-delete`, all)).json.code).toBe(50034)
    expect((await bot.post(`${path}/bulk-delete`, { messages: ids })).status).toBe(204)
    expect(alice.messages('games').map(textOf)).toEqual(['old'])
  })
})
