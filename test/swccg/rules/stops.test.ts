/** Stops act once, at the chance that they name: at the end of a phase, or when a card has just come or moved. */
import { describe, expect, it } from 'vitest'
import { order, pick, playedTurn } from '../scripted-turns.ts'

const given = {
  turn: 'dark',
  phase: 'deploy',
  dark: { hand: 'Grond; Tarl', force: '9' },
  light: { hand: 'Beezer', force: '6' },
  places: ['Endor Back Door, light | Midge', 'Endor Landing Platform, dark | Fenson; Elite Squadron Stormtrooper'],
}

/** Dark deploys two cards to a place of Light, moves one there, and ends the turn. */
const script = {
  dark: {
    act: [pick('deploy-'), pick('deploy-'), () => ({ exit: 'pass' }), pick('move-')],
    'deploy-where': [pick(''), pick('')],
  },
}

const askedWith = (...stops: ReturnType<typeof order>[]) => {
  const { asked } = playedTurn(given, script, { light: stops })
  return asked.filter((one) => one === 'light begin')
}

describe('a stop of the player whose turn it is not', () => {
  it.each([
    ['deploy', 1],
    ['move', 1],
  ] as const)('at the end of the phase it asks once: %s', (phase, times) => {
    expect(askedWith(order('phase-stop', { phases: [phase] }))).toHaveLength(times)
  })

  it('at a card that comes it asks after each, and not again at the end of the phase', () => {
    expect(askedWith(order('appear-stop', { types: ['character'] }))).toHaveLength(2)
  })

  it('at a card that moves it asks after that move alone', () => {
    expect(askedWith(order('move-stop'))).toHaveLength(1)
  })
})
