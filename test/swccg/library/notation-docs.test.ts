/** The notation agrees with `docs/cards-swccg.md`: its examples are cards of the pool. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8')
const SETS = 'src/games/swccg/cards/sets/'

/** Spaces and line breaks count for nothing. */
const squeezed = (text: string): string => text.replace(/\s+/g, '')

const told = read('docs/cards-swccg.md')
const written = readdirSync(new URL(SETS, root), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => squeezed(read(SETS + file)))
/** The examples, in the parts that are not left out. */
const parts = [...told.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, code = '']) =>
  code
    .split(/…|\n/)
    .map((part) => squeezed(part))
    .filter((part) => /\w/.test(part)),
)

test('has examples', () => expect(parts.length).toBeGreaterThan(0))

test.each(parts)('shows %s as it is in the pool', (part) => {
  expect(written.some((file) => file.includes(part))).toBe(true)
})
