import { describe, expect, test } from 'vitest'
import { type Field, faults, type Input, isField, partsOf, startValue } from '../../sandbox/page/fields.ts'
import { wordsFor } from '../../sandbox/page/words.ts'

const words = wordsFor('en-US')
const field = (input: object): Field => ({
  label: '',
  description: undefined,
  input: { custom_id: 'it', ...input } as Input,
})

describe('the fields of a modal', () => {
  test('labels, rows and texts are read in order', () => {
    const parts = partsOf([
      { type: 10, content: 'Read this' },
      { type: 18, label: 'Plan', description: 'In order', component: { type: 4, custom_id: 'plan', style: 1 } },
      { type: 1, components: [{ type: 4, custom_id: 'old', style: 2, label: 'Old style' }] },
    ])
    expect(parts.map((part) => (isField(part) ? [part.label, part.input.custom_id] : part.text))).toEqual([
      'Read this',
      ['Plan', 'plan'],
      ['Old style', 'old'],
    ])
  })

  test('a field is required unless it says otherwise; a checkbox never is', () => {
    const check = (input: object, value: string | string[] | boolean): string | undefined =>
      faults([field(input)], { it: value }, words).it
    expect(check({ type: 4, style: 1 }, '')).toBe(words.fieldRequired)
    expect(check({ type: 4, style: 1, required: false, min_length: 3 }, '')).toBeUndefined()
    expect(check({ type: 4, style: 1, required: false, min_length: 3 }, 'ab')).toBe(words.errShort(3))
    expect(check({ type: 3, options: [] }, [])).toBe(words.fieldRequired)
    expect(check({ type: 23 }, false)).toBeUndefined()
    expect(check({ type: 22, options: [], min_values: 2 }, ['a'])).toBe(words.chooseAtLeast(2))
  })

  test('defaults stand in the field from the start', () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B', default: true },
    ]
    expect(startValue(field({ type: 3, options }).input)).toEqual(['b'])
    expect(startValue(field({ type: 21, options }).input)).toBe('b')
    expect(startValue(field({ type: 4, style: 1, value: 'so far' }).input)).toBe('so far')
    expect(startValue(field({ type: 23, default: true }).input)).toBe(true)
  })
})
