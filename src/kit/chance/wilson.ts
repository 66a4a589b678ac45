/** The interval in which a share lies that was counted in a sample. */

/** A figure with the ends of its interval. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The quantiles of the normal distribution for two-sided intervals of 95 % and of 99.5 %. */
export const NORMAL_QUANTILES = { 95: 1.959963984540054, 99.5: 2.807033768343811 } as const

/** How sure an interval is, in per cent. */
export type Sureness = keyof typeof NORMAL_QUANTILES

/**
 * Returns a share with its interval by Wilson's score (Wilson 1927, without a correction for continuity): unlike a normal
 * interval it never leaves 0 to 1, and it has a width at 0 and 1, too.
 *
 * @param wins how many of the sample count, from 0 to `size`; a tie is half a win
 * @param size the size of the sample; without one nothing is known: a half, from 0 to 1
 */
export function wilson(wins: number, size: number, sureness: Sureness = 95): Interval {
  if (size <= 0) return { value: 0.5, low: 0, high: 1 }
  const z = NORMAL_QUANTILES[sureness]
  const share = wins / size
  const square = (z * z) / size
  const middle = (share + square / 2) / (1 + square)
  const half = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / size + square / (4 * size))
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
