/** Requests of the doctor: each answer is a value, and what Discord says of its limits is noted. */
import { DiscordAPIError, HTTPError, REST, type RequestData, type RouteLike } from 'discord.js'
import { sendWhole } from '../discord/shell/whole-uploads.ts'

/** Discord's answer: the body, or the refusal with its status and code (0: none). */
export type TrialAnswer<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly code: number; readonly words: string }

/** The limit of a bucket, as the headers of an answer name it. */
export interface BucketLimit {
  /** `POST /channels/:id/messages` */
  readonly route: string
  readonly bucket: string
  readonly requests: number
  /** Seconds until the bucket is full again, as an answer named them when nothing but it was used. */
  readonly seconds: number
}

/** A request that had to wait. */
export interface ThrottledRequest {
  readonly route: string
  readonly scope: string
  /** In seconds. */
  readonly retryAfter: number
  readonly code: number
}

/** Discord can't be reached at all: nothing can be checked. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Sends requests with the token of the bot, one after the other. */
export class TrialRequests {
  readonly #rest: REST
  readonly buckets = new Map<string, BucketLimit>()
  readonly throttled: ThrottledRequest[] = []

  /** @param api the address of the API if it is not Discord's own */
  constructor(token: string, api: string | undefined) {
    this.#rest = new REST({
      ...(api === undefined ? {} : { api }),
      retries: 0,
      makeRequest: async (url, init) => {
        const response = await sendWhole(url, init)
        const text = await response.text()
        this.#note(`${init.method} ${routeOf(url)}`, response, text)
        const { status } = response
        return new Response(status === 204 ? null : text, { status, headers: new Headers([...response.headers]) })
      },
    })
    this.#rest.setToken(token)
  }

  get = <T>(route: RouteLike, options: RequestData = {}) => this.#ask<T>('GET', route, options)
  post = <T>(route: RouteLike, options: RequestData = {}) => this.#ask<T>('POST', route, options)
  put = <T>(route: RouteLike, options: RequestData = {}) => this.#ask<T>('PUT', route, options)
  patch = <T>(route: RouteLike, options: RequestData = {}) => this.#ask<T>('PATCH', route, options)
  remove = (route: RouteLike) => this.#ask<undefined>('DELETE', route, {})

  /** @throws Unreachable if no answer comes */
  async #ask<T>(method: Method, fullRoute: RouteLike, options: RequestData): Promise<TrialAnswer<T>> {
    try {
      const body = await this.#rest.request({ ...options, fullRoute, method: method as never })
      return { ok: true, body: body as T }
    } catch (error) {
      if (error instanceof DiscordAPIError)
        return { ok: false, status: error.status, code: Number(error.code) || 0, words: firstLineOf(error.message) }
      if (error instanceof HTTPError) return { ok: false, status: error.status, code: 0, words: error.name }
      throw new Unreachable(`Discord can not be reached: ${(error as Error).name}.`)
    }
  }

  #note(
    route: string,
    { status, headers }: { status: number; headers: { get(name: string): string | null } },
    text: string,
  ) {
    const bucket = headers.get('x-ratelimit-bucket')
    const requests = Number(headers.get('x-ratelimit-limit'))
    const left = Number(headers.get('x-ratelimit-remaining'))
    const seconds = Number(headers.get('x-ratelimit-reset-after'))
    // The first request of a window tells how long the window is.
    if (bucket !== null && left === requests - 1 && !this.buckets.has(route))
      this.buckets.set(route, { route, bucket, requests, seconds })
    if (status !== 429) return
    const retryAfter = Number(headers.get('retry-after'))
    this.throttled.push({ route, scope: headers.get('x-ratelimit-scope') ?? 'user', retryAfter, code: codeIn(text) })
  }
}

/** The path of an address without ids and tokens. */
const routeOf = (url: string): string =>
  new URL(url).pathname
    .replace(/^\/api(\/v\d+)?/, '')
    .replace(/\/(interactions|webhooks)\/\d+\/[^/]+/, '/$1/:id/:token')
    .replace(/\d{15,}/g, ':id')

function codeIn(text: string): number {
  try {
    return Number((JSON.parse(text) as { code?: unknown }).code) || 0
  } catch {
    return 0
  }
}

const firstLineOf = (message: string): string => message.split('\n').slice(0, 2).join(' ')

/** Returns a refusal in words: its code, or its status where it has none. */
export const refusalOf = ({ status, code, words }: { status: number; code: number; words: string }): string =>
  code > 0 ? `${words} [${code}]` : `${words} [HTTP ${status}]`
