/** A clock that is kept at the time of another one, such as the database's, so that several processes have one time. */
import type { Clock } from './clock.ts'
import { Sleepers } from './sleepers.ts'

/** A clock, less what it is ahead. */
export class CorrectedClock implements Clock {
  /** The clock by which this one runs. */
  readonly machine: Clock
  /** The clock of the machine as somebody may set it. */
  readonly wall: Pick<Clock, 'now'>
  readonly #sleepers = new Sleepers((at, wake) => this.machine.wake(new Date(at + this.#aheadMs), wake))
  #aheadMs = 0

  /** @param wall default: `machine` */
  constructor(machine: Clock, wall: Pick<Clock, 'now'> = machine) {
    this.machine = machine
    this.wall = wall
  }

  /** How far that clock is ahead, in milliseconds; negative: it is behind. */
  get aheadMs(): number {
    return this.#aheadMs
  }

  now(): Date {
    return new Date(this.machine.now().getTime() - this.#aheadMs)
  }

  wake(at: Date, callback: () => void): () => void {
    return this.#sleepers.add(at, callback)
  }

  /**
   * Sets how far that clock is ahead, in milliseconds. A sleeper wakes by the new time if that is sooner, and never later
   * than it would have: it may have gone to sleep by a clock that had just leapt.
   */
  correct(aheadMs: number): void {
    const sooner = aheadMs < this.#aheadMs
    this.#aheadMs = Math.round(aheadMs)
    if (sooner) this.#sleepers.again()
  }
}
