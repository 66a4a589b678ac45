/** The grammar makes words of trees: nothing but the spelling changes finished words, and no game edits sentences. */
import { expect, test } from 'vitest'
import { code, sources } from './sources.ts'

const EDITS = /\.(?:replace|replaceAll)\(/

const editing = (files: readonly { readonly path: string; readonly text: string }[]): readonly string[] =>
  files.filter((file) => EDITS.test(file.text)).map(({ path }) => path)

test('no file of the grammar but its spelling edits finished words', () => {
  const grammar = sources
    .filter(({ path }) => path.startsWith('src/kit/grammar/') && !path.endsWith('/spelling.ts'))
    .map((source) => ({ path: source.path, text: code(source) }))
  expect(grammar.length).toBeGreaterThan(8)
  expect(editing(grammar)).toEqual([])
})

test('the wording of Young Jedi cards edits no sentences', () => {
  const wording = sources
    .filter(({ path }) => /^src\/games\/young-jedi\/texts\/(?:wording\/|describe|grammar)/.test(path))
    .map((source) => ({ path: source.path, text: code(source) }))
  expect(wording.length).toBeGreaterThan(6)
  expect(editing(wording)).toEqual([])
})

test('the wording of Star Wars CCG cards edits no sentences', () => {
  const wording = sources
    .filter(({ path }) => /^src\/games\/swccg\/texts\/(?:(?:core|language|wording)\/|card-text)/.test(path))
    .map((source) => ({ path: source.path, text: code(source) }))
  expect(wording.length).toBeGreaterThan(30)
  expect(editing(wording)).toEqual([])
})

test('the check sees edits', () => {
  expect(editing([{ path: 'a.ts', text: 'text.replace(/a/, "b")' }])).toEqual(['a.ts'])
})
