/** The command line in a fresh clone, where no other command was run before. It loads nothing that it does not need. */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const run = promisify(execFile)

const COMMANDS = [
  ['cards'],
  ['rules', '6.4'],
  ['help', 'replay'],
  ['replay', '--help'],
  ['simulate', '--games', '1'],
  ['scenario', 'scenarios'],
]

/** Runs commands one after the other in one process, which reads their code once. Prints what each has printed. */
const EACH = `
  const outputs = {}
  const { stdout } = process
  const print = stdout.write.bind(stdout)
  for (const words of ${JSON.stringify(COMMANDS)}) {
    let text = ''
    stdout.write = (part) => { text += part; return true }
    process.exit = () => { throw new Error('ended') }
    process.argv = [process.execPath, 'holonet', ...words]
    const done = Object.keys(outputs).length
    const file = done === 0 ? './holonet.mjs' : '../src/cli/main.ts?' + done
    await import(file).catch(() => {})
    outputs[words.join(' ')] = text
  }
  process.exitCode = 0
  print(JSON.stringify(outputs))
`

/** Returns what each of the commands prints in a clone. */
async function outputsOf(clone: string): Promise<Readonly<Record<string, string>>> {
  writeFileSync(join(clone, 'scripts/each.mjs'), EACH)
  const { stdout } = await run(process.execPath, ['scripts/each.mjs'], { cwd: clone, maxBuffer: 2 ** 24 })
  return JSON.parse(stdout)
}

describe('a command that needs no database', () => {
  let clone: string
  let outputs: ReturnType<typeof outputsOf> | undefined
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'holonet-clone-'))
    const files = execFileSync(
      'git',
      ['ls-files', '-co', '--exclude-standard', 'src', 'scripts', 'scenarios', 'package*'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
    for (const file of files.trim().split('\n'))
      if (existsSync(join(root, file))) cpSync(join(root, file), join(clone, file))
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
    // The test must not install anything.
    utimesSync(join(clone, 'package-lock.json'), 0, 0)
  })
  afterAll(() => rmSync(clone, { recursive: true, force: true }))

  it('runs without a database client, and prints nothing but its answer', async () => {
    const { stdout, stderr } = await run('npm', ['run', '-s', 'holonet', '--', 'card', 'DM-106', '--json'], {
      cwd: clone,
    })
    expect(JSON.parse(stdout)).toMatchObject({ id: 'DM-106', title: 'Darth Maul' })
    expect(stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn'))).toEqual([])
    expect(existsSync(join(clone, 'src/storage/generated'))).toBe(false)
  })

  it.each(COMMANDS)('such as %j runs there too', async (...words) => {
    outputs ??= outputsOf(clone)
    expect((await outputs)[words.join(' ')]).toMatch(/./)
    expect(existsSync(join(clone, 'src/storage/generated'))).toBe(false)
  })
})

it('ends in peace when the reader of its output has enough', async () => {
  const command = `"${process.execPath}" scripts/holonet.mjs cards --game swccg --json | head -c 10`
  const { stdout, stderr } = await run('bash', ['-o', 'pipefail', '-c', command], { cwd: root })
  expect(stdout).toHaveLength(10)
  expect(stderr).not.toContain('EPIPE')
})

/** Returns the files and packages that a file imports when it is loaded, without types and later imports. */
function loadedBy(path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8')
  return [...text.matchAll(/^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s)?'([^']+)'/gm)].map(([, target = '']) =>
    target.startsWith('.') ? relative(root, join(root, dirname(path), target)) : target,
  )
}

function reached(from: string): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (path: string) => {
    for (const target of loadedBy(path)) {
      if (found.has(target)) continue
      found.add(target)
      if (existsSync(join(root, target))) walk(target)
    }
  }
  walk(from)
  return found
}

describe('the imports of the command line', () => {
  const HEAVY =
    /^(?:@prisma|@electric-sql|pglite|pg$|discord\.js|@discordjs|bullmq|ioredis|@napi-rs|fastify)|^src\/(?:storage|matches\/matches|holonet)/

  it('reach no database, no Discord and no queue', () => {
    const loaded = [...reached('src/cli/main.ts')]
    expect(loaded).toContain('src/games/young-jedi/index.ts')
    expect(loaded.filter((target) => HEAVY.test(target))).toEqual([])
  })

  it('reach the database by the file that replay loads when it runs', () => {
    const loaded = [...reached('src/cli/stored-match.ts')].filter((target) => HEAVY.test(target))
    expect(loaded).toEqual(expect.arrayContaining(['src/holonet.ts', 'src/storage/open.ts', 'bullmq']))
  })
})
