import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import {
  connectionTo,
  emptyDatabase,
  migrationsList,
  missingIn,
  NO_FILTERS,
  SCHEMA,
  schemaEngine,
} from '../../scripts/schema-engine.ts'
import { CannotSquash, squashed } from '../../scripts/squashed-migrations.ts'
import { MigrationFailed } from '../../src/storage/errors.ts'
import { type Migration, migrate, readMigrations } from '../../src/storage/migrate.ts'
import { openStorage } from '../../src/storage/open.ts'
import { NO_POSTGRES, postgres, schema } from './servers.ts'

const journal = async (database: PGlite) =>
  (await database.query<Record<string, unknown>>('SELECT * FROM _prisma_migrations ORDER BY migration_name')).rows

const tables = async (database: PGlite) =>
  (await database.query<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")).rows
    .map(({ name }) => name)
    .sort()

describe('migrations', () => {
  it('make exactly the tables of the schema, in the eyes of Prisma itself', async () => {
    const migrations = await readMigrations()
    expect(await missingIn(migrations)).toBeNull()
    const more = SCHEMA.replace('model Heartbeat {', 'model Heartbeat {\n  more String')
    expect(await missingIn(migrations, more)).toContain('ADD COLUMN     "more"')
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

  it('keep the rows that earlier ones have made room for', async () => {
    const database = await emptyDatabase()
    const connection = connectionTo(database)
    const first: Migration = { name: '1_first', sql: 'CREATE TABLE a (id INT);' }
    const second: Migration = { name: '2_second', sql: "ALTER TABLE a ADD COLUMN b TEXT NOT NULL DEFAULT 'new';" }
    await migrate(connection, [first])
    await database.exec('INSERT INTO a VALUES (1)')
    expect(await migrate(connection, [first, second])).toEqual(['2_second'])
    expect((await database.query('SELECT * FROM a')).rows).toEqual([{ id: 1, b: 'new' }])
    await database.close()
  })

  it('become one that loses nothing: a part that is in no schema stops it, and nothing else does', async () => {
    const check = { name: '2_check', sql: 'ALTER TABLE "Heartbeat" ADD CONSTRAINT "one" CHECK (id = 0)' }
    const refused = await squashed([...(await readMigrations()), check]).catch((error) => error)
    expect(refused).toBeInstanceOf(CannotSquash)
    expect(refused.message.split('\n').slice(1)).toEqual(['Heartbeat one CHECK ((id = 0))'])
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
