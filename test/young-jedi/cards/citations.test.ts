import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { corrections } from '../../../src/games/young-jedi/library/rulings/corrections.ts'
import { persons } from '../../../src/games/young-jedi/library/rulings/persons.ts'
import { things } from '../../../src/games/young-jedi/library/rulings/things.ts'
import { decisionByNumber, ruleByNumber } from '../../../src/games/young-jedi/rulebook/index.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The folders whose files may cite rules. */
const FOLDERS = ['src', 'commands', 'test', 'bench', 'sandbox']
/** Files with numbers that deliberately cite no rule of this game: other games have rules of their own. */
const NO_CITATIONS = /node_modules|generated|test\/young-jedi\/rulebook\/|(?:src\/games|bench|test)\/swccg\//

const sources = FOLDERS.filter((folder) => existsSync(join(ROOT, folder)))
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.ts') && !NO_CITATIONS.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** "rule 10.2.3", "rules 15.3, 15.4 and 16.1", "decision G-85", "(U-23)". */
const CITED = /\brules? (\d+\.\d+(?:\.\d+)*(?:(?:, | and |, and | or |–)\d+\.\d+(?:\.\d+)*)*)|\b([UGE]-\d{2})\b/g
const cited = (text: string): string[] =>
  [...text.matchAll(CITED)].flatMap(([, rules, decision]) => decision ?? rules?.match(/\d+(?:\.\d+)+/g) ?? [])

const written = (number: string): boolean =>
  ruleByNumber(number) !== undefined || decisionByNumber(number) !== undefined

describe('the rulebook', () => {
  it('has every rule and decision that code and tests cite', () => {
    const citations = sources.flatMap(({ file, text }) => cited(text).map((number) => ({ file, number })))
    expect(citations.filter(({ file }) => file.startsWith('src/games/young-jedi')).length).toBeGreaterThan(50)
    const missing = citations.filter(({ number }) => !written(number)).map(({ file, number }) => `${number} (${file})`)
    expect(missing).toEqual([])
  })

  it('has every rule and decision that a ruling on a card cites', () => {
    const rulings = [...corrections, ...persons, ...things]
    expect(rulings.length).toBeGreaterThan(20)
    const missing = rulings.flatMap(({ id, rules }) =>
      rules.filter((number) => !written(number)).map((to) => ({ id, to })),
    )
    expect(missing).toEqual([])
  })
})
