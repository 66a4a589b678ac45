/**
 * The undelivered notices of one match, in order. Those for everybody and those for each seat go their own ways: one that
 * waits for another try holds up no others but those for the same readers.
 */
import type { OutboxNotice } from './api.ts'
import { pauseAfter } from './tries.ts'

/** The readers of a notice: a seat, or everybody (empty). A miss names a seat, and everybody is told. */
const readersOf = (notice: OutboxNotice): string => ('seat' in notice && notice.kind !== 'missed' ? notice.seat : '')

/** The name of the lane in which a notice is delivered. */
export const laneOf = (notice: OutboxNotice): string =>
  'challengeId' in notice ? `challenge ${notice.challengeId}` : notice.matchId

/** The notices of one match that are still to be delivered. */
export class OutboxLane {
  readonly #queue: OutboxNotice[] = []
  /** Readers whose next notice waits, and how to end their wait; null: it is on its way for too long. */
  readonly #waits = new Map<string, (() => void) | null>()
  /** The number of failed tries of readers: those that were barred, and all others. */
  readonly #failed = { barred: new Map<string, number>(), else: new Map<string, number>() }
  /** Delivered, but their rows are not gone yet. */
  readonly delivered: string[] = []
  running = false

  get size(): number {
    return this.#queue.length
  }

  /** Whether nothing is left to do. */
  get empty(): boolean {
    return this.#queue.length === 0 && this.delivered.length === 0 && this.#waits.size === 0
  }

  push(notice: OutboxNotice): void {
    this.#queue.push(notice)
  }

  /** Takes all notices out. */
  clear(): readonly OutboxNotice[] {
    return this.#queue.splice(0)
  }

  /** Returns the first notice that does not wait; undefined: there is none. */
  next(): OutboxNotice | undefined {
    return this.#queue.find((notice) => !this.#waits.has(readersOf(notice)))
  }

  /** The notice is delivered, held, or given up. */
  done(notice: OutboxNotice): void {
    const at = this.#queue.indexOf(notice)
    if (at >= 0) this.#queue.splice(at, 1)
    this.#forgive(readersOf(notice))
  }

  #forgive(readers: string): void {
    for (const failed of Object.values(this.#failed)) failed.delete(readers)
  }

  /** The notice is on its way for so long that others go ahead. */
  lag(notice: OutboxNotice): void {
    this.#waits.set(readersOf(notice), null)
  }

  /** It has come to an end after all. */
  arrived(notice: OutboxNotice): void {
    this.#waits.delete(readersOf(notice))
  }

  /**
   * Returns how long the readers of a notice wait for its next try, in milliseconds: longer each time.
   *
   * @param barred the number of notices that are not allowed where they belong, this one included; 0: it is not one of them
   */
  pauseOf(notice: OutboxNotice, barred: number): number {
    const readers = readersOf(notice)
    // After a long fault of the network the first refusal must not cost the longest pause of all.
    const count = barred > 0 ? this.#failed.barred : this.#failed.else
    const failed = count.get(readers) ?? 0
    count.set(readers, failed + 1)
    return pauseAfter(failed, barred)
  }

  /** Notices for the same readers wait until `end` is called by a timer or by `hurry`. */
  wait(notice: OutboxNotice, cancel: () => void): void {
    this.#waits.set(readersOf(notice), cancel)
  }

  /** Ends all waits for a next try. @returns whether there were any */
  hurry(): boolean {
    const waiting = [...this.#waits].filter(([, cancel]) => cancel !== null)
    for (const [readers, cancel] of waiting) {
      cancel?.()
      this.#waits.delete(readers)
      this.#forgive(readers)
    }
    return waiting.length > 0
  }
}
