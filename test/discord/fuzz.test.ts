/** A small seeded run of the fuzzing: the bench runs the same with a hundred thousand interactions. */
import { expect, it } from 'vitest'
import { runFuzz } from '../../bench/fuzz/fuzz.ts'
import { postgres } from '../storage/servers.ts'

it('forged, malformed and stale interactions change nothing, show no secret, and are answered', async () => {
  const { details, interactions, answered, crashes, failures, changedRows, leaks, refusedAnswers } = await runFuzz({
    interactions: 800,
    seed: Number(process.env.SEED ?? 1),
    databaseUrl: postgres ?? undefined,
  })
  expect({ crashes, failures, changedRows, leaks, refusedAnswers, details }).toEqual({
    crashes: 0,
    failures: 0,
    changedRows: 0,
    leaks: 0,
    refusedAnswers: 0,
    details: [],
  })
  expect(answered).toBe(interactions)
})
