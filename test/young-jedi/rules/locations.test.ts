import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const DESERT = 'Tatooine • Desert Landing Site'
const ARENA = 'Tatooine • Podrace Arena'
const INFANTRY = 'Battle Droid: Infantry, MTT Division'

describe('Locations', () => {
  it('rules 8.1, 8.2, YJ-024 – another Location of the planet covers the old one, for both players', () => {
    const game = position({ turn: 'light', dark: { faceUp: ['Watto'] }, light: { faceUp: ['Yoda'], hand: [ARENA] } })
    game.light.deploys(ARENA)
    expect(game.location).toBe(ARENA)
    expect(game.state.locations).toEqual([
      { card: 'DM-135', owner: 'dark' },
      { card: 'DM-65', owner: 'light' },
    ])
    expect(game.dark.faceUp).toEqual(['Watto, Slave Owner'])
    expect(game.light.faceUp).toEqual(['Yoda, Jedi Master'])
  })

  it('rule 8.2, YJ-026 – it costs nothing: six counters may be spent before it', () => {
    const game = position({ turn: 'light', light: { hand: ['Mace Windu', ARENA] } })
    game.light.deploysFirst('Mace Windu')
    expect(game.light.offered('deploy')).toEqual([ARENA])
    game.light.deploys(ARENA)
    expect(game.location).toBe(ARENA)
  })

  it('rule 8.3 – a Location of another planet cannot be played', () => {
    const game = position({ turn: 'light', light: { hand: ['Naboo • Theed Palace', 'Coruscant • Capital City'] } })
    expect(game.light.offered('deploy')).toEqual([])
    expect(game.light.tries('deploy', 'done', ['Naboo • Theed Palace'])).toBe('shape.option')
  })

  it('rule 8.6 – the same place changes nothing and cannot be played', () => {
    const game = position({ dark: { hand: [DESERT] } })
    expect(game.dark.tries('deploy', 'done', [DESERT])).toBe('shape.option')
  })

  it('rule 8.6 – any number in a turn, one after another', () => {
    const game = position({ turn: 'light', at: ARENA, dark: {}, light: { hand: [ARENA, ARENA] } })
    expect(game.light.offered('deploy')).toEqual([])
    const other = position({ at: ARENA, dark: { hand: [DESERT, DESERT] } })
    expect(other.dark.tries('deploy', 'done', [DESERT, DESERT])).toBe('shape.excludes')
    other.dark.deploysFirst(DESERT)
    expect(other.dark.offered('deploy')).toEqual([])
    other.dark.deploys()
    expect(other.state.locations).toHaveLength(2)
  })

  it('rule 8.4, YJ-027 – the dots for the Location count', () => {
    const game = position({ step: 'battle', at: DESERT, dark: { faceUp: [INFANTRY] }, light: { faceUp: ['Yoda'] } })
    game.dark.battles()
    expect(game.totals()).toEqual([{ dark: 4, light: 4 }])
  })

  it('rule 8.4, YJ-028 – and change with it, at once and for both', () => {
    const game = position({
      turn: 'light',
      at: DESERT,
      dark: { faceUp: [INFANTRY] },
      light: { faceUp: ['Ishi Tib'], hand: [ARENA] },
    })
    game.light.deploys(ARENA)
    game.light.battles()
    expect(game.totals()).toEqual([{ dark: 2, light: 5 }])
  })

  it('rules 8.4, 8.5 – only the top one counts', () => {
    const game = position({
      step: 'battle',
      at: [ARENA, DESERT],
      dark: { faceUp: [INFANTRY] },
      light: { faceUp: ['Ishi Tib'] },
    })
    game.dark.battles()
    expect(game.totals()).toEqual([{ dark: 4, light: 3 }])
  })

  it('rules 8.5, 18.2.1, G-08 – covered ones go aside with the planet, and each keeps its owner', () => {
    const game = position({
      at: [DESERT, ARENA],
      dark: { faceUp: ['Watto'] },
      light: { deck: ['Naboo • Theed Palace'] },
    })
    game.dark.evensUp()
    expect(game.state.won).toEqual([
      {
        planet: 'Tatooine',
        by: 'dark',
        surrendered: false,
        locations: [
          { card: 'DM-135', owner: 'dark' },
          { card: 'DM-65', owner: 'light' },
        ],
      },
    ])
    game.light.lays('Naboo • Theed Palace')
    expect(game.state.locations).toEqual([{ card: 'DM-67', owner: 'light' }])
    expect(game.state.won[0]?.locations).toHaveLength(2)
  })
})
