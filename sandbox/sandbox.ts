/** A small Discord on this machine: HTTP API, gateway and web page in one server. */
import { type AddressInfo, isIP } from 'node:net'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import { type Clock, systemClock } from '../src/time/clock.ts'
import type { TimeTravel } from '../src/time/time-travel.ts'
import { type Behaviour, usualBehaviour } from './behaviour.ts'
import { TestUser } from './driver.ts'
import { Faults } from './faults.ts'
import { Files } from './files.ts'
import { Gateway } from './gateway.ts'
import { HttpRequests } from './http-requests.ts'
import { Interactions } from './interactions.ts'
import { Messages } from './messages.ts'
import type { Endpoint } from './openapi.ts'
import { pageIn } from './page.ts'
import { People } from './people.ts'
import type { Permission } from './permissions.ts'
import type { PageSays } from './protocol.ts'
import { answerWait, type Limits, RateLimits, reportedBuckets } from './rate-limits.ts'
import { accessTo } from './rest/access.ts'
import { Api, FIRST_ANSWER, type Problem, type Recorded } from './rest/api.ts'

import { basicRoutes } from './rest/basic-routes.ts'
import { ChannelRoutes } from './rest/channel-routes.ts'
import { CommandRoutes } from './rest/command-routes.ts'
import { interactionRoutes } from './rest/interaction-routes.ts'
import { MessageRoutes } from './rest/message-routes.ts'
import type { Routes, Services } from './rest/routes.ts'
import { Shards } from './shards.ts'
import { MOST_UPLOADED, Uploads } from './uploads.ts'
import { World } from './world.ts'

const usual: Limits = {
  bucket: { requests: 50, perMs: 1000 },
  buckets: reportedBuckets(),
  global: { requests: 50, perMs: 1000 },
  acknowledgeMs: 3000,
  tokenMs: 15 * 60_000,
  // Tests start the program again and again within seconds.
  identifies: { requests: 100, perMs: 5_000 },
  activeThreads: 1000,
  announcementThreads: 1000,
  followUps: 5,
  oldEdits: { requests: 3, perMs: 6_000 },
}

export interface SandboxOptions {
  /** Default: any free one. */
  port?: number
  /** Default: 127.0.0.1. Any token acts as any person, so that another address needs `foreign`. */
  host?: string
  /** Others may reach it: in the words of `FOREIGN`; default: the environment's SANDBOX_ADDRESS. */
  foreign?: string
  /** The clock for ids, ages of tokens and messages, the 3 s, and automatic archiving. */
  clock?: Clock
  /** Lets windows move the time of `clock`; default: nobody can. */
  time?: TimeTravel
  /**
   * The clock for rate limits: the bot's HTTP client waits for them in real time, even if the first clock differs. Edits of old
   * messages are counted by the first clock unless this one is given.
   */
  rateClock?: Clock
  /** The file of the world; attachments are stored in a folder beside it. Without it the world ends with `close`. */
  dataFile?: string
  /**
   * A file to which each request of the bot is appended as a line of JSON. Default: the environment's SANDBOX_RECORD.
   */
  record?: string
  /** Default: Discord's; in real time SANDBOX_ANSWER_SECONDS can lengthen the wait for the bot's first answer. */
  limits?: Partial<Limits>
  /** Default: Discord's, as far as it is known. */
  behaviour?: Partial<Behaviour>
  /** Exactly the permissions of the bot, as its invitation asks for them; default: those of everybody, and more. */
  botPermissions?: readonly Permission[]
  /** The time between heartbeats of the gateway. */
  heartbeatMs?: number
  /** Default: the page in this folder. */
  pageDir?: string
}

export interface Sandbox {
  /** Of the web page. */
  readonly url: string
  /** For discord.js: `rest: { api: apiUrl }`. */
  readonly apiUrl: string
  /** Any other token works as well. */
  readonly token: string
  readonly port: number
  readonly guildId: string
  readonly botId: string
  /** The ids of the text channels, by name. */
  readonly channelIds: Readonly<Record<'general' | 'games', string>>
  /** The endpoints of the API; requests for others are problems. */
  readonly endpoints: readonly Endpoint[]
  readonly problems: Problem[]
  /** The last requests of the bot, oldest first. */
  readonly requests: Recorded[]
  readonly gateway: Gateway
  /** Sends interactions to an address of the bot instead, once it is entered. */
  readonly http: HttpRequests
  /** Losses that can be switched on. */
  readonly faults: Faults
  /** Ways of Discord that can be changed. */
  readonly behaviour: Behaviour
  readonly world: World
  readonly interactions: Interactions
  /** The windows of people. */
  readonly people: People
  /** Takes permissions away from the bot in a channel and its threads; with none, gives all back. */
  deny(channelId: string, ...permissions: Permission[]): void
  /** Makes a role with these permissions. */
  role(name: string, ...permissions: Permission[]): { readonly id: string }
  /** Changes a role: its place above the bot's, who it belongs to, its permissions. */
  changeRole: World['changeRole']
  /** Lets a moderator silence somebody until a time, in all guilds. */
  silence(person: { readonly id: string }, until: Date): void
  /** Gives a person a role, or takes it away. */
  setRole(person: { readonly id: string }, role: { readonly id: string }, has: boolean): void
  /** Whether a person has a role. */
  hasRole(person: { readonly id: string }, role: { readonly id: string }): boolean
  /** Returns a person for tests. They join when they are first named. */
  user(name: string): TestUser
  close(): Promise<void>
}

const baseOfApi = /^\/api(?:\/v(\d+))?(?=\/)/

/** Returns all endpoints of the API. */
const routesOf = (services: Services): Routes => ({
  ...basicRoutes(services),
  ...new ChannelRoutes(services).routes(),
  ...new CommandRoutes(services).routes(),
  ...interactionRoutes(services),
  ...new MessageRoutes(services).routes(),
})

/** Returns the id of the text channel of that name. */
const textChannelIn = (world: World, name: string): string =>
  world.channels().find((channel) => 'name' in channel && channel.name === name && 'position' in channel)!.id

/** The people of tests, one for each name. */
class TestUsers {
  readonly #people: People
  readonly #users = new Map<string, TestUser>()

  constructor(people: People) {
    this.#people = people
  }

  called(name: string): TestUser {
    const key = name.toLowerCase()
    const user = this.#users.get(key) ?? new TestUser((tell) => this.#people.connect(name, tell))
    this.#users.set(key, user)
    return user
  }

  leave(): void {
    for (const user of this.#users.values()) user.leave()
  }
}

/** Only real time can be too short for a first answer: a clock moved by hand waits as long as Discord does. */
function limitsOf({ clock, time, limits }: SandboxOptions): Limits {
  const wait = clock === undefined || time !== undefined ? answerWait(process.env.SANDBOX_ANSWER_SECONDS) : {}
  return { ...usual, ...wait, ...limits }
}

/** Starts the sandbox and listens. @throws if the port is taken */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = options.clock ?? systemClock
  const limits = limitsOf(options)
  let url = ''
  const gatewayUrl = () => `${url.replace('http', 'ws')}/gateway`

  const world = new World(clock, options.dataFile, options.botPermissions)
  const files = new Files(options.dataFile === undefined ? undefined : `${options.dataFile}.attachments`)
  const behaviour: Behaviour = { ...usualBehaviour, ...options.behaviour }
  const messages = new Messages(world, files, () => url, behaviour)
  const faults = new Faults()
  const shards = new Shards(options.rateClock ?? systemClock, limits.identifies)
  const gateway = new Gateway(world, faults, shards, gatewayUrl, options.heartbeatMs ?? 41_250)
  const http = new HttpRequests(systemClock)
  const interactions = new Interactions(world, { gateway, http }, messages, clock, limits, behaviour)
  const newId = () => world.newId()
  const uploads = new Uploads(files, newId, () => url)
  const people = new People(world, gateway, interactions, messages, uploads, faults, options.time ?? null)
  const bucketOf = (endpoint: string) => limits.buckets[endpoint as Endpoint] ?? limits.bucket
  const rates = new RateLimits(options.rateClock ?? systemClock, bucketOf, limits.global)
  const rest = new Api(rates, faults, clock, options.record ?? process.env.SANDBOX_RECORD, (endpoint, params, body) => {
    if (endpoint === FIRST_ANSWER) interactions.refused(params, body)
  })
  refuseForeignAddress(options)
  const app = newServer(options)
  const access = accessTo(world, limits, faults)
  const parts = { world, access, messages, interactions, http, behaviour }
  const served = routesOf({ ...parts, gatewayUrl, shards, limits, editClock: options.rateClock ?? clock })
  rest.serve(app, served)
  servePages(app, { world, files, uploads, rest, pageDir: options.pageDir ?? join(import.meta.dirname, 'page') })

  const sockets = listenForSockets(app, gateway, people, options.host)
  const port = await listen(app, options)
  url = `http://127.0.0.1:${port}`
  world.moveTo(url)

  const users = new TestUsers(people)
  return {
    url,
    apiUrl: `${url}/api`,
    token: 'sandbox',
    port,
    guildId: world.guildId,
    botId: world.botId,
    channelIds: { general: textChannelIn(world, 'general'), games: textChannelIn(world, 'games') },
    endpoints: Object.keys(served) as Endpoint[],
    problems: rest.problems,
    requests: rest.requests,
    gateway,
    http,
    faults,
    behaviour,
    world,
    interactions,
    people,
    ...rightsIn(world),
    user: (name) => users.called(name),
    async close() {
      users.leave()
      interactions.close()
      gateway.close()
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      await app.close()
      world.close()
    },
  }
}

const rightsIn = (world: World): Pick<Sandbox, 'deny' | 'role' | 'changeRole' | 'setRole' | 'hasRole' | 'silence'> => ({
  deny: (channelId, ...permissions) => world.denyBot(channelId, permissions),
  role: (name, ...permissions) => world.addRole(name, ...permissions),
  changeRole: (roleId, changes) => world.changeRole(roleId, changes),
  silence: ({ id }, until) => world.savePerson({ ...world.person(id)!, silentUntil: until.toISOString() }),
  setRole: (person, role, has) => world.setRole(person.id, role.id, has),
  hasRole: (person, role) => world.member(person.id).roles.includes(role.id),
})

/** @returns the port */
async function listen(app: FastifyInstance, { port = 0, host = '127.0.0.1' }: SandboxOptions): Promise<number> {
  await app.listen({ port, host })
  return (app.server.address() as AddressInfo).port
}

interface Served {
  readonly world: World
  readonly files: Files
  readonly uploads: Uploads
  readonly rest: Api
  readonly pageDir: string
}

/** Serves attachments, uploads, and the web page itself. */
function servePages(app: FastifyInstance, { world, files, uploads, rest, pageDir }: Served): void {
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

  const page = pageIn(pageDir)
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0]!
    if (path.startsWith('/api/')) return rest.refuseUnknown(request, reply)
    const file = await page(path)
    return file === null ? reply.code(404).send() : reply.type(file.contentType).send(file.body)
  })
}

/** Accepts the connections of bots (`/gateway`) and of windows (`/ui`). */
function listenForSockets(app: FastifyInstance, gateway: Gateway, people: People, host?: string): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 })
  app.server.on('upgrade', (request, socket, head) => {
    if (!isOwnHost(request.headers.host, host)) return socket.destroy()
    if (isForeign(request.headers) || !URL.canParse(request.url ?? '/', 'ws://sandbox')) return socket.destroy()
    const { pathname, searchParams } = new URL(request.url ?? '/', 'ws://sandbox')
    if (pathname.startsWith('/gateway')) {
      const refused = gateway.refuses(pathname)
      if (refused !== null) return socket.end(`HTTP/1.1 ${refused}\r\nContent-Length: 0\r\n\r\n`)
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
  return sockets
}

/** Returns a server for requests as discord.js sends them: files beside JSON, and an escaped `@original`. */
function newServer({ host }: SandboxOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit: 30 * 1024 * 1024,
    forceCloseConnections: true,
    // discord.js writes "@original" with an escaped "@".
    rewriteUrl: (request) => request.url!.replace(baseOfApi, '/api').replaceAll('%40', '@'),
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.headers.host, host)) return reply.code(421).send()
  })
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  return app
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1']

/** The words by which somebody lets others reach the sandbox. */
export const FOREIGN = 'anybody who reaches it may act as any person'

/** Any token acts as any person here. @throws on another address than this machine's own, unless it was said in words */
function refuseForeignAddress({ host = '127.0.0.1', foreign = process.env.SANDBOX_ADDRESS }: SandboxOptions): void {
  if (LOOPBACK.includes(host) || foreign === FOREIGN) return
  throw new Error(`The sandbox starts on ${host} only with SANDBOX_ADDRESS="${FOREIGN}".`)
}

/**
 * Whether a request names this server: a page of another site can make its own name lead here, and then passes as this one.
 * An address of digits can't be somebody's name.
 */
function isOwnHost(named: string | undefined, host = '127.0.0.1'): boolean {
  if (named === undefined || !URL.canParse(`http://${named}`)) return false
  const { hostname } = new URL(`http://${named}`)
  if (LOOPBACK.includes(hostname) || hostname === host) return true
  return !LOOPBACK.includes(host) && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

/** Refuses other pages in the same browser, which must not act for the people here. */
const isForeign = ({ origin, host }: { origin?: string | undefined; host?: string | undefined }): boolean =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)

/** Parses a message of a window; the rest of the sandbox rejects nonsense. */
function parsed(text: string): PageSays {
  const unreadable = { type: 'unreadable' } as unknown as PageSays
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null ? (said as PageSays) : unreadable
  } catch {
    return unreadable
  }
}
