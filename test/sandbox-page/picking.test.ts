import { describe, expect, test } from 'vitest'
import { allowed, found, inMenuOrder, same, toggle } from '../../sandbox/page/picking.ts'

const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Card ${value}` }))

describe('picking in a select menu', () => {
  test('with a limit of one the new pick replaces the old', () => {
    expect(toggle(['a'], 'b', { min: 1, max: 1 })).toEqual(['b'])
  })

  test('a single pick can be taken back only if none is allowed', () => {
    expect(toggle(['a'], 'a', { min: 1, max: 1 })).toEqual(['a'])
    expect(toggle(['a'], 'a', { min: 0, max: 1 })).toEqual([])
  })

  test('several picks stop at the limit and can be taken back below the least', () => {
    const limits = { min: 2, max: 2 }
    expect(toggle(['a', 'b'], 'c', limits)).toEqual(['a', 'b'])
    expect(toggle(['a', 'b'], 'a', limits)).toEqual(['b'])
    expect(allowed(['b'], limits)).toBe(false)
    expect(allowed(['a', 'b'], limits)).toBe(true)
  })

  test('values go out in the order of the menu, without those that are gone', () => {
    expect(inMenuOrder(['c', 'gone', 'a'], options)).toEqual(['a', 'c'])
    expect(same(['c', 'a'], ['a', 'c'])).toBe(true)
    expect(same(['a'], ['a', 'c'])).toBe(false)
  })

  test('search looks at labels and descriptions', () => {
    expect(found([...options, { value: 'd', label: 'Other', description: 'not a CARD B' }], 'card b')).toHaveLength(2)
  })
})
