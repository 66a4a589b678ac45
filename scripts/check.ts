/**
 * `npm run check`: types, style, and the tests of what was changed since `main`, committed or not. It takes at most two
 * minutes on two cores. `npm test` runs everything.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Command } from 'commander'
import { LONG } from '../test/long-files.ts'
import { type SourceFile, testsOf } from './related-tests.ts'

const root = join(import.meta.dirname, '..')
const FOLDERS = ['src', 'commands', 'sandbox', 'bench', 'scripts', 'test']
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*|\bnew URL\(\s*)'(\.[^']+)'/g
/** This many test files that are not long take about a minute. */
const MOST_TESTS = 40
/** The tests of style and structure run always: they read all files. */
const ALWAYS = 'test/house'

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

function git(...args: readonly string[]): readonly string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : []
}

/** Returns the files that differ from where this branch has left another one, and those that git does not know yet. */
function changedSince(branch: string): readonly string[] {
  const [base = 'HEAD'] = git('merge-base', branch, 'HEAD')
  const listed = [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(listed)].sort()
}

function filesIn(folder: string): readonly SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?[tj]sx?$/.test(name) && !/generated|node_modules/.test(name))
    .map((name) => {
      const path = join(folder, name)
      const found = readFileSync(join(root, path), 'utf8').matchAll(IMPORT)
      const imports = [...found].map(([, target]) => relative(root, join(root, dirname(path), String(target))))
      return { path: path.replaceAll('\\', '/'), imports: imports.map((one) => one.replaceAll('\\', '/')) }
    })
}

/** Runs a command and returns whether it succeeded. Its output comes in one piece, at its end. */
function run(name: string, command: readonly string[]): Promise<boolean> {
  const begun = performance.now()
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => output.push(piece))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(0)
      if (code !== 0) process.stdout.write(Buffer.concat(output))
      tell(`${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}

async function check(branch: string, list: boolean): Promise<void> {
  const changed = changedSince(branch)
  const files = FOLDERS.flatMap(filesIn)
  const { run: tests, left } = testsOf({ changed, files, long: new Set(LONG), most: MOST_TESTS })
  tell(`${changed.length} changed files; ${tests.length} test files, and ${ALWAYS}; left to npm test: ${left.length}`)
  if (list) return [...tests, ...left.map((path) => `(${path})`)].forEach(tell)
  const bin = (path: string): string => join(root, 'node_modules', path)
  const styled = changed.filter((path) => existsSync(join(root, path)))
  const verdicts = await Promise.all([
    run('types', [bin('typescript/bin/tsc'), '-p', '.']),
    run('types of the page', [bin('typescript/bin/tsc'), '-p', 'sandbox/page']),
    ...(styled.length === 0
      ? []
      : [run('style', [bin('@biomejs/biome/bin/biome'), 'check', '--no-errors-on-unmatched', ...styled])]),
  ])
  verdicts.push(await run('nothing unused', [bin('knip/bin/knip.js')]))
  verdicts.push(await run('tests', [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', ALWAYS, ...tests]))
  if (verdicts.includes(false)) process.exitCode = 1
}

await new Command('check')
  .description('checks types, style, and the tests of what was changed')
  .option('--since <branch>', 'what to compare with', 'main')
  .option('--list', 'only lists the tests; those in brackets are left to npm test', false)
  .action(({ since, list }: { since: string; list: boolean }) => check(since, list))
  .parseAsync()
