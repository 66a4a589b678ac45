/** A clock that runs on by itself and can be moved ahead by hand, for the sandbox: a season can be looked at in minutes. */
import type { Clock } from './clock.ts'
import { Sleepers } from './sleepers.ts'

/** The time of another clock, and what it has been moved ahead. */
export class MovedClock implements Clock {
  readonly #machine: Clock
  /** While time is moved, `advance` alone wakes them. */
  readonly #sleepers = new Sleepers((at, wake) =>
    this.#standsAt === null ? this.#machine.wake(new Date(at - this.#aheadMs), wake) : () => {},
  )
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
    return this.#sleepers.add(at, callback)
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
    this.#sleepers.hold()
    for (let next = this.#sleepers.takeUntil(end); next !== null; next = this.#sleepers.takeUntil(end)) {
      this.#standsAt = Math.max(this.#standsAt ?? from, next.at)
      next.callback()
    }
    this.#aheadMs = end - this.#machine.now().getTime()
    this.#standsAt = null
    this.#sleepers.again()
  }
}
