import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bodies, complaintsAbout, exceptions } from '../../sandbox/openapi.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { HandClock } from '../hand-clock.ts'
import { withBot } from './raw-bot.ts'

test('an endpoint that the sandbox does not serve fails loudly, whether Discord has it or not', async () => {
  await withBot({}, async (bot, sandbox) => {
    for (const path of ['/sticker-packs', '/no/such/thing']) {
      const reply = await bot.get(path)
      expect(reply.status).toBe(501)
      expect(reply.json.message).toBe(`The sandbox doesn't serve GET ${path}`)
    }
    expect((await bot.put(`/channels/${sandbox.channelIds.games}/voice-status`, {})).status).toBe(501)
    expect(sandbox.problems).toMatchObject([
      { kind: 'endpoint', method: 'GET', path: '/sticker-packs' },
      { kind: 'endpoint', method: 'GET', path: '/no/such/thing' },
      { kind: 'endpoint', method: 'PUT' },
    ])
  })
})

test('a body that Discord’s description refuses is 50035, with the place of the mistake', async () => {
  await withBot({}, async (bot, sandbox) => {
    const path = `/channels/${sandbox.channelIds.games}/messages`
    const reply = await bot.post(path, { content: 7, allowed_mentions: { parse: ['nobody'] } })
    expect(reply.status).toBe(400)
    expect(reply.json).toMatchObject({
      code: 50035,
      errors: { content: { _errors: [{}] }, allowed_mentions: { parse: { 0: { _errors: [{}] } } } },
    })
    expect(sandbox.problems).toMatchObject([{ kind: 'body', complaints: [{ pointer: '/content' }, {}] }])
  })
})

test('invalid JSON is refused and recorded', async () => {
  await withBot({}, async (bot, sandbox) => {
    const response = await fetch(`${sandbox.apiUrl}/v10/channels/${sandbox.channelIds.games}/messages`, {
      method: 'POST',
      headers: { authorization: 'Bot x', 'content-type': 'application/json' },
      body: '{"content":',
    })
    expect(response.status).toBe(400)
    expect(sandbox.problems).toMatchObject([{ kind: 'body' }])
    expect((await bot.get('/users/@me')).status).toBe(200)
  })
})

test('a request without a token is 401, except at the addresses of interactions', async () => {
  await withBot({}, async (_bot, sandbox) => {
    expect((await fetch(`${sandbox.apiUrl}/v10/users/@me`)).status).toBe(401)
    const body = JSON.stringify({ type: 5 })
    const headers = { 'content-type': 'application/json' }
    const callback = await fetch(`${sandbox.apiUrl}/v10/interactions/1/x/callback`, { method: 'POST', body, headers })
    expect(callback.status).toBe(404)
  })
})

test('each exception from the description has a reason and accepts only its own case', () => {
  expect(exceptions.map(({ name }) => name)).toEqual(['permissions of a command as a string'])
  for (const { reason } of exceptions) expect(reason.length).toBeGreaterThan(20)
  const endpoint = 'PUT /applications/{application_id}/commands'
  const command = { name: 'play', type: 1, description: 'Play' }
  expect(complaintsAbout(endpoint, [{ ...command, default_member_permissions: '8' }])).toEqual([])
  expect(complaintsAbout(endpoint, [{ ...command, default_member_permissions: 'all' }])).not.toEqual([])
  expect(complaintsAbout(endpoint, [{ ...command, default_member_permissions: '8', name: 1 }])).not.toEqual([])
})

/** The request bodies in the TypeScript form of Discord's description: endpoint -> names of its types. */
function publishedBodies(): Map<string, string[]> {
  const source = readFileSync('node_modules/discord-api-spec/build/discord-api-spec.ts', 'utf8')
  const found = new Map<string, string[]>()
  let path = ''
  let method = ''
  for (const line of source
    .slice(source.indexOf('export interface Paths {'))
    .split(/\n(?= {2}"\/| {4}(?:get|put|post|patch|delete): | {6}\w+\??:|\})/)) {
    path = /^ {2}"(\/.*)": \{/.exec(line)?.[1] ?? path
    method = /^ {4}(get|put|post|patch|delete): \{/.exec(line)?.[1] ?? method
    const body = /^ {6}requestBody\?: ?(.*);/s.exec(line)?.[1]
    if (body !== undefined && body.trim() !== 'undefined') {
      const names = body.match(/\b[A-Z]\w+/g) ?? []
      found.set(`${method.toUpperCase()} ${path}`, names.sort())
    }
  }
  return found
}

test('every body that the API takes is checked against the schema that the description gives for it', async () => {
  const published = publishedBodies()
  expect(published.size).toBeGreaterThan(80)
  const sandbox = await startSandbox()
  try {
    for (const endpoint of sandbox.endpoints) {
      const body = bodies[endpoint]
      const names = body === undefined ? [] : 'listOf' in body ? [body.listOf] : body
      const expected = published.get(endpoint) ?? []
      expect([endpoint, ...names.map((name) => name.replace(/Schema$/, '')).sort()]).toEqual([endpoint, ...expected])
    }
  } finally {
    await sandbox.close()
  }
})

test('the record holds each request as a line, without the token', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const record = join(folder, 'requests.jsonl')
  try {
    await withBot({ record }, async (bot, sandbox) => {
      const { games } = sandbox.channelIds
      await bot.post(`/channels/${games}/messages?x=1`, { content: 'Hi' })
      await bot.get('/users/%40me')
      await bot.get('/sticker-packs')
      const form = new FormData()
      form.append('payload_json', JSON.stringify({ content: 'File' }))
      form.append('files[0]', new Blob(['secret bytes']), 'x.txt')
      await bot.post(`/channels/${games}/messages`, form)
      const text = readFileSync(record, 'utf8')
      expect(text).not.toContain('Bot raw')
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
      const plain = { body: null, files: [], status: 200, at }
      expect(lines).toEqual([
        { ...plain, method: 'GET', path: '/gateway/bot' },
        { ...plain, method: 'POST', path: `/channels/${games}/messages`, body: { content: 'Hi' } },
        { ...plain, method: 'GET', path: '/users/@me' },
        { ...plain, method: 'GET', path: '/sticker-packs', status: 501 },
        {
          ...plain,
          method: 'POST',
          path: `/channels/${games}/messages`,
          body: { content: 'File' },
          files: [{ name: 'x.txt', bytes: 12 }],
        },
      ])
      expect(sandbox.requests).toEqual(lines)
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('each answer says how much of its bucket is left; a full one is 429 until its window ends', async () => {
  const rateClock = new HandClock('2030-01-01T12:00:00Z')
  const limits = { buckets: { 'POST /channels/{channel_id}/messages': { requests: 2, perMs: 5000 } } } as const
  await withBot({ rateClock, limits }, async (bot, sandbox) => {
    const { games, general } = sandbox.channelIds
    const send = (channel: string) => bot.post(`/channels/${channel}/messages`, { content: 'x' })
    const first = await send(games)
    expect(first.headers.get('x-ratelimit-limit')).toBe('2')
    expect(first.headers.get('x-ratelimit-remaining')).toBe('1')
    expect(first.headers.get('x-ratelimit-reset-after')).toBe('5.000')
    expect(first.headers.get('x-ratelimit-bucket')).toMatch(/^[0-9a-f]{32}$/)
    rateClock.advance(2000)
    expect((await send(games)).headers.get('x-ratelimit-remaining')).toBe('0')
    const full = await send(games)
    expect(full.status).toBe(429)
    expect(full.json).toEqual({ message: 'You are being rate limited.', retry_after: 3, global: false })
    expect(full.headers.get('retry-after')).toBe('3')
    expect(full.headers.get('x-ratelimit-scope')).toBe('user')
    expect((await send(general)).status).toBe(200)
    rateClock.advance(3000)
    expect((await send(games)).status).toBe(200)
    expect(sandbox.user('Alice').messages('games')).toHaveLength(3)
  })
})

test('50 requests a second in all, interactions not counted', async () => {
  const rateClock = new HandClock('2030-01-01T12:00:00Z')
  const limits = { bucket: { requests: 1000, perMs: 1000 }, global: { requests: 3, perMs: 1000 } }
  await withBot({ rateClock, limits }, async (bot, sandbox) => {
    rateClock.advance(1000)
    await bot.register({ name: 'play' })
    await bot.get('/users/@me')
    await bot.get('/gateway')
    const full = await bot.get('/users/@me')
    expect(full.status).toBe(429)
    expect(full.json).toMatchObject({ global: true, retry_after: 1 })
    expect(full.headers.get('x-ratelimit-global')).toBe('true')
    const answered = sandbox.user('Alice').slash('play')
    const interaction = await bot.interaction()
    expect((await bot.callback(interaction, { type: 5 })).status).toBe(204)
    expect((await bot.patch(bot.hook(interaction, '/messages/@original'), { content: 'Yes' })).status).toBe(200)
    expect((await answered).text).toBe('Yes')
    rateClock.advance(1000)
    expect((await bot.get('/users/@me')).status).toBe(200)
  })
})
