/** The sizes of property runs: enough to find faults that were planted on purpose, and larger on demand. */

const times = Number(process.env.RUNS ?? 1)
if (!(times > 0)) throw new Error('RUNS is not valid: set a number above 0, such as 10.')

/** Returns the number of runs of a property: `usual`, or `RUNS` times as many where that is set in the environment. */
export const runs = (usual: number): number => Math.max(1, Math.round(usual * times))
