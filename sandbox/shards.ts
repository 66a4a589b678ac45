/** The shards of the bot: which of them brings the events of a guild, and how many sessions may begin. */
import { GatewayCloseCodes } from 'discord-api-types/v10'
import type { Clock } from '../src/time/clock.ts'
import type { Allowance } from './rate-limits.ts'

/** One shard, as an IDENTIFY names it: its number and the number of all shards. */
export type Shard = readonly [id: number, count: number]

/** The answer to an IDENTIFY: its shard, or why there is no session. `wait`: too many have begun in the last seconds. */
export type Identified = { readonly shard: Shard } | { readonly close: GatewayCloseCodes } | 'wait'

const DAY_MS = 86_400_000
/** Discord ends all sessions of a bot that begins more than this in a day, and resets its token. */
const STARTS_A_DAY = 1_000

/** Whether a shard brings the events of a guild; those without a guild come by the first shard. */
export const brings = ([id, count]: Shard, guildId: string | null): boolean =>
  guildId === null ? id === 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)) === id

/** Counts sessions of shards. */
export class Shards {
  readonly #clock: Pick<Clock, 'now'>
  readonly #identifies: Allowance
  /** The number of shards that Discord recommends. */
  recommended = 1
  /** With fewer shards no session begins. */
  least = 1
  /** This many shards may begin a session at the same time. */
  maxConcurrency = 1
  /** The sessions that may still begin today. */
  remaining = STARTS_A_DAY
  #resetsAt: number
  /** The times of the last sessions, by key. */
  readonly #begun = new Map<number, readonly number[]>()
  /** The number of times that bots had to wait before they could identify. */
  refused = 0

  /** @param identifies how often shards of one key may identify */
  constructor(clock: Pick<Clock, 'now'>, identifies: Allowance) {
    this.#clock = clock
    this.#identifies = identifies
    this.#resetsAt = clock.now().getTime() + DAY_MS
  }

  /** The answer to `GET /gateway/bot`, without the address. */
  get advice() {
    this.#reset()
    return {
      shards: this.recommended,
      session_start_limit: {
        total: STARTS_A_DAY,
        remaining: this.remaining,
        reset_after: this.#resetsAt - this.#clock.now().getTime(),
        max_concurrency: this.maxConcurrency,
      },
    }
  }

  /** Counts an IDENTIFY. @param wanted the field `shard` of its data; missing: one shard for everything */
  identify(wanted: unknown): Identified {
    const shard = wanted === undefined ? ([0, 1] as const) : shardOf(wanted)
    if (shard === null) return { close: GatewayCloseCodes.InvalidShard }
    if (shard[1] < this.least) return { close: GatewayCloseCodes.ShardingRequired }
    const now = this.#clock.now().getTime()
    const key = shard[0] % this.maxConcurrency
    const { requests, perMs } = this.#identifies
    const lately = (this.#begun.get(key) ?? []).filter((at) => at > now - perMs)
    if (lately.length >= requests) {
      this.refused += 1
      return 'wait'
    }
    this.#begun.set(key, [...lately, now])
    this.#reset()
    this.remaining -= 1
    return this.remaining < 0 ? { close: GatewayCloseCodes.AuthenticationFailed } : { shard }
  }

  #reset(): void {
    const now = this.#clock.now().getTime()
    if (now < this.#resetsAt) return
    this.#resetsAt = now + DAY_MS
    this.remaining = STARTS_A_DAY
  }
}

/** Reads `[id, count]`; null if it is no shard. */
function shardOf(wanted: unknown): Shard | null {
  if (!Array.isArray(wanted) || wanted.length !== 2) return null
  const [id, count] = wanted as [unknown, unknown]
  if (!Number.isInteger(id) || !Number.isInteger(count)) return null
  return (id as number) >= 0 && (id as number) < (count as number) ? [id as number, count as number] : null
}
