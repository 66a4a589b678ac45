/** A clock for tests. */
import type { Clock } from '../src/time/clock.ts'

/** An alarm that is set. */
interface Sleeper {
  readonly at: number
  readonly callback: () => void
}

/** Time that stands still until it is moved. */
export class HandClock implements Clock {
  #now: number
  #sleepers: Sleeper[] = []

  constructor(start: Date | string) {
    this.#now = new Date(start).getTime()
  }

  now(): Date {
    return new Date(this.#now)
  }

  wake(at: Date, callback: () => void): () => void {
    const sleeper = { at: at.getTime(), callback }
    this.#sleepers.push(sleeper)
    return () => {
      this.#sleepers = this.#sleepers.filter((other) => other !== sleeper)
    }
  }

  /** How many alarms are set. */
  get sleepers(): number {
    return this.#sleepers.length
  }

  /** Moves time on by this many milliseconds and rings all due alarms, in order. */
  advance(ms: number): void {
    const end = this.#now + ms
    for (let next = this.#firstUntil(end); next !== undefined; next = this.#firstUntil(end)) {
      this.#sleepers.splice(this.#sleepers.indexOf(next), 1)
      this.#now = Math.max(this.#now, next.at)
      next.callback()
    }
    this.#now = end
  }

  /** The alarm that rings first until a moment; of several at once the one that was set first. A day has thousands of them. */
  #firstUntil(end: number): Sleeper | undefined {
    let first: Sleeper | undefined
    for (const sleeper of this.#sleepers)
      if (sleeper.at <= end && (first === undefined || sleeper.at < first.at)) first = sleeper
    return first
  }

  /** The process stands still for this long, as when its machine sleeps: what was due meanwhile rings late, in order. */
  standStill(ms: number): void {
    this.#now += ms
    const due = this.#sleepers.filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at)
    this.#sleepers = this.#sleepers.filter((one) => !due.includes(one))
    for (const { callback } of due) callback()
  }
}
