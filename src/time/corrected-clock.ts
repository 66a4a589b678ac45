/** A clock that is kept at the time of another one, such as the database's, so that several processes have one time. */
import type { Clock } from './clock.ts'

/** A sleeper of a corrected clock. */
interface Sleeper {
  readonly at: Date
  readonly callback: () => void
  cancel: () => void
}

/** A clock, less what it is ahead. */
export class CorrectedClock implements Clock {
  /** The clock by which this one runs. */
  readonly machine: Clock
  /** The clock of the machine as somebody may set it. */
  readonly wall: Pick<Clock, 'now'>
  readonly #sleepers = new Set<Sleeper>()
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
    const sleeper: Sleeper = { at, callback, cancel: () => {} }
    this.#sleepers.add(sleeper)
    this.#sleep(sleeper)
    return () => {
      sleeper.cancel()
      this.#sleepers.delete(sleeper)
    }
  }

  /**
   * Sets how far that clock is ahead, in milliseconds. A sleeper wakes by the new time if that is sooner, and never later
   * than it would have: it may have gone to sleep by a clock that had just leapt.
   */
  correct(aheadMs: number): void {
    const sooner = aheadMs < this.#aheadMs
    this.#aheadMs = Math.round(aheadMs)
    if (!sooner) return
    for (const sleeper of this.#sleepers) {
      sleeper.cancel()
      this.#sleep(sleeper)
    }
  }

  #sleep(sleeper: Sleeper): void {
    sleeper.cancel = this.machine.wake(new Date(sleeper.at.getTime() + this.#aheadMs), () => {
      this.#sleepers.delete(sleeper)
      sleeper.callback()
    })
  }
}
