/** The only source of time. Code that needs the time gets a clock; tests move theirs by hand. */
export interface Clock {
  now(): Date
  /** Calls back once, not before `at`. Returns a function that cancels it. */
  wake(at: Date, callback: () => void): () => void
}

/** Node's timers take at most 2^31-1 ms; longer sleeps are split. */
const LONGEST_NAP_MS = 2 ** 31 - 1

/** The clock of the machine. */
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
