/**
 * Watches the gateway, and reports whether people's clicks arrive.
 * - discord.js tries for ever to resume a session at the same host, even if that host answers with errors only, and
 *   reports itself as ready all the while. Deleting the session makes it start again at the main host.
 * - A connection may stand and bring no events. If it was silent for a while, the watch asks for an event of its own; if
 *   that does not come either, it begins a new session.
 */
import type { EventEmitter } from 'node:events'
import type { Reach } from '../../matches/reach.ts'
import type { Clock } from '../../time/clock.ts'

/** The watched client of discord.js. */
export type WatchedClient = Pick<EventEmitter, 'on' | 'off'>

/** The dependencies of the watch. */
export interface GatewayWatchOptions {
  readonly client: WatchedClient
  /** The time of the network: real time, even where the program's own clock is moved by hand. */
  readonly clock: Clock
  readonly reach: Pick<Reach, 'report'>
  /** Makes a shard begin a new session with its next try. */
  readonly forgetSession: (shardId: number) => void
  /** Asks for something that Discord answers with an event. @returns false if there is nothing to ask for */
  readonly ask: (shardId: number) => boolean
  /** Ends the connection of a shard and begins a new session. */
  readonly restart: (shardId: number) => void
}

/** The state of the connection to Discord. */
export interface GatewayHealth {
  readonly ready: boolean
  /** Errors in a row without a session in between. */
  readonly errors: number
  readonly sessionsForgotten: number
  readonly lastReadyAt: Date | null
}

/** This many errors within this time, without a session in between, mean that resuming fails. */
const ERRORS = 5
const WITHIN_MS = 30_000
/** How often the watch looks at each connection. A question gets as long for its answer. */
const LOOK_MS = 30_000

/** One connection. */
interface Shard {
  up: boolean
  /** Why Discord has closed it for good, until it is up again. */
  closed: string | null
  errors: readonly number[]
  /** When an event came last. */
  eventAt: number
  /** A question is on its way. */
  asked: boolean
  /** A question of ours has been answered before; until then silence proves nothing. */
  answers: boolean
}

/** Why Discord has closed a connection for good, by its code. */
const CLOSED_FOR_GOOD: Readonly<Record<number, string>> = {
  4004: 'Discord refuses the token (4004). Copy the present one from the developer portal into DISCORD_TOKEN and restart.',
  4010: 'Discord refuses the number of the shard (4010). Restart.',
  4011: 'The bot is in so many servers that it needs more shards (4011). Restart: their number is chosen at the start.',
  4012: 'Discord does not serve this version of its gateway any more (4012). Update HoloNet.',
  4013: 'Discord does not know the requested intents (4013). Update HoloNet.',
  4014: 'Discord refuses the requested intents (4014). HoloNet needs no privileged one: update it.',
}

const CUT_OFF = 'The connection to Discord’s gateway is interrupted; it is tried again.'
const SILENT = 'Discord’s gateway brings no events; a new session is begun.'

/** Watches the connection to Discord, and begins a new session where the old one is of no use. */
export class GatewayWatch {
  readonly #options: GatewayWatchOptions
  readonly #shards = new Map<number, Shard>()
  #forgotten = 0
  #lastReadyAt: Date | null = null
  #cancel: () => void = () => {}
  // biome-ignore lint/suspicious/noExplicitAny: each event brings arguments of its own.
  readonly #listeners: readonly [string, (...args: any[]) => void][]

  constructor(options: GatewayWatchOptions) {
    this.#options = options
    const up = (shardId: number) => this.#up(shardId)
    this.#listeners = [
      ['shardReady', up],
      ['shardResume', up],
      ['shardError', (_error: Error, shardId: number) => this.#error(shardId)],
      ['shardReconnecting', (shardId: number) => this.#down(shardId, CUT_OFF)],
      ['shardDisconnect', ({ code }: { code: number }, shardId: number) => this.#disconnected(shardId, code)],
      ['raw', (_packet: unknown, shardId: number) => this.#event(shardId)],
    ]
    for (const [event, listener] of this.#listeners) options.client.on(event, listener)
    this.#lookLater()
  }

  get health(): GatewayHealth {
    const shards = [...this.#shards.values()]
    const ready = shards.length > 0 && shards.every(({ up }) => up)
    const errors = Math.max(0, ...shards.map((shard) => shard.errors.length))
    return { ready, errors, sessionsForgotten: this.#forgotten, lastReadyAt: this.#lastReadyAt }
  }

  stop(): void {
    this.#cancel()
    for (const [event, listener] of this.#listeners) this.#options.client.off(event, listener)
  }

  #shard(id: number): Shard {
    const known = this.#shards.get(id)
    if (known !== undefined) return known
    const shard: Shard = { up: false, closed: null, errors: [], eventAt: this.#now(), asked: false, answers: false }
    this.#shards.set(id, shard)
    return shard
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }

  #up(shardId: number): void {
    const shard = this.#shard(shardId)
    this.#lastReadyAt = this.#options.clock.now()
    Object.assign(shard, {
      up: true,
      closed: null,
      errors: [],
      eventAt: this.#now(),
      asked: this.#options.ask(shardId),
    })
    this.#options.reach.report(`gateway ${shardId}`, null)
  }

  #down(shardId: number, what: string, agoMs = 0): void {
    Object.assign(this.#shard(shardId), { up: false, asked: false })
    this.#options.reach.report(`gateway ${shardId}`, what, agoMs)
  }

  /** Discord has closed a connection; for good, if its code says so. */
  #disconnected(shardId: number, code: number): void {
    const shard = this.#shard(shardId)
    shard.closed = CLOSED_FOR_GOOD[code] ?? null
    this.#down(shardId, shard.closed ?? CUT_OFF)
  }

  #error(shardId: number): void {
    const shard = this.#shard(shardId)
    // discord.js reports an error beside the close: the close says what to do.
    this.#down(shardId, shard.closed ?? CUT_OFF)
    const now = this.#now()
    shard.errors = [...shard.errors.filter((at) => at > now - WITHIN_MS), now]
    if (shard.errors.length < ERRORS) return
    shard.errors = []
    this.#forgotten++
    this.#options.forgetSession(shardId)
  }

  #event(shardId: number): void {
    const shard = this.#shard(shardId)
    shard.eventAt = this.#now()
    // The events of a start come without being asked for.
    if (shard.asked && shard.up) shard.answers = true
    shard.asked = false
  }

  #lookLater(): void {
    const at = new Date(this.#now() + LOOK_MS)
    this.#cancel = this.#options.clock.wake(at, () => {
      for (const [id, shard] of this.#shards) this.#look(id, shard)
      this.#lookLater()
    })
  }

  #look(shardId: number, shard: Shard): void {
    const silentMs = this.#now() - shard.eventAt
    if (!shard.up || silentMs < LOOK_MS) return
    if (!shard.asked) shard.asked = this.#options.ask(shardId)
    else if (shard.answers) {
      this.#down(shardId, SILENT, silentMs)
      this.#forgotten++
      this.#options.restart(shardId)
    }
  }
}
