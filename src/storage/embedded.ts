/** Opens PGlite in a folder. A new folder is filled from a packed empty database, which a process of its own makes. */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { DatabaseNotMade } from './errors.ts'
import { lightPGlite } from './light-parser.ts'

/**
 * Settings for one process with one connection. The usual 128 MB of buffers would be taken from the memory of the
 * program; a community's matches fit into a few megabytes.
 */
const SMALL = ['shared_buffers=16MB', 'wal_buffers=1MB', 'max_connections=5'].flatMap((one) => ['-c', one])

/**
 * Opens the database in the folder; the caller holds the data folder around it. A folder that is new, or whose filling was cut
 * off, becomes an empty database first.
 *
 * @throws DatabaseNotMade if there is no packed database and none can be made
 */
export async function openEmbedded(folder: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...SMALL]
  // It lies beside the folder for as long as that is being filled.
  const unfinished = `${folder}.unfinished`
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  const options = { startParams, pgliteWasmModule: await lightPGlite() }
  if (existsSync(join(folder, 'PG_VERSION'))) return PGlite.create(folder, options)
  const loadDataDir = new Blob([await packedDatabase()])
  await writeFile(unfinished, '')
  // The packed files have no rights of their own: nobody else may enter their folder.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const database = await PGlite.create(folder, { ...options, loadDataDir })
  await rm(unfinished)
  return database
}

/**
 * Returns an empty database, packed (tar, gzip): kept from an earlier time, else made now.
 * @throws DatabaseNotMade
 */
export async function packedDatabase(): Promise<Buffer<ArrayBuffer>> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(dirname(library), '../package.json'), 'utf8')) as { version: string }
  // The bundled program lies two folders deep, too.
  const kept = new URL(`../../dist/empty-database-${version}.tar.gz`, import.meta.url)
  return existsSync(kept) ? readFile(kept) : makeEmptyDatabase()
}

const MAKER = fileURLToPath(new URL('../../scripts/empty-database.mjs', import.meta.url))
const MOST_BYTES = 64 * 1024 ** 2

/** Has an empty database made by a process of its own, whose memory is free after it. */
async function makeEmptyDatabase(): Promise<Buffer<ArrayBuffer>> {
  try {
    const options = { encoding: 'buffer', maxBuffer: MOST_BYTES } as const
    const { stdout } = await promisify(execFile)(process.execPath, [MAKER], options)
    return stdout as Buffer<ArrayBuffer>
  } catch (cause) {
    throw new DatabaseNotMade(cause)
  }
}
