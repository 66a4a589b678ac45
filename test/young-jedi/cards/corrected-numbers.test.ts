/** Numbers of cards that were wrong in an earlier catalogue. */
import { expect, it } from 'vitest'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'

it('Baskol Yeesrim (DF-37) has a Location bonus only at the Galactic Senate', () => {
  expect(cardById('DF-37')).toMatchObject({ bonus: [0, 2, 0] })
})
