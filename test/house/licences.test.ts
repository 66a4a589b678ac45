/**
 * The licences of all packages, as the lock file names them: each must let HoloNet be given away under the MIT licence.
 * And the verdict on a report of their known faults.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { verdictOf } from '../../scripts/audit-verdict.ts'

interface Package {
  readonly license?: string
  readonly dev?: boolean
}

const packages = Object.entries(
  (
    JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
      packages: Readonly<Record<string, Package>>
    }
  ).packages,
).filter(([path]) => path !== '')

/** Licences that ask for no more than their own text. */
const FREE =
  /^(?:MIT|ISC|Apache-2\.0|Apache License|BSD-[23]-Clause|0BSD|Unlicense|BlueOak-1\.0\.0|OFL-1\.1|CC-BY-4\.0)$/
/** Licences of which only the changed files have to be published: we change none. */
const OF_FILES = /^(?:MPL-2\.0|EPL-2\.0)$/

/** Packages that name no licence in the lock file, but have one in their files. */
const BY_HAND: Readonly<Record<string, string>> = {
  'node_modules/base64-arraybuffer': 'MIT',
  'node_modules/only': 'MIT',
  'node_modules/seq-queue': 'MIT',
  'node_modules/xmlhttprequest-ssl': 'MIT',
}

const parts = (license: string): readonly string[] => license.split(/ (?:OR|AND|and) /).map((one) => one.trim())

const strangers = (list: readonly (readonly [string, Package])[]): readonly string[] =>
  list.flatMap(([path, { license }]) => {
    const named = license ?? BY_HAND[path] ?? 'none'
    return parts(named).every((one) => FREE.test(one) || OF_FILES.test(one)) ? [] : [`${path}: ${named}`]
  })

test('each package may be used and given away', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(strangers(packages)).toEqual([])
})

test('a package without a licence, or under one that binds the whole program, is found', () => {
  expect(
    strangers([
      ['a', {}],
      ['b', { license: 'GPL-3.0' }],
      ['c', { license: 'MIT OR AGPL-3.0' }],
    ]),
  ).toHaveLength(3)
  expect(strangers([['d', { license: 'MIT OR Apache-2.0' }]])).toEqual([])
})

test('an audit fails for a grave fault, names all, and fails for nothing where the registry gives none', () => {
  const report = (...severities: string[]) =>
    JSON.stringify({
      vulnerabilities: Object.fromEntries(severities.map((severity) => [`x-${severity}`, { severity }])),
    })
  expect(verdictOf(report())).toEqual({ fails: false, line: 'no package has a known fault' })
  expect(verdictOf(report('low', 'moderate'))).toMatchObject({ fails: false, line: expect.stringContaining('x-low') })
  expect(verdictOf(report('low', 'critical'))).toMatchObject({
    fails: true,
    line: expect.stringContaining('x-critical'),
  })
  expect(verdictOf(report('high')).fails).toBe(true)
  const denied = JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } })
  expect(verdictOf(denied)).toEqual({ fails: false, line: 'packages were not audited: 405 Method Not Allowed' })
  expect(verdictOf('', 'spawnSync npm ETIMEDOUT').line).toContain('ETIMEDOUT')
  for (const nothing of ['', 'null', '[]', 'offline']) expect(verdictOf(nothing).fails).toBe(false)
})
