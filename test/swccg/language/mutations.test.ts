/** A changed argument changes what is told. `npm run texts:mutate` changes those of all cards. */
import { expect, it } from 'vitest'
import { UNTOLD } from './exceptions.ts'
import { exampleMutations, poolMutations, unheardIn } from './mutations.ts'

it('each changed argument of an example changes its sentence in both languages', () => {
  const found = [...exampleMutations()]
  expect(
    found.flatMap(({ name, unheard }) => unheard.map((one) => `${name} ${one}`)).filter((one) => !UNTOLD.test(one)),
  ).toEqual([])
  expect(found.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(500)
})

/** The distance between two texts of the pool that this test changes. */
const EVERY = 8
it('each changed argument in texts of the pool changes them in both languages', () => {
  const found = [...poolMutations(EVERY)]
  expect(
    found.flatMap(({ name, unheard }) => unheard.map((one) => `${name} ${one}`)).filter((one) => !UNTOLD.test(one)),
  ).toEqual([])
  expect(found.length).toBeGreaterThan(10)
})

it('an argument that is lost in silence is found', () => {
  const location = { word: 'all', fit: ['location', { word: 'of', system: 'Endor' }] } as const
  const text = { one: { word: 'add', stat: 'Force drain', amount: 1, at: location } } as const
  expect(unheardIn(text).unheard.map((one) => one.split(':')[0])).toEqual(['filters all.fit en', 'filters all.fit fr'])
})
