/** Tests wait by `eventually` alone: Vitest's own waiting gives up after a second, which a busy machine may need. */
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
