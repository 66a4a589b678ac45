/**
 * Alarms wake the program, and do no more: what is due is read from the database, so a lost or doubled alarm does no
 * harm. Each kind of work has a queue of its own, so that the failure of one kind holds up no other.
 */
import type { Clock } from '../time/clock.ts'

/** The kinds of work that fall due by time, in the order in which one look does them. With Redis each is a queue of BullMQ. */
export const QUEUES = ['deadlines', 'reminders', 'leagues'] as const
export type QueueName = (typeof QUEUES)[number]

/** A failed alarm rings again after this pause, then after twice as long, this many times in all. */
export const RINGS = { most: 5, firstPauseMs: 1_000 } as const

/** The contents of a queue, as numbers. */
export interface QueueFigures {
  readonly queue: QueueName
  /** Alarms that will ring, or ring now. */
  readonly waiting: number
  /** Alarms whose work has failed at every try, and has not been done since. */
  readonly failed: number
}

/** Does what is due of one kind. Rejects if it could not be done. */
export type Ring = (queue: QueueName) => Promise<void>

/** Keeps alarms until they ring. */
export interface Alarms {
  /** Begins to ring. */
  start(ring: Ring): void
  /** Sets alarms; one that is set already stays as it is. */
  set(queue: QueueName, at: readonly Date[]): Promise<void>
  /** Forgets failed alarms of a queue: its work has been done since. */
  settled(queue: QueueName): Promise<void>
  /** Returns what lies in each queue; nothing if nobody can tell. */
  figures(): Promise<readonly QueueFigures[]>
  close(): Promise<void>
}

interface NextAlarm {
  readonly at: Date
  readonly cancel: () => void
}

/** Keeps alarms in this process, with a timer for the earliest of each queue. A restart sets them again from the database. */
export class TimerAlarms implements Alarms {
  readonly #clock: Clock
  #ring: Ring = async () => {}
  readonly #next = new Map<QueueName, NextAlarm>()
  /** How often the last alarm of a queue has failed, and how to end its wait for another try. */
  readonly #failing = new Map<QueueName, { readonly times: number; readonly cancel: () => void }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @param ring called when an alarm is due; it sets the alarms that come after */
  start(ring: Ring): void {
    this.#ring = ring
  }

  async set(queue: QueueName, alarms: readonly Date[]): Promise<void> {
    for (const at of alarms) {
      const next = this.#next.get(queue)
      if (next !== undefined && next.at <= at) continue
      next?.cancel()
      const cancel = this.#clock.wake(at, () => {
        this.#next.delete(queue)
        void this.#try(queue)
      })
      this.#next.set(queue, { at, cancel })
    }
  }

  async settled(queue: QueueName): Promise<void> {
    this.#failing.get(queue)?.cancel()
    this.#failing.delete(queue)
  }

  async figures(): Promise<readonly QueueFigures[]> {
    return QUEUES.map((queue) => {
      const times = this.#failing.get(queue)?.times ?? 0
      const again = times > 0 && times < RINGS.most
      const waiting = (this.#next.has(queue) ? 1 : 0) + (again ? 1 : 0)
      return { queue, waiting, failed: times >= RINGS.most ? 1 : 0 }
    })
  }

  async close(): Promise<void> {
    for (const { cancel } of [...this.#next.values(), ...this.#failing.values()]) cancel()
    this.#next.clear()
    this.#failing.clear()
    this.#ring = async () => {}
  }

  async #try(queue: QueueName): Promise<void> {
    try {
      await this.#ring(queue)
      await this.settled(queue)
    } catch {
      this.#again(queue)
    }
  }

  #again(queue: QueueName): void {
    const { times = 0, cancel: before = () => {} } = this.#failing.get(queue) ?? {}
    before()
    const failed = Math.min(times + 1, RINGS.most)
    const pause = RINGS.firstPauseMs * 2 ** (failed - 1)
    const at = new Date(this.#clock.now().getTime() + pause)
    const cancel = failed < RINGS.most ? this.#clock.wake(at, () => void this.#try(queue)) : () => {}
    this.#failing.set(queue, { times: failed, cancel })
  }
}
