import { describe, expect, it } from 'vitest'
import { measure } from '../../../src/games/young-jedi/view/measure.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { position } from '../position.ts'

const CAPITAL = 'Coruscant • Capital City'
const COUNCIL = 'Coruscant • Jedi Council Chamber'

describe('Planet Victory', () => {
  it('rules 19.1, 19.1.1 – starter game: one planet', () => {
    const game = position({ format: 'starter', step: 'even-up', dark: { faceUp: ['Watto'] } })
    game.dark.evensUp()
    expect(game.outcome).toEqual({ kind: 'planet-victory', winner: 'dark', values: { planets: ['Tatooine'] } })
    expect(game.asked).toEqual([])
  })

  it('rules 19.1.2, YJ-116 – full game: two planets', () => {
    const first = position({ step: 'even-up', dark: { faceUp: ['Watto'] }, light: { hand: [CAPITAL] } })
    first.dark.evensUp()
    expect(first.outcome).toBeNull()
    first.light.lays(CAPITAL)
    first.light.evensUp({ exit: 'surrender' })
    expect(first.outcome).toEqual({
      kind: 'planet-victory',
      winner: 'dark',
      values: { planets: ['Tatooine', 'Coruscant'] },
    })
  })

  it('rules 19.1.2, 18.4 – one each: the third decides', () => {
    const game = position({
      step: 'even-up',
      at: CAPITAL,
      won: [
        { planet: 'Tatooine', by: 'dark' },
        { planet: 'Naboo', by: 'light' },
      ],
      dark: {},
      light: { faceUp: ['Yoda'] },
    })
    game.dark.evensUp()
    expect(game.outcome).toMatchObject({ winner: 'light', values: { planets: ['Naboo', 'Coruscant'] } })
  })

  it('rules 19.1.3, 14.7 – only at the end of a turn', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      won: [{ planet: 'Tatooine', by: 'dark' }],
      dark: { faceUp: ['Aurra Sing'] },
      light: { faceUp: ['Rabé'] },
    })
    game.dark.battles()
    expect(game.outcome).toBeNull()
    game.dark.evensUp()
    expect(game.outcome).toMatchObject({ kind: 'planet-victory', winner: 'dark' })
  })
})

describe('Deck Victory', () => {
  it('rules 19.2, 19.2.2 – an emptied deck loses, though nobody had to draw from it', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto'] },
      light: { faceUp: ['C-3PO', 'Rabé'], more: 1 },
    })
    game.dark.battles()
    game.light.plans('Rabé', 'C-3PO')
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'dark' })
    expect(game.told('over')).toEqual([{ kind: 'deck-victory' }])
  })

  it('rule 19.2 – with a last card in the deck the game continues', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto'] },
      light: { faceUp: ['Rabé'], more: 2 },
    })
    game.dark.battles()
    expect(game.light.deck).toBe(1)
    expect(game.outcome).toBeNull()
  })

  it('rules 19.2.1, 4.3, G-56 – at once, before any Planet Victory of the same turn', () => {
    const game = position({
      format: 'starter',
      step: 'even-up',
      dark: { faceUp: ['Watto'], more: 6 },
      light: {},
    })
    game.dark.evensUp()
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'light' })
  })

  it('rule 19.2.4 – both decks at once are a tie', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Blaster'], more: 1 },
      light: { faceUp: ['Rabé', 'Blaster'], more: 1 },
    })
    game.dark.battles()
    game.light.plans('Blaster', 'Rabé')
    game.dark.plans('Blaster', 'Watto')
    expect(game.outcome).toEqual({ kind: 'tie', winner: null, values: { why: 'decks' } })
  })

  it('rule 19.2.4 – one after the other is no tie: damage comes after the check of the decks', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Blaster'], more: 1 },
      light: { faceUp: ['Rabé'], more: 1 },
    })
    game.dark.battles()
    game.dark.plans('Blaster', 'Watto')
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'light' })
    expect(game.light.deck).toBe(1)
  })
})

describe('the measure of a game that has to end', () => {
  const leadOf = (given: Parameters<typeof position>[0], reader: 'spectator' | 'dark' = 'spectator') =>
    measure(viewOf(position({ step: 'battle', ...given }).state, reader))

  it('rule 19.1 – planets come first, however many cards are left', () => {
    const won = [{ planet: 'Naboo', by: 'light' }] as const
    expect(leadOf({ won, dark: { more: 25 }, light: { more: 3 } })).toEqual({ leader: 'light', differential: 1 })
  })

  it('rule 19.2 – then the larger draw deck, as everybody counts it', () => {
    const given = { dark: { more: 25, hand: ['Sandstorm'] }, light: { more: 19 } }
    expect(leadOf(given)).toEqual({ leader: 'dark', differential: 6 })
    expect(leadOf(given, 'dark')).toEqual(leadOf(given))
    expect(leadOf({ dark: { more: 9 }, light: { more: 9 } })).toEqual({ leader: null, differential: 0 })
  })
})

describe('other ends', () => {
  const running = () =>
    position({
      step: 'battle',
      dark: { faceUp: ['Watto'], hand: ['Sandstorm'] },
      light: { faceUp: ['Yoda'], hand: ['Blaster'] },
    })

  it('G-77 – a player who resigns has lost, at any time, even between their Battle cards and their plan', () => {
    const game = running()
    game.dark.battles('Sandstorm')
    game.stops('concession', 'dark')
    expect(game.outcome).toEqual({ kind: 'concession', winner: 'light', values: { loser: 'dark' } })
    expect(game.asked).toEqual([])
    expect(game.dark.hand).toEqual(['Sandstorm'])
  })

  it('G-77 – the first end stands, and nothing can be answered after it', () => {
    const game = running()
    const { id } = game.decision('dark', 'battle')
    game.stops('void', null)
    game.stops('concession', 'light')
    expect(game.outcome).toMatchObject({ kind: 'void', winner: null })
    expect(game.events).toEqual([])
    expect(game.hand('dark', { decision: id, exit: 'pass' })).toMatchObject({ refused: 'decision.closed' })
  })

  it('G-77 – a time-out makes the opponent win', () => {
    const game = running()
    game.stops('time-out', 'light')
    expect(game.outcome).toMatchObject({ kind: 'time-out', winner: 'dark' })
  })
})

describe('a game without moves', () => {
  const SIX = ['Watto', 'Aurra Sing', 'Blaster', 'Sandstorm', 'Sniper', 'Gragra']
  const LIGHT_SIX = ['Yoda', 'Rabé', 'Blaster', 'Security Volunteers', 'C-3PO', 'R2-D2']
  const still = (stillTurns: number, more: object = {}) =>
    position({ step: 'deploy', stillTurns, dark: { hand: SIX }, light: { hand: LIGHT_SIX }, ...more })

  function turn(game: ReturnType<typeof still>, side: 'dark' | 'light', ...cards: string[]) {
    game[side].deploys(...cards)
    game[side].evensUp()
  }

  it('rule 19.5, G-85 – after twelve turns in a row without a card moved it is a tie', () => {
    const game = still(0)
    for (let quiet = 1; quiet <= 11; quiet++) {
      turn(game, quiet % 2 === 1 ? 'dark' : 'light')
      expect(game.outcome).toBeNull()
      expect(game.state.stillTurns).toBe(quiet)
    }
    turn(game, 'light')
    expect(game.outcome).toEqual({ kind: 'tie', winner: null, values: { why: 'standstill' } })
  })

  it('G-85 – it is announced four turns before', () => {
    const game = still(0)
    const warned: number[] = []
    for (let quiet = 1; quiet <= 11; quiet++) {
      turn(game, quiet % 2 === 1 ? 'dark' : 'light')
      for (const warning of game.told('warning')) {
        expect(warning).toEqual({ why: 'still', turns: 4 })
        warned.push(quiet)
      }
    }
    expect(warned).toEqual([8])
  })

  it('G-85 – a card deployed, discarded or drawn restarts the count', () => {
    const deployed = still(11)
    turn(deployed, 'dark', 'Blaster')
    expect([deployed.outcome, deployed.state.stillTurns]).toEqual([null, 0])
    const recycled = still(11)
    recycled.dark.deploys()
    recycled.dark.evensUp({ recycles: true })
    expect([recycled.outcome, recycled.state.stillTurns]).toEqual([null, 0])
    const drawn = still(11, { dark: { hand: SIX.slice(1) } })
    turn(drawn, 'dark')
    expect([drawn.outcome, drawn.state.stillTurns]).toEqual([null, 0])
  })

  it('G-85 – a battle in which all fights are ties moves no card', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      stillTurns: 11,
      dark: { faceUp: ['Watto'], hand: SIX },
      light: { faceUp: ['Padmé Naberrie'] },
    })
    game.dark.battles()
    game.dark.evensUp()
    expect(game.outcome).toMatchObject({ kind: 'tie', values: { why: 'standstill' } })
  })

  it('G-85 – turn 300 is the last', () => {
    const game = still(0, { turnNumber: 299 })
    turn(game, 'dark', 'Blaster')
    expect([game.outcome, game.state.turn]).toEqual([null, 300])
    turn(game, 'light', 'Blaster')
    expect(game.outcome).toEqual({ kind: 'tie', winner: null, values: { why: 'last-turn' } })
  })

  it('G-85 – four turns before the last that is announced', () => {
    const game = still(0, { turnNumber: 295 })
    turn(game, 'dark', 'Blaster')
    expect([game.state.turn, game.told('warning')]).toEqual([296, []])
    turn(game, 'light', 'Blaster')
    expect([game.state.turn, game.told('warning')]).toEqual([297, [{ why: 'last-turn', turns: 4 }]])
  })

  it('G-85 – a planet won in the last turn counts', () => {
    const game = position({
      format: 'starter',
      step: 'even-up',
      turnNumber: 300,
      dark: { faceUp: ['Watto'] },
    })
    game.dark.evensUp()
    expect(game.outcome).toMatchObject({ kind: 'planet-victory', winner: 'dark' })
  })

  it('G-85 – each match may set both limits', () => {
    const game = still(2, { rules: { stillTurns: 3 } })
    turn(game, 'dark')
    expect(game.outcome).toMatchObject({ kind: 'tie', values: { why: 'standstill' } })
  })

  it('rule 18.4, G-85 – a surrendered planet is no standstill', () => {
    const game = still(11, {
      light: { hand: LIGHT_SIX, faceUp: ['Mace Windu'] },
      dark: { hand: [...SIX.slice(1), COUNCIL] },
    })
    game.dark.deploys()
    game.dark.evensUp()
    expect(game.asked).toEqual(['dark next-location'])
    expect(game.outcome).toBeNull()
  })
})
