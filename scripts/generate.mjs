/**
 * Generates the database client from prisma/schema.prisma into src/storage/generated, unless it is up to date.
 * `--force` generates it in any case.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const target = join(root, 'src/storage/generated')
const stamp = join(target, '.made-from')

const require = createRequire(import.meta.url)
const { version } = require('prisma/package.json')
const schema = readFileSync(join(root, 'prisma/schema.prisma'))
const source = createHash('sha256').update(version).update(schema).digest('hex')

const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === source
if (!fresh || process.argv.includes('--force')) {
  // Generating a client needs no schema engine, yet Prisma downloads one unless the environment names one.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1', ...process.env }
  const cli = join(dirname(require.resolve('prisma/package.json')), 'build/index.js')
  const made = spawnSync(process.execPath, [cli, 'generate', '--no-hints'], { cwd: root, env, encoding: 'utf8' })
  if (made.status !== 0) {
    process.stderr.write(`${made.stdout}${made.stderr}`)
    process.exit(made.status ?? 1)
  }
  writeFileSync(stamp, source)
}
