/** Requests that Discord asks to wait for a rate limit, again and again: they come to an end, and hold up no others. */
import { DefaultRestOptions, REST, Routes } from 'discord.js'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Connection } from '../../src/discord/shell/connection.ts'
import { meaningOf } from '../../src/discord/shell/discord-errors.ts'
import { Reach } from '../../src/matches/reach.ts'
import { steadyClock } from '../../src/time/clock.ts'

/** The time limit of one request, as in the program. */
const REQUEST_MS = 15_000
/** Two requests and one wait that is short enough. */
const LONGEST_MS = 2 * REQUEST_MS + 10_000

/** How often the request of the test has been sent. */
let sent = 0
/** The seconds for which Discord asks a request to wait; 0: it takes it. */
let waitS = 0
let connection: Connection

beforeEach(() => {
  // All waits are of timers, of discord.js and of ours: none of them takes time here.
  vi.useFakeTimers()
  sent = 0
  vi.spyOn(DefaultRestOptions, 'makeRequest').mockImplementation(async (url, init) => {
    init.signal?.throwIfAborted()
    // Not the requests by which the watch finds out whether answers arrive.
    if (url.includes('/7/')) sent += 1
    if (waitS === 0) return Response.json({ id: '1' })
    const said = { message: 'You are being rate limited.', retry_after: waitS, global: false }
    return Response.json(said, { status: 429, headers: { 'retry-after': String(waitS) } })
  })
  connection = connected()
})
afterEach(async () => {
  await connection.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function connected(): Connection {
  const reach = new Reach(steadyClock)
  const log = pino({ level: 'silent' })
  return new Connection({
    ...{ token: 'token', network: steadyClock, reach, log, requestMs: REQUEST_MS },
    before: async () => {},
  })
}

/** How a request has ended; undefined: it has not. */
function watched(request: Promise<unknown>) {
  const end: { as?: unknown } = {}
  request.then(
    (answer) => Object.assign(end, { as: answer }),
    (error: unknown) => Object.assign(end, { as: error }),
  )
  return end
}

const REQUESTS = {
  'a message': (of: Connection) => of.rest.post(Routes.channelMessages('7'), { body: { content: 'Hello' } }),
  'an answer to a person': (of: Connection) =>
    of.client.rest.post(Routes.interactionCallback('7', 'token'), { auth: false, body: { type: 5 } }),
} as const

it.each(Object.entries(REQUESTS))(
  '%s that waits 9 s again and again fails after 40 s and is not sent again',
  async (_, send) => {
    expect(connection.client.rest).toBeInstanceOf(REST)
    waitS = 9
    const end = watched(send(connection))
    await vi.advanceTimersByTimeAsync(LONGEST_MS - 1)
    expect(end).toEqual({})
    // discord.js adds a moment to each wait.
    expect(sent).toBe(Math.ceil(LONGEST_MS / (waitS * 1_000)))
    await vi.advanceTimersByTimeAsync(1)
    expect(meaningOf(end.as)).toBe('later')
    const before = sent
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(sent).toBe(before)
  },
)

it.each(Object.entries(REQUESTS))(
  '%s goes through once Discord takes it, behind one that has waited for too long',
  async (_, send) => {
    waitS = 9
    const first = watched(send(connection))
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect(meaningOf(first.as)).toBe('later')
    waitS = 0
    const next = watched(send(connection))
    // The last wait ends first.
    await vi.advanceTimersByTimeAsync(10_000)
    expect(next.as).toEqual({ id: '1' })
  },
)

/** How Discord answers for some seconds. */
const answer = fc.record({
  kind: fc.constantFrom('ok', 'limited', 'limited globally', 'used up', 'broken', 'blocked', 'cut'),
  waitS: fc.constantFrom(0.5, 1, 9, 11, 60, 300),
  seconds: fc.integer({ min: 1, max: 40 }),
  /** Somebody sets the clock of the machine, by this many seconds. */
  leapS: fc.constantFrom(0, 0, 0, -3_600, 3_600),
})

/** Returns what Discord says. @throws as a broken connection does */
function said({ kind, waitS: wait }: { readonly kind: string; readonly waitS: number }): Response {
  const reset = { 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': String(wait) }
  const limited = { message: 'You are being rate limited.', retry_after: wait, global: false }
  switch (kind) {
    case 'limited':
      return Response.json(limited, { status: 429, headers: { ...reset, 'retry-after': String(wait) } })
    case 'limited globally':
      return Response.json(
        { ...limited, global: true },
        { status: 429, headers: { 'retry-after': String(wait), 'x-ratelimit-global': 'true' } },
      )
    case 'used up':
      return Response.json({ id: '1' }, { headers: reset })
    case 'broken':
      return Response.json({ message: 'broken', code: 0 }, { status: 500 })
    case 'blocked':
      return Response.json({ message: 'blocked', code: 0 }, { status: 403 })
    case 'cut':
      throw Object.assign(new Error('fetch failed'), { code: 'ECONNRESET' })
    default:
      return Response.json({ id: '1' })
  }
}

it.each(Object.entries(REQUESTS))('%s goes through five minutes after any answers of Discord', async (_, send) => {
  const LEFT_MS = 5 * 60_000
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 8 }), async (answers) => {
      connection = connected()
      for (const one of answers) {
        vi.setSystemTime(Date.now() + one.leapS * 1_000)
        vi.mocked(DefaultRestOptions.makeRequest).mockImplementation(async (_url, init) => {
          init.signal?.throwIfAborted()
          return said(one)
        })
        for (let second = 0; second < one.seconds; second++) {
          watched(send(connection))
          await vi.advanceTimersByTimeAsync(1_000)
        }
      }
      vi.mocked(DefaultRestOptions.makeRequest).mockImplementation(async (_url, init) => {
        init.signal?.throwIfAborted()
        return Response.json({ id: '1' })
      })
      await vi.advanceTimersByTimeAsync(LEFT_MS)
      const end = watched(send(connection))
      await vi.advanceTimersByTimeAsync(10_000)
      await connection.close()
      expect(end.as).toEqual({ id: '1' })
    }),
    { numRuns: 60 },
  )
})

it('messages go on once the clock of the machine is set back, whatever limits were met before', async () => {
  const DAY_MS = 24 * 60 * 60_000
  const now = Date.now()
  const MANY = 60
  /** More messages than may be sent in a second. @returns how many Discord has taken */
  const burst = async () => {
    const all = Array.from({ length: MANY }, () => watched(REQUESTS['a message'](connection)))
    await vi.advanceTimersByTimeAsync(5_000)
    return all.filter(({ as }) => (as as { id?: string } | undefined)?.id === '1').length
  }
  waitS = 0
  vi.setSystemTime(now + DAY_MS)
  expect(await burst()).toBe(MANY)
  vi.setSystemTime(now)
  for (let times = 0; times < 3; times++) expect(await burst()).toBe(MANY)
})

it('a message that would have to wait for five minutes fails at once', async () => {
  waitS = 300
  const end = watched(REQUESTS['a message'](connection))
  await vi.advanceTimersByTimeAsync(0)
  expect(meaningOf(end.as)).toBe('later')
  expect(sent).toBe(1)
})
