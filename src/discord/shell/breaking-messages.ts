/**
 * Tells a message at which Discord breaks from an outage of Discord: components that weigh too much are answered by 500,
 * within all documented limits, while other messages pass.
 */
import { isBroken } from './discord-errors.ts'

/** After this many failures while others pass, it is the message. */
const FAILURES = 3
/** More messages than these are not kept in mind. */
const MOST_KEPT = 1_000

/** Counts the failures of messages. */
export class BreakingMessages {
  #passed = 0
  /** The failures of each message, and the number of others that had passed at the first. */
  readonly #failed = new Map<string, { readonly times: number; readonly passed: number }>()

  /** A message was taken. */
  passed(key?: string): void {
    this.#passed += 1
    if (key !== undefined) this.#failed.delete(key)
  }

  /**
   * Counts a failure.
   *
   * @param key names the message
   *
   * @returns whether Discord has broken at this message several times while it took others
   */
  failed(key: string, error: unknown): boolean {
    if (!isBroken(error)) return false
    if (this.#failed.size >= MOST_KEPT) this.#failed.clear()
    const { times, passed } = this.#failed.get(key) ?? { times: 0, passed: this.#passed }
    this.#failed.set(key, { times: times + 1, passed })
    return times + 1 >= FAILURES && this.#passed > passed
  }
}
