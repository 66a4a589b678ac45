/** The HTTP API of the sandbox: each request is counted, checked against the description, answered and recorded. */
import { appendFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../src/time/clock.ts'
import { Broken, DiscordError, TooHeavy } from '../errors.ts'
import type { Failure, Faults } from '../faults.ts'
import type { Upload } from '../files.ts'
import { type Complaint, complaintsAbout, type Endpoint, isPublished } from '../openapi.ts'
import type { RateLimits } from '../rate-limits.ts'
import type { Handler, Routes } from './routes.ts'

/** A request that a correct bot never makes. */
export interface Problem {
  /** `endpoint`: not served here; `body`: refused with 50035; `weight`: too heavy; `crash`: an error of the sandbox itself. */
  readonly kind: 'endpoint' | 'body' | 'weight' | 'crash'
  readonly method: string
  readonly path: string
  readonly message: string
  readonly complaints: readonly Complaint[]
}

/** A request of the bot with its answer. */
export interface Recorded {
  readonly method: string
  /** The path without the API's base and without the query. */
  readonly path: string
  readonly body: unknown
  /** The files beside the body, in order. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
  /** 0: never answered. */
  readonly status: number
  /** The time of the sandbox's clock at the answer. */
  readonly at: string
}

/** Hears of a refused request. */
type Refused = (endpoint: Endpoint, params: Readonly<Record<string, string>>, body: unknown) => void

/** A request before its answer. */
type Asked = Omit<Recorded, 'status' | 'at'>

const KEPT_REQUESTS = 10_000
/** How long a request that a fault has turned away should wait, in seconds: minutes, as for threads. */
const RETRY_S = 300
/** The endpoint of first answers to interactions. */
export const FIRST_ANSWER: Endpoint = 'POST /interactions/{interaction_id}/{interaction_token}/callback'
const BROKEN = { message: '500: Internal Server Error', code: 0 }

export class Api {
  readonly problems: Problem[] = []
  /** The last requests of the bot, oldest first. */
  readonly requests: Recorded[] = []
  readonly #rates: RateLimits
  readonly #faults: Faults
  readonly #clock: Clock
  readonly #record: string | undefined
  readonly #refused: Refused

  /**
   * @param record where to append each request as a line of JSON
   *
   * @param refused called for each request that was answered by 400
   */
  constructor(rates: RateLimits, faults: Faults, clock: Clock, record: string | undefined, refused: Refused) {
    this.#rates = rates
    this.#refused = refused
    this.#clock = clock
    this.#faults = faults
    this.#record = record
  }

  /**
   * Serves these endpoints under `/api`, and records all other requests as problems.
   *
   * @throws for an endpoint that Discord's description does not have
   */
  serve(app: FastifyInstance, routes: Routes): void {
    for (const [endpoint, handler] of Object.entries(routes) as [Endpoint, Handler][]) {
      if (!isPublished(endpoint)) throw new Error(`${endpoint} is not in Discord's description`)
      const [method, path] = endpoint.split(' ') as [string, string]
      app.route({
        method,
        url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
        handler: (request, reply) => this.#answer(endpoint, handler, request, reply),
      })
    }
    app.setNotFoundHandler((request, reply) => this.refuseUnknown(request, reply))
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500
      const { method, url: path } = request
      this.problems.push({
        kind: status < 500 ? 'body' : 'crash',
        method,
        path,
        message: error.message,
        complaints: [],
      })
      return reply.code(status).send({ message: error.message, code: status === 400 ? 50109 : 0 })
    })
  }

  async refuseUnknown(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request)
    if (!request.url.startsWith('/api/')) return reply.code(404).send()
    const message = `The sandbox doesn't serve ${request.method} ${path}`
    this.problems.push({ kind: 'endpoint', method: request.method, path, message, complaints: [] })
    this.#note({ method: request.method, path, ...bodyOf(await unpack(request)) }, 501)
    return reply.code(501).send({ message, code: 0 })
  }

  async #answer(
    endpoint: Endpoint,
    handler: Handler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const [method] = endpoint.split(' ') as [string]
    const path = pathOf(request)
    const params = request.params as Record<string, string>
    const forInteraction = /^\/(interactions|webhooks)\//.test(path)
    const { body, uploads } = await unpack(request)
    const asked: Asked = { method, path, ...bodyOf({ body, uploads }) }
    const found = this.#faults.of(endpoint, path)
    const held = found !== null && typeof found === 'object' && 'until' in found
    if (held) await found.until
    const failure = held ? null : found
    const refused = (status: number) => {
      if (status === 400) this.#refused(endpoint, params, body)
    }
    if (failure !== null && failure !== 'lost') return this.#fail(failure, asked, reply, refused)
    const place = params.channel_id ?? params.guild_id ?? params.webhook_token ?? params.interaction_id ?? ''
    const usage = this.#rates.use(endpoint, place, !forInteraction)
    reply.headers(usage.headers)
    const send = (status: number, payload?: object) => {
      this.#note(asked, status)
      if (failure === 'lost') return broken(reply)
      reply.code(status)
      return payload === undefined ? reply.send() : reply.type('application/json').send(JSON.stringify(payload))
    }
    if (usage.refused !== null) {
      const { retryAfterS, global } = usage.refused
      return send(429, { message: 'You are being rate limited.', retry_after: retryAfterS, global })
    }
    try {
      if (!forInteraction && !request.headers.authorization) throw new DiscordError(0)
      const complaints = complaintsAbout(endpoint, body)
      if (complaints.length > 0) throw new DiscordError(50035, complaints)
      const query = request.query as Record<string, string>
      const result = handler({ params, query, body, uploads })
      return result === undefined ? send(204) : send(200, result as object)
    } catch (error) {
      const answer = this.#told(error, endpoint, { method, path })
      refused(answer.status)
      if (answer.status === 429) reply.header('retry-after', Math.ceil(Number(answer.extra.retry_after)))
      return send(answer.status, answer.body)
    }
  }

  /** Returns the answer that tells an error, and notes it if a correct bot does not cause it. */
  #told(error: unknown, endpoint: Endpoint, { method, path }: Pick<Asked, 'method' | 'path'>) {
    const problem = (kind: Problem['kind'], message: string, complaints: readonly Complaint[] = []) =>
      this.problems.push({ kind, method, path, message, complaints })
    if (error instanceof TooHeavy) problem('weight', error.message)
    // A first answer at which Discord breaks is answered as if the interaction were not known.
    const known = error instanceof Broken && endpoint === FIRST_ANSWER ? new DiscordError(10062) : error
    if (known instanceof DiscordError) {
      const { code, message, complaints, status, extra } = known
      if (code === 50035) problem('body', message, complaints)
      return { status, extra, body: known.toJSON() }
    }
    if (!(error instanceof Broken)) problem('crash', (error as Error).stack ?? String(error))
    return { status: 500, extra: {} as DiscordError['extra'], body: BROKEN }
  }

  /** Answers as a fault wants it; one that hangs is answered by nothing. */
  #fail(
    failure: Exclude<Failure, 'lost' | { readonly until: Promise<void> }>,
    asked: Asked,
    reply: FastifyReply,
    refused: (status: number) => void,
  ): FastifyReply {
    if (failure === 'hang') {
      this.#note(asked, 0)
      reply.hijack()
      return reply
    }
    const error = 'code' in failure ? new DiscordError(failure.code) : null
    const status = error?.status ?? ('status' in failure ? failure.status : 500)
    const answer = error?.toJSON() ?? { message: `${status}: the sandbox was told to fail`, code: 0 }
    const wait = status === 429 ? { retry_after: RETRY_S, global: false } : {}
    if (status === 429) reply.header('retry-after', RETRY_S).header('x-ratelimit-scope', 'shared')
    this.#note(asked, status)
    refused(status)
    return reply
      .code(status)
      .type('application/json')
      .send(JSON.stringify({ ...answer, ...wait }))
  }

  #note(asked: Asked, status: number): void {
    const request: Recorded = { ...asked, status, at: this.#clock.now().toISOString() }
    this.requests.push(request)
    if (this.requests.length > KEPT_REQUESTS) this.requests.shift()
    if (this.#record) appendFileSync(this.#record, `${JSON.stringify(request)}\n`)
  }
}

/** Breaks the connection in the place of an answer. */
function broken(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

/** Returns the path of a request without the API's base and without the query. */
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]!.replace(/^\/api/, '')

/** Returns what is recorded of a request beside its path. */
const bodyOf = ({ body, uploads }: { body: unknown; uploads: readonly Upload[] }): Pick<Asked, 'body' | 'files'> => ({
  body: body ?? null,
  files: uploads.map(({ name, data }) => ({ name, bytes: data.length })),
})

/** Returns the JSON of a request, which stands in `payload_json` beside `files[n]` if it has files. */
async function unpack(request: FastifyRequest): Promise<{ body: unknown; uploads: Upload[] }> {
  const contentType = request.headers['content-type'] ?? ''
  if (!contentType.startsWith('multipart/form-data')) return { body: request.body, uploads: [] }
  const form = await new Response(request.body as Buffer<ArrayBuffer>, {
    headers: { 'content-type': contentType },
  }).formData()
  const uploads: Upload[] = []
  for (const [field, value] of form) {
    const index = /^files\[(\d+)\]$/.exec(field)?.[1]
    if (index === undefined || typeof value === 'string') continue
    uploads.push({ index, name: value.name, contentType: value.type, data: Buffer.from(await value.arrayBuffer()) })
  }
  const json = form.get('payload_json')
  return { body: typeof json === 'string' ? JSON.parse(json) : {}, uploads }
}
