import { createHash } from 'node:crypto'
import type { Clock } from '../src/time/clock.ts'
import type { Endpoint } from './openapi.ts'

export interface Allowance {
  readonly requests: number
  readonly perMs: number
}

/** The limits of the sandbox that can be set. */
export interface Limits {
  /** Per route and channel, guild or webhook. Discord's own are narrower, undocumented and changing. */
  bucket: Allowance
  /** Other buckets for single endpoints. Reported for messages and for edits: 5 in 5 s a channel. */
  buckets: Partial<Record<Endpoint, Allowance>>
  /** Everything but interactions. */
  global: Allowance
  acknowledgeMs: number
  tokenMs: number
  /** For shards that may not begin a session at the same time. Discord's own is one in 5 s. */
  identifies: Allowance
  /** In each guild. */
  activeThreads: number
  /** Those of them that stand under announcements. */
  announcementThreads: number
  /** Further messages of an app that is not in the guild or group where somebody uses it. */
  followUps: number
  /** Edits of messages older than an hour, per channel. Reported: 3 in 6 s. */
  oldEdits: Allowance
}

/**
 * Returns the limit for a first answer from a setting in whole seconds; empty or missing: none of its own.
 * @throws if it is no whole number from 1 to 999
 */
export function answerWait(seconds: string | undefined): Partial<Limits> {
  if (seconds === undefined || seconds === '') return {}
  if (!/^[1-9]\d{0,2}$/.test(seconds)) throw new Error('SANDBOX_ANSWER_SECONDS is no whole number from 1 to 999.')
  return { acknowledgeMs: Number(seconds) * 1000 }
}

/** Returns the buckets that people report of Discord. @param faster how many times as fast as there */
export function reportedBuckets(faster = 1): Limits['buckets'] {
  const fives = { requests: 5, perMs: 5_000 / faster }
  return {
    'POST /channels/{channel_id}/messages': fives,
    'PATCH /channels/{channel_id}/messages/{message_id}': fives,
  }
}

/** No narrow buckets, for tests and benches of other things: the bot's HTTP client waits for a bucket in real time. */
export const UNHURRIED: Pick<Limits, 'buckets'> = { buckets: {} }

interface Window {
  used: number
  endsAt: number
}

/** The use of a bucket after one request: sent as headers, or as the reason for a 429. */
export interface Usage {
  readonly refused: { retryAfterS: number; global: boolean } | null
  readonly headers: Readonly<Record<string, string>>
}

/** Discord's two rate limits: one per route and channel, one for all requests except interactions. */
export class RateLimits {
  readonly #clock: Clock
  readonly #bucket: (endpoint: string) => Allowance
  readonly #global: Allowance
  readonly #windows = new Map<string, Window>()

  constructor(clock: Clock, bucket: (endpoint: string) => Allowance, global: Allowance) {
    this.#clock = clock
    this.#bucket = bucket
    this.#global = global
  }

  /** @param place the channel, guild or webhook of the route: each has its own bucket */
  use(endpoint: string, place: string, countsGlobally: boolean): Usage {
    const everything = countsGlobally ? this.#window('global', this.#global) : null
    if (everything !== null && everything.used >= this.#global.requests) {
      const retryAfterS = this.#secondsTo(everything.endsAt)
      return { refused: { retryAfterS, global: true }, headers: turnedAway(retryAfterS, 'global') }
    }
    const allowance = this.#bucket(endpoint)
    const window = this.#window(`${endpoint} ${place}`, allowance)
    const full = window.used >= allowance.requests
    if (!full) {
      window.used += 1
      if (everything !== null) everything.used += 1
    }
    const resetAfterS = this.#secondsTo(window.endsAt)
    const headers = {
      'x-ratelimit-limit': String(allowance.requests),
      'x-ratelimit-remaining': String(allowance.requests - window.used),
      'x-ratelimit-reset': (window.endsAt / 1000).toFixed(3),
      'x-ratelimit-reset-after': resetAfterS.toFixed(3),
      'x-ratelimit-bucket': createHash('md5').update(endpoint).digest('hex'),
    }
    if (!full) return { refused: null, headers }
    const refused = { retryAfterS: resetAfterS, global: false }
    return { refused, headers: { ...headers, ...turnedAway(resetAfterS, 'user') } }
  }

  #window(key: string, { perMs }: Allowance): Window {
    const now = this.#clock.now().getTime()
    const open = this.#windows.get(key)
    if (open !== undefined && open.endsAt > now) return open
    const window = { used: 0, endsAt: now + perMs }
    this.#windows.set(key, window)
    return window
  }

  #secondsTo(at: number): number {
    return Math.max(0.001, (at - this.#clock.now().getTime()) / 1000)
  }
}

function turnedAway(retryAfterS: number, scope: 'user' | 'global'): Record<string, string> {
  return {
    'retry-after': String(Math.ceil(retryAfterS)),
    'x-ratelimit-scope': scope,
    ...(scope === 'global' ? { 'x-ratelimit-global': 'true' } : {}),
  }
}
