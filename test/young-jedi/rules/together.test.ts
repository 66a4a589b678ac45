import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const CAPITAL = 'Coruscant • Capital City'
const DESERT = 'Tatooine • Desert Landing Site'
const LANDING = 'Begin Landing Your Troops'
const SCHEDULE = 'The Invasion Is On Schedule'
const TRAINED = 'You Have Been Well Trained'

describe('fighting together', () => {
  const droids = (foe: string, at = CAPITAL) =>
    position({
      step: 'battle',
      at,
      dark: { faceUp: ['DM-89', 'DM-90', 'Watto', 'Multi Troop Transport'], hand: [LANDING] },
      light: { faceUp: [foe, 'Padmé Naberrie'] },
    })

  it('rules 13.1, 13.2, 13.3, 13.4, 9.3.1 – Battle card, weapon, the group: POWER of all, Battle card and weapon once', () => {
    const game = droids('Mace Windu', DESERT)
    game.dark.battles(LANDING)
    game.light.plans('Mace Windu', 'Padmé Naberrie')
    game.dark.plans(LANDING, 'Multi Troop Transport', 'DM-89', 'DM-90', 'Watto')
    expect(game.told('fight')[0]).toEqual({
      power: {
        dark: { characters: 6, location: 2, weapon: 2, battle: 1, texts: 0, destiny: 5 },
        light: { characters: 6, location: 0, weapon: 0, battle: 0, texts: 0, destiny: 0 },
      },
      total: { dark: 16, light: 6 },
      texts: { dark: [], light: [] },
    })
    expect(game.draws()).toEqual(['dark weapon 5'])
  })

  it('rules 13.2, 13.4 – the weapon must fit the first of the group, with any members behind', () => {
    const power = (...row: string[]) => {
      const game = position({
        step: 'battle',
        at: CAPITAL,
        dark: {
          faceUp: ['Jabba the Hutt', 'Bib Fortuna', 'Aurra Sing', "Aurra Sing's Blaster Rifle"],
          hand: ['DM-126'],
        },
        light: { faceUp: ['Mace Windu'] },
      })
      game.dark.battles('DM-126')
      game.dark.plans(...row)
      return game.told('fight')[0]?.power
    }
    expect(power('DM-126', "Aurra Sing's Blaster Rifle", 'Bib Fortuna', 'Jabba the Hutt', 'Aurra Sing')).toMatchObject({
      dark: { characters: 6, weapon: 0, battle: 1, destiny: 5 },
    })
    const transport = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Ann and Tann Gella', 'Sebulba', "Sebulba's Podracer"], hand: ['Podrace Preparation'] },
      light: { faceUp: ['Mace Windu'] },
    })
    transport.dark.battles('Podrace Preparation')
    transport.dark.plans('Podrace Preparation', "Sebulba's Podracer", 'Ann and Tann Gella', 'Sebulba')
    expect(transport.told('fight')[0]).toMatchObject({
      power: { dark: { characters: 5, weapon: 0, battle: 2, destiny: 0 } },
      total: { dark: 7, light: 7 },
    })
    expect(transport.dark.faceUp).toHaveLength(3)
  })

  it('rules 13.5, YJ-089 – the higher total wins, and all members survive', () => {
    const game = droids('Yoda')
    game.dark.battles(LANDING)
    game.light.plans('Yoda', 'Padmé Naberrie')
    game.dark.plans(LANDING, 'DM-89', 'DM-90', 'Watto', 'Multi Troop Transport')
    expect(game.totals()).toEqual([
      { dark: 7, light: 5 },
      { dark: 3, light: 3 },
    ])
    expect(game.beaten()).toEqual(['light', null])
    expect(game.dark.faceUp).toHaveLength(4)
    expect(game.dark.discard).toEqual([LANDING])
  })

  it('rules 13.5, YJ-090 – the lower total: all members are defeated, with the weapon, and DAMAGE is taken for each', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['DM-89', 'DM-90', 'Blaster'], hand: [LANDING], deck: ['Jabba the Hutt'] },
      light: { faceUp: ['Mace Windu', "Obi-Wan Kenobi's Lightsaber"], deck: ['Yoda'] },
    })
    game.dark.battles(LANDING)
    game.light.plans("Obi-Wan Kenobi's Lightsaber", 'Mace Windu')
    game.dark.plans(LANDING, 'Blaster', 'DM-89', 'DM-90')
    expect(game.totals()).toEqual([{ dark: 8, light: 12 }])
    expect(game.dark.faceUp).toEqual([])
    expect(game.told('damage')).toMatchObject([{ count: 5 }])
    expect(game.dark.deck).toBe(15)
    expect(game.dark.discard.slice(-4).sort()).toEqual(
      [LANDING, 'Blaster', 'Destroyer Droid, Defense Droid', 'Destroyer Droid, Wheel Droid'].sort(),
    )
  })

  it('rule 13.6 – a group uses up one opponent and is one fight', () => {
    const game = position({
      turn: 'dark',
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['DM-97', 'DM-98', 'DM-99'], hand: [SCHEDULE] },
      light: { faceUp: ['Yoda', 'Rabé'] },
    })
    game.dark.battles(SCHEDULE)
    game.light.plans('Yoda', 'Rabé')
    game.dark.plans(SCHEDULE, 'DM-97', 'DM-98', 'DM-99')
    expect(game.totals()).toEqual([{ dark: 6, light: 5 }])
    expect(game.light.faceUp).toEqual(['Rabé, Handmaiden'])
    expect(game.told('breakthrough')).toEqual([])
  })

  it('rule 13.6 – two groups may meet', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Jabba the Hutt', 'Gardulla the Hutt'], hand: ['Vile Gangsters'] },
      light: { faceUp: ['DM-22', 'DM-24', 'DM-25'], hand: ['Gungan Curiosity'] },
    })
    game.dark.battles('Vile Gangsters')
    game.light.takes('Gungan Curiosity')
    game.light.plans('Gungan Curiosity', 'DM-22', 'DM-24', 'DM-25')
    game.dark.plans('Vile Gangsters', 'Gardulla the Hutt', 'Jabba the Hutt')
    expect(game.totals()).toEqual([{ dark: 11, light: 6 }])
    expect(game.light.faceUp).toEqual([])
    expect(game.light.deck).toBe(17)
  })

  it('rules 13.4, 16.1 – a member with a cube draws destiny for its power', () => {
    const game = position({
      turn: 'light',
      step: 'battle',
      light: {
        faceUp: ['Anakin Skywalker', 'Padmé Naberrie', 'Eopie'],
        hand: ['Are You An Angel?'],
        deck: ['Jar Jar Binks', 'R2-D2'],
      },
      dark: { faceUp: ['Watto'] },
    })
    game.light.battles('Are You An Angel?')
    game.light.plans('Are You An Angel?', 'Eopie', 'Padmé Naberrie', 'Anakin Skywalker')
    expect(game.draws()).toEqual(['light weapon 3', 'light power 6'])
    expect(game.told('fight')[0]?.power).toMatchObject({
      light: { characters: 3, location: 1, weapon: 1, battle: 3, destiny: 9 },
    })
  })

  it('rules 13.2, E-22 – a group without a weapon: one placed there is ignored and kept, and the card works', () => {
    const game = position({
      turn: 'light',
      step: 'battle',
      at: CAPITAL,
      light: { faceUp: ['R2-D2', 'C-3PO', 'Blaster'], hand: ['Counterparts'], deck: ['Boss Nass', 'Qui-Gon Jinn'] },
      dark: { faceUp: ['Darth Sidious'] },
    })
    game.light.battles('Counterparts')
    game.light.plans('Counterparts', 'Blaster', 'R2-D2', 'C-3PO')
    expect(game.draws()).toEqual(['light battle 1', 'light battle 1'])
    expect(game.totals()).toEqual([{ dark: 7, light: 4 }])
    expect(game.light.faceUp).toEqual(['Blaster'])
    expect(game.light.deck).toBe(20)
  })
})

describe('adding together', () => {
  it('rule 13.1 – two cards of one stack, of any versions', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Darth Maul, Sith Lord'], hand: [TRAINED] },
      light: { faceUp: ['Mace Windu', 'Yoda'] },
    })
    game.dark.battles(TRAINED)
    game.light.plans('Mace Windu', 'Yoda')
    game.dark.plans(TRAINED, 'Darth Maul, Sith Lord', 'Darth Maul, Sith Apprentice')
    expect(game.totals()).toEqual([{ dark: 13, light: 6 }])
  })

  it('rules 13.1, 15.3 – two ◆ cards of one title are no stack', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['DM-89', 'DM-89'], hand: [TRAINED] },
      light: { faceUp: ['Yoda', 'Rabé'] },
    })
    game.dark.battles(TRAINED)
    game.light.plans('Yoda', 'Rabé')
    game.dark.plans(TRAINED, 'DM-89', 'DM-89')
    expect(game.totals()).toEqual([
      { dark: 3, light: 5 },
      { dark: 3, light: 2 },
    ])
    expect(game.told('discard')[0]).toEqual({ why: 'fault', cards: ['DM-134'] })
  })
})
