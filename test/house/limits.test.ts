/**
 * Limits that keep the code easy to find one's way in. The linter holds three more: lines of a function, lines of a file,
 * and cycles of files (see biome.json).
 */
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { type Source, sources } from './sources.ts'

/** The two folders between which an import runs, side by side in the same folder; null where one file is in both. */
function crossing(from: string, to: string): { from: string; to: string } | null {
  const [a, b] = [from.split('/'), to.split('/')]
  let same = 0
  while (same < Math.min(a.length, b.length) - 1 && a[same] === b[same]) same++
  if (same >= a.length - 1 || same >= b.length - 1) return null
  return { from: a.slice(0, same + 1).join('/'), to: b.slice(0, same + 1).join('/') }
}

/** Puts the program together, and so imports from everywhere. */
const WHOLE = 'src/program.ts'

const gameOf = (path: string): string | undefined => /^src\/games\/([^/]+)\//.exec(path)?.[1]

/**
 * Pairs of folders that stand side by side and import from each other, each as `a <-> b`. Within a game the layers say
 * what may be imported (`layers.test.ts`): a mechanism has files on many of them.
 */
function mutualFolders(files: readonly Pick<Source, 'path' | 'imports'>[]): readonly string[] {
  const ways = new Set<string>()
  for (const { path, imports } of files.filter((file) => file.path !== WHOLE))
    for (const target of imports) {
      if (gameOf(path) !== undefined && gameOf(path) === gameOf(target)) continue
      const way = target.includes('/') ? crossing(path, target) : null
      if (way !== null) ways.add(`${way.from} -> ${way.to}`)
    }
  return [...ways]
    .map((way) => way.split(' -> ') as [string, string])
    .filter(([from, to]) => from < to && ways.has(`${to} -> ${from}`))
    .map(([from, to]) => `${from} <-> ${to}`)
    .sort()
}

/**
 * File names that more than two files have; the entry of a folder and the file of a command are called by their place, and
 * so are the files of games, whose mechanisms have the same files.
 */
function commonNames(files: readonly Pick<Source, 'path'>[]): readonly string[] {
  const count = new Map<string, number>()
  for (const { path } of files) {
    const name = basename(path)
    if (name === 'index.ts' || path.startsWith('commands/') || gameOf(path) !== undefined) continue
    count.set(name, (count.get(name) ?? 0) + 1)
  }
  return [...count].flatMap(([name, times]) => (times > 2 ? [name] : [])).sort()
}

test('no two folders import from each other', () => {
  expect(mutualFolders(sources)).toEqual([])
})

test('no file name stands three times outside of the games', () => {
  expect(commonNames(sources)).toEqual([])
})

test('the limits see two folders that import from each other, and a name that stands three times', () => {
  const files = [
    { path: 'src/a/one.ts', imports: ['src/b/deep/two.ts'] },
    { path: 'src/b/one.ts', imports: ['src/a/one.ts', 'vitest'] },
    { path: 'src/one.ts', imports: ['src/a/one.ts'] },
    { path: 'src/games/one/rules/a/steps.ts', imports: ['src/games/one/rules/b/steps.ts'] },
    { path: 'src/games/one/rules/b/steps.ts', imports: ['src/games/one/rules/a/steps.ts'] },
    { path: 'src/games/two/rules/b/steps.ts', imports: [] },
  ]
  expect(mutualFolders(files)).toEqual(['src/a <-> src/b'])
  expect(commonNames(files)).toEqual(['one.ts'])
})
