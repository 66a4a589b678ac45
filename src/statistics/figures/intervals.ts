/** Intervals of means, and what they leave out: how sure a figure is. Pure. */
import { type Interval, NORMAL_QUANTILES } from '../../kit/chance/wilson.ts'

/** Whether an interval leaves out a half. */
export const leavesOutHalf = ({ low, high }: Interval): boolean => low > 0.5 || high < 0.5

/**
 * Returns the mean with its interval of 95 % by Student's t.
 *
 * @returns null for fewer than two values
 */
export function meanInterval(values: readonly number[]): Interval | null {
  const count = values.length
  if (count < 2) return null
  const mean = values.reduce((sum, one) => sum + one, 0) / count
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  const half = studentQuantile(count - 1) * Math.sqrt(squares / (count - 1) / count)
  return { value: mean, low: mean - half, high: mean + half }
}

/**
 * Returns the quantile of Student's t for two-sided intervals of 95 %, from that of the normal distribution (Abramowitz and
 * Stegun 26.7.5). From 4 degrees of freedom on the error is below 0.01.
 */
export function studentQuantile(freedom: number): number {
  const z = NORMAL_QUANTILES[95]
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3) +
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / (92160 * freedom ** 4)
  )
}

/** Values by rank: a quarter, a half and three quarters of them are at most this. */
export interface Quartiles {
  readonly quarter: number
  readonly half: number
  readonly threeQuarters: number
}

/** Returns the quartiles of values; null if there are none. Each is one of the values (nearest rank). */
export function quartiles(values: readonly number[]): Quartiles | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)]!
  return { quarter: at(0.25), half: at(0.5), threeQuarters: at(0.75) }
}
