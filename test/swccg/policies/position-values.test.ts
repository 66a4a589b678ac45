/** The practice opponent rates a position once for each side, and never takes the number of one side for the other. */
import { expect, it } from 'vitest'
import { positionValue } from '../../../src/games/swccg/policies/practice/place-values.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { laid } from '../scripted-turns.ts'

const view = () =>
  viewOf(
    laid({
      ...{ turn: 'dark', phase: 'deploy' },
      places: ['Endor Back Door, dark | Tarl', 'Endor Great Forest, light | Midge'],
      dark: { hand: 'Tarl', force: '9' },
      light: { hand: 'Midge', force: '9' },
    }),
    'dark',
  )

it('The worth of a place to one side is not taken for its worth to the other', () => {
  const places = view().places.map(({ id }) => id)
  const [both, light] = [view(), view()].map((one, nth) => {
    if (nth === 0) positionValue(one, 'dark', places.slice(0, 1), 'before battle')
    return positionValue(one, 'light', places.slice(0, 1), 'before battle')
  })
  expect(both).toBe(light)
})
