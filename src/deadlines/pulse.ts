/**
 * The pulse of the process: a timer that should ring every few seconds. If it rings late, the process stood still: it
 * was stopped, its machine slept, or it was too busy to answer anybody.
 */
import type { Clock } from '../time/clock.ts'

/** How often it beats. */
const PULSE_MS = 15_000
/** A pulse that is later than this means that the process stood still for so long that a click failed meanwhile. */
const LATE_MS = 3_000
/** After a pulse that is later than this nobody knows when the process last ran: all since the last pulse counts. */
const LONG_MS = 15_000

/** The listeners to a process that stood still. */
export interface PulseListeners {
  /** Called with the last moment at which the process is known to have run. */
  readonly stoodStill: (since: Date) => void
  /** Called after that if the pulse itself has noticed it, and nothing else looks after it. */
  readonly noticed: () => void
}

/** Notices when this process stood still. */
export class Pulse {
  readonly #clock: Clock
  readonly #listeners: PulseListeners
  #last: Date
  #cancel: () => void = () => {}

  constructor(clock: Clock, listeners: PulseListeners) {
    this.#clock = clock
    this.#listeners = listeners
    this.#last = clock.now()
  }

  start(): void {
    this.#last = this.#clock.now()
    this.#cancel = this.#clock.wake(new Date(this.#last.getTime() + PULSE_MS), () => {
      const stood = this.feel()
      this.start()
      if (stood) this.#listeners.noticed()
    })
  }

  /** Looks now: another timer may ring before the pulse does. @returns whether the process stood still */
  feel(): boolean {
    const now = this.#clock.now()
    const [last, lateMs] = [this.#last, now.getTime() - this.#last.getTime() - PULSE_MS]
    this.#last = now
    if (lateMs <= LATE_MS) return false
    this.#listeners.stoodStill(lateMs > LONG_MS ? last : new Date(now.getTime() - lateMs))
    return true
  }

  stop(): void {
    this.#cancel()
  }
}
