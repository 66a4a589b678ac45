/** A clock that is moved by hand, for seasons that pass in a minute. */
import type { Clock } from '../time/clock.ts'

interface Sleeper {
  readonly at: number
  readonly callback: () => void
}

/** Time that stands still until it is moved. */
export class StepClock implements Clock {
  #now: number
  readonly #sleepers = new Set<Sleeper>()

  /** @param start milliseconds since 1970 */
  constructor(start: number) {
    this.#now = start
  }

  now(): Date {
    return new Date(this.#now)
  }

  wake(at: Date, callback: () => void): () => void {
    const sleeper = { at: at.getTime(), callback }
    this.#sleepers.add(sleeper)
    return () => this.#sleepers.delete(sleeper)
  }

  /** Moves time on by so many milliseconds and calls back everybody whose time has come, in order. */
  advance(ms: number): void {
    const end = this.#now + ms
    for (let next = this.#next(end); next !== null; next = this.#next(end)) {
      this.#sleepers.delete(next)
      this.#now = Math.max(this.#now, next.at)
      next.callback()
    }
    this.#now = end
  }

  #next(end: number): Sleeper | null {
    let first: Sleeper | null = null
    for (const sleeper of this.#sleepers)
      if (sleeper.at <= end && (first === null || sleeper.at < first.at)) first = sleeper
    return first
  }
}
