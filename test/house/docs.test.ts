/** Documents name files that are there, and keep the limits that they name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : [])),
]

/** The paths in a document, without those that stand for several files. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|test|commands|docs|scripts|sandbox|bench|prisma|scenarios)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[*<>{}…]/.test(path))

/** Files of the games are named from their folder there. */
const MAPS = ['docs/rules-map.md', 'docs/rules-map-swccg.md']

test('every file and folder that a document names is there', () => {
  const named = documents.filter((path) => !MAPS.includes(path)).flatMap((path) => pathsIn(textOf(path)))
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the walk of a click has at most 15 files', () => {
  const [, walk = ''] = textOf('docs/architecture.md').split('## One click')
  const files = [...walk.matchAll(/^\| (\d+) \| `([^`]+)` \|/gm)].map(([, number, path]) => [Number(number), path])
  expect(files.length).toBeGreaterThan(5)
  expect(files.length).toBeLessThanOrEqual(15)
  expect(files.map(([number]) => number)).toEqual(files.map((_, at) => at + 1))
})

test('the tiny game has fewer than 300 lines', () => {
  expect(textOf('docs/new-game.md')).toMatch(/fewer\s+than 300 lines/)
  expect(textOf('test/games/tiny.ts').trimEnd().split('\n').length).toBeLessThan(300)
})

test('the check sees paths, and leaves patterns alone', () => {
  const text = '`src/a.ts` and `src/games/<game>/`, `test/*.ts`, `npm test`, `docs/b.md`'
  expect(pathsIn(text)).toEqual(['src/a.ts', 'docs/b.md'])
})
