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

/**
 * The address of a schema. Its data need not survive a crash of the server: no commit waits for the disk. Each test opens
 * connections of its own, and on each the server would plan a statement up to six times before it keeps a plan.
 */
export function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.searchParams.set('schema', name)
  const settings = ['synchronous_commit=off', 'plan_cache_mode=force_generic_plan', `application_name=${name}`]
  url.searchParams.set('options', settings.map((setting) => `-c ${setting}`).join(' '))
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
  const client = await lasting(server)
  const isSpare = (await isLeft(client, name)) && (await formOf(client, name)) === (await theForm(server, run))
  if (!isSpare) return void (await client.query(`DROP SCHEMA IF EXISTS ${quoted(name)} CASCADE`))
  await empty(client, name)
  spare.push(name)
}

let kept: Promise<pg.Client> | null = null

/**
 * Returns a connection that stays until the worker ends: the server reads its catalogue and plans its statements once. It keeps
 * no process running.
 */
function lasting(server: string): Promise<pg.Client> {
  kept ??= (async () => {
    const client = new pg.Client({ connectionString: server, options: '-c synchronous_commit=off' })
    const forget = () => {
      kept = null
    }
    client.on('error', forget)
    client.on('end', forget)
    await client.connect()
    // The types of the driver lack it.
    ;(client as unknown as { unref(): void }).unref()
    return client
  })()
  kept.catch(() => {
    kept = null
  })
  return kept
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

/** Returns a hash of the names of everything in a schema: tables with their columns, indexes, constraints, triggers, functions. */
async function formOf(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ form: string | null }>({
    name: 'form',
    text: `WITH mine AS (
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
     ) SELECT md5(string_agg(part, ' ' ORDER BY part)) AS form FROM parts`,
    values: [name],
  })
  return rows[0]?.form ?? ''
}

let known: Promise<string> | null = null

/** The form of a schema right after all migrations; one is made for it, and kept as a spare. */
function theForm(server: string, run: string): Promise<string> {
  known ??= (async () => {
    const name = newName(run)
    let form = ''
    await connected(server, async (client) => {
      await client.query(`SET search_path = ${quoted(name)}`)
      const connection = {
        query: async (sql: string, values: readonly unknown[] = []) => (await client.query(sql, [...values])).rows,
        script: async (sql: string) => void (await client.query(sql)),
      }
      await migrate(connection, await readMigrations(), name)
      form = await formOf(client, name)
    })
    spare.push(name)
    return form
  })()
  return known
}

/** Deletes all rows but the list of migrations, in one statement, so that no order of tables matters. */
async function empty(client: pg.Client, name: string): Promise<void> {
  let text = deletions.get(name)
  if (text === undefined) {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 AND tablename <> '_prisma_migrations'",
      [name],
    )
    const deletes = tables.map((table, at) => `d${at} AS (DELETE FROM ${quoted(name)}.${quoted(table.name)})`)
    text = `WITH ${deletes.join(', ')} SELECT`
    deletions.set(name, text)
  }
  // The name keeps the plan, which takes as long to make as the rows take to delete.
  await client.query({ name, text })
  await client.query({ name: 'count from the start', text: COUNT_FROM_START, values: [name] })
}

/** The statement that empties a schema, by its name. */
const deletions = new Map<string, string>()

const COUNT_FROM_START =
  "SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) FROM pg_sequences WHERE schemaname = $1"
