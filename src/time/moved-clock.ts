/** A clock that runs on by itself and can be moved ahead by hand, for the sandbox: a season can be looked at in minutes. */
import type { Clock } from './clock.ts'

interface Sleeper {
  readonly at: number
  readonly callback: () => void
  cancel: () => void
}

/** The time of another clock, and what it has been moved ahead. */
export class MovedClock implements Clock {
  readonly #machine: Clock
  readonly #sleepers = new Set<Sleeper>()
  #aheadMs: number
  /** The moment at which time stands while it is moved; null: it runs. */
  #standsAt: number | null = null

  /** @param aheadMs how far it has been moved already, in milliseconds */
  constructor(machine: Clock, aheadMs = 0) {
    this.#machine = machine
    this.#aheadMs = aheadMs
  }

  /** How far it is ahead of the other clock, in milliseconds. */
  get aheadMs(): number {
    return this.#aheadMs
  }

  now(): Date {
    return new Date(this.#standsAt ?? this.#machine.now().getTime() + this.#aheadMs)
  }

  wake(at: Date, callback: () => void): () => void {
    const sleeper: Sleeper = { at: at.getTime(), callback, cancel: () => {} }
    this.#sleepers.add(sleeper)
    this.#sleep(sleeper)
    return () => {
      sleeper.cancel()
      this.#sleepers.delete(sleeper)
    }
  }

  /**
   * Moves time ahead. All that sleeps wakes at its own moment, in order, as if that time had passed: nothing looks as though
   * the process had stood still.
   *
   * @param ms how far, in milliseconds; not negative
   */
  advance(ms: number): void {
    const from = this.now().getTime()
    const end = from + Math.max(0, ms)
    for (const sleeper of this.#sleepers) sleeper.cancel()
    for (let next = this.#first(end); next !== null; next = this.#first(end)) {
      this.#standsAt = Math.max(this.#standsAt ?? from, next.at)
      this.#sleepers.delete(next)
      next.callback()
    }
    this.#aheadMs = end - this.#machine.now().getTime()
    this.#standsAt = null
    for (const sleeper of this.#sleepers) {
      sleeper.cancel()
      this.#sleep(sleeper)
    }
  }

  #first(end: number): Sleeper | null {
    let first: Sleeper | null = null
    for (const sleeper of this.#sleepers)
      if (sleeper.at <= end && (first === null || sleeper.at < first.at)) first = sleeper
    return first
  }

  #sleep(sleeper: Sleeper): void {
    // While time is moved, sleepers are woken by `advance` alone.
    if (this.#standsAt !== null) return
    sleeper.cancel = this.#machine.wake(new Date(sleeper.at - this.#aheadMs), () => {
      this.#sleepers.delete(sleeper)
      sleeper.callback()
    })
  }
}
