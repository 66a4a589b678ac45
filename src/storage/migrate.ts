/**
 * Applies the SQL migrations in `prisma/migrations` and records them as `prisma migrate deploy` does, so that Prisma's
 * own tools accept the database. It needs no engine, no download and no command before the first start.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MigrationFailed } from './errors.ts'

/** A single connection, for migrations only. */
export interface MigrationConnection {
  query(sql: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
  /** Any number of statements. */
  script(sql: string): Promise<void>
}

/** A migration of the program: its name and its SQL. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

/** Returns all migrations of the program, in order. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(folder, name, 'migration.sql'), 'utf8') })),
  )
}

/** Returns Prisma's checksum of a migration. */
const checksum = (sql: string): string => createHash('sha256').update(sql).digest('hex')

/** The lock that Prisma itself uses for migrations on PostgreSQL. */
export const MIGRATION_LOCK = 72707369

const JOURNAL = `
CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`

/** Quotes a name for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

interface MigrationRow {
  readonly migration_name: string
  readonly checksum: string
  readonly finished_at: unknown
}

/**
 * Brings the database (or the schema of it, which is created if need be) to the program's version. Each migration is
 * one transaction: it is applied and recorded, or not at all. The lock makes a second starting process wait until the
 * first is done.
 * @returns the names of the migrations applied now
 * @throws MigrationFailed if one fails, or if the database is from a newer program
 */
export async function migrate(
  connection: MigrationConnection,
  migrations: readonly Migration[],
  schema = 'public',
): Promise<readonly string[]> {
  await connection.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    // Creating a schema needs a right that an existing schema doesn't need.
    const there = await connection.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema])
    if (there.length === 0) await connection.script(`CREATE SCHEMA ${quoted(schema)}`)
    await connection.script(JOURNAL)
    const applied = (await connection.query(
      'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    )) as unknown as readonly MigrationRow[]
    check(applied, migrations)
    const missing = migrations.filter(({ name }) => !applied.some((row) => row.migration_name === name))
    for (const migration of missing) await apply(connection, migration)
    return missing.map(({ name }) => name)
  } finally {
    await connection.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

function check(applied: readonly MigrationRow[], migrations: readonly Migration[]): void {
  for (const row of applied) {
    const name = row.migration_name
    const known = migrations.find((migration) => migration.name === name)
    if (known === undefined)
      throw new MigrationFailed(
        `The database knows the migration ${name}, this program does not: it is too old for it.`,
      )
    if (row.finished_at === null)
      throw new MigrationFailed(
        `The migration ${name} was begun and not finished. Repair it with "prisma migrate resolve".`,
      )
    if (checksum(known.sql) !== row.checksum)
      throw new MigrationFailed(`The migration ${name} was changed after it had been applied to this database.`)
  }
}

async function apply(connection: MigrationConnection, { name, sql }: Migration): Promise<void> {
  const id = randomUUID()
  await connection.script('BEGIN')
  try {
    await connection.query(
      'INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at) VALUES ($1, $2, $3, clock_timestamp())',
      [id, checksum(sql), name],
    )
    await connection.script(sql)
    await connection.query(
      'UPDATE "_prisma_migrations" SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1',
      [id],
    )
    await connection.script('COMMIT')
  } catch (cause) {
    await connection.script('ROLLBACK')
    throw new MigrationFailed(`The migration ${name} failed: ${(cause as Error).message}`, { cause })
  }
}
