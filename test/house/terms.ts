/** The terms and banned words of `docs/terms.md`, and how a text is checked against them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../src/contract/index.ts'
import { root } from './sources.ts'

/** Where a text comes from. */
export type Kind = 'locales' | 'words' | 'swccg' | 'lesson' | 'rules' | 'rulings' | 'cards' | 'choices' | 'program'

export interface PlayerText {
  readonly kind: Kind
  readonly key: string
  readonly en: string
  /** Absent where the program speaks English only. */
  readonly fr?: string
}

interface Ban {
  readonly language: Language
  readonly pattern: RegExp
  readonly instead: string
  /** Empty: everywhere. */
  readonly kinds: readonly string[]
}

interface PairedTerm {
  readonly english: string
  readonly used: RegExp
  readonly french: string
  readonly translated: RegExp
}

export interface Terms {
  readonly bans: readonly Ban[]
  readonly paired: readonly PairedTerm[]
}

/** The cells of all tables below a heading of the page; a bar within a cell is written `\|`. */
function rows(page: string, heading: string): string[][] {
  const from = page.indexOf(`\n## ${heading}\n`)
  if (from < 0) throw new Error(`docs/terms.md has no part "${heading}"`)
  const to = page.indexOf('\n## ', from + 1)
  return page
    .slice(from, to < 0 ? undefined : to)
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .slice(1)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Whole words: no letter before or after, with marks or without; names of what is filled in are no words. */
const whole = (source: string): RegExp => new RegExp(`(?<![\\p{L}{])(?:${source})(?![\\p{L}}])`, 'giu')

/**
 * Returns the pattern of a cell of banned words: words separated by semicolons, or a regular expression between
 * backticks.
 */
function patternOf(cell: string): RegExp {
  const written = /^`\/(.*)\/(\w*)`$/.exec(cell)
  if (written !== null) return new RegExp(String(written[1]), `${written[2]}g`)
  return whole(
    cell
      .split(';')
      .map((words) => escaped(words.trim()).replaceAll("'", "['’]"))
      .join('|'),
  )
}

const plural = (term: string): string =>
  term
    .split(' ')
    .map((word) => `${escaped(word)}(?:e?s|x)?`)
    .join(' ')
/** A French term without its gender and remarks; adjectives and nouns may be plural, adjectives feminine. */
const frenchForms = (cell: string): readonly string[] =>
  cell
    .replace(/ ?\*[^*]+\*/g, '')
    .replace(/ \(.*?\)| pl\./g, '')
    .split(';')
    .map((term) => term.trim())
    .filter((term) => term !== '')

/** English terms that a row has ticked; one of several meanings, told apart in brackets, may be translated by each. */
function paired(table: readonly (readonly string[])[]): readonly PairedTerm[] {
  const plain = ([english = '']: readonly string[]) => english.replace(/ \(.*\)$/, '')
  return table
    .filter(([, , , paired]) => paired === '✓')
    .map(plain)
    .map((english) => {
      const forms = table
        .filter((row) => plain(row) === english)
        .flatMap(([, french = '', short = '']) => [french, short])
      return pairOf(english, forms.flatMap(frenchForms))
    })
}

function pairOf(english: string, forms: readonly string[]): PairedTerm {
  const loose = forms.map((form) =>
    form
      .split(' ')
      .map((word) => `${escaped(word.replace(/(?:er|e|l)$/, ''))}\\p{L}*`)
      .join(' '),
  )
  return {
    english,
    used: new RegExp(whole(plural(english)).source, 'gu'),
    french: forms.join(' or '),
    translated: new RegExp(`(?<![\\p{L}])(?:${loose.join('|')})`, 'iu'),
  }
}

/** The tables of a page written like `docs/terms.md`. */
export function readTerms(page: string): Terms {
  return {
    bans: rows(page, 'Banned words').map(([language, never = '', instead = '', where = '']) => ({
      language: language === 'French' ? 'fr' : 'en',
      pattern: patternOf(never),
      instead,
      kinds: where.split(' ').filter((kind) => kind !== ''),
    })),
    paired: paired(['Young Jedi', 'Star Wars CCG', 'Around the game'].flatMap((part) => rows(page, part))),
  }
}

export const terms = (): Terms => readTerms(readFileSync(join(root, 'docs/terms.md'), 'utf8'))

/** Returns the complaints about a text: one line each, with its key, the fault and its replacement. */
export function complaints(text: PlayerText, { bans, paired }: Terms): string[] {
  const found: string[] = []
  for (const { language, pattern, instead, kinds } of bans) {
    const said = text[language]
    if (said === undefined || (kinds.length > 0 && !kinds.includes(text.kind))) continue
    for (const [words] of said.matchAll(pattern))
      found.push(`${text.kind} ${text.key} (${language}): not "${words}", but: ${instead} – ${said}`)
  }
  if (text.fr !== undefined)
    for (const { english, used, french, translated } of paired)
      if (text.en.search(used) >= 0 && !translated.test(text.fr))
        found.push(`${text.kind} ${text.key} (fr): "${english}" is "${french}" – ${text.fr}`)
  return found
}
