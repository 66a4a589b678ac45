/**
 * Watches the gateway. discord.js tries for ever to resume a session at the same host, even if that host answers with
 * errors only, and reports itself as ready all the while. Deleting the session makes it start again at the main host.
 */
import type { EventEmitter } from 'node:events'
import type { Clock } from '../../time/clock.ts'

/** The watched client of discord.js. */
export type Watched = Pick<EventEmitter, 'on' | 'off'>

/** The dependencies of the watch. */
export interface GatewayWatchOptions {
  readonly client: Watched
  readonly clock: Clock
  /** Makes a shard begin a new session with its next try. */
  readonly forgetSession: (shardId: number) => void
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

/** Watches the connection to Discord, and begins a new session if resuming fails repeatedly. */
export class GatewayWatch {
  readonly #options: GatewayWatchOptions
  readonly #errors = new Map<number, number[]>()
  #ready = false
  #forgotten = 0
  #lastReadyAt: Date | null = null
  // biome-ignore lint/suspicious/noExplicitAny: each event brings arguments of its own.
  readonly #listeners: readonly [string, (...args: any[]) => void][]

  constructor(options: GatewayWatchOptions) {
    this.#options = options
    const up = (shardId: number) => this.#up(shardId)
    this.#listeners = [
      ['shardReady', up],
      ['shardResume', up],
      ['shardError', (_error: Error, shardId: number) => this.#error(shardId)],
      ['shardReconnecting', () => this.#down()],
      ['shardDisconnect', () => this.#down()],
    ]
    for (const [event, listener] of this.#listeners) options.client.on(event, listener)
  }

  get health(): GatewayHealth {
    const errors = Math.max(0, ...[...this.#errors.values()].map(({ length }) => length))
    return { ready: this.#ready, errors, sessionsForgotten: this.#forgotten, lastReadyAt: this.#lastReadyAt }
  }

  stop(): void {
    for (const [event, listener] of this.#listeners) this.#options.client.off(event, listener)
  }

  #up(shardId: number): void {
    this.#ready = true
    this.#lastReadyAt = this.#options.clock.now()
    this.#errors.delete(shardId)
  }

  #down(): void {
    this.#ready = false
  }

  #error(shardId: number): void {
    this.#ready = false
    const now = this.#options.clock.now().getTime()
    const recent = [...(this.#errors.get(shardId) ?? []).filter((at) => at > now - WITHIN_MS), now]
    this.#errors.set(shardId, recent)
    if (recent.length < ERRORS) return
    this.#errors.delete(shardId)
    this.#forgotten++
    this.#options.forgetSession(shardId)
  }
}
