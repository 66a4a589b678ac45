/** Losses on Discord's side, switched on and off: by tests, and from the page. */
import type { ErrorCode } from './errors.ts'
import type { Endpoint } from './openapi.ts'
import type { FaultName } from './protocol.ts'

/**
 * How a request fails. `hang`: it is taken, not done, and never answered. `lost`: it is done, and its answer never arrives.
 * `until`: it is done, and answered, once this resolves.
 */
export type Failure =
  | { readonly code: ErrorCode }
  | { readonly status: number }
  | { readonly until: Promise<void> }
  | 'hang'
  | 'lost'

/** A request that is held on its way. */
export interface Held {
  /** Resolves when one has arrived. */
  readonly arrived: Promise<void>
  /** Lets it be done. */
  release(): void
}

/** Requests that fail in a way of their own. */
interface Rule {
  readonly endpoint: Endpoint | 'all'
  /** Only paths in which this stands. */
  readonly within: string
  readonly failure: Failure
  left: number
}

/** Keeps the faults that are on. */
export class Faults {
  readonly #on = new Set<FaultName>()
  readonly #rules = new Set<Rule>()
  readonly #listeners = new Set<(name: FaultName, on: boolean) => void>()

  has(name: FaultName): boolean {
    return this.#on.has(name)
  }

  get names(): readonly FaultName[] {
    return [...this.#on]
  }

  /** Switches a fault on or off. */
  set(name: FaultName, on: boolean): void {
    if (on === this.#on.has(name)) return
    if (on) this.#on.add(name)
    else this.#on.delete(name)
    for (const listener of this.#listeners) listener(name, on)
  }

  /** Calls back for each change of a fault. @returns a function that ends it */
  onChange(listener: (name: FaultName, on: boolean) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Lets requests to an endpoint fail.
   *
   * @param within only those whose path has this in it
   *
   * @param times how often; after that they work again
   *
   * @returns a function that ends it
   */
  fail(
    endpoint: Endpoint | 'all',
    failure: Failure,
    { within = '', times = Number.POSITIVE_INFINITY }: { within?: string; times?: number } = {},
  ): () => void {
    const rule = { endpoint, within, failure, left: times }
    this.#rules.add(rule)
    return () => this.#rules.delete(rule)
  }

  /** Holds the next request to an endpoint. @param within only one whose path has this in it */
  hold(endpoint: Endpoint, within = ''): Held {
    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    const arrived = new Promise<void>((resolve) => {
      const failure = {
        get until() {
          resolve()
          return until
        },
      }
      this.fail(endpoint, failure, { within, times: 1 })
    })
    return { arrived, release }
  }

  /** Returns how this request fails; null: it does not. */
  of(endpoint: Endpoint, path: string): Failure | null {
    for (const rule of this.#rules) {
      if ((rule.endpoint !== 'all' && rule.endpoint !== endpoint) || !path.includes(rule.within) || rule.left <= 0)
        continue
      rule.left -= 1
      return rule.failure
    }
    const forInteraction = /^\/(interactions|webhooks)\//.test(path)
    if (this.has('rest-hangs')) return 'hang'
    if (this.has('rest-fails')) return { status: 503 }
    if (this.has('token-refused') && !forInteraction) return { code: 0 }
    if (this.has('rest-throttled') && !forInteraction) return { status: 429 }
    return this.#refusal(endpoint)
  }

  /** Why nobody can be written to for the first time; null: everybody can. Channels that have been used work on. */
  get unopened(): 40003 | 20026 | null {
    if (this.has('dms-throttled')) return 40003
    return this.has('quarantined') ? 20026 : null
  }

  #refusal(endpoint: Endpoint): Failure | null {
    const code = endpoint === 'POST /users/@me/channels' ? this.unopened : null
    if (code !== null) return { code }
    if (this.has('threads-throttled') && /^POST \/channels\/.*\/threads$/.test(endpoint)) return { code: 40062 }
    return null
  }
}
