/** Files on their way to Discord when a request is given up: nothing may be left behind that ends the program. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { REST } from 'discord.js'
import { afterEach, expect, it } from 'vitest'
import { sendWhole } from '../../src/discord/shell/whole-uploads.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a server. @returns its address */
async function serving(answer: (request: IncomingMessage) => Promise<string | null>): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = await answer(request)
    if (body !== null) response.setHeader('content-type', 'application/json').end(body)
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
}

const restAt = (api: string) => new REST({ api, retries: 0, makeRequest: sendWhole }).setToken('t')
/** Four pictures, more than a connection takes at once. */
const files = Array.from({ length: 4 }, (_, at) => ({ name: `${at}.png`, data: Buffer.alloc(400_000, at) }))

it('come whole, with the words of their message', async () => {
  const api = await serving(async (request) => {
    const form = await new Response(await buffer(request), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const sizes = [...form.values()].map((part) => (typeof part === 'string' ? part : part.size))
    return JSON.stringify({ sizes, agent: request.headers['user-agent'], length: request.headers['content-length'] })
  })
  const told = (await restAt(api).post('/channels/1/messages', { files, body: { content: 'hi' } })) as {
    readonly sizes: readonly unknown[]
    readonly agent: string
    readonly length: string
  }
  expect(told.sizes).toEqual([400_000, 400_000, 400_000, 400_000, '{"content":"hi"}'])
  expect(told.agent).toContain('DiscordBot')
  expect(Number(told.length)).toBeGreaterThan(1_600_000)
})

it('that are given up at any moment leave no error that nobody catches', async () => {
  const api = await serving(async (request) => {
    request.pause()
    return null
  })
  const uncaught: unknown[] = []
  const hear = (error: unknown) => void uncaught.push(error)
  process.on('unhandledRejection', hear)
  try {
    for (const ms of [0, 1, 2, 3, 5, 10, 30]) {
      const signal = AbortSignal.timeout(ms)
      await expect(restAt(api).post('/channels/1/messages', { files, signal })).rejects.toThrow()
      await setTimeout(50)
    }
  } finally {
    process.off('unhandledRejection', hear)
  }
  expect(uncaught).toEqual([])
})
