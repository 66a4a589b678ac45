/** Words of texts give different answers in different positions. `npm run texts:constants` reads many more of them. */
import { expect, it } from 'vitest'
import { Answers } from './constants.ts'
import { IDLE } from './exceptions.ts'
import { dealtStates } from './positions.ts'

it('a word is idle until positions have given two answers, and each listed exception stays so', () => {
  const answers = new Answers()
  const asked = (idle: readonly string[]) => idle.map((one) => one.replace(/: [^:]*$/, ''))
  const before = asked(answers.idle)
  expect(answers.idle.every((one) => one.endsWith(': never asked'))).toBe(true)
  expect(before).toContain('filters all')
  for (const state of dealtStates(3)) answers.visit(state)
  const left = asked(answers.idle)
  expect(left).not.toContain('filters all')
  expect(left.length).toBeLessThan(before.length / 2)
  expect(asked(Object.keys(IDLE)).filter((one) => !left.includes(one))).toEqual([])
})
