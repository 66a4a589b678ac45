/** A changed argument changes what is told. `npm run texts:mutate` changes those of all cards. */
import { expect, it } from 'vitest'
import type { AnyWord } from '../../../src/games/swccg/texts/language/definitions.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import { UNTOLD } from './exceptions.ts'
import { exampleMutations, graftMutations, poolMutations, unheardIn } from './mutations.ts'

/** Returns the changes that no sentence tells, without the exceptions. */
const untold = (found: Iterable<{ readonly name: string; readonly unheard: readonly string[] }>): readonly string[] =>
  [...found].flatMap(({ name, unheard }) => unheard.map((one) => `${name} ${one}`)).filter((one) => !UNTOLD.test(one))

it('each changed argument of an example changes its sentence in both languages', () => {
  const found = [...exampleMutations()]
  expect(untold(found)).toEqual([])
  expect(found.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(500)
})

/** The distance between two texts of the pool that this test changes. */
const EVERY = 8
it('each changed argument in texts of the pool changes them in both languages', () => {
  const found = [...poolMutations(EVERY)]
  expect(untold(found)).toEqual([])
  expect(found.length).toBeGreaterThan(10)
})

/** The number of grafts that this test changes; `npm run texts:mutate` takes ten times as many. */
const GRAFTS = 150
it('each changed argument of a graft changes its sentence in both languages', () => {
  expect(untold(graftMutations('8', GRAFTS))).toEqual([])
})

it('a limit that is lost beside another one, as no card of the pool has both, is found in grafts', () => {
  const words = language.words.rules as Map<string, AnyWord<'rules'>>
  const add = words.get('add')!
  const isBoth = (x: object) => 'to' in x && 'from' in x && 'stat' in x && x.stat === 'deploy cost'
  words.set('add', {
    ...add,
    say: (x: object, say) => add.say((isBoth(x) ? { ...x, from: undefined } : x) as never, say),
  })
  try {
    expect(untold([...exampleMutations(), ...poolMutations(EVERY)])).toEqual([])
    const owners = untold(graftMutations('22', GRAFTS)).map((one) => /(?<= )rules \S+ (?:en|fr)(?=:)/.exec(one)?.[0])
    expect(owners).toContain('rules add.from en')
    expect(owners).toContain('rules add.from fr')
  } finally {
    words.set('add', add)
  }
})

it('an argument that is lost in silence is found', () => {
  const location = { word: 'all', fit: ['location', { word: 'of', system: 'Endor' }] } as const
  const text = { one: { word: 'add', stat: 'Force drain', amount: 1, at: location } } as const
  expect(unheardIn(text).unheard.map((one) => one.split(':')[0])).toEqual(['filters all.fit en', 'filters all.fit fr'])
})
