/** One name means one thing: no type is exported under the same name by two files. */
import { expect, test } from 'vitest'
import { code, type Source, sources } from './sources.ts'

/** Names that several files export all the same, each with the reason. */
const SHARED: Readonly<Record<string, string>> = {
  FactName: 'Young Jedi narrows the type of the contract to its own facts',
  Key: 'the key of a text, in the catalogue of Discord and in that of Young Jedi',
  Say: 'returns a text by its key, from the catalogue of Discord and from that of Young Jedi',
  Tellers: 'Young Jedi narrows the type of the kit to its own facts',
  Telling: 'Young Jedi narrows the type of the kit to its own facts',
  Verb: 'Young Jedi narrows the type of the kit to its own scenarios',
}

const EXPORTED = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm

const gameOf = (path: string): string | undefined => /^src\/games\/([^/]+)\//.exec(path)?.[1]

/**
 * Returns the types that several files export, as `name: file, file`. Two games may use the same word: neither imports
 * from the other, and their rules do mean different things.
 */
function sharedNames(files: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const homes = new Map<string, string[]>()
  for (const file of files)
    for (const [, name] of code(file).matchAll(EXPORTED))
      homes.set(String(name), [...new Set([...(homes.get(String(name)) ?? []), file.path])])
  const shared = [...homes].filter(([, paths]) => {
    const games = new Set(paths.map(gameOf))
    return paths.length > 1 && (games.has(undefined) || games.size < paths.length)
  })
  return new Map(shared)
}

test('no type is exported under the same name by two files', () => {
  const strays = [...sharedNames(sources)].filter(([name]) => !(name in SHARED))
  expect(strays, 'export it under another name, or not at all, or list it in SHARED with the reason').toEqual([])
})

test('each name that several files may export is exported by several', () => {
  const shared = sharedNames(sources)
  expect(Object.keys(SHARED).filter((name) => !shared.has(name))).toEqual([])
})

test('the check sees names of two folders and of two files of a game, and leaves words of two games alone', () => {
  const files = [
    { path: 'src/decks/list.ts', text: 'export interface Entry {}\nexport type Line = string', imports: [] },
    { path: 'src/games/one/table.ts', text: 'export class Table {}\nexport type Line = number', imports: [] },
    { path: 'src/games/one/deal.ts', text: '// export interface Table {}\nexport interface Card {}', imports: [] },
    { path: 'src/games/one/cards.ts', text: 'export type Card = string\ntype Entry = string', imports: [] },
    { path: 'src/games/two/table.ts', text: 'export interface Table {}', imports: [] },
  ]
  expect([...sharedNames(files)]).toEqual([
    ['Line', ['src/decks/list.ts', 'src/games/one/table.ts']],
    ['Card', ['src/games/one/deal.ts', 'src/games/one/cards.ts']],
  ])
})
