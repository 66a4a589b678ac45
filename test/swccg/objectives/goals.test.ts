/** The practice opponent plays for its Objective, and against that of the other side. */
import { expect, it } from 'vitest'
import { goalsOf } from '../../../src/games/swccg/policies/added-goals.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { laid } from '../scripted-turns.ts'

const SCOUTS = 'Midge; Endor Scout Trooper'
/** Rebel Strike Team, which three exterior sites of Endor turn over that Light controls with two scouts each. */
const strikeTeam = (sites: number, { back = false } = {}) =>
  laid({
    ...{ turn: 'light', phase: 'deploy' },
    table: [back ? 'Garrison Destroyed' : 'Rebel Strike Team'],
    places: ['Great Forest', 'Hidden Forest Trail', 'Dense Forest'].map(
      (site, at) => `Endor ${site}, light${at < sites ? ` | ${SCOUTS}` : ''}`,
    ),
  })
const goal = (state: ReturnType<typeof strikeTeam>, side: 'dark' | 'light') => goalsOf(viewOf(state, side), side)

it('Each site that a side holds as its Objective asks brings it nearer to its goal, and the other side farther', () => {
  const [none, one, two] = [0, 1, 2].map((sites) => strikeTeam(sites))
  expect(goal(none!, 'light')).toBe(0)
  expect(goal(two!, 'light')).toBeCloseTo(2 * goal(one!, 'light'))
  expect(goal(one!, 'light')).toBeGreaterThan(0)
  expect(goal(two!, 'dark')).toBe(-goal(two!, 'light'))
})

it('A game without an Objective has no goals', () => {
  const plain = laid({ ...{ turn: 'light', phase: 'deploy' }, places: ['Endor Great Forest, light | Midge'] })
  expect(goal(plain, 'light')).toBe(0)
})

it('An Objective whose back is up is worth most, and less where the opponent is near to turning it back', () => {
  expect(goal(strikeTeam(0, { back: true }), 'light')).toBeGreaterThan(goal(strikeTeam(2), 'light'))
})

it('A card that must lie on table counts in part while it is in hand', () => {
  const held = (hand: string) =>
    laid({
      ...{ turn: 'dark', phase: 'deploy' },
      table: ['Endor Operations'],
      places: ['Endor', 'Endor Great Forest, dark'],
      dark: { hand },
    })
  const [without, withRumors] = [held('Tarl'), held('Ominous Rumors')]
  expect(goal(withRumors, 'dark')).toBeGreaterThan(goal(without, 'dark'))
  // The opponent sees no hand.
  expect(goal(withRumors, 'light')).toBe(goal(without, 'light'))
})
