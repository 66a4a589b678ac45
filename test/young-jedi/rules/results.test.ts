import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const CAPITAL = 'Coruscant • Capital City'
const PIT = 'Pit Droid, Engineer'

describe('damage', () => {
  it('rules 14.1, G-32, G-35 – the defeated character and its weapon first, then DAMAGE from the top of the deck', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Blaster'], deck: ['Jabba the Hutt', 'Sandstorm', 'Sniper', 'Gragra'] },
      light: { faceUp: ['Mace Windu'] },
    })
    game.dark.battles()
    game.dark.plans('Blaster', 'Watto')
    expect(game.events.map((event) => event.type)).toEqual([
      'fighters',
      'fighters',
      'destiny',
      'fight',
      'defeat',
      'damage',
      'battle-end',
    ])
    expect(game.told('defeat')).toEqual([
      {
        lost: [
          { handle: 'dt1', card: 'DM-74' },
          { handle: 'dt2', card: 'DM-119' },
        ],
        rescued: false,
      },
    ])
    expect(game.told('damage')).toEqual([{ count: 2, cards: ['DM-129', 'DM-130'] }])
    expect(game.dark.discard).toEqual(['Sniper', 'Sandstorm', 'Blaster', 'Watto, Slave Owner'])
  })

  it('rule 14.1 – DAMAGE 0 costs no card', () => {
    const game = position({ step: 'battle', dark: { faceUp: ['Watto'] }, light: { faceUp: ['R2-D2'] } })
    game.dark.battles()
    expect(game.light.faceUp).toEqual([])
    expect(game.light.deck).toBe(20)
    expect(game.told('damage')).toEqual([])
  })

  it('rules 14.2, 14.3, 14.6, YJ-041 – winners and ties stay, with their weapons, and nothing else of the hand is lost', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Aurra Sing', 'Blaster'], hand: ['Sandstorm', 'Sniper'] },
      light: { faceUp: ['Padmé Naberrie', 'Rabé', 'Mace Windu'], hand: ['Boss Nass'] },
    })
    game.dark.battles('Sandstorm')
    game.light.takes()
    game.light.plans('Padmé Naberrie', 'Rabé', 'Mace Windu')
    game.dark.plans('Watto', 'Blaster', 'Aurra Sing', 'Sandstorm')
    expect(game.beaten()).toEqual([null, 'light'])
    expect(game.dark.faceUp).toEqual(['Watto, Slave Owner', 'Aurra Sing, Bounty Hunter', 'Blaster'])
    expect(game.light.faceUp).toEqual(['Padmé Naberrie, Handmaiden', 'Mace Windu, Jedi Master'])
    expect(game.dark.hand).toEqual(['Sniper', PIT])
    expect(game.light.hand).toEqual(['Boss Nass, Leader of the Gungans'])
    expect(game.state.won).toEqual([])
  })
})

describe('breakthrough', () => {
  const many = (attackers: number, defenders: number) => {
    const dark = Array<string>(attackers).fill(PIT)
    const light = Array<string>(defenders).fill('C-3PO')
    const game = position({ step: 'battle', at: CAPITAL, dark: { faceUp: dark }, light: { faceUp: light } })
    game.dark.battles()
    if (defenders > 1) game.light.plans(...light)
    if (attackers > 1) game.dark.plans(...dark)
    return game
  }

  it('rules 14.4, YJ-038 – five against three: the defender loses two cards', () => {
    const game = many(5, 3)
    expect(game.totals()).toHaveLength(3)
    expect(game.told('breakthrough')).toEqual([{ count: 2, cards: ['DM-29', 'DM-29'] }])
    expect([game.light.deck, game.dark.deck]).toEqual([18, 20])
  })

  it('rule 14.4 – as many as the defender: none', () => {
    const game = many(3, 3)
    expect(game.told('breakthrough')).toEqual([])
    expect([game.light.deck, game.dark.deck]).toEqual([20, 20])
  })

  it('rules 14.3, 14.4, YJ-039 – the defender never breaks through', () => {
    const game = many(2, 4)
    expect(game.totals()).toHaveLength(2)
    expect(game.told('breakthrough')).toEqual([])
    expect([game.light.deck, game.dark.deck]).toEqual([20, 20])
  })

  it('rule 14.4 – survivors that have fought do not break through, nor do weapons', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Blaster', 'Blaster Rifle'] },
      light: { faceUp: ['C-3PO'] },
    })
    game.dark.battles()
    game.dark.plans('Watto', 'Blaster', 'Blaster Rifle')
    expect(game.told('breakthrough')).toEqual([])
    expect(game.light.deck).toBe(20)
  })

  it('rule 14.4.1 – one by one, even those who were to fight together', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'DM-97', 'DM-98', 'DM-99'], hand: ['The Invasion Is On Schedule'] },
      light: { faceUp: ['C-3PO'] },
    })
    game.dark.battles('The Invasion Is On Schedule')
    game.dark.plans('Watto', 'The Invasion Is On Schedule', 'DM-97', 'DM-98', 'DM-99')
    expect(game.told('breakthrough')).toMatchObject([{ count: 3 }])
    expect(game.dark.discard).toEqual(['The Invasion Is On Schedule'])
    expect(game.dark.faceUp).toHaveLength(4)
  })

  it('rules 14.4, G-34, 19.2.1 – more than the deck holds: all of it, and the game is over', () => {
    const dark = Array<string>(4).fill(PIT)
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: dark },
      light: { faceUp: ['C-3PO'], more: 2 },
    })
    game.dark.battles()
    game.dark.plans(...dark)
    expect(game.light.deck).toBe(0)
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'dark' })
  })
})

describe('the end of a battle', () => {
  it('rules 14.5, G-23, YJ-067 – Battle cards that were not reached are discarded, weapons stay', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Blaster'], hand: ['Sandstorm'] },
      light: { faceUp: ['Padmé Naberrie', 'Rabé'], hand: ['Security Volunteers'] },
    })
    game.dark.battles('Sandstorm')
    game.light.takes('Security Volunteers')
    game.light.plans('Padmé Naberrie', 'Security Volunteers', 'Rabé')
    game.dark.plans('Watto', 'Blaster', 'Sandstorm')
    expect(game.told('discard')).toEqual([
      { why: 'unused', cards: ['DM-129'] },
      { why: 'unused', cards: ['DM-58'] },
    ])
    expect(game.dark.faceUp).toEqual(['Watto, Slave Owner', 'Blaster'])
    expect(game.light.faceUp).toHaveLength(2)
  })

  it('rules 14.7, 4.2.5 – control waits for the end of the turn', () => {
    const game = position({ step: 'battle', dark: { faceUp: ['Aurra Sing'] }, light: { faceUp: ['Rabé'] } })
    game.dark.battles()
    expect(game.light.faceUp).toEqual([])
    expect(game.state.won).toEqual([])
    expect(game.asked).toEqual(['dark even-up'])
  })

  it('rules 14.1, G-34, 19.2.1 – a battle that ends the game is not played on; chosen Battle cards go back to the hands', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Aurra Sing', 'Watto'], hand: ['Sandstorm'] },
      light: { faceUp: ['Boss Nass', 'Rabé'], hand: ['Security Volunteers'], more: 3 },
    })
    game.dark.battles('Sandstorm')
    game.light.takes('Security Volunteers')
    game.light.plans('Boss Nass', 'Security Volunteers', 'Rabé')
    game.dark.plans('Aurra Sing', 'Sandstorm', 'Watto')
    expect(game.totals()).toHaveLength(1)
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'dark' })
    expect(game.dark.hand).toEqual(['Sandstorm'])
    expect(game.light.hand).toEqual(['Security Volunteers'])
    expect(game.asked).toEqual([])
  })
})
