/**
 * The pulse of the process: a timer that should ring every few seconds. If it rings late, the process stood still: it
 * was stopped, its machine slept, or it was too busy to answer anybody.
 */
import type { Clock } from '../time/clock.ts'

/** How often it beats. */
const PULSE_MS = 15_000
/** A pulse that is later than this means that the process stood still. */
const LATE_MS = 15_000

/** Notices when this process stood still. */
export class Pulse {
  readonly #clock: Clock
  readonly #stoodStill: (since: Date) => void
  #last: Date
  #cancel: () => void = () => {}

  /** @param stoodStill called with the last moment at which the process is known to have run */
  constructor(clock: Clock, stoodStill: (since: Date) => void) {
    this.#clock = clock
    this.#stoodStill = stoodStill
    this.#last = clock.now()
  }

  start(): void {
    this.#last = this.#clock.now()
    this.#cancel = this.#clock.wake(new Date(this.#last.getTime() + PULSE_MS), () => {
      this.feel()
      this.start()
    })
  }

  /** Looks now: another timer may ring before the pulse does. */
  feel(): void {
    const now = this.#clock.now()
    if (now.getTime() - this.#last.getTime() > PULSE_MS + LATE_MS) this.#stoodStill(this.#last)
    this.#last = now
  }

  stop(): void {
    this.#cancel()
  }
}
