/** Every title, name, system, icon and kind in a text is one that a card of the game has. */
import { expect, it } from 'vitest'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { STRANGE } from './exceptions.ts'
import { strangeKinds, strangeNames } from './names.ts'

it('texts use no name that no card has', () => {
  expect(strangeNames(cards).filter((one) => STRANGE[one] === undefined)).toEqual([])
})

it('the list of exceptions has no name that is known by now', () => {
  expect(Object.keys(STRANGE).filter((one) => !strangeNames(cards).includes(one))).toEqual([])
})

it('texts use no kind or icon that no card has, except those listed as absent', () => {
  expect(strangeKinds(cards)).toEqual([])
})

it('a misspelt title, name, system or kind is found', () => {
  const [card] = cards.filter(({ id }) => id === '9_11')
  const made = (piece: object) => [{ ...card, text: { drain: piece } }] as never
  const add = { word: 'add', stat: 'power', amount: 1 }
  expect(strangeNames(made({ ...add, of: { word: 'titled', titles: ['Sence'] } }))).toEqual(['9_11 title "Sence"'])
  expect(strangeNames(made({ ...add, of: { word: 'named', names: ['Lukas'] } }))).toEqual(['9_11 name "Lukas"'])
  expect(strangeNames(made({ ...add, at: { word: 'of', system: 'Endoor' } }))).toEqual(['9_11 system "Endoor"'])
  expect(strangeKinds(made({ ...add, of: { word: 'all', whose: 'you', fit: ['trouper'] } }))).toEqual([
    '9_11 kind "trouper"',
  ])
})
