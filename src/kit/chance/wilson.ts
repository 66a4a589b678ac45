/** The interval in which a share lies that was counted in a sample. */

/** The quantile of the normal distribution that leaves 2.5 % above it. */
const Z = 1.959964

/** Ends of an interval of shares, from 0 to 1. */
export interface ShareInterval {
  readonly low: number
  readonly high: number
}

/**
 * Returns Wilson's interval of 95 % for a share (Wilson 1927): unlike a normal one it never leaves 0 to 1, and it has a
 * width at 0 and 1, too.
 * @param wins how many of the sample count, with halves for ties
 * @param size the size of the sample; without one nothing is known
 */
export function wilson(wins: number, size: number): ShareInterval {
  if (size <= 0) return { low: 0, high: 1 }
  const share = wins / size
  const spread = Z ** 2 / size
  const middle = (share + spread / 2) / (1 + spread)
  const half = (Z * Math.sqrt((share * (1 - share) + spread / 4) / size)) / (1 + spread)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
