import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { MigrationFailed } from '../../src/storage/errors.ts'
import { type Migration, type MigrationConnection, migrate, readMigrations } from '../../src/storage/migrate.ts'
import { openStorage } from '../../src/storage/open.ts'
import { emptyDatabase, migrationsList, NO_FILTERS, SCHEMA, schemaEngine } from './engine.ts'
import { NO_POSTGRES, postgres, schema } from './servers.ts'

const connectionTo = (database: PGlite): MigrationConnection => ({
  query: async (sql, values = []) => (await database.query<Record<string, unknown>>(sql, [...values])).rows,
  script: async (sql) => void (await database.exec(sql)),
})

const journal = async (database: PGlite) =>
  (await database.query<Record<string, unknown>>('SELECT * FROM _prisma_migrations ORDER BY migration_name')).rows

const tables = async (database: PGlite) =>
  (await database.query<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")).rows
    .map(({ name }) => name)
    .sort()

describe('migrations', () => {
  it('make exactly the tables of the schema, in the eyes of Prisma itself', async () => {
    const database = await emptyDatabase()
    await migrate(connectionTo(database), await readMigrations())
    const engine = await schemaEngine(database)
    const missing = async (content: string) =>
      engine.diff({
        from: { tag: 'migrations', ...migrationsList(await readMigrations()) },
        to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] },
        script: true,
        exitCode: true,
        filters: NO_FILTERS,
      })
    expect(await missing(SCHEMA)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('empty migration') })
    const more = await missing(SCHEMA.replace('model Heartbeat {', 'model Heartbeat {\n  more String'))
    expect(more).toMatchObject({ exitCode: 2, stdout: expect.stringContaining('ADD COLUMN     "more"') })
    await database.close()
  })

  it('are recorded as Prisma records them', async () => {
    const [ours, theirs] = [await emptyDatabase(), await emptyDatabase()]
    const migrations = await readMigrations()
    expect(await migrate(connectionTo(ours), migrations)).toEqual(migrations.map(({ name }) => name))
    const engine = await schemaEngine(theirs)
    await engine.applyMigrations({ migrationsList: migrationsList(migrations), filters: NO_FILTERS })
    const columns = async (database: PGlite) =>
      (
        await database.query(
          `SELECT column_name, data_type, is_nullable, column_default, character_maximum_length
           FROM information_schema.columns WHERE table_name = '_prisma_migrations' ORDER BY column_name`,
        )
      ).rows
    expect(await columns(ours)).toEqual(await columns(theirs))
    const [own, other] = [await journal(ours), await journal(theirs)]
    const lasting = (rows: typeof own) =>
      rows.map(({ id, started_at, finished_at, ...row }) => ({
        ...row,
        id: String(id).replace(/[0-9a-f]/g, 'x'),
        begun: started_at instanceof Date,
        finished: finished_at instanceof Date,
      }))
    expect(lasting(own)).toEqual(lasting(other))
    expect(await tables(ours)).toEqual(await tables(theirs))
    // Prisma finds nothing to do in our database, and we nothing in its.
    const again = await (await schemaEngine(ours)).applyMigrations({
      migrationsList: migrationsList(migrations),
      filters: NO_FILTERS,
    })
    expect(again.appliedMigrationNames).toEqual([])
    expect(await migrate(connectionTo(theirs), migrations)).toEqual([])
    await Promise.all([ours.close(), theirs.close()])
  })

  it('give older challenges and matches the default rules', async () => {
    const database = await emptyDatabase()
    const connection = connectionTo(database)
    const migrations = await readMigrations()
    const before = migrations.filter(({ name }) => name < '20261122080000_rules')
    expect(before.length).toBeLessThan(migrations.length)
    await migrate(connection, before)
    await database.exec(`
      INSERT INTO "Challenge" ("id", "by", "game", "format", "rated", "sittingMs", "channelId", "status", "createdAt",
        "expiresAt") VALUES ('c', 'ann', 'tiny', 'short', false, 1, 'here', 'open', now(), now());
      INSERT INTO "Match" ("id", "game", "format", "rated", "sittingMs", "channelId", "status", "startedAt", "version",
        "moves", "engine", "state") VALUES ('m', 'tiny', 'short', false, 1, 'here', 'running', now(), 0, 1, '1', '{}')`)
    await migrate(connection, migrations)
    for (const table of ['Challenge', 'Match']) {
      const { rows } = await database.query(`SELECT "format", "rules" FROM "${table}"`)
      expect(rows).toEqual([{ format: 'short', rules: {} }])
    }
    await database.close()
  })

  it('leave older matches their time for each move, and running sittings their deadlines', async () => {
    const database = await emptyDatabase()
    const connection = connectionTo(database)
    const migrations = await readMigrations()
    await migrate(
      connection,
      migrations.filter(({ name }) => name < '20261123100000_clocks'),
    )
    await database.exec(`
      INSERT INTO "Match" ("id", "game", "format", "rated", "sittingMs", "channelId", "status", "startedAt", "version",
        "moves", "engine", "state") VALUES ('m', 'tiny', 'short', false, 259200000, 'here', 'running', now(), 0, 1, '1', '{}');
      INSERT INTO "Sitting" ("matchId", "seat", "calledAt", "deadline", "remindAt", "misses", "answered")
        VALUES ('m', 'left', '2026-11-20T12:00:00Z', '2026-11-23T12:00:00Z', NULL, 1, false)`)
    await migrate(connection, migrations)
    const matches = await database.query('SELECT "sittingMs", "clock", "standstill" FROM "Match"')
    expect(matches.rows).toEqual([{ sittingMs: 259_200_000, clock: null, standstill: null }])
    const sittings = await database.query(
      'SELECT "deadline", "remindAt", "lastCallAt", "heldMs", "misses" FROM "Sitting"',
    )
    const deadline = new Date('2026-11-23T12:00:00Z')
    expect(sittings.rows).toEqual([{ deadline, remindAt: null, lastCallAt: null, heldMs: null, misses: 1 }])
    await database.close()
  })

  it('give each player of a running match their own move that may be taken back', async () => {
    const database = await emptyDatabase()
    const connection = connectionTo(database)
    const migrations = await readMigrations()
    await migrate(
      connection,
      migrations.filter(({ name }) => name < '20261123150000_submissions'),
    )
    await database.exec(`
      INSERT INTO "Match" ("id", "game", "format", "rated", "sittingMs", "channelId", "status", "startedAt", "version",
        "moves", "engine", "state", "handIn") VALUES
        ('m', 'tiny', 'short', false, 1, 'here', 'running', now(), 0, 1, '1', '{}', '{"by":"right","move":7,"asked":"yes"}'),
        ('n', 'tiny', 'short', false, 1, 'here', 'running', now(), 0, 1, '1', '{}', NULL);
      INSERT INTO "Player" ("matchId", "seat", "personId", "misses") VALUES
        ('m', 'left', 'ann', 0), ('m', 'right', 'bob', 0), ('n', 'left', 'ann', 0), ('n', 'right', 'bob', 0)`)
    await migrate(connection, migrations)
    const { rows } = await database.query('SELECT "submission" FROM "Player" ORDER BY "matchId", "seat"')
    expect(rows.map((row) => (row as { submission: unknown }).submission)).toEqual([
      null,
      { move: 7, asked: 'yes' },
      null,
      null,
    ])
    await database.close()
  })

  it('that fail leave nothing behind and can be tried again', async () => {
    const database = await emptyDatabase()
    const connection = connectionTo(database)
    const first: Migration = { name: '1_first', sql: 'CREATE TABLE a (id INT);' }
    const bad: Migration = { name: '2_bad', sql: 'CREATE TABLE b (id INT); CREATE TABLE a (id INT);' }
    await expect(migrate(connection, [first, bad])).rejects.toThrow(MigrationFailed)
    await expect(migrate(connection, [first, bad])).rejects.toThrow('2_bad')
    expect(await tables(database)).toEqual(['_prisma_migrations', 'a'])
    expect((await journal(database)).map(({ migration_name }) => migration_name)).toEqual(['1_first'])
    const mended = { ...bad, sql: 'CREATE TABLE b (id INT);' }
    expect(await migrate(connection, [first, mended])).toEqual(['2_bad'])
    await database.close()
  })

  it('refuse a database of a newer program, an edited past and a half-done one', async () => {
    const database = await emptyDatabase()
    const connection = connectionTo(database)
    const [first, second] = [
      { name: '1_first', sql: 'CREATE TABLE a (id INT);' },
      { name: '2_second', sql: 'CREATE TABLE b (id INT);' },
    ]
    await migrate(connection, [first!, second!])
    await expect(migrate(connection, [first!])).rejects.toThrow('too old')
    await expect(migrate(connection, [{ ...first!, sql: 'SELECT 1' }, second!])).rejects.toThrow('changed')
    await database.exec(`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '2_second'`)
    await expect(migrate(connection, [first!, second!])).rejects.toThrow('not finished')
    await database.close()
  })

  describe.skipIf(postgres === null)(`of programs that start at once on PostgreSQL${NO_POSTGRES}`, () => {
    it('are applied once', async () => {
      const place = schema()
      const opened = await Promise.all([...Array(4).keys()].map(() => openStorage(place)))
      try {
        const names = (await readMigrations()).map(({ name }) => name)
        expect(opened.flatMap(({ migrated }) => migrated)).toEqual(names)
        const client = new pg.Client({ connectionString: postgres! })
        await client.connect()
        const name = new URL(place.databaseUrl!).searchParams.get('schema')
        const { rows } = await client.query(`SELECT migration_name FROM "${name}"._prisma_migrations`)
        await client.end()
        expect(rows.map(({ migration_name }) => migration_name)).toEqual(names)
      } finally {
        await Promise.all(opened.map((storage) => storage.close()))
        await place.remove()
      }
    })
  })
})
