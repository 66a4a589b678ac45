/** The time of the sandbox, which may have been moved ahead of the browser's. */
let aheadMs = 0

/** Sets how far the time of the sandbox is ahead, in milliseconds. */
export const setAhead = (ms: number): void => {
  aheadMs = ms
}

/** Returns the time of the sandbox, in milliseconds since 1970. */
export const now = (): number => Date.now() + aheadMs
