/** A small Discord on this machine: HTTP API, gateway and web page in one server. */
import { appendFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import { type Clock, systemClock } from '../src/time/clock.ts'
import { TestUser } from './driver.ts'
import { DiscordError } from './errors.ts'
import { Files, type Upload } from './files.ts'
import { Gateway } from './gateway.ts'
import { Interactions } from './interactions.ts'
import { Messages } from './messages.ts'
import { type Complaint, complaintsAbout, type Endpoint, isPublished } from './openapi.ts'
import { pageIn } from './page.ts'
import { People } from './people.ts'
import type { Permission } from './permissions.ts'
import type { PageSays } from './protocol.ts'
import { type Allowance, RateLimits } from './rate-limits.ts'
import { accessTo } from './rest/access.ts'
import { basicRoutes } from './rest/basic-routes.ts'
import { channelRoutes } from './rest/channel-routes.ts'
import { commandRoutes } from './rest/command-routes.ts'
import { interactionRoutes } from './rest/interaction-routes.ts'
import { messageRoutes } from './rest/message-routes.ts'
import type { Handler, Routes, Services } from './rest/routes.ts'
import { MOST_UPLOADED, Uploads } from './uploads.ts'
import { World } from './world.ts'

export interface Limits {
  /** Per route and channel, guild or webhook. Discord's own are narrower, undocumented and changing. */
  bucket: Allowance
  /** Other buckets for single endpoints, e.g. `POST /channels/{channel_id}/messages`. */
  buckets: Partial<Record<Endpoint, Allowance>>
  /** Everything but interactions. */
  global: Allowance
  acknowledgeMs: number
  tokenMs: number
  activeThreads: number
  /** Edits of messages older than an hour, per channel. */
  oldEdits: Allowance
}

const usual: Limits = {
  bucket: { requests: 50, perMs: 1000 },
  buckets: {},
  global: { requests: 50, perMs: 1000 },
  acknowledgeMs: 3000,
  tokenMs: 15 * 60_000,
  activeThreads: 1000,
  oldEdits: { requests: 3, perMs: 20_000 },
}

export interface SandboxOptions {
  /** Default: any free one. */
  port?: number
  /** Default: 127.0.0.1. */
  host?: string
  /** For ids, ages of tokens and messages, the 3 s, automatic archiving. */
  clock?: Clock
  /** For rate limits, which the bot's HTTP client waits for in real time whatever the other clock says. */
  rateClock?: Clock
  /** Where the world is kept; attachments go into a folder beside it. Without it the world ends with `close`. */
  dataFile?: string
  /** Where to append each request of the bot as a line of JSON. Default: the environment's SANDBOX_RECORD. */
  record?: string
  limits?: Partial<Limits>
  /** Between heartbeats of the gateway. */
  heartbeatMs?: number
  /** Default: the page in this folder. */
  pageDir?: string
}

/** Something that a bot in good order never does. */
export interface Problem {
  /** `endpoint`: not served here; `body`: refused with 50035; `crash`: a fault of the sandbox itself. */
  readonly kind: 'endpoint' | 'body' | 'crash'
  readonly method: string
  readonly path: string
  readonly message: string
  readonly complaints: readonly Complaint[]
}

/** A request of the bot and how it was answered. */
export interface Recorded {
  readonly method: string
  /** Without the API's base and without the query. */
  readonly path: string
  readonly body: unknown
  readonly status: number
}

export interface Sandbox {
  /** Of the web page. */
  readonly url: string
  /** For discord.js: `rest: { api: apiUrl }`. */
  readonly apiUrl: string
  /** Any other would do as well. */
  readonly token: string
  readonly port: number
  readonly guildId: string
  readonly botId: string
  /** Of the text channels, by name. */
  readonly channelIds: Readonly<Record<'general' | 'games', string>>
  /** What the API serves; anything else is a problem. */
  readonly endpoints: readonly Endpoint[]
  readonly problems: Problem[]
  /** The last requests of the bot, oldest first. */
  readonly requests: Recorded[]
  readonly gateway: Gateway
  readonly world: World
  /** Takes permissions away from the bot in a text channel and its threads; with none, gives all back. */
  deny(channelId: string, ...permissions: Permission[]): void
  /** Makes a role with these permissions. */
  role(name: string, ...permissions: Permission[]): { readonly id: string }
  /** Gives a person a role, or takes it away. */
  setRole(person: { readonly id: string }, role: { readonly id: string }, has: boolean): void
  /** A person to act as. He joins when he is first named. */
  user(name: string): TestUser
  close(): Promise<void>
}

const keptRequests = 10_000
const baseOfApi = /^\/api(?:\/v(\d+))?(?=\/)/

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = options.clock ?? systemClock
  const limits: Limits = { ...usual, ...options.limits }
  const record = options.record ?? process.env.SANDBOX_RECORD
  let url = ''
  const gatewayUrl = () => `${url.replace('http', 'ws')}/gateway`

  const world = new World(clock, options.dataFile)
  const files = new Files(options.dataFile === undefined ? undefined : `${options.dataFile}.attachments`)
  const messages = new Messages(world, files, () => url)
  const gateway = new Gateway(world, gatewayUrl, options.heartbeatMs ?? 41_250)
  const interactions = new Interactions(world, gateway, messages, clock, limits)
  const uploads = new Uploads(
    files,
    () => world.newId(),
    () => url,
  )
  const people = new People(world, gateway, interactions, messages, uploads)
  const rates = new RateLimits(
    options.rateClock ?? systemClock,
    (endpoint) => limits.buckets[endpoint as Endpoint] ?? limits.bucket,
    limits.global,
  )
  const problems: Problem[] = []
  const requests: Recorded[] = []

  const note = (method: string, path: string, body: unknown, status: number) => {
    const request: Recorded = { method, path, body: body ?? null, status }
    requests.push(request)
    if (requests.length > keptRequests) requests.shift()
    if (record) appendFileSync(record, `${JSON.stringify(request)}\n`)
  }

  const app = Fastify({
    bodyLimit: 30 * 1024 * 1024,
    forceCloseConnections: true,
    // discord.js writes "@original" with an escaped "@".
    rewriteUrl: (request) => request.url!.replace(baseOfApi, '/api').replaceAll('%40', '@'),
  })
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const answer = async (endpoint: Endpoint, handler: Handler, request: FastifyRequest, reply: FastifyReply) => {
    const [method] = endpoint.split(' ') as [string]
    const path = request.url.split('?')[0]!.replace(/^\/api/, '')
    const params = request.params as Record<string, string>
    const forInteraction = /^\/(interactions|webhooks)\//.test(path)
    const { body, uploads } = await unpack(request)
    const place = params.channel_id ?? params.guild_id ?? params.webhook_token ?? params.interaction_id ?? ''
    const usage = rates.use(endpoint, place, !forInteraction)
    reply.headers(usage.headers)
    const send = (status: number, payload?: object) => {
      note(method, path, body, status)
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
      if (!(error instanceof DiscordError)) {
        problems.push({ kind: 'crash', method, path, message: (error as Error).stack ?? String(error), complaints: [] })
        return send(500, { message: '500: Internal Server Error', code: 0 })
      }
      const { code, message, complaints, status } = error
      if (code === 50035) problems.push({ kind: 'body', method, path, message, complaints })
      if (status === 429) reply.header('retry-after', Math.ceil(Number(error.extra.retry_after)))
      return send(status, error.toJSON())
    }
  }

  const services: Services = { world, access: accessTo(world, limits), messages, interactions, gatewayUrl, limits }
  const served: Routes = {
    ...basicRoutes(services),
    ...channelRoutes(services),
    ...commandRoutes(services),
    ...interactionRoutes(services),
    ...messageRoutes(services),
  }
  for (const [endpoint, handler] of Object.entries(served) as [Endpoint, Handler][]) {
    if (!isPublished(endpoint)) throw new Error(`${endpoint} is not in Discord's description`)
    const [method, path] = endpoint.split(' ') as [string, string]
    app.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) => answer(endpoint, handler, request, reply),
    })
  }

  app.get('/attachments/:channel/:id/:name', (request, reply) => {
    const { id, channel } = request.params as { id: string; channel: string }
    const data = files.read(id)
    if (data === null) return reply.code(404).send()
    const attachment = world
      .messagesIn(channel)
      .flatMap(({ message }) => message.attachments)
      .find((one) => one.id === id)
    return reply.type(attachment?.content_type ?? 'application/octet-stream').send(data)
  })

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/uploads', { bodyLimit: MOST_UPLOADED }, (request, reply) => {
    if (isForeign(request.headers)) return reply.code(403).send()
    const { user = 'Guest', name = 'file', type } = request.query as Record<string, string | undefined>
    const data = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const { id } = world.personCalled(user).user
    const contentType = type === undefined || type === '' ? {} : { contentType: type }
    return reply.send({ id: uploads.keep(id, { name, data, ...contentType }) })
  })

  const page = pageIn(options.pageDir ?? join(import.meta.dirname, 'page'))
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0]!
    if (path.startsWith('/api/')) return refuseUnknown(request, reply)
    const file = await page(path)
    return file === null ? reply.code(404).send() : reply.type(file.contentType).send(file.body)
  })

  const refuseUnknown = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0]!.replace(/^\/api/, '')
    if (!request.url.startsWith('/api/')) return reply.code(404).send()
    const message = `The sandbox doesn't serve ${request.method} ${path}`
    problems.push({ kind: 'endpoint', method: request.method, path, message, complaints: [] })
    note(request.method, path, (await unpack(request)).body, 501)
    return reply.code(501).send({ message, code: 0 })
  }
  app.setNotFoundHandler(refuseUnknown)
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    const { method, url: path } = request
    problems.push({ kind: status < 500 ? 'body' : 'crash', method, path, message: error.message, complaints: [] })
    return reply.code(status).send({ message: error.message, code: status === 400 ? 50109 : 0 })
  })

  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 })
  app.server.on('upgrade', (request, socket, head) => {
    if (isForeign(request.headers) || !URL.canParse(request.url ?? '/', 'ws://sandbox')) return socket.destroy()
    const { pathname, searchParams } = new URL(request.url ?? '/', 'ws://sandbox')
    if (pathname.startsWith('/gateway')) {
      return sockets.handleUpgrade(request, socket, head, (connected) => gateway.accept(connected))
    }
    if (pathname !== '/ui') return socket.destroy()
    sockets.handleUpgrade(request, socket, head, (connected) => {
      const connection = people.connect(searchParams.get('user') ?? 'Guest', (event) => {
        if (connected.readyState === connected.OPEN) connected.send(JSON.stringify(event))
      })
      connected.on('message', (data) => connection.say(parsed(String(data))))
      connected.on('error', () => connected.terminate())
      connected.on('close', () => connection.close())
    })
  })

  await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
  world.moveTo(url)

  const users = new Map<string, TestUser>()
  const channelCalled = (name: string) =>
    world.channels().find((channel) => 'name' in channel && channel.name === name && 'position' in channel)!.id

  return {
    url,
    apiUrl: `${url}/api`,
    token: 'sandbox',
    port,
    guildId: world.guildId,
    botId: world.botId,
    channelIds: { general: channelCalled('general'), games: channelCalled('games') },
    endpoints: Object.keys(served) as Endpoint[],
    problems,
    requests,
    gateway,
    world,
    deny(channelId, ...permissions) {
      world.denyBot(channelId, permissions)
    },
    role: (name, ...permissions) => world.addRole(name, ...permissions),
    setRole: (person, role, has) => world.setRole(person.id, role.id, has),
    user(name) {
      const key = name.toLowerCase()
      const known = users.get(key)
      if (known !== undefined) return known
      const user = new TestUser((tell) => people.connect(name, tell))
      users.set(key, user)
      return user
    },
    async close() {
      for (const user of users.values()) user.leave()
      interactions.close()
      gateway.close()
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      await app.close()
      world.close()
    },
  }
}

/** Another page in the same browser must not act for the people here. */
const isForeign = ({ origin, host }: { origin?: string | undefined; host?: string | undefined }): boolean =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)

/** The JSON of a request, which may come with files: then as `payload_json` beside `files[n]`. */
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

/** What a window said; the rest of the sandbox answers what makes no sense. */
function parsed(text: string): PageSays {
  const unreadable = { type: 'unreadable' } as unknown as PageSays
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null ? (said as PageSays) : unreadable
  } catch {
    return unreadable
  }
}
