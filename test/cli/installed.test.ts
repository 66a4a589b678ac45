/** The packages of a clone: when they are installed, and when those that are there will do. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

describe('a clone installs its packages', () => {
  let clone: string
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'holonet-packages-'))
    for (const folder of ['scripts', 'node_modules', 'bin']) mkdirSync(join(clone, folder))
    cpSync(join(root, 'scripts/installed.mjs'), join(clone, 'scripts/installed.mjs'))
    // It installs nothing, but leaves a sign.
    writeFileSync(join(clone, 'bin/npm'), `#!/bin/sh\ntouch "${clone}/asked"\n`, { mode: 0o755 })
  })
  afterEach(() => rmSync(clone, { recursive: true, force: true }))

  const ONE = { version: '1.0.0', integrity: 'sha512-one' }
  const TOOL = { version: '2.0.0', integrity: 'sha512-tool', dev: true }
  const wanted = { '': { name: 'holonet' }, 'node_modules/one': ONE, 'node_modules/tool': TOOL }

  /** Whether packages are installed where these are there. @param age of what is there, against the lock file */
  function installs(there: object | null, age: 'older' | 'newer'): boolean {
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages: wanted }))
    const hidden = join(clone, 'node_modules/.package-lock.json')
    if (there !== null) {
      writeFileSync(hidden, JSON.stringify({ packages: there }))
      utimesSync(hidden, new Date(), new Date(Date.now() + (age === 'older' ? -1000_000 : 1000_000)))
    }
    const script = `import { installPackages } from './scripts/installed.mjs'; installPackages()`
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: clone,
      env: { ...process.env, PATH: `${join(clone, 'bin')}${delimiter}${process.env.PATH}` },
    })
    expect(status).toBe(0)
    return existsSync(join(clone, 'asked'))
  }

  it('if there are none', () => {
    expect(installs(null, 'older')).toBe(true)
  })

  it('if one is missing', () => {
    expect(installs({ 'node_modules/tool': TOOL }, 'older')).toBe(true)
  })

  it('if one has another version', () => {
    expect(installs({ 'node_modules/one': { ...ONE, version: '1.0.1' } }, 'older')).toBe(true)
  })

  it('if one is no longer wanted', () => {
    expect(installs({ 'node_modules/one': ONE, 'node_modules/two': ONE }, 'older')).toBe(true)
  })

  it('not if they are newer than the lock file', () => {
    expect(installs({}, 'newer')).toBe(false)
  })

  it('not if the same packages are there from before, with those for work on the program or without', () => {
    expect(installs({ 'node_modules/one': ONE, 'node_modules/tool': TOOL }, 'older')).toBe(false)
    expect(installs({ 'node_modules/one': ONE }, 'older')).toBe(false)
  })
})
