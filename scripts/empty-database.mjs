/**
 * Makes an empty database of PGlite, packed (tar, gzip): writes it to its standard output, and keeps it in `dist`, where the
 * program looks for it first (`src/storage/embedded.ts`). Making one takes 640 MB of memory for a moment, so the program has
 * it made in this process of its own, once for each version of PGlite.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

// V8's optimizing compiler would take another 600 MB, and its code would run for a few seconds (`src/storage/light-parser.ts`).
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)

const database = await PGlite.create()
const packed = Buffer.from(await (await database.dumpDataDir('gzip')).arrayBuffer())
await database.close()

const library = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json')
const { version } = JSON.parse(readFileSync(library, 'utf8'))
const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist')
try {
  mkdirSync(dist, { recursive: true })
  const draft = join(dist, `empty-database-${process.pid}`)
  writeFileSync(draft, packed)
  renameSync(draft, join(dist, `empty-database-${version}.tar.gz`))
} catch {
  // Nobody may write beside the program, or there is no room: the next new folder has its own made.
}
for (let at = 0; at < packed.length; ) at += writeSync(1, packed, at)
process.exit(0)
