/**
 * The connection to Discord: a client of discord.js with its watches, and the way in, which never gives up. Discord allows
 * a bot a thousand starts a day and takes its token away for more, so that a failed start waits longer each time, and so
 * does a start when few are left.
 */
import type { EventEmitter } from 'node:events'
import {
  Client,
  DefaultRestOptions,
  Events,
  GatewayIntentBits,
  GatewayOpcodes,
  InteractionResponseType,
  type RateLimitData,
  Routes,
  type WebSocketOptions,
} from 'discord.js'
import type { APIApplication, APIGatewayBotInfo, APIUser } from 'discord-api-types/v10'
import type { Logger } from 'pino'
import type { Serves } from '../../cluster/roles.ts'
import type { Reach } from '../../matches/reach.ts'
import type { Clock } from '../../time/clock.ts'
import { boundedCache } from './discord-caches.ts'
import { safeError } from './discord-errors.ts'
import { GatewayWatch } from './gateway-watch.ts'
import { type IdentifyTurn, IdentifyTurns } from './identify-turns.ts'
import { takingResent } from './resent-answers.ts'
import { withCode } from './rest-doors.ts'
import { RestWatch } from './rest-watch.ts'
import { StoppableRest } from './stoppable-rest.ts'
import { sendWhole } from './whole-uploads.ts'

/** The dependencies of the connection. */
export interface ConnectionOptions {
  readonly token: string
  /** Address of the API if it is not Discord's own. */
  readonly api?: string | undefined
  /** The time of the network: real time, even where the program's own clock is moved by hand. */
  readonly network: Clock
  readonly reach: Pick<Reach, 'report' | 'warn'>
  /** Whether a channel is known as one of direct messages; default: none is. */
  readonly isDm?: ((channelId: string) => boolean) | undefined
  readonly log: Logger
  /** The time limit of one request, in milliseconds. */
  readonly requestMs: number
  /** Requests a second beside those that answer people; default: 40. */
  readonly requestsPerSecond?: number | undefined
  /** The requests of people that come here; null: none. Only shards need a session. Default: all, over the gateway. */
  readonly serves?: Serves | null
  /** Asks the other processes for a turn to begin a session. Default: there are none. */
  readonly turn?: IdentifyTurn | undefined
  /** Done with the application before each start of a session. */
  readonly before: (application: APIApplication) => Promise<void>
}

/** The time limit for a session to begin, and how long the next ones wait for their turn at most. */
const READY_MS = 30_000
const NEXT_SESSION_MS = 7_000
/** The pauses between tries to connect. */
const AGAIN_MS = { first: 5_000, most: 10 * 60_000 }
/** Requests a second beside those that answer people, of the fifty that Discord allows. */
const QUIET_REQUESTS = 40
/** A request that would have to wait longer for a rate limit fails. */
const LONGEST_WAIT_MS = 10_000

const CONNECTING = 'The bot is not connected to Discord yet.'

/** The parts of discord.js that it does not offer, but that a stuck connection needs. */
interface Inside {
  destroyed: boolean
  readonly shards: ReadonlyMap<number, { sessionInfo: unknown }>
  readonly _ws: {
    send(shardId: number, payload: object): Promise<void>
    readonly strategy: { readonly shards: ReadonlyMap<number, { destroy(options: object): Promise<void> }> }
  } | null
}

/** Keeps the bot connected. */
export class Connection {
  readonly client: Client
  /** For all requests but answers to interactions: those have no common limit, and must not wait for others. */
  readonly rest: StoppableRest
  readonly watch: GatewayWatch
  readonly #answers: StoppableRest
  /** The bot's own user, and its application; null until Discord has told. */
  botId: string | null = null
  applicationId: string | null = null
  /** The key with which Discord signs requests by HTTP (hex). */
  publicKey: string | null = null
  readonly #options: ConnectionOptions
  readonly #restWatch: RestWatch
  /** How far Discord's clock is ahead of this machine's, by its last answer, in milliseconds. */
  #discordAheadMs = 0
  #pause = AGAIN_MS.first
  #cancel: () => void = () => {}
  #trying: Promise<boolean> | null = null
  #closed = false

  constructor(options: ConnectionOptions) {
    this.#options = options
    const { network: clock, reach, api, token, requestMs, requestsPerSecond = QUIET_REQUESTS } = options
    const { isDm = () => false } = options
    const tries = { tryOut: () => this.#tryOut(), tryAnswers: () => this.#tryAnswers() }
    const dated = (at: Date) => {
      this.#discordAheadMs = at.getTime() - clock.now().getTime()
    }
    this.#restWatch = new RestWatch({ clock, reach, isDm, dated, ...tries })
    const makeRequest = this.#restWatch.watched(sendWhole)
    const common = { makeRequest, timeout: requestMs, ...(api === undefined ? {} : { api }) }
    const rejectOnRateLimit = ({ timeToReset, retryAfter, sublimitTimeout }: RateLimitData) =>
      Math.max(timeToReset, retryAfter, sublimitTimeout) > LONGEST_WAIT_MS
    const longestMs = 2 * requestMs + LONGEST_WAIT_MS
    this.rest = new StoppableRest(
      { ...common, retries: 1, globalRequestsPerSecond: requestsPerSecond, rejectOnRateLimit },
      clock,
      longestMs,
    )
    this.rest.setToken(token)
    this.client = new Client({
      intents: [GatewayIntentBits.Guilds],
      ...shardsOf(options.serves ?? '*'),
      ws: turnsOf(options),
      allowedMentions: { parse: [] },
      makeCache: boundedCache,
      rest: {
        ...common,
        makeRequest: takingResent(makeRequest),
        globalRequestsPerSecond: Number.POSITIVE_INFINITY,
      },
    })
    this.#answers = new StoppableRest(this.client.options.rest ?? {}, clock, longestMs)
    this.client.rest.clearHashSweeper()
    this.client.rest.clearHandlerSweeper()
    this.client.rest = this.#answers
    const { log } = options
    this.client.on(Events.Error, (error) => log.error({ err: error }, 'the Discord client reports an error'))
    this.client.on(Events.ShardError, (error, shard) => log.warn({ err: error, shard }, 'gateway error'))
    // A connection that Discord has closed for good is begun anew; all others come back by themselves.
    this.client.on(Events.ShardDisconnect, ({ code }, shard) => {
      log.error({ shard, code }, 'Discord has closed the connection for good')
      this.#later()
    })
    this.watch = this.#watch(clock)
  }

  /** Returns the time by Discord's clock, whatever the clock of this machine says. */
  discordTime(): Date {
    return new Date(this.#options.network.now().getTime() + this.#discordAheadMs)
  }

  /** Asks Discord for the address to which it sends requests of people; null: it knows none. @throws the errors of Discord */
  async endpoint(): Promise<string | null> {
    const { interactions_endpoint_url } = (await this.rest.get(Routes.currentApplication())) as APIApplication
    return interactions_endpoint_url ?? null
  }

  /** Connects. If it fails, it goes on trying. @returns whether the first try succeeded */
  open(): Promise<boolean> {
    this.#options.reach.report('connection', CONNECTING)
    this.#trying = this.#try()
    return this.#trying
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#cancel()
    this.watch.stop()
    this.#restWatch.stop()
    this.#inside.destroyed = false
    await this.client.destroy()
    this.cut()
    await this.#trying
  }

  /** Ends all requests that wait for Discord, and sends none any more. */
  cut(): void {
    this.rest.stop()
    this.#answers.stop()
  }

  get #inside(): Inside {
    return this.client.ws as unknown as Inside
  }

  async #try(): Promise<boolean> {
    const { reach, log } = this.#options
    try {
      await this.#connect()
      reach.report('connection', null)
      this.#pause = AGAIN_MS.first
      return true
    } catch (error) {
      const what = `Connecting to Discord failed: ${(error as Error).message}. It is tried again.`
      reach.report('connection', what)
      log.error({ err: safeError(error), againMs: this.#pause }, 'connecting to Discord failed; it is tried again')
      this.#later()
      return false
    }
  }

  #later(): void {
    if (this.#closed) return
    this.#cancel()
    const { network } = this.#options
    this.#cancel = network.wake(new Date(network.now().getTime() + this.#pause), () => {
      this.#trying = (this.#trying ?? Promise.resolve()).then(() => this.#try())
    })
    this.#pause = Math.min(this.#pause * 2, AGAIN_MS.most)
  }

  async #connect(): Promise<void> {
    const { token, before } = this.#options
    // A refused token is forgotten by the client; the next one may be right.
    this.rest.setToken(token)
    const application = (await this.rest.get(Routes.currentApplication())) as APIApplication
    this.applicationId = application.id
    this.publicKey = application.verify_key
    await before(application)
    const { serves = '*' } = this.#options
    if (serves === null || serves === 'http') return this.#withoutSession(token)
    const readyMs = await this.#spareStarts(serves)
    if (this.#closed) return
    this.#inside.destroyed = false
    await this.#logIn(token, readyMs)
  }

  /** Without a gateway the client only answers. */
  async #withoutSession(token: string): Promise<void> {
    this.client.token = token
    this.client.rest.setToken(token)
    this.botId = ((await this.rest.get(Routes.user('@me'))) as APIUser).id
  }

  /** Logs in and waits until all shards are ready. The client outlives a failed try, so that no listener may stay. */
  async #logIn(token: string, readyMs: number): Promise<void> {
    const { client } = this
    // A client is ready once; later its connections come back one by one.
    const again = client.isReady()
    const event = again ? Events.ShardReady : Events.ClientReady
    let left = again ? client.ws.shards.size : 1
    let arrived = () => {}
    const ready = new Promise<void>((resolve) => {
      arrived = () => {
        left -= 1
        if (left <= 0) resolve()
      }
    })
    client.on(event, arrived)
    try {
      await this.#inTime(Promise.all([client.login(token), ready]), readyMs)
    } finally {
      client.off(event, arrived)
    }
  }

  /** Waits before a session if few of the day are left. @returns the time limit for all sessions to begin */
  async #spareStarts(serves: Serves): Promise<number> {
    const { shards, session_start_limit } = (await this.rest.get(Routes.gatewayBot())) as APIGatewayBotInfo
    const [own, all] = typeof serves === 'string' ? [shards, shards] : [serves.ids.length, serves.count]
    const pause = pauseBeforeStart(session_start_limit, own)
    // The shards of other processes begin meanwhile, too.
    const readyMs = READY_MS + (Math.ceil(all / session_start_limit.max_concurrency) - 1) * NEXT_SESSION_MS
    if (pause === 0) return readyMs
    const { network, log } = this.#options
    log.warn({ ...session_start_limit, waitMs: pause }, 'few starts of a session are left: the next one waits')
    await new Promise<void>((resolve) => {
      this.#cancel = network.wake(new Date(network.now().getTime() + pause), resolve)
      if (this.#closed) resolve()
    })
    return readyMs
  }

  async #inTime(done: Promise<unknown>, readyMs: number): Promise<void> {
    const { network } = this.#options
    let cancel = () => {}
    const late = new Promise<never>((_, reject) => {
      const at = new Date(network.now().getTime() + readyMs)
      cancel = network.wake(at, () => reject(new Error('Discord does not answer')))
    })
    try {
      await Promise.race([done, late])
    } finally {
      cancel()
    }
  }

  /** Both clients forget a token that was refused once. */
  async #tryOut(): Promise<void> {
    const { token } = this.#options
    this.rest.setToken(token)
    if (this.client.token !== null) this.client.rest.setToken(token)
    await this.rest.get(Routes.user('@me'))
  }

  /** Answers an interaction that never was: Discord says so where answers arrive. @returns whether it did */
  async #tryAnswers(): Promise<boolean> {
    const { api = DefaultRestOptions.api, requestMs } = this.#options
    const route = Routes.interactionCallback(this.applicationId ?? '1', 'none')
    const answer = await DefaultRestOptions.makeRequest(`${api}/v${DefaultRestOptions.version}${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: InteractionResponseType.DeferredMessageUpdate }),
      signal: AbortSignal.timeout(requestMs),
    })
    const { code } = await withCode(answer)
    return answer.status < 500 && answer.status !== 429 && (code ?? 0) > 0
  }

  #watch(clock: Clock): GatewayWatch {
    const { log, reach } = this.#options
    return new GatewayWatch({
      client: this.client as unknown as EventEmitter,
      clock,
      reach,
      forgetSession: (shardId) => {
        log.warn({ shard: shardId }, 'resuming fails again and again: a new session is begun')
        const shard = this.#inside.shards.get(shardId)
        if (shard !== undefined) shard.sessionInfo = null
      },
      ask: (shardId) => this.#ask(shardId),
      restart: (shardId) => {
        log.warn({ shard: shardId }, 'no events come: a new session is begun')
        const shard = this.#inside._ws?.strategy.shards.get(shardId)
        // `recover: 0` begins a new session; see WebSocketShardDestroyRecovery of @discordjs/ws.
        shard?.destroy({ reason: 'No events', recover: 0 }).catch((error: unknown) => {
          log.warn({ err: error, shard: shardId }, 'a connection without events could not be ended')
        })
      },
    })
  }

  /** Asks for the bot's own membership in a server, which needs no privileged intent. */
  #ask(shardId: number): boolean {
    const guild = this.client.guilds.cache.find((one) => one.shardId === shardId && one.available)
    const self = this.client.user?.id
    if (guild === undefined || self === undefined) return false
    const d = { guild_id: guild.id, user_ids: [self], limit: 0 }
    this.#inside._ws?.send(shardId, { op: GatewayOpcodes.RequestGuildMembers, d }).catch((error: unknown) => {
      this.#options.log.debug({ err: error, shard: shardId }, 'the gateway could not be asked')
    })
    return true
  }
}

/** How shards wait for their turn to begin a session; without other processes discord.js does it. */
function turnsOf({ turn, log }: ConnectionOptions): WebSocketOptions {
  if (turn === undefined) return {}
  return {
    async buildIdentifyThrottler(manager) {
      const { session_start_limit } = await manager.fetchGatewayInformation()
      return new IdentifyTurns(session_start_limit.max_concurrency, turn, log)
    },
  }
}

/** The shards of the client; without a session it has none. */
function shardsOf(serves: Serves): { shards: 'auto' | number[]; shardCount?: number } {
  return typeof serves === 'string' ? { shards: 'auto' } : { shards: [...serves.ids], shardCount: serves.count }
}

/**
 * Returns how long to wait before sessions are begun, in milliseconds: not at all while enough starts are left, then so
 * long that the rest lasts until there are new ones.
 *
 * @param shards the number of sessions that one start takes
 */
export function pauseBeforeStart(
  { total, remaining, reset_after }: APIGatewayBotInfo['session_start_limit'],
  shards: number,
): number {
  const starts = Math.floor(remaining / shards)
  if (remaining > total / 4 && starts > 0) return 0
  return starts === 0 ? reset_after : Math.ceil(reset_after / starts)
}
