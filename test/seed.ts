import fc from 'fast-check'

/**
 * One commit, one verdict: the property tests draw the same cases in every run. `SEED=<number>` draws others,
 * `SEED=random` others in each file; a failure names its seed and path.
 */
const wish = process.env.SEED ?? '1999'
if (wish !== 'random') fc.configureGlobal({ seed: Number(wish) })
