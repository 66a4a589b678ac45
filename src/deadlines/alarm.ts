/**
 * Alarms wake the program, and do no more: what is due is read from the database, so a lost or doubled alarm does no
 * harm.
 */
import type { Clock } from '../time/clock.ts'

/** A time at which the program looks for due work. */
export interface Alarm {
  /** Alarms with the same id ring once. Letters, digits, `-` and `_` only. */
  readonly id: string
  readonly at: Date
}

/** Keeps alarms until they ring. */
export interface Alarms {
  /** Sets alarms; alarms that are set already stay as they are. */
  set(alarms: readonly Alarm[]): Promise<void>
  close(): Promise<void>
}

/** Keeps alarms in this process, with a timer for the earliest. A restart sets them again from the database. */
export class TimerAlarms implements Alarms {
  readonly #clock: Clock
  readonly #ring: () => void
  #next: { readonly at: Date; readonly cancel: () => void } | null = null

  /** @param ring called when an alarm is due; it sets the alarms that come after */
  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock
    this.#ring = ring
  }

  async set(alarms: readonly Alarm[]): Promise<void> {
    for (const { at } of alarms) {
      if (this.#next !== null && this.#next.at <= at) continue
      this.#next?.cancel()
      const cancel = this.#clock.wake(at, () => {
        this.#next = null
        this.#ring()
      })
      this.#next = { at, cancel }
    }
  }

  async close(): Promise<void> {
    this.#next?.cancel()
    this.#next = null
  }
}
