/**
 * Whether people can play now. Several signs tell: the gateway, the events that come over it, the requests to Discord.
 * While one of them is bad, clocks stand still, and nobody is late.
 */
import type { Clock } from '../time/clock.ts'

/** A reason why people can't play. */
export interface ReachObstacle {
  /** The sign that reports it; one sign has one obstacle at most. */
  readonly sign: string
  /** A sentence for the host of the bot: what is wrong, and what to do if something can be done. */
  readonly what: string
  readonly since: Date
}

/** Collects the signs of whether people can play. */
export class Reach {
  readonly #clock: Pick<Clock, 'now'>
  readonly #obstacles = new Map<string, ReachObstacle>()
  readonly #warnings = new Map<string, ReachObstacle>()
  readonly #listeners = new Set<(open: boolean) => void>()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Whether nothing is in the way. */
  get open(): boolean {
    return this.#obstacles.size === 0
  }

  /** Whether nothing is in the way but what this sign reports. */
  openBut(sign: string): boolean {
    return this.#obstacles.size === (this.#obstacles.has(sign) ? 1 : 0)
  }

  get obstacles(): readonly ReachObstacle[] {
    return [...this.#obstacles.values()]
  }

  /**
   * Reports a sign.
   *
   * @param what null: it is well again
   *
   * @param agoMs how long it has been bad already, in milliseconds; an obstacle that stays keeps its first time
   */
  report(sign: string, what: string | null, agoMs = 0): void {
    const before = this.open
    const known = this.#obstacles.get(sign)
    const since = new Date(this.#clock.now().getTime() - agoMs)
    if (what === null) this.#obstacles.delete(sign)
    else this.#obstacles.set(sign, { sign, what, since: known?.since ?? since })
    if (this.open !== before) for (const listener of this.#listeners) listener(this.open)
  }

  /** Reports something that fails without keeping people from playing. @param what null: it is well again */
  warn(sign: string, what: string | null): void {
    const since = this.#warnings.get(sign)?.since ?? this.#clock.now()
    if (what === null) this.#warnings.delete(sign)
    else this.#warnings.set(sign, { sign, what, since })
  }

  /** The failures that do not keep people from playing. */
  get warnings(): readonly ReachObstacle[] {
    return [...this.#warnings.values()]
  }

  /** Calls back whenever people can play again, and whenever they can't any more. @returns a function that ends it */
  onChange(listener: (open: boolean) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
