/** Means and deviations of samples, and the intervals that follow from them. */

/** Returns the mean; 0 of no numbers. */
export const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Returns the standard deviation of a sample (divided by n − 1); 0 of fewer than two numbers. */
export function deviationOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0
  const mean = meanOf(numbers)
  return Math.sqrt(numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (numbers.length - 1))
}

/** Returns the standard error of the mean of a sample. */
export const errorOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : deviationOf(numbers) / Math.sqrt(numbers.length)
