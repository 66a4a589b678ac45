/** Small runs of the chaos bench: the real program is killed while people play, and nothing is lost. */
import { expect, it } from 'vitest'
import { type ChaosOptions, runChaos } from '../../bench/chaos/chaos.ts'
import { NO_POSTGRES, NO_REDIS, postgres, redis } from '../storage/servers.ts'

const HOUR_MS = 60 * 60_000
/** Each start of the program takes its time on a busy machine. */
const PATIENCE = { timeout: HOUR_MS }

const SMALL: Omit<ChaosOptions, 'storage'> = {
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
const SOUND = { lostMoves: 0, doubledMoves: 0, brokenMatches: 0, lostNotices: 0, givenUp: 0, details: [] }

it('kills on the embedded database lose no move and no notice', PATIENCE, async () => {
  const result = await runChaos({ ...SMALL, storage: 'pglite' })
  expect({ ...result, details: result.details.filter((line) => !line.startsWith('told once more')) }).toMatchObject(
    SOUND,
  )
  expect(result.kills).toBe(2)
  expect(result.moves).toBeGreaterThanOrEqual(6)
  expect(result.repeatedNotices).toBeLessThanOrEqual(2)
})

it.skipIf(postgres === null || redis === null)(
  `kills, cut connections and an emptied Redis lose no move and no notice${NO_POSTGRES}${NO_REDIS}`,
  PATIENCE,
  async () => {
    const result = await runChaos({ ...SMALL, storage: 'postgresql', faults: ['connections-cut', 'redis-flushed'] })
    expect({ ...result, details: result.details.filter((line) => !line.startsWith('told once more')) }).toMatchObject(
      SOUND,
    )
    expect(result.kills).toBe(2)
    expect(result.faults).toEqual(['connections-cut', 'redis-flushed'])
    expect(result.repeatedNotices).toBeLessThanOrEqual(2)
  },
)
