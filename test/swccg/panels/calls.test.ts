/** The count of calls (`npm run calls`) on a match of two people who take the orders that they are offered. */
import { expect, test } from 'vitest'
import { HABITS } from '../../../bench/calls/order-habits.ts'
import { playPair } from '../../../bench/calls/pairs.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'

const LIMIT_DAYS = 20

test('two people who look once a day and take the offered orders finish, and a quiet turn calls one of them once', () => {
  const { days, calls, turns } = playPair(swccg as unknown as AnyGame, 'starter', 'calls/1', HABITS.offered)
  expect(days).toBeLessThanOrEqual(LIMIT_DAYS)
  // Nobody is called again before they have looked.
  expect(calls).toBeLessThanOrEqual(2 * days)
  const quiet = turns.filter(({ kind }) => kind === 'quiet')
  expect(quiet.length).toBeGreaterThan(0)
  for (const turn of quiet) expect(turn.calls).toBeLessThanOrEqual(1)
})
