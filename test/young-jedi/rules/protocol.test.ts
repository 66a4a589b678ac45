import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const CAPITAL = 'Coruscant • Capital City'

describe('the order of destiny draws', () => {
  it('rules 16.1, YJ-083 – Battle cards, weapons, power, each time the defender first', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto', 'Blaster'], hand: ["Watto's Wager"] },
      light: { faceUp: ['Anakin Skywalker', 'Blaster'] },
    })
    game.dark.battles("Watto's Wager")
    game.light.plans('Blaster', 'Anakin Skywalker')
    game.dark.plans("Watto's Wager", 'Blaster', 'Watto')
    expect(game.draws()).toEqual(['dark battle 5', 'light weapon 3', 'dark weapon 5', 'light power 3'])
  })

  it('rules 16.1, G-29, YJ-083 – the same with the sides switched, and several draws for one card together', () => {
    const game = position({
      turn: 'light',
      step: 'battle',
      dark: { faceUp: ['Watto', 'Blaster'], hand: ["Watto's Wager"] },
      light: { faceUp: ['R2-D2', 'C-3PO'], hand: ['Counterparts'] },
    })
    game.light.battles('Counterparts')
    game.dark.takes("Watto's Wager")
    game.dark.plans("Watto's Wager", 'Blaster', 'Watto')
    game.light.plans('Counterparts', 'R2-D2', 'C-3PO')
    expect(game.draws()).toEqual(['dark battle 5', 'light battle 3', 'light battle 3', 'dark weapon 5'])
    expect(game.totals()).toEqual([{ dark: 14, light: 10 }])
  })

  it('rule 16.1 – the attacker’s weapon after the defender’s, on either side', () => {
    const game = position({
      turn: 'light',
      step: 'battle',
      dark: { faceUp: ['Watto', 'Blaster'] },
      light: { faceUp: ['Rabé', 'Blaster'] },
    })
    game.light.battles()
    game.dark.plans('Blaster', 'Watto')
    game.light.plans('Blaster', 'Rabé')
    expect(game.draws()).toEqual(['dark weapon 5', 'light weapon 3'])
  })
})

describe('decks that become empty in a fight', () => {
  it('rules 16.4, 16.5, 19.2.4, YJ-085 – all draws, then the decks, then damage: the winner of the fight has lost the game', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Darth Sidious', 'Blaster'], deck: ['Sandstorm'], more: 0 },
      light: { faceUp: ['Rabé', 'Blaster'] },
    })
    game.dark.battles()
    game.light.plans('Blaster', 'Rabé')
    game.dark.plans('Blaster', 'Darth Sidious')
    expect(game.draws()).toEqual(['light weapon 3', 'dark weapon 5'])
    expect(game.totals()).toEqual([{ dark: 12, light: 5 }])
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'light' })
    expect(game.light.faceUp).toEqual(['Rabé, Handmaiden', 'Blaster'])
  })

  it('rules 19.2.4, 16.4, YJ-086, YJ-087 – both decks empty in one fight is a tie; the numbers of draws and DAMAGE do not matter', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Blaster'], hand: ["Watto's Wager"], deck: ['Sandstorm', 'Sniper'], more: 0 },
      light: { faceUp: ['Boss Nass', 'Blaster'], deck: ['Yoda'], more: 0 },
    })
    game.dark.battles("Watto's Wager")
    game.light.plans('Blaster', 'Boss Nass')
    game.dark.plans("Watto's Wager", 'Blaster', 'Watto')
    expect(game.totals()).toEqual([{ dark: 12, light: 9 }])
    expect(game.outcome).toMatchObject({ kind: 'tie', winner: null })
    expect(game.told('defeat')).toEqual([])
    expect(game.told('damage')).toEqual([])
  })

  it('rules 16.4, 19.2.2 – the last card drawn loses, even if it wins the fight', () => {
    const game = position({
      turn: 'light',
      step: 'battle',
      light: { faceUp: ['Anakin Skywalker'], deck: ['R2-D2'], more: 0 },
      dark: { faceUp: ['Watto'] },
    })
    game.light.battles()
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'dark' })
  })
})
