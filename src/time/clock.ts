/** The only source of time. Everything that asks how late it is gets one of these; tests move it by hand. */
export interface Clock {
  now(): Date
  /** Calls back once, not before `at`. Returns a function that cancels it. */
  wake(at: Date, callback: () => void): () => void
}

/** Node's timers take at most 2^31-1 ms; longer sleeps are cut into naps. */
const LONGEST_NAP_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => new Date(),
  wake(at, callback) {
    let timer: NodeJS.Timeout
    const nap = () => {
      const left = at.getTime() - Date.now()
      timer = left > LONGEST_NAP_MS ? setTimeout(nap, LONGEST_NAP_MS) : setTimeout(callback, Math.max(0, left))
    }
    nap()
    return () => clearTimeout(timer)
  },
}

/** A clock for tests: time stands still until it is moved. */
export class HandClock implements Clock {
  #now: number
  #sleepers: { at: number; callback: () => void }[] = []

  constructor(start: Date | string) {
    this.#now = new Date(start).getTime()
  }

  now(): Date {
    return new Date(this.#now)
  }

  wake(at: Date, callback: () => void): () => void {
    const sleeper = { at: at.getTime(), callback }
    this.#sleepers.push(sleeper)
    return () => {
      this.#sleepers = this.#sleepers.filter((other) => other !== sleeper)
    }
  }

  /** Moves time on by so many milliseconds and wakes all who were due, in order. */
  advance(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const next = this.#sleepers.filter((sleeper) => sleeper.at <= end).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.#sleepers = this.#sleepers.filter((other) => other !== next)
      this.#now = Math.max(this.#now, next.at)
      next.callback()
    }
    this.#now = end
  }
}
