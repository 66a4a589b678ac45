/** A clock for tests. */
import type { Clock } from '../src/time/clock.ts'

/** Time that stands still until it is moved. */
export class HandClock implements Clock {
  #now: number
  #sleepers: { at: number; callback: () => void }[] = []

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
    for (;;) {
      const next = this.#sleepers.filter((sleeper) => sleeper.at <= end).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.#sleepers = this.#sleepers.filter((other) => other !== next)
      this.#now = Math.max(this.#now, next.at)
      next.callback()
    }
    this.#now = end
  }

  /** The process stands still for this long, as when its machine sleeps: what was due meanwhile rings late, in order. */
  standStill(ms: number): void {
    this.#now += ms
    const due = this.#sleepers.filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at)
    this.#sleepers = this.#sleepers.filter((one) => !due.includes(one))
    for (const { callback } of due) callback()
  }
}
