/** Installs missing packages. The file is plain JavaScript without packages, because it runs before there are any. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const LOWEST = [20, 19]

/**
 * Ends the process with a sentence if this Node is too old; installs the packages of package-lock.json if they are
 * missing.
 * All output goes to standard error: standard output belongs to the command that follows. Of npm's only errors are shown: nobody
 * who has just cloned this can judge a warning about a package of a package.
 */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < LOWEST[0] || (major === LOWEST[0] && minor < LOWEST[1])) {
    process.stderr.write(`HoloNet needs Node ${LOWEST.join('.')} or newer; this is ${process.versions.node}.\n`)
    process.exit(1)
  }
  if (isInstalled(join(root, 'node_modules/.package-lock.json'), join(root, 'package-lock.json'))) return
  process.stderr.write('Installing packages (once) …\n')
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) process.stderr.write(`npm: ${error.message}\n`)
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Whether the packages of a lock file are installed. A clone has a new lock file beside packages that were copied or
 * restored from a cache, so that an older installation counts if it holds the same packages.
 */
function isInstalled(installed, wanted) {
  if (!existsSync(installed)) return false
  if (statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return true
  const [there, asked] = [installed, wanted].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {})
  const isSame = (path) =>
    there[path]?.version === asked[path]?.version && there[path]?.integrity === asked[path]?.integrity
  const isNeeded = ({ dev, optional, devOptional, peer }) => !(dev || optional || devOptional || peer)
  return (
    Object.keys(there).every(isSame) &&
    Object.keys(asked).every((path) => path === '' || path in there || !isNeeded(asked[path]))
  )
}
