/** The table that leads from each rule of the Star Wars CCG to where it lives and to what shows it. */
import { describe, expect, test } from 'vitest'
import { filesFor, inCode, inTests, namedIn, page, rules } from './citation-map.ts'
import { REASONS } from './map-reasons.ts'

const [code, tests] = [inCode(), inTests()]
const possible = rules.map(({ number }) => number).filter((number) => REASONS[number] === undefined)

describe('docs/rules-map-swccg.md', () => {
  test('is what code and tests say', async () => {
    await expect(page()).toMatchFileSnapshot(new URL('../../../docs/rules-map-swccg.md', import.meta.url).pathname)
  })

  test('finds the code of every rule that somebody could break or need', () => {
    expect(possible.filter((number) => filesFor(number, code).length === 0)).toEqual([])
  })

  test('finds a test or a scenario of each', () => {
    expect(possible.filter((number) => filesFor(number, tests).length === 0)).toEqual([])
  })

  test('gives a reason for rules that exist, and for few of them', () => {
    const known = new Set(rules.map(({ number }) => number))
    expect(Object.keys(REASONS).filter((number) => !known.has(number))).toEqual([])
    expect(Object.keys(REASONS).length).toBeLessThan(rules.length / 10)
  })

  test('cites no rule that there isn’t', () => {
    const known = new Set(rules.map(({ number }) => number))
    const isKnown = (number: string) => known.has(number) || /^(18|2[01])\./.test(number)
    expect(
      [...code, ...tests].filter(([number]) => !isKnown(number)).map(([number, [path]]) => `${number} in ${path}`),
    ).toEqual([])
  })
})

test('spans name each of their rules', () => {
  expect(namedIn('(rules 9.1.1 to 9.1.3, 15A.1; SG-48)')).toEqual(['9.1.1', '9.1.2', '9.1.3', '15A.1'])
  expect(namedIn('version 2 of 12')).toEqual([])
})
