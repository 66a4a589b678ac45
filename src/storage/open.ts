/** Opens the database: a PostgreSQL server if one is configured, else PGlite in the data folder. */
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { openEmbedded } from './embedded.ts'
import { StatementRefused, StorageDown } from './errors.ts'
import { Prisma, PrismaClient } from './generated/client.ts'
import { holdDataFolder } from './lock.ts'
import { type MigrationConnection, migrate, quoted, readMigrations } from './migrate.ts'
import { readsOnly, repeating } from './repeats.ts'
import { CONNECT_MS, splitUrl } from './server-address.ts'

/** The settings of the database. */
export interface StorageOptions {
  /** The URL of a PostgreSQL server; `?schema=` names the schema. Without it PGlite keeps the data in `dataDir`. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** Called with every statement that goes to the database, BEGIN and COMMIT included. */
  readonly onQuery?: ((sql: string) => void) | undefined
  /** Called with errors on idle connections, which belong to no request. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** The open database. */
export interface Storage {
  readonly prisma: Database
  readonly kind: 'postgresql' | 'pglite'
  /** Names of the migrations that were applied on opening. */
  readonly migrated: readonly string[]
  close(): Promise<void>
}

/** The Prisma client; every failure to reach the database comes out of it as `StorageDown`. */
export type Database = ReturnType<typeof client>

/** The longest wait for an answer before the database counts as down. */
const ANSWER_MS = 10_000

/**
 * Opens the database and brings it up to date.
 * @throws DataFolderInUse, DatabaseNotMade, MigrationFailed, StorageDown
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  return options.databaseUrl === undefined ? openPGlite(options) : openPostgres(options, options.databaseUrl)
}

async function openPostgres(options: StorageOptions, databaseUrl: string): Promise<Storage> {
  const { url, schema, settings } = splitUrl(databaseUrl)
  const config: pg.PoolConfig = {
    connectionString: url,
    // Prisma's driver adapter reads times as UTC; raw statements name no schema.
    options: `${settings} -c timezone=UTC -c search_path=${quoted(schema).replaceAll(' ', '\\ ')}`,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  }
  const migrated = await migratePostgres(config, schema)
  const pool = new pg.Pool({ ...config, Client: watched(options.onQuery) })
  const nameOf = statementNames()
  const onError = options.onError ?? (() => {})
  const handlers = { onPoolError: onError, onConnectionError: onError }
  const adapter = new PrismaPg(pool, { schema, ...handlers, statementNameGenerator: ({ sql }) => nameOf(sql) })
  const prisma = client(adapter, async (text, values) => (await pool.query({ name: nameOf(text), text, values })).rows)
  return {
    prisma,
    kind: 'postgresql',
    migrated,
    async close() {
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

/** At the start nobody waits for an answer yet, and a machine that has just begun may be busy. */
const START_CONNECT_MS = 3 * CONNECT_MS

async function migratePostgres(config: pg.PoolConfig, schema: string): Promise<readonly string[]> {
  // The lock lasts as long as its connection, so it needs its own. A migration, and the wait for another process that migrates,
  // may take longer than a query may, whatever limits the address sets: of two settings of one name the last one counts.
  const unlimited = `${config.options} -c statement_timeout=0 -c lock_timeout=0`
  const patient = { query_timeout: 0, connectionTimeoutMillis: START_CONNECT_MS }
  const connection = new pg.Client({ ...config, options: unlimited, ...patient })
  connection.on('error', () => {})
  try {
    await connection.connect()
  } catch (cause) {
    throw new StorageDown(cause)
  }
  try {
    const query: MigrationConnection['query'] = async (sql, values = []) =>
      (await connection.query(sql, [...values])).rows
    const script: MigrationConnection['script'] = async (sql) => void (await connection.query(sql))
    return await migrate({ query, script }, await readMigrations(), schema)
  } catch (error) {
    throw (error as { code?: unknown }).code === MAY_NOT ? new StorageDown(error) : error
  } finally {
    await connection.end()
  }
}

async function openPGlite(options: StorageOptions): Promise<Storage> {
  const release = await holdDataFolder(options.dataDir)
  try {
    const database = await openEmbedded(join(options.dataDir, 'db'))
    const migrated = await migratePGlite(database)
    const driver = tapped(database, options.onQuery)
    const prisma = client(new PrismaPGlite(driver), async (text, values) => (await driver.query(text, values)).rows)
    return {
      prisma,
      kind: 'pglite',
      migrated,
      async close() {
        await prisma.$disconnect()
        await database.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

async function migratePGlite(database: PGlite): Promise<readonly string[]> {
  const query: MigrationConnection['query'] = async (sql, values = []) =>
    (await database.query(sql, [...values])).rows as never
  const script: MigrationConnection['script'] = async (sql) => void (await database.exec(sql))
  try {
    await database.exec('SET TIME ZONE UTC')
    return await migrate({ query, script }, await readMigrations())
  } catch (error) {
    // The next owner of the folder must find no process at work in it.
    await database.close()
    throw error
  }
}

/**
 * Stands in a statement that the server plans each time: its tables are empty at one moment and full at the next, and a kept
 * plan would stay the one for empty tables.
 */
export const PLANNED_ANEW = Prisma.raw('/* planned anew */')

/**
 * Returns a name for each statement, under which the server keeps its plan; an empty one if it is to keep none. Planning costs
 * as much as running for most of ours. There are few texts, since all values are parameters.
 */
function statementNames(): (sql: string) => string {
  const names = new Map<string, string>()
  return (sql) => {
    if (sql.includes(PLANNED_ANEW.sql)) return ''
    const name = names.get(sql) ?? `s${names.size}`
    names.set(sql, name)
    return name
  }
}

/** Sends one statement to the driver itself. */
type Ask = (text: string, values: unknown[]) => Promise<unknown[]>

function client(adapter: PrismaPg | PrismaPGlite, ask: Ask) {
  // Minimal: longer messages quote the arguments, which may be secrets of a match.
  return new PrismaClient({ adapter, log: [], errorFormat: 'minimal' }).$extends({
    query: {
      async $allOperations({ operation, args, query }) {
        try {
          return await repeating(() => query(args), isReading(operation, args))
        } catch (error) {
          throw isRefusedByDatabase(error) ? error : new StorageDown(error)
        }
      },
    },
    client: {
      /**
       * Runs one statement without Prisma's query compiler, which costs as much as the database itself. The statements
       * of every click use it.
       *
       * @throws StatementRefused, StorageDown
       */
      async direct<Row>({ text, values }: Prisma.Sql): Promise<Row[]> {
        try {
          return (await repeating(() => ask(text, values), readsOnly(text))) as Row[]
        } catch (error) {
          const { code } = error as { code?: unknown }
          throw typeof code === 'string' && STATEMENT_AT_FAULT.test(code)
            ? new StatementRefused(code)
            : new StorageDown(error)
        }
      },
    },
  })
}

/** Whether an operation of Prisma's client only reads. */
function isReading(operation: string, args: unknown): boolean {
  if (/^(?:find|count|aggregate|groupBy)/.test(operation)) return true
  const { sql } = (args ?? {}) as { sql?: unknown }
  return operation === '$queryRaw' && typeof sql === 'string' && readsOnly(sql)
}

// ---------------------------------------------------------------- what is whose fault

/** Classes of SQLSTATE in which the statement is at fault, not the database: data, constraint, access rule, syntax. */
const STATEMENT_AT_FAULT = /^(?:21|22|23|42)[0-9A-Z]{3}$/
const UNIQUE = '23505'
/** The role lacks a right: to make the schema or its tables. */
const MAY_NOT = '42501'
const DEADLOCK = '40P01'

/** Whether the database works and refuses this statement: a broken constraint, or a bug of the program. */
function isRefusedByDatabase(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientValidationError) return true
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  const code = sqlState(error)
  if (code !== undefined) return STATEMENT_AT_FAULT.test(code)
  // P2xxx are refusals of a statement, except P2010 raw query failed, P2024 no connection in time, P2037 too many.
  return /^P2/.test(error.code) && !['P2010', 'P2024', 'P2037'].includes(error.code)
}

/** Returns the code that PostgreSQL itself gave. */
function sqlState(error: Prisma.PrismaClientKnownRequestError): string | undefined {
  const { cause } = (error.meta?.driverAdapterError ?? {}) as { cause?: { originalCode?: string } }
  return cause?.originalCode ?? (error.meta?.code as string | undefined)
}

/** Whether a unique or primary key was violated: another request came first. */
export function isTaken(error: unknown): boolean {
  if (error instanceof StatementRefused) return error.code === UNIQUE
  return error instanceof Prisma.PrismaClientKnownRequestError && (error.code === 'P2002' || sqlState(error) === UNIQUE)
}

/** Whether the database has ended a statement because two waited for each other's rows. Nothing of it was written. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof StorageDown && (error.cause as { code?: unknown } | null)?.code === DEADLOCK

// ---------------------------------------------------------------- counting at the driver

function watched(onQuery: StorageOptions['onQuery']): typeof pg.Client {
  if (onQuery === undefined) return pg.Client
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's query has a dozen forms, all passed on as they are.
    override query(...args: any[]): any {
      onQuery(typeof args[0] === 'string' ? args[0] : args[0].text)
      return super.query(...(args as [string]))
    }
  }
}

function tapped(database: PGlite, onQuery: StorageOptions['onQuery']): PGlite {
  if (onQuery === undefined) return database
  return new Proxy(database, {
    get(target, property) {
      const member = Reflect.get(target, property, target)
      if (typeof member !== 'function') return member
      if (property !== 'query' && property !== 'exec') return member.bind(target)
      return (sql: string, ...rest: unknown[]) => {
        onQuery(sql)
        return member.call(target, sql, ...rest)
      }
    },
  })
}
