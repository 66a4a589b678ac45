/** `npx vitest run test/swccg/rulebook --update` writes the pages again. Every citation leads to one of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type RuleEntry } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { rulePages } from '../../../src/games/swccg/rulebook/rule-pages.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDER = `${ROOT}docs/rules/`
const { rulebook } = swccg
const made = rulePages()
const entries = rulebook.entries as readonly RuleEntry[]
const decisions = entries.filter(({ kind }) => kind === 'decision')

/** The files whose citations are followed: code, tests, scenarios, pages. */
function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name)
    if (one.isDirectory()) return one.name === 'generated' || one.name === 'node_modules' ? [] : filesIn(path)
    return /\.(?:ts|yaml|md)$/.test(one.name) ? [path] : []
  })
}

const ALL = ['src', 'test', 'scenarios', 'docs', 'commands', 'bench', 'sandbox'].flatMap(filesIn)
const isOfYoungJedi = (path: string): boolean =>
  /(?:young-jedi|docs\/rules\/(?!swccg)|docs\/rules-map\.md|docs\/scenarios\.md)/.test(path)
const isOfSwccg = (path: string): boolean => /swccg/.test(path)

/** Each citation of decisions in these files that leads nowhere. */
const lost = (paths: readonly string[], pattern: RegExp, find: (number: string) => unknown): string[] =>
  paths.flatMap((path) =>
    [...new Set(readFileSync(join(ROOT, path), 'utf8').match(pattern) ?? [])]
      // Numbers that end in 99 stand in tests for decisions that there are not.
      .filter((number) => !number.endsWith('99') && find(number) === null)
      .map((number) => `${number} in ${path}`),
  )

describe('docs/rules of the Star Wars CCG', () => {
  it.each(Object.keys(made))('%s is what the rulebook says', async (file) => {
    await expect(made[file]).toMatchFileSnapshot(`${FOLDER}${file}`)
  })

  it('has every rule and every decision, and the introduction leads there', () => {
    const pages = Object.values(made).join('\n')
    const missing = entries.filter(
      ({ number, kind }) => kind !== 'part' && !pages.includes(`**${number}** `) && !pages.includes(`| ${number} |`),
    )
    expect(missing.map(({ number }) => number)).toEqual([])
    const introduction = readFileSync(`${FOLDER}README.md`, 'utf8')
    for (const file of Object.keys(made)) expect(introduction).toContain(`](${file})`)
  })
})

describe('Decisions', () => {
  it('A number finds its decision as it is printed, in capitals or not, with and without its hyphen', () => {
    for (const typed of ['SG-48', 'sg-48', 'SG 48', 'SG48', 'decision SG-48'])
      expect(rulebook.search(typed, 'en')[0], typed).toBe('SG-48')
    for (const typed of ['S-E10', 's-e10', 'SE10', 'S-E 10']) expect(rulebook.find(typed)?.number, typed).toBe('S-E10')
    for (const typed of ['U-04', 'U04', 'u4']) expect(rulebook.find(typed)?.number, typed).toBe('U-04')
    expect(rulebook.find('SW-019')?.number).toBe('SW-019')
    expect(youngJedi.rulebook.find('G26')?.number).toBe('G-26')
  })

  it('Each has a question and a reading in both languages, and leads to rules that exist', () => {
    for (const { number, text, remarks, links } of decisions) {
      for (const language of LANGUAGES) {
        expect(text[language], number).not.toBe('')
        expect(remarks[0]?.text[language], number).not.toBe('')
      }
      expect(
        links.filter((link) => rulebook.find(link) === null),
        number,
      ).toEqual([])
      expect(links, number).not.toEqual([])
    }
    expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length)
  })

  it('No citation leads nowhere', () => {
    const own = /\b(?:SG-\d{2}|S-[DE]\d{2}|SW-\d{3})(?![\w])/g
    expect(lost(ALL, own, (number) => rulebook.find(number))).toEqual([])
    expect(lost(ALL.filter(isOfSwccg), /(?<![\w-])U-?\d{2}(?![\w-])/g, (number) => rulebook.find(number))).toEqual([])
    const theirs = (number: string) => youngJedi.rulebook.find(number)
    expect(lost(ALL.filter(isOfYoungJedi), /(?<![\w-])[UGE]-\d{2,3}(?![\w-])/g, theirs)).toEqual([])
  })
})
