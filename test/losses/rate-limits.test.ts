/** Requests that Discord asks to wait for a rate limit, again and again: they come to an end, and hold up no others. */
import { DefaultRestOptions, REST, Routes } from 'discord.js'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Connection } from '../../src/discord/shell/connection.ts'
import { meaningOf } from '../../src/discord/shell/discord-errors.ts'
import { Reach } from '../../src/matches/reach.ts'
import { systemClock } from '../../src/time/clock.ts'

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
  const reach = new Reach(systemClock)
  const log = pino({ level: 'silent' })
  connection = new Connection({
    ...{ token: 'token', network: systemClock, reach, log, requestMs: REQUEST_MS },
    before: async () => {},
  })
})
afterEach(async () => {
  await connection.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

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
