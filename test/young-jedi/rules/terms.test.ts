import { describe, expect, it } from 'vitest'
import { SLOTS } from '../../../src/games/young-jedi/cards/card.ts'
import { cardById, cards } from '../../../src/games/young-jedi/cards/index.ts'
import { selects } from '../../../src/games/young-jedi/cards/users.ts'
import { idOf, nameOf, position } from '../position.ts'

const CAPITAL = 'Coruscant • Capital City'

describe('cards', () => {
  it('rules 1.1, 1.2, 1.2.1 – two sides, seven types of card, and cards of two halves', () => {
    expect(new Set(cards.map((card) => card.side))).toEqual(new Set(['dark', 'light']))
    const types = ['character', 'weapon', 'battle', 'starship', 'location', 'effect', 'objective', 'double']
    expect(new Set(cards.map((card) => card.type))).toEqual(new Set(types))
  })

  it('rule 1.1 – the side of a face-down card can be seen: it lies on its owner’s side', () => {
    const game = position({ dark: { hidden: ['Watto'] }, light: { hidden: ['Yoda'] } })
    const { dark, light } = game.view('spectator').sides
    expect([dark.table.map((laid) => laid.handle), light.table.map((laid) => laid.handle)]).toEqual([['dt1'], ['lt1']])
  })

  it('rules 1.3, 1.3.1 – title and subtitle; the subtitle only tells versions apart', () => {
    expect([nameOf('DM-71'), nameOf('DM-106')]).toEqual(['Darth Maul, Sith Apprentice', 'Darth Maul, Sith Lord'])
    expect(cardById('DM-71')).toMatchObject({ title: 'Darth Maul', subtitle: 'Sith Apprentice' })
  })

  it('rule 1.2.5, 12.5 – a Trade Federation Tank is a character', () => {
    expect(cardById(idOf('dark', 'Trade Federation Tank')).type).toBe('character')
  })

  it('rules 1.3.2, 1.3.3, 1.3.4, 1.3.5, 1.3.7 – counters, destiny, POWER, dots, DAMAGE', () => {
    expect(cardById('DM-75')).toMatchObject({ counters: 3, destiny: 3, power: 5, bonus: [1, 1, 1], damage: 3 })
    expect(cardById('DM-4')).toMatchObject({ power: 'destiny', bonus: [1, 1, 3] })
    const free = position({ dark: { hand: ['Blaster'] } })
    free.dark.deploys('Blaster')
    expect(free.told('deploy')).toMatchObject([{ cost: 0 }])
  })

  it('rule 1.3.5 – the three pictures are the three Locations of the planet, in their order', () => {
    const at = (location: string) => {
      const game = position({
        step: 'battle',
        at: location,
        dark: { faceUp: ['Darth Maul, Sith Apprentice'] },
        light: { faceUp: ['Anakin Skywalker'] },
      })
      game.dark.battles()
      return game.told('fight').map((fight) => fight.power)
    }
    expect(at('Tatooine • Desert Landing Site')).toMatchObject([{ dark: { location: 2 }, light: { location: 1 } }])
    expect(at('Tatooine • Podrace Arena')).toMatchObject([{ dark: { location: 1 }, light: { location: 3 } }])
    expect(at(CAPITAL)).toMatchObject([{ dark: { location: 0 }, light: { location: 0 } }])
    const senate = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Darth Sidious'] },
      light: { faceUp: ['Mas Amedda'] },
    })
    senate.dark.battles()
    expect(senate.totals()).toEqual([{ dark: 7, light: 3 }])
    const naboo = position({
      step: 'battle',
      at: 'Naboo • Gungan Swamp',
      dark: { faceUp: ['Trade Federation Tank'] },
      light: { faceUp: ['Captain Tarpals'] },
    })
    naboo.dark.battles()
    expect(naboo.totals()).toEqual([{ dark: 5, light: 5 }])
  })

  it('rules 1.3.8, 1.3.10, 1.3.11, 1.3.12, U-04 – user lines, deck-building dots, ◆ and stack, number', () => {
    const staff = cardById('DM-39')
    expect(staff.type === 'weapon' && staff.uses.map(({ bonus, draws }) => [bonus, draws])).toEqual([
      [2, 1],
      [0, 1],
    ])
    expect(staff).toMatchObject({ id: 'DM-39', copies: 'diamond', slot: 'orange', rarity: 'common' })
    expect(cardById('DM-71')).toMatchObject({ copies: 'stack', slot: 'red' })
    for (const { id, slot, wild = [] } of cards) {
      const dots = [...(slot === null ? [] : [slot]), ...wild]
      expect(dots.length, id).toBeGreaterThan(0)
      expect(SLOTS, id).toEqual(expect.arrayContaining(dots))
    }
  })

  it('rules 1.4, 14.6 – hand, draw deck, discard pile, table, stranded cards, and the hand set aside in a battle', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      won: [{ planet: 'Tatooine', by: 'dark' }],
      dark: { faceUp: ['Watto', 'Blaster'], stranded: { Tatooine: ['Gragra'] }, hand: ['Sandstorm', 'Sniper'] },
      light: { faceUp: ['Yoda'], discard: ['Rabé'] },
    })
    game.dark.battles('Sandstorm')
    const { dark, light } = game.view('dark').sides
    expect(dark).toMatchObject({ deck: 20, hand: 1, discardTop: null })
    expect(dark.stranded.Tatooine).toHaveLength(1)
    expect(light).toMatchObject({ deck: 20, hand: 0, discardTop: 'DM-16' })
    expect(game.view('dark').battle?.own).toMatchObject([{ card: 'DM-129' }])
  })

  it('rules 1.5, 6.6 – cards on a planet are in play, hidden or not; hand, deck and discard pile are not', () => {
    const offered = (light: object) =>
      position({ turn: 'light', at: CAPITAL, light: { hand: ['Yoda'], ...light } }).light.offered('deploy')
    const yoda = ['Yoda, Jedi Master']
    expect(offered({ stranded: { Tatooine: ['Yoda'] } })).toEqual([])
    expect(offered({ strandedHidden: { Tatooine: ['Yoda'] } })).toEqual([])
    expect(offered({ discard: ['Yoda'], deck: ['Yoda'] })).toEqual(yoda)
  })
})

describe('terms', () => {
  const isA = (kind: string, id: string, diamond = false) => {
    const card = cardById(id)
    if (card.type !== 'character') throw new Error(`${id} is no character`)
    return selects(diamond ? { kind, diamond } : { kind }, card, 'Capital City')
  }

  it('rule 27.1 – a characteristic is in the title or the subtitle', () => {
    expect(isA('Jedi', idOf('light', 'Qui-Gon Jinn'))).toBe(true)
    expect(isA('Jedi', idOf('light', 'Obi-Wan Kenobi, Young Jedi'))).toBe(true)
    expect(isA('Jedi', idOf('light', 'Captain Panaka'))).toBe(false)
    expect(isA('Gungan', idOf('light', 'Padmé Naberrie'))).toBe(false)
    expect(isA('Gungan', idOf('light', 'Rep Been'))).toBe(true)
    expect(isA('Gungan', idOf('light', 'Rep Been'), true)).toBe(false)
    expect(isA('Neimoidian', idOf('dark', 'Neimoidian'))).toBe(true)
  })

  it('rules 27.1.2, 25.4, YJ-241 – Sebulba and Anakin are Podracer pilots, with any subtitle', () => {
    expect(isA('Podracer pilot', idOf('dark', 'Sebulba'))).toBe(true)
    expect(isA('Podracer pilot', idOf('light', 'Anakin Skywalker'))).toBe(true)
    expect(isA('Podracer pilot', idOf('dark', 'Ann and Tann Gella'))).toBe(false)
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Sebulba', "Gasgano's Podracer"], hand: ['Grueling Contest'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles('Grueling Contest')
    game.dark.plans('Grueling Contest', "Gasgano's Podracer", 'Sebulba')
    expect(game.told('fight')).toMatchObject([{ power: { dark: { weapon: 0, battle: 2, destiny: 5 } } }])
  })

  it('rules 27.2, 27.3, 7.5 – only face-up cards are there', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto'], hidden: ['Watto'], hand: ['You Have Been Well Trained'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles('You Have Been Well Trained')
    expect(game.dark.offered('plan')).toEqual(['Watto, Slave Owner', 'You Have Been Well Trained'])
    game.dark.plans('You Have Been Well Trained', 'Watto')
    expect(game.totals()).toEqual([{ dark: 3, light: 5 }])
  })

  it('rule 27.5 – ignored, discarded, defeated and left over are four different things', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Sith Lightsaber', 'Bib Fortuna'], hand: ["Watto's Wager"] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles("Watto's Wager")
    game.dark.plans("Watto's Wager", 'Sith Lightsaber', 'Watto', 'Bib Fortuna')
    expect(game.totals()).toEqual([{ dark: 8, light: 5 }])
    expect(game.told('fighters')).toMatchObject([{ ignored: [{ card: 'DM-107' }] }, { ignored: [] }])
    expect(game.told('discard')).toEqual([{ why: 'used', cards: ['DM-133'] }])
    expect(game.told('defeat')).toMatchObject([{ lost: [{ card: 'DM-10' }] }])
    expect(game.told('breakthrough')).toMatchObject([{ count: 1 }])
  })

  it('rule 27.9 – a controlled planet is set aside for its player', () => {
    const game = position({ step: 'even-up', dark: { faceUp: ['Watto'] }, light: { deck: [CAPITAL] } })
    game.dark.evensUp()
    expect(game.view('spectator').won).toMatchObject([{ planet: 'Tatooine', by: 'dark' }])
  })
})
