/** Prisma's own schema engine, as WebAssembly, which compares the program's migrations with its schema and writes new ones. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { packedDatabase } from '../src/storage/embedded.ts'
import { type Migration, type MigrationConnection, migrate } from '../src/storage/migrate.ts'

export const SCHEMA = readFileSync(new URL('../prisma/schema.prisma', import.meta.url), 'utf8')
const LOCKFILE = readFileSync(new URL('../prisma/migrations/migration_lock.toml', import.meta.url), 'utf8')

/** Node has it, but its types are those of browsers. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>
}

let loaded: Promise<void> | null = null

/** Node imports WebAssembly as a module only with a flag, so it is put together by hand. */
async function load(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const bytes = readFileSync(file.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue })
  glue.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
}

export async function schemaEngine(database: PGlite): Promise<glue.SchemaEngine> {
  loaded ??= load()
  await loaded
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPGlite(database) as never)
  return glue.SchemaEngine.new({ datamodels: [['schema.prisma', SCHEMA]] }, () => {}, adapter)
}

let empty: Promise<Blob> | null = null

/** Returns a database in memory without tables: the one that new data folders begin with, since making one takes six times as long. */
export async function emptyDatabase(): Promise<PGlite> {
  empty ??= packedDatabase().then((packed) => new Blob([gunzipSync(packed)]))
  return PGlite.create({ loadDataDir: await empty })
}

/** The connection that migrations need. */
export const connectionTo = (database: PGlite): MigrationConnection => ({
  query: async (sql, values = []) => (await database.query<Record<string, unknown>>(sql, [...values])).rows,
  script: async (sql) => void (await database.exec(sql)),
})

/** Returns the migrations in the engine's format. */
export const migrationsList = (migrations: readonly Migration[]) => ({
  baseDir: 'prisma/migrations',
  lockfile: { path: 'migration_lock.toml', content: LOCKFILE },
  shadowDbInitScript: '',
  migrationDirectories: migrations.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
  })),
})

export const NO_FILTERS = { externalTables: [], externalEnums: [] }

/**
 * Returns the SQL by which a database with these migrations gets what the schema says, or null if it has all of that.
 * @param schema the text of a schema in Prisma's language
 */
export async function missingIn(migrations: readonly Migration[], schema: string = SCHEMA): Promise<string | null> {
  const database = await emptyDatabase()
  // The engine would set up a database of its own for migrations, which takes it four times as long.
  await migrate(connectionTo(database), migrations)
  const engine = await schemaEngine(database)
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files: [{ path: 'schema.prisma', content: schema }], configDir: '.' },
    to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
    script: true,
    exitCode: true,
    filters: NO_FILTERS,
  })
  await database.close()
  return exitCode === 0 ? null : (stdout ?? '').trimStart()
}
