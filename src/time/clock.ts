/** The only source of time. Code that needs the time gets a clock; tests move theirs by hand. */
export interface Clock {
  now(): Date
  /** Calls back once, not before `at`. Returns a function that cancels it. */
  wake(at: Date, callback: () => void): () => void
}

/** Node's timers take at most 2^31-1 ms; longer sleeps are split. */
const LONGEST_NAP_MS = 2 ** 31 - 1

/** Returns a clock that reads the time. @param nowMs in milliseconds since 1970 */
const readingFrom = (nowMs: () => number): Clock => ({
  now: () => new Date(nowMs()),
  wake(at, callback) {
    let timer: NodeJS.Timeout
    const nap = () => {
      const left = at.getTime() - nowMs()
      timer = left > LONGEST_NAP_MS ? setTimeout(nap, LONGEST_NAP_MS) : setTimeout(callback, Math.max(0, left))
    }
    nap()
    return () => clearTimeout(timer)
  },
})

/** The clock of the machine, which somebody may set. */
export const systemClock: Clock = readingFrom(() => Date.now())

/**
 * A clock that nobody can set: it begins at the machine's time, and runs on evenly. Moments that are kept in memory stay as far
 * away as they were. It stands still while the machine sleeps.
 */
export const steadyClock: Clock = readingFrom(() => performance.timeOrigin + performance.now())
