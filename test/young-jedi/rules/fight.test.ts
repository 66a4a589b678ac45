import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const MAUL = 'Darth Maul, Sith Apprentice'
const CAPITAL = 'Coruscant • Capital City'

describe('a fight', () => {
  it('rules 10.1, 10.3.2, YJ-077 – cards are revealed down to the next character; cards not reached make no draws', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Bib Fortuna', 'Blaster', 'Blaster Rifle'], hand: ["Watto's Wager"] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles("Watto's Wager")
    game.dark.plans('Blaster', 'Bib Fortuna', "Watto's Wager", 'Blaster Rifle', 'Watto')
    expect(game.told('fighters')).toHaveLength(2)
    expect(game.draws()).toEqual(['dark weapon 5'])
    expect(game.totals()).toEqual([{ dark: 7, light: 5 }])
  })

  it('rules 10.2, 10.2.1, 10.2.2, 10.2.3, 10.2.4, 10.2.6 – POWER, dots of the place, weapon, Battle card, destiny', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: [MAUL, 'Sith Lightsaber'], hand: ['Sandstorm'], deck: ['Blaster Rifle'] },
      light: { faceUp: ['Mace Windu'] },
    })
    game.dark.battles('Sandstorm')
    game.dark.plans('Sandstorm', 'Sith Lightsaber', MAUL)
    expect(game.told('fight')).toEqual([
      {
        power: {
          dark: { characters: 6, location: 2, weapon: 1, battle: 3, texts: 0, destiny: 6 },
          light: { characters: 6, location: 0, weapon: 0, battle: 0, texts: 0, destiny: 0 },
        },
        total: { dark: 18, light: 6 },
        texts: { dark: [], light: [] },
      },
    ])
  })

  it('rule 10.2.2 – dots for another planet are worth nothing here', () => {
    const game = position({ step: 'battle', at: CAPITAL, dark: { faceUp: [MAUL] }, light: { faceUp: ['Yoda'] } })
    game.dark.battles()
    expect(game.totals()).toEqual([{ dark: 6, light: 5 }])
  })

  it('rule 10.2, YJ-056 – dots first, then the draw', () => {
    const game = position({
      step: 'battle',
      turn: 'light',
      light: { faceUp: ['Obi-Wan Kenobi, Young Jedi', "Obi-Wan Kenobi's Lightsaber"], deck: ['Jar Jar Binks'] },
      dark: { faceUp: ['Watto'] },
    })
    game.light.battles()
    game.light.plans("Obi-Wan Kenobi's Lightsaber", 'Obi-Wan Kenobi, Young Jedi')
    expect(game.told('fight')).toMatchObject([
      { power: { light: { characters: 5, location: 1, weapon: 2, destiny: 3 } }, total: { light: 11 } },
    ])
  })
})

describe('destiny draws', () => {
  it('rules 10.3, YJ-048 – the top card whatever its type, which then goes into the hand', () => {
    for (const [card, destiny] of [
      ['Sandstorm', 5],
      ['Tatooine • Desert Landing Site', 4],
      ['Multi Troop Transport', 1],
      ['Ann and Tann Gella', 6],
    ] as const) {
      const game = position({
        step: 'battle',
        at: CAPITAL,
        dark: { faceUp: ['Bib Fortuna', 'Blaster'], deck: [card], more: 3 },
        light: { faceUp: ['Yoda'] },
      })
      game.dark.battles()
      game.dark.plans('Blaster', 'Bib Fortuna')
      expect(game.totals()).toEqual([{ dark: 2 + destiny, light: 5 }])
      expect(game.dark.hand[0]).toContain(card)
      expect(game.dark.hand).toHaveLength(1)
    }
  })

  it('rule 10.3.1 – each side makes its own draws, both in the same fight', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Blaster'], deck: ['Sandstorm'] },
      light: { faceUp: ['Rabé', 'Blaster'], deck: ['Queen Amidala, Royal Leader'] },
    })
    game.dark.battles()
    game.light.plans('Blaster', 'Rabé')
    game.dark.plans('Blaster', 'Watto')
    expect(game.totals()).toEqual([{ dark: 8, light: 8 }])
    expect(game.dark.hand).toEqual(['Sandstorm'])
    expect(game.light.hand).toEqual(['Queen Amidala, Royal Leader'])
  })

  it('rules 10.3, G-26 – a drawn Battle card cannot be used in the same battle', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Aurra Sing', 'Blaster'], deck: ['Opee Sea Killer'] },
      light: { faceUp: ['Yoda', 'Mace Windu'] },
    })
    game.dark.battles()
    game.light.plans('Yoda', 'Mace Windu')
    game.dark.plans('Blaster', 'Watto', 'Aurra Sing')
    expect(game.totals()).toEqual([
      { dark: 7, light: 5 },
      { dark: 5, light: 7 },
    ])
    expect(game.dark.hand).toContain('Opee Sea Killer')
  })

  it('rule 10.4 – POWER that is a cube is drawn in each fight', () => {
    const game = position({
      turn: 'light',
      step: 'battle',
      light: { faceUp: ['Anakin Skywalker', 'Anakin Skywalker'], deck: ['Jar Jar Binks', 'R2-D2'] },
      dark: { faceUp: ['Watto', 'Watto'] },
    })
    game.light.battles()
    game.dark.plans('Watto', 'Watto')
    game.light.plans('Anakin Skywalker', 'Anakin Skywalker')
    expect(game.draws()).toEqual(['light power 3', 'light power 6'])
    expect(game.totals()).toEqual([
      { dark: 4, light: 4 },
      { dark: 4, light: 7 },
    ])
  })

  it('rules 10.3, G-28 – an empty draw deck draws nothing and counts 0', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Blaster'], hand: ["Watto's Wager"], deck: ['Sandstorm'], more: 0 },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles("Watto's Wager")
    game.dark.plans("Watto's Wager", 'Blaster', 'Watto')
    expect(game.draws()).toEqual(['dark battle 5', 'dark weapon 0'])
    expect(game.told('destiny')[1]).toEqual({ for: 'weapon', card: null, destiny: 0 })
    expect(game.totals()).toEqual([{ dark: 8, light: 5 }])
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'light' })
  })
})

describe('the result of a fight', () => {
  const meet = (dark: string, light: string) => {
    const game = position({ step: 'battle', at: CAPITAL, dark: { faceUp: [dark] }, light: { faceUp: [light] } })
    game.dark.battles()
    return game
  }

  it('rules 10.5, 14.1, YJ-035 – the lower total is defeated: discarded, and DAMAGE from the top of the deck', () => {
    const game = meet('Watto', 'Mace Windu')
    expect(game.totals()).toEqual([{ dark: 3, light: 7 }])
    expect(game.beaten()).toEqual(['dark'])
    expect(game.dark.faceUp).toEqual([])
    expect(game.dark.deck).toBe(18)
    expect(game.told('damage')).toEqual([{ count: 2, cards: ['DM-92', 'DM-92'] }])
    expect(game.light.faceUp).toEqual(['Mace Windu, Jedi Master'])
    expect(game.light.deck).toBe(20)
  })

  it('rules 10.5, YJ-036 – equal totals: both stay, nobody loses anything', () => {
    const game = meet('Watto', 'Padmé Naberrie')
    expect(game.totals()).toEqual([{ dark: 3, light: 3 }])
    expect(game.beaten()).toEqual([null])
    expect([game.dark.faceUp, game.light.faceUp]).toEqual([['Watto, Slave Owner'], ['Padmé Naberrie, Handmaiden']])
    expect([game.dark.deck, game.light.deck, game.dark.discard, game.light.discard]).toEqual([20, 20, [], []])
  })
})
