/**
 * The licences of all packages, as the lock file names them: each must let HoloNet be given away under the MIT licence.
 * And the verdict on a report of their known faults.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { verdictOf } from '../../scripts/audit-verdict.ts'
import { bindingOnes, type LockedPackage, licencesOf } from '../../scripts/package-licences.ts'

const packages = licencesOf(
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')).packages,
)

const strangers = (list: Readonly<Record<string, LockedPackage>>): readonly string[] =>
  bindingOnes(licencesOf(list)).map(({ path, licence }) => `${path}: ${licence}`)

test('each package may be used and given away', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(bindingOnes(packages)).toEqual([])
})

test('a package without a licence, or under one that binds the whole program, is found', () => {
  const bound = { a: {}, b: { license: 'GPL-3.0' }, c: { license: 'MIT OR AGPL-3.0' } }
  expect(strangers(bound)).toEqual(['a: none', 'b: GPL-3.0', 'c: MIT OR AGPL-3.0'])
  expect(strangers({ d: { license: 'MIT OR Apache-2.0' }, 'node_modules/only': {} })).toEqual([])
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
