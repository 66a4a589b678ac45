/** The page of all words, `docs/words.md`: each example as data, and in the words of both languages. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAMILIES } from '../../../src/games/swccg/texts/language/definitions.ts'
import type { Family } from '../../../src/games/swccg/texts/language/words.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import { examplesOf, lineOf, textWith } from './examples.ts'

const FILE = join(import.meta.dirname, '../../../docs/words.md')
const HEAD = `<!-- Made by \`npm run texts:words\`. -->

# Words of the card texts of the Star Wars CCG

Each word of the language with its examples: the data, and the sentences that the program makes of it. An example stands in
the smallest text that can hold it: a filter names what is immune to attrition < 4, a test says when this card is, and a
number is what it adds to power. How words are made: [language-swccg.md](language-swccg.md).
`
const TITLES: Readonly<Record<Family, string>> = {
  filters: 'Filters: cards and places that stand so',
  tests: 'Tests: statements about the position',
  amounts: 'Amounts: numbers that are found',
  rules: 'Rules: they hold by themselves',
  deeds: 'Deeds that rules forbid',
  leaves: 'Deeds that rules allow',
  acts: 'Acts: steps of an offer',
  moments: 'Moments that an offer answers',
  costs: 'Costs',
}

/** Data as it is read aloud: words without quotation marks. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(', ')
  if (value === null || typeof value !== 'object') return String(value)
  const { word, ...rest } = value as Readonly<Record<string, unknown>>
  const given = Object.entries(rest).map(([name, one]) => (one === true ? name : `${name}: ${shown(one)}`))
  const inner = given.length === 0 ? '' : `(${given.join('; ')})`
  return word === undefined ? inner : `${String(word)}${inner}`
}
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

/** Returns the rows of a word: one for each of its examples. */
export const wordRows = (family: Family, word: string): readonly string[] =>
  examplesOf(family, word).map((node, at) => {
    const text = textWith(family, node)
    const [en, fr] = [lineOf(text, 'en'), lineOf(text, 'fr')]
    return `|${at === 0 ? `**${word}**` : ''}|\`${shown(node)}\`|${cell(en)}|${cell(fr)}|`
  })

/** Returns the page. */
export function wordPage(): string {
  const sections = FAMILIES.map((family) => {
    const rows = [...language.words[family].keys()].sort().flatMap((word) => wordRows(family, word))
    return `\n## ${TITLES[family]}\n\n|Word|Data|English|French|\n|---|---|---|---|\n${rows.join('\n')}\n`
  })
  return HEAD + sections.join('')
}

export const writePage = (): void => writeFileSync(FILE, wordPage())
export const readPage = (): string => readFileSync(FILE, 'utf8')
