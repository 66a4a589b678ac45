/** `npm run long-files`: writes the list of long test files, from the times of the last `npm test`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { fileTimes, longFiles } from '../test/file-times.ts'

const root = join(import.meta.dirname, '..')
const LIST = join(root, 'test/long-files.ts')
/** Fewer files are no whole run. */
const WHOLE = 400

new Command('long-files').description('lists the test files that take long, the longest first').parse()

const times = fileTimes()
const recorded = Object.keys(times).length
if (recorded < WHOLE) {
  process.stderr.write(`Only ${recorded} files have been timed: run \`npm test\` first, with nothing beside it.\n`)
  process.exit(1)
}
const long = longFiles(times, (path) => existsSync(join(root, path)))
const [before = ''] = readFileSync(LIST, 'utf8').split(/(?<=^export const LONG.*\n)/m)
writeFileSync(LIST, `${before}${long.map((path) => `  '${path}',\n`).join('')}]\n`)
process.stdout.write(`${long.length} of ${recorded} files take long.\n`)
