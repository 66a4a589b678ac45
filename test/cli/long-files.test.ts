/** The list of long test files: recorded times, run after run. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fileTimes, longFiles, noteTimes } from '../file-times.ts'
import { LONG } from '../long-files.ts'

const home = mkdtempSync(join(tmpdir(), 'holonet-times-'))
afterAll(() => rmSync(home, { recursive: true }))

it('keeps the last time of each file, whichever run has timed it', () => {
  const record = join(home, 'cache/times.json')
  expect(fileTimes(record)).toEqual({})
  noteTimes({ 'a.test.ts': 11_000, 'b.test.ts': 12_000 }, record)
  noteTimes({ 'b.test.ts': 9_000, 'c.test.ts': 40_000 }, record)
  expect(fileTimes(record)).toEqual({ 'a.test.ts': 11_000, 'b.test.ts': 9_000, 'c.test.ts': 40_000 })
})

it('lists what takes more than ten seconds, the longest first, without files that are gone', () => {
  const times = { 'a.test.ts': 11_000, 'b.test.ts': 10_000, 'c.test.ts': 40_000, 'gone.test.ts': 50_000 }
  expect(longFiles(times, (path) => path !== 'gone.test.ts')).toEqual(['c.test.ts', 'a.test.ts'])
})

it('names files that there are, each once', () => {
  expect(LONG.filter((path) => !existsSync(path))).toEqual([])
  expect(new Set(LONG).size).toBe(LONG.length)
})
