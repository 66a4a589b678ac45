/** Each command of package.json is started once: by CI itself, by another test, or here. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const BIN = join(root, 'node_modules/.bin')
const text = (file: string): string => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(text('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

/** Commands that `.ci/run` starts whole. */
const IN_CI = ['test', 'typecheck', 'lint', 'audit']
/** Commands that another test starts, with the script by which it does so. */
const ELSEWHERE: Readonly<Record<string, readonly [script: string, test: string]>> = {
  start: ['scripts/start.mjs', 'test/discord/start.test.ts'],
}
/** The others are started here. Asked for help, a command reads all its modules and does nothing. */
const HERE = Object.keys(scripts).filter((name) => !IN_CI.includes(name) && ELSEWHERE[name] === undefined)

test('CI starts each of these commands itself', () => {
  const ci = text('.ci/run')
  const checks = /^checks=\((.*)\)$/m.exec(ci)?.[1]?.split(' ') ?? []
  if (ci.includes('npm test')) checks.push('test')
  expect(checks.toSorted()).toEqual(IN_CI.toSorted())
})

test.each(Object.entries(ELSEWHERE))('another test starts %s', (name, [script, file]) => {
  expect(scripts[name]).toContain(script)
  expect(existsSync(join(root, script))).toBe(true)
  expect(text(file)).toContain(script)
})

/** Runs a line as npm runs it: in a shell, which finds the packages' own commands. npm itself would take longer than most of them. */
const runs = (line: string) => {
  const { status, stdout, stderr } = spawnSync(line, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    // Help alone must not reach a server.
    env: {
      ...process.env,
      PATH: `${BIN}${delimiter}${process.env.PATH}`,
      DISCORD_TOKEN: '',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
  })
  return { status, stdout, stderr }
}

/** The program of a command in TypeScript, with its words: these share most of their code, and are started in one process. */
const programOf = (name: string): string | undefined =>
  /^node scripts\/prepare\.mjs && tsx (\S.*)$/.exec(scripts[name] ?? '')?.[1]
const PROGRAMS = HERE.flatMap((name) => programOf(name) ?? [])

let helps: Readonly<Record<string, ReturnType<typeof runs>>>
beforeAll(() => {
  const { stdout, stderr } = runs(
    `node scripts/prepare.mjs && tsx test/cli/help-of-each.ts ${PROGRAMS.map((one) => `"${one}"`).join(' ')}`,
  )
  expect(stderr).toBe('')
  helps = JSON.parse(stdout)
})

test.each(HERE)('npm run %s starts', (name) => {
  const { status, stdout, stderr } = helps[programOf(name) ?? ''] ?? runs(`${scripts[name]} --help`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  // A word that a program does not know gives the help of the whole program.
  const [, word = ''] = programOf(name)?.split(' ') ?? []
  expect(stdout).toMatch(new RegExp(`usage.* ${word}`, 'i'))
})
