/**
 * `npm run licences`: lists the licence of each package that the running program uses, from the lock file, and how many packages
 * have each. A package that binds the whole program fails.
 */
import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { bindingOnes, licencesOf } from './package-licences.ts'

new Command('licences').description('Lists the licence of each package that the running program uses.').parse()

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const used = licencesOf(packages).filter(({ dev }) => !dev)
const counts = new Map<string, number>()
for (const { path, version, licence } of used) {
  counts.set(licence, (counts.get(licence) ?? 0) + 1)
  process.stdout.write(`${path.replace(/^.*node_modules\//, '')} ${version}: ${licence}\n`)
}
const sums = [...counts].sort(([, one], [, other]) => other - one).map(([licence, count]) => `${count} ${licence}`)
process.stdout.write(`${used.length} packages: ${sums.join(', ')}\n`)
const binding = bindingOnes(used)
for (const { path, licence } of binding) process.stderr.write(`${path} binds the program by its licence: ${licence}\n`)
process.exitCode = binding.length === 0 ? 0 : 1
