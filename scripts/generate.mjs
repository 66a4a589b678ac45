/**
 * Generates the database client from prisma/schema.prisma into src/storage/generated, unless it is up to date.
 * `--force` generates it in any case. Prisma's query compiler then comes from its file: the client would import it as text,
 * and the program would keep that text, and its decoded form, for as long as it runs (9 MB).
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
const self = readFileSync(fileURLToPath(import.meta.url))
const source = createHash('sha256').update(version).update(schema).update(self).digest('hex')

const AS_TEXT =
  /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[\w.]+\.wasm-base64)\.mjs"\)\s+return await decodeBase64AsWasm\(wasm\)/

/** The place of the compiler: the one long string in the package's file. */
const fromFile = (file) => `const { readFileSync } = await import('node:fs')
    const { createRequire } = await import('node:module')
    const text = readFileSync(createRequire(import.meta.url).resolve("${file}.js"), 'latin1')
    const begin = text.indexOf('"AGFzbQ') + 1
    return await decodeBase64AsWasm(text.slice(begin, text.indexOf('"', begin)))`

/** Makes the client read the compiler from its file. @throws if Prisma generates other code than it did */
function readCompilerFromFile() {
  const file = join(target, 'internal/class.ts')
  const code = readFileSync(file, 'utf8')
  if (!AS_TEXT.test(code)) throw new Error('The database client does not import its compiler where it did')
  writeFileSync(
    file,
    code.replace(AS_TEXT, (_, place) => fromFile(place)),
  )
}

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
  readCompilerFromFile()
  writeFileSync(stamp, source)
}
