/** Errors in the log: name, message and cause under any key, and no secret. */
import { runInNewContext } from 'node:vm'
import { DiscordAPIError, HTTPError } from 'discord.js'
import { expect, it } from 'vitest'
import { newLog } from '../../src/log.ts'

function logged(fields: object): Record<string, unknown> {
  const lines: string[] = []
  newLog('trace', { write: (line: string) => void lines.push(line) }).error(fields, 'it failed')
  return JSON.parse(lines.join('')) as Record<string, unknown>
}

it.each(['err', 'error', 'reason', 'cause'])(
  'an error under the key %s has its name, message, code and causes',
  (key) => {
    const cause = Object.assign(new TypeError('the inner one'), { code: 'ECONNRESET' })
    expect(logged({ [key]: new Error('the outer one', { cause }) })[key]).toMatchObject({
      ...{ name: 'Error', message: 'the outer one', stack: expect.stringContaining('log.test') },
      cause: { name: 'TypeError', message: 'the inner one', code: 'ECONNRESET' },
    })
  },
)

it('an error of another context or thread is told like one of ours', () => {
  const foreign: unknown = runInNewContext('new RangeError("from elsewhere")')
  expect(foreign instanceof Error).toBe(false)
  expect(logged({ err: foreign }).err).toMatchObject({ name: 'RangeError', message: 'from elsewhere' })
})

it('several errors in one are all told, and what is no error says so', () => {
  const both = new AggregateError([new Error('::1 refuses'), new Error('127.0.0.1 refuses')], '')
  expect(logged({ err: both }).err).toMatchObject({
    message: '::1 refuses; 127.0.0.1 refuses',
    errors: [{ message: '::1 refuses' }, { message: '127.0.0.1 refuses' }],
  })
  expect(logged({ err: 'only words' }).err).toEqual({ name: 'string', message: 'only words' })
})

it('an error of Discord has a message without its address and body', () => {
  const url = 'https://discord.com/api/v10/webhooks/123456789012345678/aW50ZXJhY3Rpb246c2VjcmV0/messages/@original'
  const body = { files: undefined, body: { content: 'your hand' } }
  const api = new DiscordAPIError({ code: 50035, message: 'Invalid Form Body' }, 50035, 400, 'PATCH', url, body)
  const http = new HTTPError(503, 'Service Unavailable', 'PATCH', url, body)
  for (const [error, message] of [
    [api, 'Discord answers discord 50035'],
    [http, 'Discord answers discord 503'],
  ] as const) {
    const told = logged({ err: error })
    expect(told.err).toMatchObject({ name: error.name, message: message.replace('answers discord', 'answers') })
    expect(JSON.stringify(told)).not.toMatch(/aW50ZXJhY3Rpb246c2VjcmV0|your hand/)
  }
})

it('holds no password of an address and no token, wherever an error quotes one', () => {
  const token = `${'M'.repeat(24)}.${'G'.repeat(6)}.${'x'.repeat(38)}`
  const secrets = [
    'postgresql://holonet:hunter2@db/holonet does not answer',
    'redis://:hunter2@cache:6379 is away',
    'rediss://user:hunter2@cache is away',
    `the header was Bot ${token}`,
    `the token ${token} is refused`,
    'POST https://discord.com/api/v10/interactions/123456789012345678/hunter2/callback failed',
  ]
  for (const message of secrets) {
    const told = JSON.stringify(logged({ err: new Error('outside', { cause: new Error(message) }) }))
    expect(told).not.toContain('hunter2')
    expect(told).not.toContain(token)
  }
})
