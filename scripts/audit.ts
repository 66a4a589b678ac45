/**
 * Asks the package registry for known faults of the packages that the running program uses. A grave one fails; where the
 * registry gives no audit, or none in time, a line says so and nothing fails.
 */
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { verdictOf } from './audit-verdict.ts'

const LIMIT_MS = 30_000

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
  cwd: dirname(dirname(fileURLToPath(import.meta.url))),
  encoding: 'utf8',
  timeout: LIMIT_MS,
  shell: process.platform === 'win32',
})
const { fails, line } = verdictOf(error === undefined ? stdout : '', error?.message)
process.stderr.write(`${line}\n`)
process.exit(fails ? 1 : 0)
