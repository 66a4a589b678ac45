/**
 * The script behind `npm start`: makes a fresh clone ready, bundles the program, then starts it. The file is plain
 * JavaScript without packages, because it runs before there are any.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ALLOCATOR, NODE_FLAGS } from './memory.mjs'
import './prepare.mjs'

await import('./build.mjs')

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const env = join(root, '.env')
const program = spawn(
  process.execPath,
  [
    ...NODE_FLAGS,
    ...(existsSync(env) ? [`--env-file=${env}`] : []),
    join(root, 'dist/program/main.mjs'),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...ALLOCATOR, ...process.env } },
)

// A terminal sends Ctrl-C to both processes. A signal to this one alone is passed on to the program.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => program.kill('SIGTERM'))
program.on('exit', (code, signal) => {
  process.exitCode = signal === null ? (code ?? 1) : 1
})
