/** Where each rule lives: read off the code and the tests, which cite the rules that they are about. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parts, rules } from '../../../src/games/young-jedi/rulebook/index.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Of each rule or part: the files that cite it, from the root of the project. */
export type Citations = ReadonlyMap<string, ReadonlySet<string>>

const NUMBER = String.raw`\d+(?:\.\d+)*`
const SPAN = String.raw`${NUMBER}(?:\s?[–-]\s?${NUMBER})?`
const CITED = new RegExp(String.raw`\b(rules?|parts?) (${SPAN}(?:(?:,| and|, and|–| or) ${SPAN})*)`, 'gi')

const numbers = new Set(rules.map(({ number }) => number))

/** `18.2.3–18.2.6` is each of them; `9` alone, where rules are cited, is the part. */
export function spread(span: string): string[] {
  const [from = '', to] = span.split(/\s?[–-]\s?/)
  if (to === undefined) return [from]
  const head = from.split('.').slice(0, -1)
  const [first, last] = [from, to].map((number) => Number(number.split('.').at(-1)))
  const count = (last ?? 0) - (first ?? 0) + 1
  return Array.from({ length: count }, (_, at) => [...head, (first ?? 0) + at].join('.'))
}

/** The rules and parts that a text cites. */
export const citedIn = (text: string): string[] =>
  [...text.matchAll(CITED)].flatMap(([, , list = '']) => list.split(/,? and |, | or /).flatMap(spread))

function files(folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .toSorted()
}

function collect(paths: readonly string[], read: (text: string) => readonly string[]): Citations {
  const found = new Map<string, Set<string>>()
  for (const path of paths)
    for (const number of read(readFileSync(join(ROOT, path), 'utf8')))
      found.set(number, (found.get(number) ?? new Set()).add(relative(ROOT, join(ROOT, path))))
  return found
}

/** Comments of the code, but not the rulebook itself, nor the catalogue, whose cards cite nothing. */
export const inCode = (): Citations =>
  collect(
    files('src/games/young-jedi', '.ts').filter((path) => !/young-jedi\/(rulebook|cards\/sets)\//.test(path)),
    citedIn,
  )

/** Titles of tests: `rule 5.1, YJ-007 – …`. */
const TITLE = /\b(?:it|describe)(?:\.each\([^)]*\))?\(\s*['"`]((?:rules? )?[^'"`]*?) – /g
const inTitles = (text: string): string[] =>
  [...text.matchAll(TITLE)].flatMap(([, head = '']) =>
    head
      .replace(/^rules? /, '')
      .split(/[, ]+/)
      .filter((word) => numbers.has(word)),
  )

/** What a scenario shows: `rule: 23.7.2, G-43`. */
const SHOWN = /^\s*-?\s*rules?:\s*(.+)$/gm
const inScenarios = (text: string): string[] =>
  [...text.matchAll(SHOWN)].flatMap(([, list = '']) => list.split(/[^\d.]+/).filter((word) => numbers.has(word)))

export function inTests(): Citations {
  const all = new Map<string, Set<string>>()
  for (const found of [
    collect(files('test/young-jedi', '.test.ts'), inTitles),
    collect(files('scenarios/young-jedi', '.yaml'), inScenarios),
  ])
    for (const [number, paths] of found) all.set(number, new Set([...(all.get(number) ?? []), ...paths]))
  return all
}

/** The files for a rule: those that cite it, or a point of it, else the rule above it, else its part. */
export function filesFor(number: string, citations: Citations): readonly string[] {
  const own = new Set(citations.get(number) ?? [])
  for (const [other, paths] of citations) if (other.startsWith(`${number}.`)) for (const path of paths) own.add(path)
  if (own.size > 0) return [...own].toSorted()
  const above = number.split('.').slice(0, -1).join('.')
  return above === '' ? [] : [...(citations.get(above) ?? filesFor(above, citations))].toSorted()
}

const HEAD = `# Where each rule lives

<!-- Made by \`npx vitest run test/young-jedi/rulebook --update\`; what is written here by hand is lost. -->

Code and tests name the rules that they are about (\`rule 5.3.2\`); this table is read off them. A rule that nobody can
break or need where a program keeps the table says so instead. What the rules say stands in [rules](rules/README.md).
`

const short = (path: string): string =>
  path
    .replace('src/games/young-jedi/', '')
    .replace('test/young-jedi/', '')
    .replace('scenarios/young-jedi/', 'scenarios/')

/** The page \`docs/rules-map.md\`. */
export function page(): string {
  const code = inCode()
  const tests = inTests()
  const reasons = new Map(rules.map(({ number, impossible }) => [number, impossible?.en ?? '']))
  const row = ({ number }: (typeof rules)[number]) => {
    const list = (paths: readonly string[]) => paths.map((path) => `\`${short(path)}\``).join(', ')
    const reason = reasons.get(number) || reasons.get(number.split('.').slice(0, -1).join('.')) || ''
    const lives = list(filesFor(number, code))
    const shown = list(filesFor(number, tests))
    return `| ${number} | ${reason === '' ? lives : reason} | ${shown === '' ? '–' : shown} |`
  }
  const sections = parts.map(({ number, title, rules: own }) =>
    [`## ${number}. ${title.en}`, '', '| rule | code | tests |', '|---|---|---|', ...own.map(row)].join('\n'),
  )
  return `${HEAD}\n${sections.join('\n\n')}\n`
}
