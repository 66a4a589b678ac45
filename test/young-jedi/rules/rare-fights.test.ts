/** Rare fights: pilots as Battle cards, cards for two weapons, weapons discarded to ignore another. */
import { describe, expect, it } from 'vitest'
import { type Played, position, type SideOfTable } from '../position.ts'

const PALACE = 'Naboo • Theed Palace'
const BATTLESHIP = 'Battleship, Trade Federation Transport'
const CRUISER = 'Republic Cruiser, Transport'
const DROID = 'Battle Droid: Infantry, MTT Division'
const RIFLE = 'Battle Droid Blaster Rifle'

type Power = Record<'characters' | 'location' | 'weapon' | 'battle' | 'texts' | 'destiny', number>
const powers = (game: Played, side: 'dark' | 'light') =>
  (game.told('fight') as unknown as { power: Record<string, Power> }[]).map((fight) => fight.power[side])

describe('a pilot as a Battle card', () => {
  /** Dark leaves Tatooine; light intercepts with a cruiser and its pilot. */
  const piloted = (hyperspace: string[], ships: string[] = [CRUISER]) => {
    const game = position({
      at: 'Tatooine • Podrace Arena',
      dark: { faceUp: ['Watto'], hyperspace, deck: ['DM-139'] },
      light: { hyperspace: ships, hand: ['V1-JC-32', 'Yoda'] },
    })
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    expect(game.light.offered('battle-cards')).toEqual(['Republic Pilot, Veteran'])
    game.light.takes('V1-JC-32')
    if (game.asked.includes('dark plan')) game.dark.plans(...hyperspace)
    game.light.plans('V1-JC-32', ...ships)
    return game
  }

  it('E-24, rule 22.5.2 – adds its bonus to a starship of the Republic', () => {
    const game = piloted([BATTLESHIP])
    expect(powers(game, 'light')).toEqual([{ characters: 5, location: 0, weapon: 0, battle: 2, texts: 0, destiny: 0 }])
    expect(game.totals()).toEqual([{ dark: 5, light: 7 }])
    expect(game.told('damage')).toMatchObject([{ count: 5 }])
    expect(game.light.discard).toContain('Republic Pilot, Veteran')
  })

  it('E-24, rule 22.5.4 – is defeated with the starship, for its own DAMAGE', () => {
    const game = piloted(['DM-139', BATTLESHIP])
    expect(game.totals()).toEqual([{ dark: 8, light: 7 }])
    expect(game.told('damage')).toMatchObject([{ count: 6 }])
    expect(game.light.discard).toContain('Republic Pilot, Veteran')
  })
})

describe('a card for two weapons', () => {
  const patrol = (card: string, ...arms: string[]) => {
    const game = position({
      step: 'battle',
      at: PALACE,
      dark: { faceUp: [DROID, ...arms], hand: [card], deck: ['DM-71', 'DM-71'] },
      light: { faceUp: ['Mace Windu'] },
    })
    game.dark.battles(card)
    game.dark.plans(card, ...arms, DROID)
    return game
  }

  it('rule 12.11 – works with both: it is used up, and adds its bonus', () => {
    const game = patrol('RF-C10', RIFLE, 'STAP')
    expect(powers(game, 'dark')).toMatchObject([{ weapon: 3, battle: 2 }])
    expect(game.told('discard')).toContainEqual({ why: 'used', cards: ['RF-C10'] })
  })

  it('rules 12.11, 12.8 – fails with one', () => {
    const game = patrol('RF-C10', 'STAP')
    expect(powers(game, 'dark')).toMatchObject([{ weapon: 2, battle: 0 }])
    expect(game.told('discard')).toContainEqual({ why: 'fault', cards: ['RF-C10'] })
  })
})

describe('a weapon given for one of the opponent’s', () => {
  const stick = (light: SideOfTable, row: string[]) => {
    const game = position({
      step: 'battle',
      at: PALACE,
      dark: { faceUp: ['Tusken Raider, Nomad', 'Gaderffii Stick'] },
      light,
    })
    game.dark.battles()
    if (row.length > 1) game.light.plans(...row)
    game.dark.plans('Gaderffii Stick', 'Tusken Raider, Nomad')
    return game
  }

  it('rule 16.2 – is not asked without an opposing weapon', () => {
    expect(stick({ faceUp: ['Yoda'] }, ['Yoda']).asked).toEqual(['dark even-up'])
  })

  it('rule 16.2, G-24 – the ignored weapon gives nothing, and stays', () => {
    const game = stick({ faceUp: ['Yoda', 'Jedi Lightsaber'] }, ['Jedi Lightsaber', 'Yoda'])
    game.dark.says('strike', 'use', 'Jedi Lightsaber')
    expect(game.told('ignored')).toEqual([{ weapons: [{ handle: 'lt2', card: 'DM-35' }] }])
    expect(powers(game, 'light')).toMatchObject([{ weapon: 0, destiny: 0 }])
    expect(game.light.faceUp).toContain('Jedi Lightsaber, Constructed by Ki-Adi-Mundi')
  })

  it('rule 24.2.2 – a built-in weapon can be ignored too', () => {
    const game = stick({ faceUp: ['RF-A2'] }, ['RF-A2'])
    expect(game.asked).toEqual(['dark strike'])
    game.dark.says('strike', 'use', game.dark.offered('strike')[0] as string)
    expect(powers(game, 'light')).toMatchObject([{ weapon: 0 }])
  })
})
