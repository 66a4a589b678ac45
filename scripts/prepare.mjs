/**
 * Makes a fresh clone ready: installs what package-lock.json asks for, generates the database client.
 * Plain JavaScript without packages, because it runs before there are any.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const LOWEST = [20, 19]

/** Runs a command in the project's folder; ends the process with its exit code if it fails. */
function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) process.stderr.write(`${command}: ${error.message}\n`)
  if (status !== 0) process.exit(status ?? 1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < LOWEST[0] || (major === LOWEST[0] && minor < LOWEST[1])) {
  process.stderr.write(`HoloNet needs Node ${LOWEST.join('.')} or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}

const installed = join(root, 'node_modules/.package-lock.json')
const wanted = join(root, 'package-lock.json')
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
  process.stdout.write('Installing packages (once) …\n')
  run('npm', ['ci', '--no-audit', '--no-fund'])
}
run(process.execPath, [join(root, 'scripts/generate.mjs')])
