/** The table of folders in CONTRIBUTING.md is the one that is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MAY_IMPORT } from './may-import.ts'
import { root } from './sources.ts'

const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

/** The paths in the first column of the table, in order. */
const listed = text
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!))

const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${path}/${entry.name}/`)

test('CONTRIBUTING.md lists no folder twice, and none that does not exist', () => {
  expect(listed.length).toBeGreaterThan(20)
  expect(listed.filter((path, at) => listed.indexOf(path) !== at)).toEqual([])
  expect(listed.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('CONTRIBUTING.md lists every folder of src, and of each game', () => {
  const there = [...foldersIn('src'), ...foldersIn('src/games').flatMap((game) => foldersIn(game.slice(0, -1)))]
  expect(there.filter((path) => !listed.includes(path))).toEqual([])
})

test('each arrow of CONTRIBUTING.md points to a folder that may be imported', () => {
  const chains = [...text.matchAll(/`src\/\w+`(?: ← `src\/\w+`)+/g)].map(([chain]) => chain.split(' ← '))
  const arrows = chains.flatMap((chain) => chain.slice(1).map((from, at) => [from, chain[at]!] as const))
  expect(arrows.length).toBeGreaterThan(3)
  const bare = (path: string) => path.replaceAll('`', '')
  const wrong = arrows.filter(
    // Every folder may import the contract.
    ([from, to]) => bare(to) !== 'src/contract' && !MAY_IMPORT[bare(from)]?.includes(bare(to)),
  )
  expect(wrong).toEqual([])
})
