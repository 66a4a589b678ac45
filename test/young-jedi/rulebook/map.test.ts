/** The table that leads from each rule to where it lives and to what shows it. */
import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/young-jedi/rulebook/index.ts'
import { citedIn, filesFor, inCode, inTests, page, spread } from './map.ts'

const code = inCode()
const tests = inTests()
const never = rules.filter(({ impossible }) => impossible !== undefined).map(({ number }) => number)
/** Rules that somebody could break or need; the points of one that nobody can are not among them. */
const possible = rules
  .map(({ number }) => number)
  .filter((number) => !never.some((other) => number === other || number.startsWith(`${other}.`)))

describe('docs/rules-map.md', () => {
  it('is what code and tests say', async () => {
    await expect(page()).toMatchFileSnapshot(new URL('../../../docs/rules-map.md', import.meta.url).pathname)
  })

  it('finds the code of every rule that somebody could break or need', () => {
    expect(possible.filter((number) => filesFor(number, code).length === 0)).toEqual([])
  })

  it('finds a test or a scenario of each', () => {
    expect(possible.filter((number) => filesFor(number, tests).length === 0)).toEqual([])
  })

  it('cites no rule that there isn’t', () => {
    const known = new Set(rules.map(({ number }) => number))
    const isKnown = (number: string) => !number.includes('.') || known.has(number)
    const strange = [...code].filter(([number]) => !isKnown(number)).map(([number, [path]]) => `${number} in ${path}`)
    expect(strange).toEqual([])
  })
})

describe('citations', () => {
  it('are read out of comments', () => {
    expect(citedIn('Control first (rules 18.1 and 18.5: decision G-52).')).toEqual(['18.1', '18.5'])
    expect(citedIn('rule 9.2.2, rules 3.1.2–3.1.4; parts 18 and 19')).toEqual([
      '9.2.2',
      '3.1.2',
      '3.1.3',
      '3.1.4',
      '18',
      '19',
    ])
    expect(citedIn('the rule of three')).toEqual([])
  })

  it('may be spans', () => {
    expect(spread('23.6.3-23.6.5')).toEqual(['23.6.3', '23.6.4', '23.6.5'])
    expect(spread('5.1')).toEqual(['5.1'])
  })
})
