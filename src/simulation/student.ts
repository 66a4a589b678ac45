/** Student's t: how far the mean of few observations may lie from the truth. */

/** Two-sided at 95 %, for 1 to 30 degrees of freedom. */
const TABLE = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
] as const

/** The value of the normal distribution, and the terms of its expansion in 1 / degrees of freedom. */
const Z = 1.959964
const TERMS = [(Z ** 3 + Z) / 4, (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96] as const

/** Returns the factor of the standard error for an interval at 95 %. @throws for less than one degree of freedom */
export function studentT(degrees: number): number {
  if (!(degrees >= 1)) throw new Error('an interval needs two observations')
  return TABLE[degrees - 1] ?? Z + TERMS[0] / degrees + TERMS[1] / degrees ** 2
}
