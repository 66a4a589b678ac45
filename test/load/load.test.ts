/** Small runs of the load bench: copied matches are whole, and two workers handle each deadline once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withBundles } from '../../bench/bundled.ts'
import { measureDue } from '../../bench/load/due.ts'
import { fill } from '../../bench/load/fill.ts'
import { readBetween, Schema } from '../../bench/load/schema.ts'
import { games } from '../../src/games/registry.ts'
import { openHoloNet } from '../../src/holonet.ts'
import { HandClock } from '../hand-clock.ts'
import { NO_POSTGRES, NO_REDIS, postgres, redis } from '../storage/servers.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'holonet-load-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const WHERE = { guildId: '1', channelId: '2' }
const MATCHES = 30
/** Two processes of the program start, which takes its time on a busy machine. */
const PATIENCE = { timeout: 30 * 60_000 }

it.skipIf(postgres === null)(`a copied match is as whole as the one that was played${NO_POSTGRES}`, async () => {
  const schema = await Schema.open(postgres!, `load_test_${process.pid}`)
  try {
    await fill(schema.url, dataDir, MATCHES, WHERE)
    const holonet = await openHoloNet({ databaseUrl: schema.url, dataDir, games, clock: new HandClock(new Date()) })
    try {
      const matches = await holonet.prisma.match.findMany({ select: { id: true } })
      expect(matches).toHaveLength(MATCHES)
      for (const { id } of matches) {
        expect(await holonet.rebuild(id)).toMatchObject({ differs: null })
        const sight = await holonet.matches.sightOf(id, 'spectator')
        expect(sight!.calls.length).toBeGreaterThan(0)
      }
      const { running } = await holonet.matches.inServer('1', { running: MATCHES + 1, over: 1 })
      expect(running).toHaveLength(MATCHES)
    } finally {
      await holonet.close()
    }
  } finally {
    await schema.drop()
  }
})

it.skipIf(postgres === null || redis === null)(
  `two workers handle each time-out exactly once${NO_POSTGRES}${NO_REDIS}`,
  PATIENCE,
  async () => {
    const result = await withBundles(['load/subject'], (program) =>
      measureDue({
        databaseUrl: postgres!,
        redisUrl: `${redis}/12`,
        dataDir,
        program,
        deadlines: MATCHES,
        kind: 'time-out',
        workers: 2,
        aheadMs: 0,
        withinMs: 100,
        say: () => {},
      }),
    )
    expect(result).toMatchObject({ deadlines: MATCHES, once: MATCHES, lost: 0, doubled: 0 })
  },
)

it('rows of sequential scans are told from those found by an index', () => {
  const before = new Map([['Match', { sequential: 10, byIndex: 5 }]])
  const after = new Map([
    ['Match', { sequential: 10, byIndex: 9 }],
    ['Player', { sequential: 3, byIndex: 0 }],
  ])
  expect(readBetween(before, after)).toEqual({ rows: 7, sequential: { Player: 3 } })
})
