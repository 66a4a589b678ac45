import { vi } from 'vitest'

/**
 * Looks again every `everyMs` until a look throws nothing more. Its patience is far beyond what a busy machine needs, and less
 * than a test's time-out.
 * @returns the result of the last look
 * @throws the last error, when its patience ends
 */
export const eventually = <T>(look: () => T | Promise<T>, everyMs = 20): Promise<T> =>
  vi.waitFor(look, { timeout: 100_000, interval: everyMs })
