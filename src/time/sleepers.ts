/** Callbacks that wait for a time, for clocks that are moved or run by another clock. */

/** A callback and the time for which it waits, in milliseconds since 1970. */
interface Sleeper {
  readonly at: number
  readonly callback: () => void
  cancel: () => void
}

/** Wakes a sleeper at a time by another clock. @returns a function that forgets it */
type OtherClock = (at: number, wake: () => void) => () => void

/** The sleepers of one clock. */
export class Sleepers {
  readonly #all = new Set<Sleeper>()
  readonly #other: OtherClock

  /** @param other default: none, so that `takeUntil` alone wakes them */
  constructor(other: OtherClock = () => () => {}) {
    this.#other = other
  }

  /** Adds a callback. @returns a function that takes it away */
  add(at: Date, callback: () => void): () => void {
    const sleeper: Sleeper = { at: at.getTime(), callback, cancel: () => {} }
    this.#all.add(sleeper)
    this.#sleep(sleeper)
    return () => {
      sleeper.cancel()
      this.#all.delete(sleeper)
    }
  }

  /** Forgets at what time the other clock wakes each sleeper, until `again`. */
  hold(): void {
    for (const sleeper of this.#all) sleeper.cancel()
  }

  /** Has each sleeper woken by the other clock, at the time that is right now. */
  again(): void {
    this.hold()
    for (const sleeper of this.#all) this.#sleep(sleeper)
  }

  /** Takes the first sleeper away that waits for no later time; null if there is none. */
  takeUntil(end: number): Pick<Sleeper, 'at' | 'callback'> | null {
    let first: Sleeper | null = null
    for (const sleeper of this.#all) if (sleeper.at <= end && (first === null || sleeper.at < first.at)) first = sleeper
    if (first !== null) this.#all.delete(first)
    return first
  }

  #sleep(sleeper: Sleeper): void {
    sleeper.cancel = this.#other(sleeper.at, () => {
      this.#all.delete(sleeper)
      sleeper.callback()
    })
  }
}
