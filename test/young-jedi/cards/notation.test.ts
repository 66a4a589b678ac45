/** The notation agrees with `docs/cards.md`: its examples are cards, and every word is explained. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'
import * as notation from '../../../src/games/young-jedi/cards/notation.ts'
import { ruleText } from '../../../src/games/young-jedi/texts/describe.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const told = readFileSync(join(root, 'docs/cards.md'), 'utf8')
const SETS = 'src/games/young-jedi/cards/sets'
const written = readdirSync(join(root, SETS)).map((file) => readFileSync(join(root, SETS, file), 'utf8'))

/** Columns have any number of spaces between them. */
const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Each example with the text that is quoted below it. */
const examples = [...told.matchAll(/```ts\n(.*)\n```\n\n((?:> .*\n)*)/g)].map(([, line = '', quote = '']) => ({
  line: oneSpace(line),
  quote: oneSpace(quote.replaceAll(/^> /gm, '')),
  id: line.match(/'([A-Z][A-Z\d]-[^']+)'/)?.[1] ?? '',
}))

describe('the notation in the docs for players', () => {
  it.each(examples)('shows $id as in its set', ({ line, quote, id }) => {
    expect(written.some((set) => oneSpace(set).includes(line))).toBe(true)
    expect(quote).toBe(ruleText(cardById(id))?.en ?? '')
  })

  it('has an example of each kind of text', () => {
    expect(examples.map(({ line }) => line.replace(/\(.*/, ''))).toEqual([
      'character',
      'weapon',
      'battle',
      'battle',
      'effect',
    ])
  })

  it('explains every word', () => {
    const code = [...told.replaceAll(/```ts\n.*\n```/g, '').matchAll(/`([^`]+)`/g)].map(([, words]) => words).join(' ')
    const words = new Set(code.match(/\w+/g))
    expect(Object.keys(notation).filter((word) => !words.has(word))).toEqual([])
  })

  it('uses every word in a set', () => {
    const used = new Set(
      written
        .join(' ')
        .replaceAll(/^import [\s\S]*?from '.*'$/gm, '')
        .match(/\w+(?=[(),\]\s])/g),
    )
    expect(Object.keys(notation).filter((word) => !used.has(word))).toEqual([])
  })
})
