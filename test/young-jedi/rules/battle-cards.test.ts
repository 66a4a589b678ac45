import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const MAUL = 'Darth Maul, Sith Apprentice'
const DESERT = 'Tatooine • Desert Landing Site'
const CAPITAL = 'Coruscant • Capital City'

/** Returns the bonus of the Battle card for this dark fighter against this light one. */
function bonus(card: string, fighter: string, at: string = CAPITAL, foe = 'Yoda') {
  const game = position({ step: 'battle', at, dark: { faceUp: [fighter], hand: [card] }, light: { faceUp: [foe] } })
  game.dark.battles(card)
  game.dark.plans(card, fighter)
  expect(game.dark.discard).toContain(card)
  const [fight] = game.told('fight') as unknown as { power: { dark: { battle: number } } }[]
  return fight?.power.dark.battle
}

describe('Battle cards', () => {
  it('rule 12.1 – one works in each fight, and each side has its own', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto'], hand: ['Sandstorm'] },
      light: { faceUp: ['Rabé'], hand: ['Da Beings Hereabouts Cawazy'] },
    })
    game.dark.battles('Sandstorm')
    game.light.takes('Da Beings Hereabouts Cawazy')
    game.light.plans('Da Beings Hereabouts Cawazy', 'Rabé')
    game.dark.plans('Sandstorm', 'Watto')
    expect(game.totals()).toEqual([{ dark: 7, light: 6 }])
  })

  it('rules 12.2, 12.3, YJ-064 – two dots make a battle droid of 2 a fighter of 4; the card is discarded', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['DM-97'], hand: ['In Complete Control'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles('In Complete Control')
    game.dark.plans('In Complete Control', 'DM-97')
    expect(game.totals()).toEqual([{ dark: 4, light: 5 }])
    expect(game.told('discard')).toEqual([{ why: 'used', cards: ['DM-125'] }])
  })

  it('rule 12.2 – it must fit the character and the place', () => {
    expect(bonus('Grueling Contest', 'Sebulba')).toBe(2)
    expect(bonus('Grueling Contest', 'Pit Droid, Mechanic')).toBe(2)
    expect(bonus('Grueling Contest', 'Watto')).toBe(0)
    expect(bonus('Sandstorm', 'Watto', DESERT)).toBe(3)
    expect(bonus('Sandstorm', 'Watto', 'Tatooine • Podrace Arena')).toBe(3)
    expect(bonus('Sandstorm', 'Watto', CAPITAL)).toBe(0)
    expect(bonus('Sniper', 'Watto', DESERT)).toBe(4)
    expect(bonus('Sniper', 'Watto', 'Tatooine • Podrace Arena')).toBe(0)
    expect(bonus('Sniper', 'Tusken Raider, Marksman', CAPITAL)).toBe(4)
  })

  it('rules 12.2, 27.1 – a bonus only against a Jedi', () => {
    expect(bonus('At Last We Will Have Revenge', MAUL, CAPITAL, 'Yoda')).toBe(3)
    expect(bonus('At Last We Will Have Revenge', MAUL, CAPITAL, 'Obi-Wan Kenobi, Jedi Padawan')).toBe(3)
    expect(bonus('At Last We Will Have Revenge', MAUL, CAPITAL, 'Rabé')).toBe(0)
    expect(bonus('At Last We Will Have Revenge', 'Watto', CAPITAL, 'Yoda')).toBe(0)
  })

  it('rule 12.2 – "the first character of the plan": the first fighter, and no other', () => {
    const fought = (...row: string[]) => {
      const game = position({
        step: 'battle',
        at: CAPITAL,
        dark: { faceUp: ['Watto', 'Bib Fortuna'], hand: ['Opee Sea Killer'] },
        light: { faceUp: ['Boss Nass', 'Boss Nass'] },
      })
      game.dark.battles('Opee Sea Killer')
      game.light.plans('Boss Nass', 'Boss Nass')
      game.dark.plans(...row)
      return game.totals()
    }
    expect(fought('Opee Sea Killer', 'Watto', 'Bib Fortuna')).toEqual([
      { dark: 6, light: 4 },
      { dark: 2, light: 4 },
    ])
    expect(fought('Watto', 'Opee Sea Killer', 'Bib Fortuna')).toEqual([
      { dark: 3, light: 4 },
      { dark: 2, light: 4 },
    ])
  })

  it('rule 12.3 – it is discarded after use by the loser and by the winner', () => {
    for (const foe of ['Mace Windu', 'C-3PO']) {
      const game = position({
        step: 'battle',
        at: CAPITAL,
        dark: { faceUp: ['Watto'], hand: ['Opee Sea Killer'] },
        light: { faceUp: [foe] },
      })
      game.dark.battles('Opee Sea Killer')
      game.dark.plans('Opee Sea Killer', 'Watto')
      expect(game.beaten()).toEqual([foe === 'C-3PO' ? 'light' : 'dark'])
      expect(game.dark.discard).toContain('Opee Sea Killer')
    }
  })

  it('rule 12.4, YJ-075 – "any ◆ battle droid" is no Battle Droid Squad', () => {
    expect(bonus('In Complete Control', 'DM-99')).toBe(2)
    expect(bonus('In Complete Control', 'Battle Droid Squad')).toBe(0)
  })

  it('rule 12.5 – "any character" is a Trade Federation Tank too', () => {
    expect(bonus('Opee Sea Killer', 'Trade Federation Tank')).toBe(3)
    expect(bonus('Sandstorm', 'Trade Federation Tank', DESERT)).toBe(3)
  })

  it('rules 12.9, U-25 – it works before a weapon that is ignored', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Sith Lightsaber'], hand: ['Opee Sea Killer'] },
      light: { faceUp: ['Mace Windu'] },
    })
    game.dark.battles('Opee Sea Killer')
    game.dark.plans('Opee Sea Killer', 'Sith Lightsaber', 'Watto')
    expect(game.told('fight')).toMatchObject([{ power: { dark: { weapon: 0, battle: 3, destiny: 0 } } }])
    expect(game.dark.faceUp).toEqual(['Sith Lightsaber'])
  })

  it('rules 12.2, 14.1 – “bad feeling”: Obi-Wan goes to the hand with a weapon, and costs nothing', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: [MAUL] },
      light: {
        faceUp: ['Obi-Wan Kenobi, Young Jedi', "Obi-Wan Kenobi's Lightsaber"],
        hand: ['I Have A Bad Feeling About This'],
        deck: ['Mace Windu'],
      },
    })
    game.dark.battles()
    game.light.takes('I Have A Bad Feeling About This')
    game.light.plans('I Have A Bad Feeling About This', "Obi-Wan Kenobi's Lightsaber", 'Obi-Wan Kenobi, Young Jedi')
    expect(game.totals()).toEqual([{ dark: 8, light: 10 }])
    expect(game.dark.faceUp).toEqual([])

    const beaten = position({
      step: 'battle',
      dark: { faceUp: [MAUL] },
      light: {
        faceUp: ['Obi-Wan Kenobi, Young Jedi', 'Blaster'],
        hand: ['I Have A Bad Feeling About This'],
        deck: ['Boss Nass'],
      },
    })
    beaten.dark.battles()
    beaten.light.takes('I Have A Bad Feeling About This')
    beaten.light.plans('I Have A Bad Feeling About This', 'Blaster', 'Obi-Wan Kenobi, Young Jedi')
    expect(beaten.totals()).toEqual([{ dark: 8, light: 7 }])
    expect(beaten.light.faceUp).toEqual([])
    expect(beaten.light.hand).toEqual(['Boss Nass, Leader of the Gungans', 'Obi-Wan Kenobi, Young Jedi', 'Blaster'])
    expect(beaten.light.deck).toBe(20)
    expect(beaten.light.discard).toEqual(['I Have A Bad Feeling About This'])
  })

  it('rule 12.2 – “bad feeling”: nobody else may use it', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: [MAUL] },
      light: { faceUp: ['Qui-Gon Jinn', 'Rabé'], hand: ['I Have A Bad Feeling About This'] },
    })
    game.dark.battles()
    game.light.takes('I Have A Bad Feeling About This')
    game.light.plans('I Have A Bad Feeling About This', 'Rabé', 'Qui-Gon Jinn')
    expect(game.light.faceUp).toEqual(['Qui-Gon Jinn, Jedi Master'])
    expect(game.light.deck).toBe(19)
    expect(game.light.hand).toEqual([])
  })
})
