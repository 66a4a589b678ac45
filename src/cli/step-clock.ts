/** A clock that is moved by hand, for seasons that pass in a minute. */
import type { Clock } from '../time/clock.ts'
import { Sleepers } from '../time/sleepers.ts'

/** Time that stands still until it is moved. */
export class StepClock implements Clock {
  #now: number
  readonly #sleepers = new Sleepers()

  /** @param start milliseconds since 1970 */
  constructor(start: number) {
    this.#now = start
  }

  now(): Date {
    return new Date(this.#now)
  }

  wake(at: Date, callback: () => void): () => void {
    return this.#sleepers.add(at, callback)
  }

  /** Moves time on by this many milliseconds and calls back everybody whose time has come, in order. */
  advance(ms: number): void {
    const end = this.#now + ms
    for (let next = this.#sleepers.takeUntil(end); next !== null; next = this.#sleepers.takeUntil(end)) {
      this.#now = Math.max(this.#now, next.at)
      next.callback()
    }
    this.#now = end
  }
}
