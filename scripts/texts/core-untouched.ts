/**
 * `npm run texts:core-untouched`: takes each mechanism with a folder of its own out of a copy of the project, with its tests
 * and its lines in the two registries. Nothing else may name it; what is left has to compile and to pass tests of its own.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Command } from 'commander'
import { without } from './mechanism-lines.ts'

const ROOT = join(import.meta.dirname, '../..')
const RULES = 'src/games/swccg/rules'
const REGISTRIES = ['src/games/swccg/mechanisms.ts', 'src/games/swccg/texts/registry.ts']
/** The pages and lists that commands write: they name each word. */
const WRITTEN = ['docs/words.md']
/** Tests of the layout, and of the core that is left. */
const TESTS = [
  'test/house',
  'test/swccg/scenarios',
  'test/swccg/language/negative.test.ts',
  'test/swccg/rules/set-up.test.ts',
]

const { args } = new Command('texts:core-untouched')
  .description('Shows that the core of the Star Wars CCG names no mechanism with a folder of its own.')
  .argument('[mechanisms...]', 'names of their folders; without any all of them')
  .parse()
const all = readdirSync(join(ROOT, RULES)).filter((name) => existsSync(join(ROOT, RULES, name, 'index.ts')))
for (const name of args.length > 0 ? args : all) if (!isUntouchedBy(name)) process.exitCode = 1

/** Whether the core does without a mechanism. */
function isUntouchedBy(name: string): boolean {
  const copy = mkdtempSync(join(tmpdir(), 'holonet-untouched-'))
  try {
    copyTo(copy)
    const own = [join(RULES, name), join('test/swccg', name)]
    for (const folder of own) rmSync(join(copy, folder), { recursive: true, force: true })
    const taken = REGISTRIES.map((file) => {
      const { text, lines } = without(name, readFileSync(join(copy, file), 'utf8'))
      writeFileSync(join(copy, file), text)
      return `${file}: ${lines}`
    })
    process.stdout.write(`${name}: without ${own.join(', ')} and entries of the registries (${taken.join(', ')})\n`)
    const naming = filesIn(copy).filter((file) => readFileSync(file, 'utf8').includes(`rules/${name}/`))
    const others = naming
      .map((file) => relative(copy, file))
      .filter((file) => !WRITTEN.includes(file) && !file.endsWith('.md'))
    if (others.length > 0) process.stdout.write(`  named by ${others.join(', ')}\n`)
    return (
      others.length === 0 &&
      runs(copy, 'tsc', '--noEmit', '-p', '.', '--incremental', 'false') &&
      runs(copy, 'vitest', 'run', ...TESTS, '--maxWorkers=1')
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function copyTo(copy: string): void {
  for (const entry of readdirSync(ROOT))
    if (entry !== 'node_modules' && entry !== '.git' && entry !== 'reports')
      cpSync(join(ROOT, entry), join(copy, entry), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
}

/** All files of code and of texts. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): readonly string[] => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() && /\.(?:ts|mjs|json|yaml|md)$/.test(entry.name) ? [path] : []
  })
}

/** Starts a command in the copy, and prints what it says where it fails. */
function runs(copy: string, command: string, ...words: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', command), words, {
    cwd: copy,
    encoding: 'utf8',
  })
  process.stdout.write(`  ${command}: ${status === 0 ? 'passes' : 'fails'}\n`)
  if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`)
  return status === 0
}
