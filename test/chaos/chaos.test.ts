/** A small run of the chaos bench: the real program is killed while people play, and nothing is lost. */
import { expect, it } from 'vitest'
import { runChaos } from '../../bench/chaos/chaos.ts'
import { folder } from '../storage/servers.ts'
import { PATIENCE, SMALL, SOUND } from './small-run.ts'

it('kills on the embedded database lose no move and no notice', PATIENCE, async () => {
  const empty = folder()
  const result = await runChaos({ ...SMALL, storage: 'pglite', template: empty.dataDir })
  await empty.remove()
  expect({ ...result, details: result.details.filter((line) => !line.startsWith('told once more')) }).toMatchObject(
    SOUND,
  )
  expect(result.kills).toBe(2)
  expect(result.moves).toBeGreaterThanOrEqual(6)
  expect(result.repeatedNotices).toBeLessThanOrEqual(2)
})
