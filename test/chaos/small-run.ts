/** The small run of the chaos bench that tests take, and what it has to find. */
import type { ChaosOptions } from '../../bench/chaos/chaos.ts'
import { postgres, redis } from '../storage/servers.ts'

const HOUR_MS = 60 * 60_000
/** Each start of the program takes its time on a busy machine. */
export const PATIENCE = { timeout: HOUR_MS }

export const SMALL: Omit<ChaosOptions, 'storage'> = {
  kills: 2,
  moves: 6,
  seed: 'small',
  // Each pair plays its own match, though all see the threads of both.
  pairs: 2,
  pictures: true,
  faults: [],
  faultMs: 100,
  mostMs: HOUR_MS,
  databaseUrl: postgres ?? 'postgresql://127.0.0.1:1/none',
  redisUrl: redis === null ? 'redis://127.0.0.1:1' : `${redis}/11`,
  say: () => {},
}
export const SOUND = { lostMoves: 0, doubledMoves: 0, brokenMatches: 0, lostNotices: 0, givenUp: 0, details: [] }
