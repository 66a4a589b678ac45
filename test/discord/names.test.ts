/** The names of people, as a process that they never click in knows them. */
import { expect, it } from 'vitest'
import { KnownPeople } from '../../src/discord/shell/people.ts'
import { HandClock } from '../hand-clock.ts'

const HOUR = 3_600_000

function process() {
  const clock = new HandClock('2030-01-01T12:00:00Z')
  const names = new Map<string, string | null | Error>([['1', 'Ann']])
  let asked = 0
  const people = new KnownPeople({
    clock,
    persons: { of: async () => ({}) as never, spoke: async () => {} },
    async lookUp(person) {
      asked += 1
      const name = names.get(person) ?? null
      if (name instanceof Error) throw name
      return name
    },
  })
  return { clock, names, people, asked: () => asked }
}

it('a name is asked for once a day, and a new one is found then', async () => {
  const { clock, names, people, asked } = process()
  expect(await people.name('1', 'en')).toBe('Ann')
  names.set('1', 'Anna')
  clock.advance(23 * HOUR)
  expect([await people.name('1', 'en'), asked()]).toEqual(['Ann', 1])
  clock.advance(HOUR)
  expect([await people.name('1', 'en'), await people.name('1', 'en'), asked()]).toEqual(['Anna', 'Anna', 2])
})

it('a name that many want at once is asked for once, and after an error it is asked for again', async () => {
  const { names, people, asked } = process()
  const wanted = () => Promise.allSettled(Array.from({ length: 12 }, () => people.name('1', 'en')))
  names.set('1', new Error('no network'))
  expect((await wanted()).every(({ status }) => status === 'rejected')).toBe(true)
  expect(asked()).toBe(1)
  names.set('1', 'Ann')
  expect(await wanted()).toEqual(Array(12).fill({ status: 'fulfilled', value: 'Ann' }))
  expect(asked()).toBe(2)
})

it('an old name is better than none while Discord can not be asked; without one the error counts', async () => {
  const { clock, names, people } = process()
  await people.name('1', 'en')
  names.set('1', new Error('no network'))
  clock.advance(25 * HOUR)
  expect(await people.name('1', 'en')).toBe('Ann')
  people.forget('1')
  await expect(people.name('1', 'en')).rejects.toThrow('no network')
})
