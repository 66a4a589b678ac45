/** Conditions for lists of cards. */
import { describe, expect, it } from 'vitest'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { fulfils, type Pick, rangeText, readRange, valuesLike } from '../../src/lookup/query.ts'

describe('a range', () => {
  it.each([
    ['3', { min: 3, max: 3 }],
    ['=3', { min: 3, max: 3 }],
    ['2-4', { min: 2, max: 4 }],
    ['4 – 2', { min: 2, max: 4 }],
    ['2..4', { min: 2, max: 4 }],
    ['5+', { min: 5, max: null }],
    ['>= 5', { min: 5, max: null }],
    ['≤2', { min: null, max: 2 }],
    ['-2', { min: null, max: 2 }],
    ['>5', { min: 6, max: null }],
    ['> 0', { min: 1, max: null }],
    ['<3', { min: null, max: 2 }],
    ['<1', { min: null, max: 0 }],
  ])('%s', (typed, range) => {
    expect(readRange(typed)).toEqual(range)
    expect(readRange(rangeText(range))).toEqual(range)
  })

  it.each(['', 'three', '3-', '1-2-3', '9999', '+', '1e3', '٣', '<0', '>999', '><3'])('is not %j', (typed) => {
    expect(readRange(typed)).toBeNull()
  })
})

describe('cards', () => {
  const filter = (id: string) => youngJedi.cards.filters.find((one) => one.id === id)!
  const listed = (...picks: Pick[]) => youngJedi.cards.all.filter((card) => fulfils(card, picks))

  it('fulfil all conditions together', () => {
    const planet = { filter: filter('planet'), is: 'Naboo' }
    const power = { filter: filter('power'), is: { min: 6, max: null } }
    const both = listed(planet, power)
    expect(both.length).toBeGreaterThan(0)
    expect(both.every((card) => card.planet === 'Naboo' && Number(card.power) >= 6)).toBe(true)
    expect(listed(planet).length).toBeGreaterThan(both.length)
  })

  it('without a value are in no range of it', () => {
    const weak = listed({ filter: filter('power'), is: { min: null, max: 99 } })
    expect(weak.every(({ power }) => typeof power === 'number')).toBe(true)
  })
})

describe('values', () => {
  const { values = [] } = youngJedi.cards.filters.find(({ id }) => id === 'planet')!

  it('are found by their beginning, in the reader’s language', () => {
    expect(valuesLike(values, 'nab', 'en').map(({ id }) => id)).toEqual(['Naboo'])
    expect(valuesLike(values, '', 'fr')).toHaveLength(values.length)
    expect(valuesLike(values, 'zzz', 'fr')).toEqual([])
  })
})
