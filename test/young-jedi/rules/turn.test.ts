import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

describe('the turn', () => {
  const ready = () =>
    position({
      step: 'start',
      dark: { faceUp: ['Watto'], hand: ['Blaster'], turnsHere: 1 },
      light: { faceUp: ['Yoda'], hand: ['Blaster'] },
    })

  it('rules 4.1, 4.2, 4.2.2, 4.2.3, 4.2.4, 4.2.6 – Deploy, Battle, Even Up, then the other player', () => {
    const game = ready()
    expect(game.asked).toEqual(['dark deploy'])
    game.dark.deploys('Blaster')
    expect(game.asked).toEqual(['dark battle'])
    game.dark.battles()
    expect(game.asked).toEqual(['light battle-cards'])
    game.light.takes()
    expect(game.asked).toEqual(['dark plan'])
    game.dark.plans('Watto', 'Blaster')
    expect(game.totals()).toEqual([{ dark: 4, light: 4 }])
    expect(game.asked).toEqual(['dark even-up'])
    game.dark.evensUp()
    expect(game.asked).toEqual(['light deploy'])
    expect(game.state.turn).toBe(6)
  })

  it('rule 4.1, YJ-006 – Deploy and Battle may be left out, Even Up may not', () => {
    const game = ready()
    game.dark.deploys()
    game.dark.passes()
    expect(game.asked).toEqual(['dark even-up'])
    game.dark.evensUp()
    expect(game.dark.hand).toHaveLength(6)
    expect(game.asked).toEqual(['light deploy'])
  })

  it('rule 4.2.1 – a turn begins by turning its player’s hidden cards face up', () => {
    const game = position({
      step: 'start',
      dark: { hidden: ['Watto'], hand: ['Blaster'], turnsHere: 1 },
      light: { hidden: ['Yoda'], turnsHere: 1 },
    })
    expect(game.events.map((event) => event.type)).toEqual(['turn', 'reveal'])
    expect(game.dark.faceUp).toEqual(['Watto, Slave Owner'])
    expect(game.light.hidden).toEqual(['Yoda, Jedi Master'])
  })

  it('rule 4.2.5 – control is checked at the end of the turn, after Even Up', () => {
    const game = position({ dark: { hand: ['Watto'] }, light: { faceUp: ['Blaster'] } })
    game.dark.deploys('Watto')
    expect(game.asked).toEqual(['dark even-up'])
    expect(game.state.won).toEqual([])
    game.dark.evensUp()
    expect(game.state.won).toMatchObject([{ planet: 'Tatooine', by: 'dark' }])
  })

  it('rule 4.3 – an emptied draw deck ends the game in the middle of a turn', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Darth Sidious'] },
      light: { faceUp: ['Rabé'], more: 1 },
    })
    game.dark.battles()
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'dark' })
    expect(game.asked).toEqual([])
  })

  it('rules 4.1, 9.1 – a player who has no card in hand and nobody to fight is asked only for Even Up', () => {
    const game = position({ dark: {}, light: { faceUp: ['Yoda'] } })
    expect(game.asked).toEqual(['dark even-up'])
  })
})
