/** The starships that Early Warning Network brings: those of the second kind are all Imperial ones but starfighters. */
import { expect, test } from 'vitest'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { cardOf } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf } from '../../../src/games/swccg/state/game-state.ts'
import { fits } from '../../../src/games/swccg/texts/reading/fits.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { laid } from '../scripted-turns.ts'

test('the second kind of Early Warning Network is each Imperial starship but starfighters, squadrons too', () => {
  const { fetch } = cardOf('8_122').text.dark
  const [choice] = fetch !== undefined && 'does' in fetch ? fetch.does : []
  const [, second = []] = choice?.word === 'choose' ? Object.values(choice.options) : []
  const [act] = second
  const of = act?.word === 'deploy' ? act.of : undefined
  if (typeof of !== 'object' || of.word !== 'all') throw new Error('another filter than expected')
  // All squadrons of the pool are unique; a later one may not be.
  const kind = { ...of, fit: of.fit.filter((one) => typeof one !== 'object' || one.word !== 'non-unique') }
  const reading = readingOf(boardOf(laid({ places: ['Kessel'] })))
  const meant = { reading, you: 'dark' as const, card: '8_122', self: null, here: null }
  const fitting = cards.filter(({ id }) => fits({ card: id }, kind, meant)).map(({ id }) => id)
  const ships = cards.filter(({ side, type }) => side === 'dark' && type === 'starship').map(({ id }) => cardOf(id))
  expect(fitting).toEqual(ships.filter((ship) => ship.kind !== 'starfighter').map(({ id }) => id))
  expect(fitting).toContain('9_172')
})
