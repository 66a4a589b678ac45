/**
 * One name means one thing: no type is exported under the same name by two files, and outside of the games no function
 * or constant is.
 */
import { expect, test } from 'vitest'
import { code, type Source, sources } from './sources.ts'

/** Types that several files export under the same name all the same, each with the reason. */
const SHARED: Readonly<Record<string, string>> = {
  Moment: 'of a card text a word with limits, of an occasion the name by which windows and stops know it',
  FactName: 'Young Jedi narrows the type of the contract to its own facts',
  Key: 'the key of a text, in the catalogue of Discord and in that of Young Jedi',
  Say: 'returns a text by its key, from the catalogue of Discord and from that of Young Jedi',
  Tellers: 'Young Jedi narrows the type of the kit to its own facts',
  Verb: 'Young Jedi narrows the type of the kit to its own scenarios',
}

/** The same for functions and constants. */
const SHARED_VALUES: Readonly<Record<string, string>> = {
  games: 'the games of this program, and the command `/games`: a command is exported under the name that people type',
}

const TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm
const VALUE = /^export (?:async )?(?:function\*? ?|const |let )(\w+)/gm

const gameOf = (path: string): string | undefined => /^src\/games\/([^/]+)\//.exec(path)?.[1]

/** Returns the files that export each name; the pattern finds the names in their code. */
function homesOf(files: readonly Source[], pattern: RegExp): ReadonlyMap<string, readonly string[]> {
  const homes = new Map<string, string[]>()
  for (const file of files)
    for (const [, name] of code(file).matchAll(pattern))
      homes.set(String(name), [...new Set([...(homes.get(String(name)) ?? []), file.path])])
  return homes
}

/**
 * Returns the types that several files export, as `name: file, file`. Two games may use the same word: neither imports
 * from the other, and their rules do mean different things.
 */
function sharedTypes(files: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const shared = [...homesOf(files, TYPE)].filter(([, paths]) => {
    const games = new Set(paths.map(gameOf))
    return paths.length > 1 && (games.has(undefined) || games.size < paths.length)
  })
  return new Map(shared)
}

/**
 * Returns the functions and constants that several files outside of the games export. The files of a game have short
 * names of their own for its cards and rules.
 */
function sharedValues(files: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const outside = files.filter(({ path }) => gameOf(path) === undefined)
  return new Map([...homesOf(outside, VALUE)].filter(([, paths]) => paths.length > 1))
}

test('no type is exported under the same name by two files', () => {
  const strays = [...sharedTypes(sources)].filter(([name]) => !(name in SHARED))
  expect(strays, 'export it under another name, or not at all, or list it in SHARED with the reason').toEqual([])
})

test('no function and no constant is exported under the same name by two files outside of the games', () => {
  const strays = [...sharedValues(sources)].filter(([name]) => !(name in SHARED_VALUES))
  expect(strays, 'rename one, or let one import the other, or list it in SHARED_VALUES with the reason').toEqual([])
})

test('each name that several files may export is exported by several', () => {
  const [types, values] = [sharedTypes(sources), sharedValues(sources)]
  expect(Object.keys(SHARED).filter((name) => !types.has(name))).toEqual([])
  expect(Object.keys(SHARED_VALUES).filter((name) => !values.has(name))).toEqual([])
})

test('the check sees types of two folders and of two files of a game, and leaves words of two games alone', () => {
  const files = [
    { path: 'src/decks/list.ts', text: 'export interface Entry {}\nexport type Line = string', imports: [] },
    { path: 'src/games/one/table.ts', text: 'export class Table {}\nexport type Line = number', imports: [] },
    { path: 'src/games/one/deal.ts', text: '// export interface Table {}\nexport interface Card {}', imports: [] },
    { path: 'src/games/one/cards.ts', text: 'export type Card = string\ntype Entry = string', imports: [] },
    { path: 'src/games/two/table.ts', text: 'export interface Table {}', imports: [] },
  ]
  expect([...sharedTypes(files)]).toEqual([
    ['Line', ['src/decks/list.ts', 'src/games/one/table.ts']],
    ['Card', ['src/games/one/deal.ts', 'src/games/one/cards.ts']],
  ])
})

test('the check sees functions and constants of two files, and leaves those of games alone', () => {
  const files = [
    {
      path: 'src/decks/list.ts',
      text: 'export const SIZE = 60\nexport function drawn() {}\nconst held = 1',
      imports: [],
    },
    { path: 'src/kit/piles.ts', text: 'export async function drawn() {}\nexport function* held() {}', imports: [] },
    {
      path: 'commands/deck.ts',
      text: 'export const SIZE = 1\n// export const held = 1\nexport let turn = 1',
      imports: [],
    },
    { path: 'src/games/one/deal.ts', text: 'export const turn = 1\nexport const dealt = 1', imports: [] },
    { path: 'src/games/one/hand.ts', text: 'export const dealt = 2', imports: [] },
  ]
  expect([...sharedValues(files)]).toEqual([
    ['SIZE', ['src/decks/list.ts', 'commands/deck.ts']],
    ['drawn', ['src/decks/list.ts', 'src/kit/piles.ts']],
  ])
})
