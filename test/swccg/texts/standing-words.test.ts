/** Words for who is aboard, present or alone, and for what a place gives, in trial texts. */
import { describe, expect, it } from 'vitest'
import { lendTexts, run } from '../lent-texts.ts'
import { STANDING } from './trial-texts.ts'

lendTexts(STANDING)
const BACK_DOOR = 'Endor Back Door'

describe('a card', () => {
  it('is alone without other characters of its owner', () => {
    const then = (power: number) => `then: { holds: [power of Tarl is ${power}] }`
    expect(run('turn: dark', `places: ['${BACK_DOOR}, dark | Tarl; Midge']`, then(5))).toEqual([])
    expect(run('turn: dark', `places: ['${BACK_DOOR}, dark | Tarl; Elite Squadron Stormtrooper']`, then(2))).toEqual([])
  })

  it('is present with another one, and never with itself', () => {
    const then = (power: number) => `then: { holds: [power of Midge is ${power}] }`
    expect(run('turn: light', `places: ['${BACK_DOOR}, light | Midge; Tarl']`, then(2))).toEqual([])
    expect(run('turn: light', `places: ['${BACK_DOOR}, light | Midge; Endor Scout Trooper']`, then(7))).toEqual([])
  })
})

describe('a value', () => {
  it('counts what is aboard, and what lies on a card', () => {
    const with2 = `places: ['${BACK_DOOR}, dark | Tempest 1 + Grond pilot + Tarl passenger; Elite Squadron Stormtrooper']`
    const with1 = `places: ['${BACK_DOOR}, dark | Tempest 1 + Grond pilot; Elite Squadron Stormtrooper']`
    const then = (power: number) => `then: { holds: [power of Tempest 1 is ${power}] }`
    expect(run('turn: dark', with1, then(6))).toEqual([])
    expect(run('turn: dark', with2, then(8))).toEqual([])
    const armed = `places: ['${BACK_DOOR}, light | Endor Scout Trooper; Tarl + Blaster Rifle']`
    expect(run('turn: dark', armed, 'then: { holds: [power of Tarl is 7] }')).toEqual([])
  })

  it('is set for cards that have none, such as armor: it takes the place of a lower ability', () => {
    const places = (card: string) => `places: ['${BACK_DOOR}, dark | ${card}']`
    expect(run('turn: dark', places('Midge'), 'then: { holds: [defense of Midge is 2] }')).toEqual([])
    expect(run('turn: dark', places('Midge; Yutani'), 'then: { holds: [defense of Midge is 4] }')).toEqual([])
  })

  it('is defined for cards that have none', () => {
    const places = (card: string) => `places: ['${BACK_DOOR}, dark | ${card}']`
    expect(run('turn: dark', places('Midge'), 'then: { holds: [hyperspeed of Midge is none] }')).toEqual([])
    const then = 'then: { holds: [hyperspeed of Midge is 3] }'
    expect(run('turn: dark', places('Midge; Chewbacca of Kashyyyk'), then)).toEqual([])
  })

  it('of landing is apart from that of other moves', () => {
    const places = `places: ['Endor, dark | A-wing + Green Squadron Pilot pilot', '${BACK_DOOR}, dark']`
    const then = `then: { holds: [move cost of A-wing to ${BACK_DOOR} by land is 0] }`
    expect(run('turn: light', 'phase: move', places, then)).toEqual([])
  })
})

describe('Force', () => {
  it('is generated where so many cards are', () => {
    const with2 = `places: ['${BACK_DOOR}, dark | Grond; Tarl']`
    const with1 = `places: ['${BACK_DOOR}, dark | Grond']`
    expect(run('turn: dark', with1, 'then: { holds: [dark generation is 3] }')).toEqual([])
    expect(run('turn: dark', with2, 'then: { holds: [dark generation is 5] }')).toEqual([])
  })
})

it('a player loses a card that was chosen', () => {
  const moves = 'moves: [dark plays dark Alter at Midge]'
  const places = `places: ['${BACK_DOOR}, dark | Tarl; Midge; General Solo']`
  const then = 'then: { holds: [Midge is lost] }'
  expect(run('turn: dark', 'phase: deploy', 'dark: { hand: dark Alter }', places, moves, then)).toEqual([])
})

it('a duty falls due when another card has deployed where it says', () => {
  const moves = `moves: [dark deploys Tarl to ${BACK_DOOR}, dark loses reserve]`
  const places = `places: ['${BACK_DOOR}, dark | General Solo']`
  expect(
    run('turn: dark', 'phase: deploy', 'dark: { hand: Tarl }', places, moves, 'then: { holds: [dark lost is 1] }'),
  ).toEqual([])
})
