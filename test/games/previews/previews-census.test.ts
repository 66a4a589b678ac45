/**
 * A preview shows nothing that its player does not know. Each run of the tests compares 700 answers of each game, which
 * the commit draws: three commits compare more than 2,000. `npm run census 10000` compares 200,000 of each and prints the
 * counts.
 */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { SUBJECTS } from './subjects.ts'
import { tallyPreviews } from './tally.ts'

const FEW = 700
/** Answers for each game of a census. */
const PER_GAME = 20
const { CENSUS, PREVIEWS, SEED } = process.env
const ANSWERS = Number(PREVIEWS ?? (CENSUS === undefined ? FEW : Number(CENSUS) * PER_GAME))

/** Draws other games for each commit, and the same ones in every run of it. */
function seedOfCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    return 'no commit'
  }
}

const seed = SEED ?? seedOfCommit()

test.each(Object.entries(SUBJECTS))(
  `%s: ${ANSWERS} answers show no more in a preview than their player knows, by the seed ${seed}`,
  { timeout: 6 * 60 * 60_000 },
  (name, subject) => {
    const { found, ...counts } = tallyPreviews(subject, ANSWERS, seed)
    if (ANSWERS > FEW) process.stdout.write(`${JSON.stringify({ name, ...counts, found: found.length })}\n`)
    expect(found).toEqual([])
    // Many answers must have stayed pending, or nothing was compared.
    expect(counts.pending).toBeGreaterThan(ANSWERS / 20)
  },
)
