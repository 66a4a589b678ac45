/** Values made when they are first asked for. */
import { expect, it } from 'vitest'
import { lazily } from '../../src/kit/library/lazily.ts'

it('makes a value once, when it is asked for, empty values too', () => {
  const made: string[] = []
  const name = lazily(() => made.push('name'))
  const nothing = lazily(() => void made.push('nothing'))
  expect(made).toEqual([])
  expect([name(), name(), nothing(), nothing()]).toEqual([1, 1, undefined, undefined])
  expect(made).toEqual(['name', 'nothing'])
})

it('tries again after a failure', () => {
  let tries = 0
  const value = lazily(() => {
    tries++
    if (tries === 1) throw new Error('not yet')
    return tries
  })
  expect(value).toThrow('not yet')
  expect(value()).toBe(2)
})
