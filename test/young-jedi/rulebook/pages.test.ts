/** `npx vitest run test/young-jedi/rulebook --update` writes the pages again. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { decisions, rules } from '../../../src/games/young-jedi/rulebook/index.ts'
import { pages } from '../../../src/games/young-jedi/rulebook/markdown.ts'

const FOLDER = fileURLToPath(new URL('../../../docs/rules/', import.meta.url))
const made = pages()

describe('docs/rules', () => {
  it.each(Object.keys(made))('%s is what the rulebook says', async (file) => {
    await expect(made[file]).toMatchFileSnapshot(`${FOLDER}${file}`)
  })

  it.each(Object.keys(made))('%s says in its first line what it is generated from, and by which command', (file) => {
    const [first] = made[file]!.split('\n')
    expect(first).toMatch(/Generated from src\/games\/young-jedi\/rulebook by `npx vitest run .+ --update`/)
  })

  it('has no other pages, and its introduction leads to all of them', () => {
    const names = Object.keys(made).toSorted()
    expect(
      readdirSync(FOLDER)
        .filter((file) => file !== 'README.md' && !file.startsWith('swccg-'))
        .toSorted(),
    ).toEqual(names)
    const linked = [...readFileSync(`${FOLDER}README.md`, 'utf8').matchAll(/\]\((?!swccg-)([\w-]+\.md)\)/g)].map(
      ([, file]) => file,
    )
    expect([...new Set(linked)].toSorted()).toEqual(names)
  })

  it('has every rule and every decision at the head of a line', () => {
    const lines = Object.values(made).flatMap((page) => page.split('\n'))
    const heads = new Set(lines.map((line) => /^(?:- |\| )?([\w.-]+) /.exec(line)?.[1]))
    expect([...rules, ...decisions].map(({ number }) => number).filter((number) => !heads.has(number))).toEqual([])
  })

  it('keeps its lines short, tables apart', () => {
    const long = Object.values(made)
      .flatMap((page) => page.split('\n'))
      .filter((line) => line.length > 120 && !line.startsWith('|'))
    expect(long).toEqual([])
  })
})
