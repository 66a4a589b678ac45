/**
 * Tests are patient: they wait by `eventually` alone, because Vitest's own waiting gives up after a second, which a busy
 * machine may need; and none has less time than all others.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

/** The one place that may use Vitest's waiting, with a patience of its own. */
const OWN = 'eventually.ts'
const BARE = /\bvi\s*\.\s*wait(?:For|Until)\b|\bexpect\s*\.\s*poll\b|\{[^{}]*\bwait(?:For|Until)\b[^{}]*\}\s*=\s*vi\b/

const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
)

test('tests wait by eventually', () => {
  expect(files).toContain(OWN)
  const bare = files.filter(
    (name) =>
      name !== OWN && name !== 'house/waiting.test.ts' && BARE.test(readFileSync(join(root, 'test', name), 'utf8')),
  )
  expect(bare).toEqual([])
})

/** A time limit of a test, in milliseconds, where it is written as a number. */
const LIMIT = /\{[^{}]*\btimeout: (\d+_\d+)[,\s}][^{}]*\}?, (?:async )?\(|^\s*\}, (\d+_000)\)$/gm
/** The limit of all tests, from `vitest.config.ts`. */
const USUAL = 600_000

const tooShort = (code: string): number[] =>
  [...code.matchAll(LIMIT)]
    .map(([, one, other]) => Number((one ?? other)!.replaceAll('_', '')))
    .filter((ms) => ms < USUAL)

test('no test has less time than all others', () => {
  expect(readFileSync(join(root, 'vitest.config.ts'), 'utf8')).toContain('testTimeout: 600_000')
  const short = files.filter(
    (name) => name !== 'house/waiting.test.ts' && tooShort(readFileSync(join(root, 'test', name), 'utf8')).length > 0,
  )
  expect(short).toEqual([])
})

test.each([
  ["describe('games', { timeout: 300_000 }, () => {", [300_000]],
  ["it('waits', {\n  timeout: 120_000,\n}, async () => {", [120_000]],
  ['  expect(1).toBe(1)\n  }, 60_000)\n', [60_000]],
  ["it('plays for hours', { timeout: 3_600_000 }, () => {", []],
  ['  await button.waitFor({ timeout: 3_000 }).then(\n', []],
])('the rule of time judges %j rightly', (code, found) => {
  expect(tooShort(code)).toEqual(found)
})

test.each([
  ['await vi.waitFor(() => look())', true],
  ['await vi\n  .waitUntil(look)', true],
  ['await expect.poll(() => count).toBe(1)', true],
  ['const { waitFor } = vi', true],
  ['await eventually(() => look())', false],
  ['await page.locator(".open").waitFor()', false],
])('the rule judges %j rightly', (code, found) => {
  expect(BARE.test(code)).toBe(found)
})
