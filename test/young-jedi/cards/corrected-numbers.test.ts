/** Numbers of cards that were wrong once. */
import { expect, it } from 'vitest'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'

it('Baskol Yeesrim (DF-37) has a Location bonus at the Galactic Senate alone', () => {
  expect(cardById('DF-37')).toMatchObject({ bonus: [0, 2, 0] })
})
