/** Texts with parts of other texts are sentences, too. `npm run texts:graft` makes thousands of them. */
import { describe, expect, it } from 'vitest'
import type { Filter, Text } from '../../../src/games/swccg/texts/language/words.ts'
import { lineOf } from './examples.ts'
import { faultsIn, faultsOf, faultyGrafts, grafts } from './grafts.ts'

const speaker = { noun: 'character', isPlace: false, isCarried: false } as const
const both = (text: object): readonly string[] =>
  (['en', 'fr'] as const).map((tongue) => lineOf({ one: text } as Text, tongue, speaker).replaceAll('\u00a0', ' '))

describe('grafts', () => {
  it('can be worded without a fault in both languages', () => {
    expect(faultyGrafts('7', 500)).toEqual([])
  })

  it('are the same ones for a seed, and others for another', () => {
    const names = (seed: string) => [...grafts(seed, 20)].map(({ name }) => name)
    expect(names('7')).toEqual(names('7'))
    expect(names('7')).not.toEqual(names('8'))
  })

  it('exchange filters, conditions, amounts and acts', () => {
    const paths = [...grafts('7', 500)].map(({ name }) => name)
    for (const part of [/ ← "/, /while.* ← /, /amount.* ← /, /does\.\d+ ← /])
      expect(paths.some((one) => part.test(one))).toBe(true)
  })
})

describe('a fault', () => {
  it.each([
    ['Deploys on a site site.', 'a doubled word'],
    ['Gets +2 power while at {place}.', 'an empty slot'],
    ['Gets undefined power.', 'an empty slot'],
    ['Gets  power.', 'two spaces'],
    ['Gets +2 power ,', 'a stray mark'],
    ['', 'no words'],
  ])('of «%s» is %s', (line, fault) => {
    expect(faultsOf(line)).toContain(fault)
  })

  it.each(['Jar Jar Binks gets +2 power.', 'Gets +2 power (+3 each for Red 5).'])('is not in «%s»', (line) => {
    expect(faultsOf(line)).toEqual([])
  })

  it('is a word that has no definition', () => {
    const text = { one: { word: 'immune', below: 4, of: { word: 'nowhere' } } } as unknown as Text
    expect(faultsIn({ text, speaker })).toEqual([
      'en throws: no definition of «nowhere» in filters',
      'fr throws: no definition of «nowhere» in filters',
    ])
  })
})

describe('words that no card of the pool combines', () => {
  it('are two lists of alternatives', () => {
    const of: Filter = {
      word: 'all',
      fit: [
        { word: 'or', fit: ['rebel', 'alien'] },
        { word: 'or', fit: ['scout', 'pilot'] },
      ],
      whose: 'you',
    }
    expect(both({ word: 'immune', below: 4, of })).toEqual([
      'Your Rebels and aliens that are scouts or pilots are immune to attrition < 4.',
      'Vos Rebelles et aliens qui sont des éclaireurs ou des pilotes sont immunisés contre l’attrition < 4.',
    ])
  })

  it('are draws as many as another number', () => {
    const amount = { word: 'count', of: { word: 'all', fit: ['rebel'], whose: 'you' } }
    expect(both({ word: 'limit', stat: 'battle destinies', min: amount })).toEqual([
      'You draw 1 battle destiny for each of your Rebels if you could not otherwise.',
      'Vous tirez 1 destinée de bataille pour chacun de vos Rebelles si vous ne pouvez pas en tirer autrement.',
    ])
    const value = { word: 'value', stat: 'power' }
    expect(both({ word: 'add', stat: 'battle destinies', amount: value })).toEqual([
      'You draw extra battle destinies equal to its power.',
      'Vous tirez en plus autant de destinées de bataille que sa puissance.',
    ])
    expect(both({ word: 'set', stat: 'ability needed', amount: value })[0]).toBe(
      'You need ability equal to its power to draw battle destiny.',
    )
  })
})
