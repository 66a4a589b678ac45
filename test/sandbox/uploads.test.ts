/** Files that people send along with a command. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failed } from '../../sandbox/driver.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { MOST_UPLOADED } from '../../sandbox/uploads.ts'

const READ = {
  name: 'read',
  description: 'Reads a file',
  options: [{ type: 11, name: 'file', description: 'Which', required: true }],
}

describe('files sent along with a command', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
    await api('PUT', `/applications/${sandbox.botId}/commands`, [READ])
  })
  afterAll(() => sandbox.close())

  const api = (method: string, path: string, body?: unknown) =>
    fetch(`${sandbox.apiUrl}/v10${path}`, {
      method,
      headers: { authorization: 'Bot sandbox', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const upload = (
    query: Record<string, string>,
    body: NonNullable<RequestInit['body']>,
    headers: Record<string, string> = {},
  ) =>
    fetch(`${sandbox.url}/uploads?${new URLSearchParams(query)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body,
    })

  test('are uploaded first and can then be named once in a command', async () => {
    const answer = await upload({ user: 'Ann', name: 'my deck.txt', type: 'text/plain' }, '3 of them')
    const { id } = (await answer.json()) as { id: string }
    const ann = sandbox.user('Ann')
    await ann.slash('read', { file: { id } }, { until: 'sent' })
    // Somebody else's file is none that one could name.
    await expect(sandbox.user('Bob').slash('read', { file: { id } }, { until: 'sent' })).rejects.toThrow('no such file')
    await expect(ann.slash('read', { file: 'made up' }, { until: 'sent' })).rejects.toThrow(Failed)
  })

  test('are taken from pages of its own and up to a size', async () => {
    const foreign = await upload({ user: 'Ann', name: 'x' }, 'x', { origin: 'https://elsewhere.example' })
    expect(foreign.status).toBe(403)
    const large = await upload({ user: 'Ann', name: 'x' }, new Uint8Array(MOST_UPLOADED + 1))
    expect(large.status).toBe(413)
    sandbox.problems.length = 0
  })
})
