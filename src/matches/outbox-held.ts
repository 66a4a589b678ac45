/** Notices whose person must not be disturbed now: they are kept until their time. One timer serves any number of them. */
import type { Clock } from '../time/clock.ts'
import type { OutboxNotice } from './api.ts'

interface HeldNotice {
  readonly notice: OutboxNotice
  readonly until: Date
}

/** Keeps held notices; their rows say until when. */
export class HeldNotices {
  readonly #clock: Clock
  readonly #ripe: (ripe: readonly HeldNotice[]) => void
  readonly #held = new Map<string, HeldNotice>()
  /** When the timer rings, in milliseconds. */
  #ringsAt = Number.POSITIVE_INFINITY
  #cancel: () => void = () => {}

  /** @param ripe called with notices whose time has come; they are not held any more */
  constructor(clock: Clock, ripe: (ripe: readonly HeldNotice[]) => void) {
    this.#clock = clock
    this.#ripe = ripe
  }

  /** The matches of held notices; of a challenge, ''. */
  get matchIds(): readonly string[] {
    return [...new Set([...this.#held.values()].map(({ notice }) => notice.matchId))]
  }

  hold(notice: OutboxNotice, until: Date): void {
    this.#held.set(notice.id, { notice, until })
    this.#ringBy(until.getTime())
  }

  /** Takes those out that fulfil a condition, whatever their time. */
  take(which: (notice: OutboxNotice) => boolean): readonly OutboxNotice[] {
    const taken = [...this.#held.values()].map(({ notice }) => notice).filter(which)
    for (const { id } of taken) this.#held.delete(id)
    return taken
  }

  /** Rings no more until the next notice is held. */
  stop(): void {
    this.#cancel()
    this.#ringsAt = Number.POSITIVE_INFINITY
  }

  #ringBy(at: number): void {
    if (at >= this.#ringsAt) return
    this.#cancel()
    this.#ringsAt = at
    this.#cancel = this.#clock.wake(new Date(at), () => this.#ring())
  }

  #ring(): void {
    const now = this.#clock.now()
    this.#ringsAt = Number.POSITIVE_INFINITY
    const ripe = [...this.#held.values()].filter(({ until }) => until <= now)
    for (const { notice } of ripe) this.#held.delete(notice.id)
    let next = Number.POSITIVE_INFINITY
    // Not by `Math.min(...)`: a call takes no more than some hundred thousand arguments.
    for (const { until } of this.#held.values()) next = Math.min(next, until.getTime())
    if (next < Number.POSITIVE_INFINITY) this.#ringBy(next)
    this.#ripe(ripe)
  }
}
