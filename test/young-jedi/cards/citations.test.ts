import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const texts = (folder: string, ending: string): { file: string; text: string }[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(ROOT, folder, file), 'utf8') }))

/** "rule 10.2.3", "rules 15.3, 15.4 and 16.1", "decision G-85", "(U-23)". */
const CITED = /\brules? (\d+\.\d+(?:\.\d+)*(?:(?:, | and |, and | or |–)\d+\.\d+(?:\.\d+)*)*)|\b([UGE]-\d{2})\b/g
const cited = (text: string): string[] =>
  [...text.matchAll(CITED)].flatMap(([, rules, decision]) => decision ?? rules?.match(/\d+(?:\.\d+)+/g) ?? [])

/** The numbers under which something is written: at the head of a line, or the points of a list below one. */
function written(text: string): string[] {
  const found: string[] = []
  for (const line of text.split('\n')) {
    const [head] = /^(?:- |\| )?(?:\d+\.\d+(?:\.\d+)*(?:(?:, |–)\d+\.\d+)*|[UGE]-\d{2})(?![\d.])/.exec(line) ?? []
    const [, point] = /^(\d+)\. /.exec(line) ?? []
    if (head !== undefined) found.push(...(head.match(/[UGE]-\d+|\d+(?:\.\d+)+/g) ?? []))
    else if (point !== undefined) found.push(`${found.findLast((number) => number.split('.').length === 2)}.${point}`)
  }
  return found
}

describe('the rules written down in docs/rules', () => {
  const rules = new Set(texts('docs/rules', '.md').flatMap(({ text }) => written(text)))

  it('hold every rule and decision that the game cites', () => {
    const citations = texts('src/games/young-jedi', '.ts').flatMap(({ file, text }) =>
      cited(text).map((number) => ({ file, number })),
    )
    expect(citations.length).toBeGreaterThan(50)
    const missing = citations
      .filter(({ number }) => !rules.has(number))
      .map(({ file, number }) => `${number} (${file})`)
    expect(missing).toEqual([])
  })

  it('point only to rules and decisions that are there', () => {
    const missing = texts('docs/rules', '.md').flatMap(({ file, text }) =>
      [...text.matchAll(/\((\d+\.\d+(?:\.\d+)*|[UGE]-\d{2})(?:, ([UGE]-\d{2}))?\)/g)]
        .flatMap(([, one, two]) => [one!, ...(two === undefined ? [] : [two])])
        .filter((number) => !rules.has(number))
        .map((number) => `${number} (${file})`),
    )
    expect(missing).toEqual([])
  })
})
