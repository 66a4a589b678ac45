/** `npm run census` finds the chances that can matter as `npm run windows` does; each run of the tests plays one game. */
import { expect, it } from 'vitest'
import { chancesIn, matteringIn } from '../../../bench/windows/answered.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { mattering } from '../../../src/games/swccg/rules/turn/mattering.ts'

const { formats: FORMATS } = swccg
it.runIf(process.env.CENSUS !== undefined)(
  'the chances that can matter are those that were taken more than once in 200 times',
  { timeout: 60 * 60_000 },
  () => {
    for (const format of FORMATS) expect(matteringIn(chancesIn(format, 200, 'windows'))).toEqual(mattering(format))
  },
)

/** A chance that comes up 3 times in 200 games of Death Star II. */
const RARE = ['deployed']

it('each listed chance comes up in games, but for the rarest', () => {
  for (const format of FORMATS) {
    const names = chancesIn(format, 1, 'windows').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(mattering(format).filter((name) => !RARE.includes(name))))
  }
})

it('a chance matters that was taken more than once in 200 times', () => {
  const chances = [
    { name: 'seldom', had: 200, taken: 1 },
    { name: 'often', had: 199, taken: 1 },
    { name: 'never', had: 1, taken: 0 },
  ]
  expect(matteringIn(chances)).toEqual(['often'])
})
