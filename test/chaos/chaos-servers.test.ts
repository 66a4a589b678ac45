/** The same small run on PostgreSQL and Redis, whose connections are cut and whose data are lost besides. */
import { expect, it } from 'vitest'
import { runChaos } from '../../bench/chaos/chaos.ts'
import { NO_POSTGRES, NO_REDIS, postgres, redis } from '../storage/servers.ts'
import { PATIENCE, SMALL, SOUND } from './small-run.ts'

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
