import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { nanoid } from 'nanoid'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { StorageDown } from '../../src/storage/errors.ts'
import { MIGRATION_LOCK } from '../../src/storage/migrate.ts'
import { isTaken, openStorage } from '../../src/storage/open.ts'
import { eventually } from '../eventually.ts'
import { act, begin, open, see } from '../matches/net.ts'
import { backends, emptyFolder, NO_POSTGRES, postgres, schema, wireTo } from './servers.ts'

const at = new Date('2026-02-03T04:05:06.789Z')
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(() => null).catch((error: unknown) => error)

describe.each(backends)('storage on $name', ({ skip, nothing: newPlace }) => {
  it.skipIf(skip)('keeps what it is given, exactly, over a restart', async () => {
    const place = newPlace()
    const first = await openStorage(place)
    expect(first.migrated.length).toBeGreaterThan(0)
    const match = {
      id: 'm',
      game: 'g',
      format: 'f',
      rules: { second: 'b', first: 'a' },
      rated: true,
      sittingMs: 40n * 24n * 3_600_000n,
      channelId: 'c',
      status: 'over',
      startedAt: at,
      endedAt: at,
      outcome: { b: 1, a: ['é', null] },
      version: 0,
      moves: 0,
      engine: '1',
      state: '{"z":1,"a":"\\u0000\\ud83c\\udccf"}',
    }
    await first.prisma.match.create({ data: match })
    await first.close()
    const second = await openStorage(place)
    try {
      expect(second.migrated).toEqual([])
      const kept = await second.prisma.match.findUniqueOrThrow({ where: { id: 'm' } })
      expect(kept).toMatchObject(match)
      // json and not jsonb: the order of keys is part of what was written.
      expect(Object.keys(kept.outcome as object)).toEqual(['b', 'a'])
    } finally {
      await second.close()
      await place.remove()
    }
  })

  it.skipIf(skip)('tells a refused statement from a database that is down', async () => {
    const place = newPlace()
    const { prisma, close } = await openStorage(place)
    const twice = { data: [1, 2].map(() => ({ id: 'same', at })) }
    const taken = await failure(prisma.interaction.createMany(twice))
    expect(isTaken(taken)).toBe(true)
    const raw = await failure(
      prisma.$executeRaw`INSERT INTO "Interaction" VALUES ('a', now(), NULL), ('a', now(), NULL)`,
    )
    expect(isTaken(raw)).toBe(true)
    const wrong = await failure(prisma.$queryRaw`SELECT * FROM nothing`)
    expect(wrong).toBeInstanceOf(Error)
    expect(wrong).not.toBeInstanceOf(StorageDown)
    expect(isTaken(wrong)).toBe(false)
    await close()
    expect(await failure(prisma.interaction.count())).toBeInstanceOf(StorageDown)
    await place.remove()
  })
})

it.skipIf(postgres === null)(
  `takes settings of the server from its address, beside its own${NO_POSTGRES}`,
  async () => {
    const place = schema()
    const url = new URL(place.databaseUrl!)
    url.searchParams.set('options', '-c statement_timeout=7s')
    const { prisma, close } = await openStorage({ ...place, databaseUrl: url.href })
    try {
      expect(await prisma.$queryRaw`SHOW statement_timeout`).toEqual([{ statement_timeout: '7s' }])
      expect(await prisma.$queryRaw`SHOW timezone`).toEqual([{ TimeZone: 'UTC' }])
      expect(await prisma.$queryRaw`SHOW search_path`).toEqual([{ search_path: `"${url.searchParams.get('schema')}"` }])
    } finally {
      await close()
      await place.remove()
    }
  },
)

it.skipIf(postgres === null)(
  `waits for another process that migrates longer than the address lets a statement take${NO_POSTGRES}`,
  async () => {
    const place = schema()
    const limitMs = 200
    const url = new URL(place.databaseUrl!)
    url.searchParams.set('application_name', url.searchParams.get('schema')!)
    url.searchParams.set('options', `-c statement_timeout=${limitMs} -c lock_timeout=${limitMs}`)
    const other = new pg.Client({ connectionString: postgres! })
    await other.connect()
    try {
      await other.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
      const opening = openStorage({ ...place, databaseUrl: url.href })
      opening.catch(() => {})
      // Either it has waited for longer than a statement may take, or it has given up.
      await Promise.race([
        opening.catch(() => {}),
        eventually(async () => {
          const { rows } = await other.query(
            `SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'
               AND clock_timestamp() - query_start > $2 * interval '1 millisecond'`,
            [url.searchParams.get('application_name'), 2 * limitMs],
          )
          expect(rows).toHaveLength(1)
        }),
      ])
      await other.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
      const { migrated, close } = await opening
      await close()
      expect(migrated.length).toBeGreaterThan(0)
    } finally {
      await other.end()
      await place.remove()
    }
  },
)

/** Whether there is a `pg_dump` that can read the server of the tests: it must not be older. */
async function canDump(): Promise<boolean> {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' })
  const own = Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
  return own >= Math.floor(Number((await onServer('SHOW server_version_num'))[0]?.server_version_num) / 10_000)
}

/** Does something in the database of the tests. */
async function onServer(statement: string): Promise<readonly Record<string, string>[]> {
  const client = new pg.Client({ connectionString: postgres! })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

it.skipIf(postgres === null)(
  `a dump of one schema goes on in another database, from the moment of the dump${NO_POSTGRES}`,
  async ({ skip }) => {
    if (!(await canDump())) return skip('no pg_dump that is new enough')
    const [place, elsewhere] = [schema(), `restored_${nanoid(8).replaceAll(/\W/g, '_').toLowerCase()}`]
    const url = new URL(place.databaseUrl!)
    const name = url.searchParams.get('schema')!
    const folder = emptyFolder()
    const file = join(folder.dataDir, 'holonet.sql')
    const net = await open(place)
    await net.start()
    const matchId = await begin(net, { left: 'ann', right: 'bob' })
    await act(net, matchId, 'ann')
    await net.idle()
    const before = await see(net, matchId, 'bob')
    execFileSync('pg_dump', ['--no-owner', `--schema="${name}"`, `--file=${file}`, postgres!])
    await act(net, matchId, 'bob')
    await net.close()
    await onServer(`CREATE DATABASE "${elsewhere}"`)
    const there = new URL(postgres!)
    there.pathname = `/${elsewhere}`
    execFileSync('psql', ['--quiet', '--set=ON_ERROR_STOP=1', `--file=${file}`, there.href], { stdio: 'pipe' })
    there.searchParams.set('schema', name)
    const restored = await open({ dataDir: place.dataDir, databaseUrl: there.href })
    await restored.start()
    expect((await see(restored, matchId, 'bob')).decisions).toEqual(before.decisions)
    await act(restored, matchId, 'bob')
    expect((await restored.rebuild(matchId))?.differs).toBeNull()
    await restored.close()
    await onServer(`DROP DATABASE "${elsewhere}"`)
    await Promise.all([place.remove(), folder.remove()])
  },
)

describe('a database that does not answer', () => {
  it('is said to be down when it is opened', async () => {
    const place = emptyFolder()
    const databaseUrl = 'postgresql://nobody@127.0.0.1:1/nothing'
    await expect(openStorage({ ...place, databaseUrl })).rejects.toThrow(StorageDown)
    await place.remove()
  })

  it.skipIf(postgres === null)(`is down until it comes back${NO_POSTGRES}`, async () => {
    const place = schema()
    const wire = await wireTo(place.databaseUrl!)
    const { prisma, close } = await openStorage({ ...place, databaseUrl: wire.url })
    try {
      expect(await prisma.interaction.count()).toBe(0)
      await wire.cut()
      expect(await failure(prisma.interaction.count())).toBeInstanceOf(StorageDown)
      expect(await failure(prisma.$executeRaw`DELETE FROM "Interaction"`)).toBeInstanceOf(StorageDown)
      await wire.mend()
      expect(await prisma.interaction.count()).toBe(0)
    } finally {
      await close()
      await wire.cut()
      await place.remove()
    }
  })
})
