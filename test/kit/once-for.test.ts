/** Values that are found from an object once. */
import { expect, it } from 'vitest'
import { madeOnce, onceFor } from '../../src/kit/library/once-for.ts'

it('A value is made once for an object and a key, null and undefined too', () => {
  const made: string[] = []
  const find = onceFor<object, string | null | undefined>()
  const [one, two] = [{}, {}]
  const ask = (of: object, key: string, value: string | null | undefined) =>
    find(of, key, () => {
      made.push(key)
      return value
    })
  expect([ask(one, 'a', 'A'), ask(one, 'a', 'other'), ask(one, 'b', null), ask(one, 'b', 'other')]).toEqual([
    'A',
    'A',
    null,
    null,
  ])
  expect([ask(one, 'c', undefined), ask(one, 'c', 'other'), ask(two, 'a', 'of two')]).toEqual([
    undefined,
    undefined,
    'of two',
  ])
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})

it('A store knows nothing of the values of another store', () => {
  const [one, two] = [onceFor<object, number>(), onceFor<object, number>()]
  const of = {}
  expect([one(of, 'key', () => 1), two(of, 'key', () => 2)]).toEqual([1, 2])
})

it('A value that could not be made is tried again', () => {
  const find = onceFor<object, number>()
  const of = {}
  expect(() =>
    find(of, 'key', () => {
      throw new Error('not yet')
    }),
  ).toThrow('not yet')
  expect(find(of, 'key', () => 2)).toBe(2)
})

it('A function of an object is called once for each', () => {
  const asked: object[] = []
  const size = madeOnce((of: object) => asked.push(of))
  const [one, two] = [{}, {}]
  expect([size(one), size(two), size(one)]).toEqual([1, 2, 1])
  expect(asked).toEqual([one, two])
})
