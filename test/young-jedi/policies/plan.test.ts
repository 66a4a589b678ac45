import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../src/contract/index.ts'
import type { Place } from '../../../src/games/young-jedi/cards/card.ts'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'
import { goodPlan, plainPlan, repaired } from '../../../src/games/young-jedi/policies/plan.ts'
import { safest } from '../../../src/games/young-jedi/policies/safest.ts'
import { held } from '../../../src/games/young-jedi/policies/seen.ts'
import { planShape } from '../../../src/games/young-jedi/rules/questions/battle-questions.ts'
import { fits } from '../../../src/kit/decisions/shapes.ts'
import { position } from '../position.ts'

const HERE: Place = 'Podrace Arena'

/** The shape of a plan of these cards: the first ones are on the table, those after `|` are Battle cards from hand. */
function plan(cards: string, where: 'planet' | 'space' = 'planet') {
  const [lying = '', hand = ''] = cards.split('|').map((list) => list.trim())
  const ids = (list: string) => list.split(' ').filter((id) => id !== '')
  const there = ids(lying).map((card, at) => ({ id: `t${at}`, handle: `t${at}`, card, size: null }))
  const battle = held(ids(hand).map((card, at) => ({ handle: `h${at}`, card })))
  return { shape: planShape([...there, ...battle], where, where === 'space' ? null : HERE), exits: [{ id: 'ok' }] }
}

type Plan = ReturnType<typeof plan>

/** A row by the ids of its cards, with the way of playing a card if it is not the first. */
const cardsOf = ({ shape }: Plan, row: readonly string[]): string[] =>
  row.map((id) => (shape.type === 'arrange' ? (shape.pieces.find((piece) => piece.id === id)?.card as string) : ''))

function good(cards: string, where: 'planet' | 'space' = 'planet'): string[] {
  const decision = plan(cards, where)
  const arrange = goodPlan(decision, where === 'space' ? null : HERE)
  expect(fits(decision, { exit: 'ok', arrange })).toBeNull()
  return cardsOf(decision, arrange)
}

describe('a good plan', () => {
  it('has the strongest first, and each weapon with the fighter that gains most', () => {
    // Darth Maul 6 with the Sith Lightsaber, a ◆ battle droid 2 with its rifle, Sebulba 4 with a Blaster.
    expect(good('DM-97 DM-71 DM-73 DM-119 DM-118 DM-107')).toEqual([
      'DM-107',
      'DM-71',
      'DM-119',
      'DM-73',
      'DM-118',
      'DM-97',
    ])
  })

  it('part 13 – groups the weakest that can form one', () => {
    const row = good('DM-71 DM-97 DM-98 DM-101 | DM-131')
    expect(row[0]).toBe('DM-131')
    expect(row.slice(1, 4).sort()).toEqual(['DM-101', 'DM-97', 'DM-98'])
    expect(row[4]).toBe('DM-71')
  })

  it('F5 – gives the two weapons of a Battle card to one of its users', () => {
    const row = good('DM-97 DM-118 DM-116 DM-71 | DF-44')
    expect(row.slice(0, 4).sort()).toEqual(['DF-44', 'DM-116', 'DM-118', 'DM-97'])
    expect(row[0]).toBe('DF-44')
    expect(row.slice(3)).toEqual(['DM-97', 'DM-71'])
  })

  it('24.4 – takes the half of a Double Impact card that has a user', () => {
    // The second half is for a Sith Probe Droid, the first for Darth Maul or Darth Sidious.
    expect(good('DM-91 DM-73 | RF-D9')).toEqual(['RF-D9/2', 'DM-91', 'DM-73'])
    expect(good('DM-71 DM-73 | RF-D9')).toEqual(['RF-D9/1', 'DM-71', 'DM-73'])
  })

  it('E-26 – places first the user of a card for the first fighter, and uses one such card only', () => {
    const row = good('DM-97 DM-71 | DM-127 DM-127')
    expect(row[0]).toBe('DM-127')
    expect(row.indexOf('DM-127', 1)).toBe(3)
  })

  it('12.8 – gives a card that needs a weapon to a fighter who has one', () => {
    // Two Tanks and one Laser Cannon.
    const row = good('DM-88 JC-80 DM-114 | JC-124')
    expect(row[row.indexOf('JC-124') + 1]).toBe('DM-114')
  })

  it('E-23 – has the user of a card against breakthrough last, with no unused card behind it', () => {
    // The Podracer of another pilot is of no use.
    expect(good('DM-97 DM-71 DM-107 DM-110 | DF-53')).toEqual(['DM-110', 'DM-97', 'DF-53', 'DM-107', 'DM-71'])
  })

  it('22.5 – puts starships into a row, and a character that serves as a Battle card', () => {
    // Republic Cruiser, a transport; the Republic Pilot helps a Republic ship.
    expect(good('DM-68 DM-70 | V1-JC-32', 'space')).toEqual(['DM-68', 'V1-JC-32', 'DM-70'])
  })

  it('works as it was meant: it has no fault', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['DM-97', 'DM-98', 'DM-101', 'DM-71', 'DM-107'], hand: ['DM-131', 'DM-121'] },
      light: { faceUp: ['Yoda', 'Mace Windu'] },
    })
    game.dark.battles('DM-131', 'DM-121')
    const theirs = game.decision('light', 'plan')
    game.hand('light', safest(game.view('light'), theirs))
    const open = game.decision('dark', 'plan')
    const answer: Answer = { decision: open.id, exit: 'ok', arrange: goodPlan(open, 'Desert Landing Site') }
    expect(game.hand('dark', answer)).toBeNull()
    expect(game.all.filter(({ type, data }) => type === 'discard' && data.why === 'fault')).toEqual([])
    expect(game.all.filter(({ type, data }) => type === 'fighters' && data.battle !== null)).toHaveLength(2)
  })
})

describe('the plain plan', () => {
  it('G-78 – of starships: by descending POWER, Battle cards last', () => {
    const decision = plan('DM-68 DM-70 | DF-20', 'space')
    const power = (id: string) => (cardById(id) as { power: number }).power
    const row = cardsOf(decision, plainPlan(decision, null))
    expect(row).toEqual([...['DM-68', 'DM-70'].sort((one, two) => power(two) - power(one)), 'DF-20'])
  })

  it('uses a card with two ways in its first way', () => {
    const decision = plan('DM-91 | RF-D9')
    expect(cardsOf(decision, plainPlan(decision, HERE))).toEqual(['DM-91', 'RF-D9/1'])
  })
})

describe('a plan made ahead', () => {
  const before = plan('DM-71 DM-107 DM-73 DM-119 | DM-121')

  it('is unchanged while the cards are the same, even with faults', () => {
    const row = ['t1', 't3', 't2', 'h0', 't0']
    expect(repaired(before, row)).toEqual(row)
  })

  it('leaves out cards that have gone, and moves the cards before them to the end', () => {
    // Darth Maul has gone: Sebulba can’t use that lightsaber and Battle card.
    const now = { shape: planShape(remaining(before, ['t0']), 'planet', HERE), exits: [] }
    expect(repaired(now, ['h0', 't1', 't0', 't3', 't2'])).toEqual(['t3', 't2', 'h0', 't1'])
  })

  it('places new fighters at the end of the fighters', () => {
    const now = plan('DM-71 DM-107 DM-73 DM-119 DM-97 | DM-121')
    expect(repaired(now, ['h0', 't1', 't0', 't3', 't2'])).toEqual(['h0', 't1', 't0', 't3', 't2', 't4'])
  })

  it('uses a card once that stands in it in two ways', () => {
    const now = plan('DM-91 DM-71 | RF-D9')
    expect(repaired(now, ['h0', 't1', 'h0/2', 't0'])).toEqual(['h0', 't1', 't0'])
  })
})

function remaining({ shape }: Plan, gone: readonly string[]) {
  const pieces = shape.type === 'arrange' ? shape.pieces : []
  return pieces
    .filter(({ id }) => !gone.includes(id))
    .map(({ id, card }) => ({ id, handle: id, card: card as string, size: null }))
}
