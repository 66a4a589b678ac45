/**
 * Comments and test titles are written in plain words: the doer first, "they" for people, the field's terms.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { root } from './sources.ts'

const FOLDERS = ['src', 'commands', 'sandbox', 'bench', 'scripts', 'test']

/** Each rule with the words that break it, and what to write instead. */
const RULES: readonly { readonly words: RegExp; readonly instead: string }[] = [
  { words: /\b(?:he|his|him|himself|whom)\b/i, instead: 'they, their, them' },
  { words: /\bwhoever\b/i, instead: 'the person who, any user who' },
  { words: /\bthe other(?:['’]s)\b|\bof the other(?=[.,;:)]|$)/i, instead: 'the opponent’s' },
  {
    words:
      /(?<!\b(?:a|the|one|their|your|own|each) )\bhand(?:s|ed|ing)? (?:\w+ )?in(?=[.,;:)]|$| (?:the|by|at|for|with|as)\b)/i,
    instead: 'send',
  },
  { words: /\b(?:lay|lays|laid|laying) (?:\w+ ){0,2}down\b/i, instead: 'set' },
  { words: /(?<![/\w-])house\b(?![/-])|\brooms\b/i, instead: 'folder, program' },
  { words: /\blook(?:s|ing)? on(?=[.,;:)]|$| at\b)/i, instead: 'spectator, watch' },
  { words: /\bmoving pictures?\b/i, instead: 'GIF' },
]
/** A sentence that opens with a clause in place of a noun. Questions may open so. */
const CLAUSE = /^(?:who|what|whoever|whatever|whom|whose)\b(?!.*\?$)/i

/** The comments of a file as sentences, without code and quotations in them. */
function sentences(text: string): string[] {
  const comments = [...text.matchAll(/^[ \t]*\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+|(?<=^[^'"`\n]*\s)\/\/ .*/gm)]
  return comments.flatMap(([comment]) =>
    comment
      .replace(/^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/+)|\*\/\s*$/gm, '')
      .replace(/biome-ignore .*/g, '')
      .replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, 'X')
      .replace(/@(?:param \S+|returns|throws)/g, '.')
      .split(/(?<=[.!?])\s+|\n\s*\n|\n\s*-\s/)
      .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  )
}

/** The titles of tests and of their groups. */
const titles = (text: string): string[] =>
  [...text.matchAll(/(?:\b(?:test|it|describe)(?:\.\w+)*|^\s*[\]\w)]+\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gm)].map(
    (match) => String(match[2]),
  )

/** What breaks a rule in a file: the sentence or title, and what to write instead. */
function faults({ path, text }: { path: string; text: string }): string[] {
  return [...sentences(text), ...(path.endsWith('.test.ts') ? titles(text) : [])].flatMap((sentence) => [
    ...RULES.filter(({ words }) => words.test(sentence)).map(
      ({ instead }) => `${path}: ${sentence} (write: ${instead})`,
    ),
    ...(CLAUSE.test(sentence) ? [`${path}: ${sentence} (write: the noun or the doer first)`] : []),
  ])
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|mjs)$/.test(name) && !/generated|node_modules|plain-words\.test/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
)
test('comments and test titles are in plain words', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(faults)).toEqual([])
})

describe('the check of plain words', () => {
  const found = (text: string) => faults({ path: 'some.test.ts', text }).length

  it.each([
    '/** Tells a player what he may do. */',
    '// Retries the match of whoever is late.',
    '/** What is known of a person. */',
    '/**\n * Reads a deck. Who has none\n * gets one.\n */',
    'const a = 1 // the deck of the other',
    '/** Orders are laid down before. */',
    '/** The player hands it in. */',
    "test('who is late loses', () => {",
    "it('a move of his is kept', () => {",
    "])('what is wrong with %s', () => {",
    '/** Makes a moving picture. */',
    '/** The house keeps its own words. */',
  ])('finds %j', (text) => {
    expect(found(text)).toBe(1)
  })

  it.each([
    '/** Returns what a player may do. */',
    '/** What may a player do? */',
    '/** The key `he` and the word "his" are code. */',
    "const his = 'he' + 'http://whoever.example'",
    '/** Either player sees the hand of the other side. */',
    '/** The cards of a hand in the picture. */',
    "test('the late player loses', () => {",
    '/** The tests in test/house. */',
  ])('accepts %j', (text) => {
    expect(found(text)).toBe(0)
  })
})
