/** A text keeps the place where it began and the cards that were chosen, by their names. */
import { expect, it } from 'vitest'
import { cardOf } from '../../../src/games/swccg/state/engine-card.ts'
import { lendTexts, run } from '../lent-texts.ts'
import { BEGUN, TRIAL } from './trial-texts.ts'

lendTexts(BEGUN)

it('«here» stays the place where an effect began, also when its card has moved away', () => {
  const places = "places: ['Endor Back Door, dark | Tarl; Elite Squadron Stormtrooper', 'Endor Great Forest, dark']"
  const moves = 'moves: [dark uses Tarl, dark moves Tarl to Endor Great Forest]'
  const then = 'then: { holds: [power of Elite Squadron Stormtrooper is 3, power of Tarl is 2] }'
  expect(run('turn: dark', 'phase: move', places, moves, then)).toEqual([])
})

it('two cards are chosen one after the other, and each is meant by its name', () => {
  const places =
    "places: ['Endor Back Door, dark | Tarl; Elite Squadron Stormtrooper; Midge; General Solo', 'Endor Great Forest, dark | Grond']"
  const moves = 'moves: [dark plays dark Alter at Tarl, dark picks Midge]'
  const then = 'then: { holds: [power of Tarl is 5, power of Midge is 1] }'
  expect(run('turn: dark', 'phase: deploy', 'dark: { hand: dark Alter }', places, moves, then)).toEqual([])
})

it('a card after which nothing is left for the next choice cannot be chosen', () => {
  const places = "places: ['Endor Back Door, dark | Tarl; Midge', 'Endor Great Forest, dark | Grond']"
  const moves = 'moves: [dark plays dark Alter]'
  const then = 'then: { holds: [power of Tarl is 5], not: [dark is asked text-target] }'
  expect(run('turn: dark', 'phase: deploy', 'dark: { hand: dark Alter }', places, moves, then)).toEqual([])
})

it('duties fall due once as a battle begins', () => {
  const places = "places: ['Endor Back Door, dark | Tarl; Midge']"
  const then = 'then: { holds: [dark lost is 1, there is a battle] }'
  expect(
    run('turn: dark', 'phase: battle', places, 'moves: [dark battles at Endor Back Door, dark loses reserve]', then),
  ).toEqual([])
})

it('duties fall due once as a Force drain begins', () => {
  const places = "places: ['Endor Back Door, dark | Grond']"
  const moves = 'moves: [dark drains at Endor Back Door, light loses reserve]'
  const then = 'then: { holds: [light lost is 1] }'
  expect(run('turn: dark', 'phase: control', places, moves, then)).toEqual([])
})

it('trial texts are lent to cards that are in the library', () => {
  for (const key of Object.keys(TRIAL)) expect(cardOf(key.split('/')[1] ?? '').title).not.toBe('')
})
