/**
 * Schemas of the PostgreSQL server that one test after the other uses. To apply all migrations and to drop the tables
 * takes the server fifteen times as long as to delete a test's rows.
 */
import { setTimeout } from 'node:timers/promises'
import { nanoid } from 'nanoid'
import pg from 'pg'
import { migrate, quoted, readMigrations } from '../../src/storage/migrate.ts'

/** Schemas of this worker with all tables and without a row. */
const spare: string[] = []

/** Every schema of a run has its prefix, so that the end of the run finds those of workers too. */
export const newName = (run: string): string => `${run}_${nanoid(10)}`

/** A spare schema, or else the name of a new one, which the program fills when it opens. */
export const takeSchema = (run: string): string => spare.pop() ?? newName(run)

/** The address of a schema. Its data need not survive a crash of the server: no commit waits for the disk. */
export function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.searchParams.set('schema', name)
  url.searchParams.set('options', `-c synchronous_commit=off -c application_name=${name}`)
  return url.href
}

export async function dropSchema(server: string, name: string): Promise<void> {
  await connected(server, (client) => client.query(`DROP SCHEMA IF EXISTS ${quoted(name)} CASCADE`))
}

/** Drops every schema of a run that is left. */
export async function dropSchemas(server: string, run: string): Promise<void> {
  await connected(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT nspname AS name FROM pg_namespace WHERE starts_with(nspname, $1)',
      [`${run}_`],
    )
    // One transaction for all would need more locks than a server allows.
    for (const { name } of rows) await client.query(`DROP SCHEMA ${quoted(name)} CASCADE`)
  })
}

/** Empties a schema for the next test. It is dropped if a connection is still open or its tables have changed. */
export async function giveBack(server: string, run: string, name: string): Promise<void> {
  await connected(server, async (client) => {
    const isSpare = (await isLeft(client, name)) && (await formOf(client, name)) === (await theForm(client, run))
    if (!isSpare) return void (await client.query(`DROP SCHEMA IF EXISTS ${quoted(name)} CASCADE`))
    await empty(client, name)
    spare.push(name)
  })
}

async function connected(server: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}

const LOOKS = 50
const LOOK_MS = 20

/** Whether all connections are closed; the server needs a moment to notice it. */
async function isLeft(client: pg.Client, name: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [name])
    if (rowCount === 0) return true
    await setTimeout(LOOK_MS)
  }
  return false
}

/** The names of everything in a schema: tables with their columns, indexes, constraints, triggers, functions. */
async function formOf(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ form: string | null }>(
    `WITH mine AS (
       SELECT c.oid, c.relname, c.relkind FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = $1
     ), parts AS (
       SELECT format('%s %s', relkind, relname) AS part FROM mine
       UNION ALL SELECT format('%s.%s %s %s', relname, attname, atttypid, attnotnull)
         FROM mine JOIN pg_attribute ON attrelid = mine.oid WHERE attnum > 0 AND NOT attisdropped
       UNION ALL SELECT format('%s: %s', relname, conname) FROM mine JOIN pg_constraint ON conrelid = mine.oid
       UNION ALL SELECT format('%s! %s', relname, tgname) FROM mine JOIN pg_trigger ON tgrelid = mine.oid
         WHERE NOT tgisinternal
       UNION ALL SELECT format('%s()', proname) FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
         WHERE n.nspname = $1
     ) SELECT string_agg(part, ' ' ORDER BY part) AS form FROM parts`,
    [name],
  )
  return rows[0]?.form ?? ''
}

let known: Promise<string> | null = null

/** The form of a schema right after all migrations; one is made for it, and kept as a spare. */
function theForm(client: pg.Client, run: string): Promise<string> {
  known ??= (async () => {
    const name = newName(run)
    await client.query(`SET search_path = ${quoted(name)}`)
    const connection = {
      query: async (sql: string, values: readonly unknown[] = []) => (await client.query(sql, [...values])).rows,
      script: async (sql: string) => void (await client.query(sql)),
    }
    await migrate(connection, await readMigrations(), name)
    spare.push(name)
    return formOf(client, name)
  })()
  return known
}

/** Deletes all rows but the list of migrations, in one statement, so that no order of tables matters. */
async function empty(client: pg.Client, name: string): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 AND tablename <> '_prisma_migrations'",
    [name],
  )
  const deletes = tables.map((table, at) => `d${at} AS (DELETE FROM ${quoted(name)}.${quoted(table.name)})`)
  await client.query('SET synchronous_commit = off')
  await client.query(`WITH ${deletes.join(', ')} SELECT`)
  await client.query(
    "SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) FROM pg_sequences WHERE schemaname = $1",
    [name],
  )
}
