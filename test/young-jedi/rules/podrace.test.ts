/** The podrace (part 25). */
import { describe, expect, it } from 'vitest'
import { listOf, newMatch, type Position, position, type RaceOfTable, type SideOfTable } from '../position.ts'

const SEBULBA = 'Sebulba, Bad-Tempered Dug'
const RACER = "Sebulba's Podracer"
/** Dark cards by their destiny. */
const LAP = { 1: 'DM-71', 2: 'DM-78', 3: 'DM-74', 4: 'DM-99', 5: 'DM-92', 6: 'DM-85' } as const
type Number = keyof typeof LAP
const cards = (...numbers: Number[]) => numbers.map((number) => LAP[number])

function race(given: RaceOfTable, own: SideOfTable = {}, more: Partial<Position> = {}) {
  return position({ dark: { race: given, ...own }, light: { faceUp: ['Yoda'] }, ...more })
}
/** A side with pilot, Podracer and this many tokens. */
const racing = (tokens: number, own: SideOfTable = {}, given: RaceOfTable = {}, more: Partial<Position> = {}) =>
  race({ pilot: SEBULBA, podracer: RACER, tokens, ...given }, own, more)

describe('the Objective', () => {
  const decks = {
    dark: listOf('dark', { 'BP-59': 1, 'Sith Probe Droid': 56, 'DM-135': 1, 'DM-136': 1, 'DM-137': 1 }),
    light: listOf('light', { 'Boss Nass': 57, 'DM-65': 1, 'DM-66': 1, 'DM-67': 1 }),
  }

  it('rules 25.1, 3.2.1, 1.2.3, YJ-129 – is in play before anybody draws, and never in the draw deck', () => {
    const game = newMatch('full', decks, 'one')
    expect(game.all.map((event) => event.type).slice(0, 2)).toEqual(['objective', 'shuffle'])
    expect(game.dark.race).toMatchObject({ objective: 'BP-59', pilot: null, podracer: null, tokens: 0, laps: 0 })
    expect(game.state.sides.dark.deck).not.toContain('BP-59')
    expect(game.view('light').sides.dark.race?.objective).toBe('BP-59')
    expect(game.state.sides.light.race).toBeNull()
  })

  it('rules 25.1, 25.12, 6.7 – both players may have one, for the whole game: it stays when the planet is lost', () => {
    const game = position({
      step: 'even-up',
      dark: { faceUp: ['Watto'], race: { pilot: SEBULBA, tokens: 2 } },
      light: { race: { pilot: 'Anakin Skywalker' }, hand: ['DM-66'] },
    })
    game.dark.evensUp()
    expect(game.dark.racing).toEqual([SEBULBA])
    expect(game.light.racing).toEqual(['Anakin Skywalker, Podracer Pilot'])
    expect(game.dark.race.tokens).toBe(2)
  })

  it('rules 25.2, 25.10, U-14 – takes a pilot and a Podracer for their counters, face up in the first turn too', () => {
    const game = race({}, { hand: [SEBULBA, RACER, 'Watto'], turnsHere: 1 })
    expect(game.dark.offered('deploy')).toEqual([
      SEBULBA,
      `${SEBULBA}@objective`,
      RACER,
      `${RACER}@objective`,
      'Watto, Slave Owner',
    ])
    game.dark.deploysFirst(`${SEBULBA}@objective`)
    game.dark.uses(null)
    game.dark.deploysFirst(`${RACER}@objective`)
    expect(game.dark.racing).toEqual([SEBULBA, RACER])
    expect(game.all.filter((event) => event.type === 'deploy').map((event) => event.data)).toMatchObject([
      { card: 'DM-73', cost: 4, where: 'objective' },
      { card: 'DM-109', cost: 1, where: 'objective' },
    ])
    expect(game.view('light').sides.dark.race?.pilot?.hidden).toBe(false)
  })

  it('rules 25.2, YJ-258 – takes no second copy of either, for the whole game', () => {
    const game = race({ pilot: SEBULBA, podracer: RACER }, { hand: ['Gasgano', "Gasgano's Podracer"] })
    game.dark.deploysFirst('thrust')
    game.dark.thrusts()
    game.dark.refuels(0)
    expect(game.dark.offered('deploy')).toEqual(['Gasgano, Podracer Pilot', "Gasgano's Podracer"])
  })

  it('rules 25.2, 6.3, 6.2, YJ-257, YJ-277 – a copy there is in play: it blocks the others on planets, and they block it', () => {
    const there = race({ pilot: SEBULBA }, { hand: ['JC-73'] })
    expect(there.dark.offered('deploy')).toEqual(['Boonta Eve Classic'])
    const here = race({}, { faceUp: [SEBULBA], hand: ['JC-73'] })
    expect(here.dark.offered('deploy')).toEqual(['Sebulba, Podracer Pilot'])
  })

  it('rules 25.3, YJ-259 – a Podracer matches by the pilot’s name in its title; another gives no thrust (G-74)', () => {
    expect(racing(0).dark.offered('deploy')).toEqual(['thrust'])
    expect(race({ pilot: SEBULBA, podracer: "Gasgano's Podracer" }).asked).toEqual(['dark even-up'])
  })

  it('rules 25.3, 21.3, YJ-260 – deploying one of the two there lets its owner search the deck for its partner', () => {
    const game = race({}, { hand: [SEBULBA], deck: ["Gasgano's Podracer", RACER] })
    game.dark.deploys(`${SEBULBA}@objective`)
    game.dark.uses('Boonta Eve Classic')
    expect(game.dark.offered('search')).toEqual([`${RACER}@objective`])
    game.dark.finds(`${RACER}@objective`)
    expect(game.dark.racing).toEqual([SEBULBA, RACER])
    expect(game.told('deploy')).toMatchObject([{ cost: 1, from: 'deck' }])
  })

  it('rules 25.3, 21.3.5, U-39 – later too, while the other place is empty; a search without result costs a card', () => {
    const game = race({ pilot: SEBULBA })
    expect(game.dark.offered('deploy')).toEqual(['Boonta Eve Classic'])
    game.dark.deploys('partner')
    expect(game.dark.exits('search')).toEqual(['none'])
    game.dark.finds(null)
    expect(game.told('damage')).toMatchObject([{ count: 1 }])
  })

  it('rules 25.4, YJ-241 – every Anakin Skywalker and every Sebulba is a pilot', () => {
    const game = position({
      turn: 'light',
      light: { race: {}, hand: ['V1-JC-4', 'DF-3', 'EB-P9'] },
      dark: { faceUp: ['Watto'] },
    })
    expect(game.light.offered('deploy').filter((name) => name.endsWith('@objective'))).toHaveLength(3)
    const dug = race({}, { hand: ['DM-73', 'EM-P5'] })
    expect(dug.dark.offered('deploy').filter((name) => name.endsWith('@objective'))).toHaveLength(2)
  })
})

describe('thrust', () => {
  it('rules 25.5, 25.6, G-67 – a token first, then as many lap cards as there are tokens', () => {
    const game = racing(1, { hand: cards(1, 2, 5) })
    game.dark.deploysFirst('thrust')
    expect(game.told('thrust')).toEqual([{ tokens: 2 }])
    expect(game.dark.offered('thrust')).toEqual(['Darth Maul, Sith Apprentice'])
    game.dark.says('thrust', 'play', LAP[1])
    expect(game.decision('dark', 'thrust').about).toMatchObject({ next: 2, left: 1 })
    game.dark.says('thrust', 'play', LAP[2])
    expect(game.asked).toEqual(['dark refuel'])
    expect(game.dark.race.pile).toEqual([
      { card: LAP[1], as: 1 },
      { card: LAP[2], as: 2 },
    ])
    expect(game.dark.hand).toEqual(['Pit Droid, Engineer'])
    expect(game.view('light').sides.dark.race?.pile).toHaveLength(2)
  })

  it('rules 25.5, 25.10, G-73 – once in each Deploy step, in the turn of their deployment too', () => {
    const game = race({ podracer: RACER }, { hand: [SEBULBA, ...cards(1)], turnsHere: 1 })
    game.dark.deploysFirst(`${SEBULBA}@objective`)
    expect(game.dark.offered('deploy')).toContain('thrust')
    game.dark.deploysFirst('thrust')
    game.dark.thrusts(LAP[1])
    expect(game.dark.race).toMatchObject({ tokens: 1 })
    game.dark.refuels(0)
    expect(game.asked).toEqual(['dark even-up'])
  })

  it('rules 25.5, U-15, YJ-262, YJ-263 – never more than four tokens, even with texts; no limit in 2001', () => {
    const tokens = (edition: 'current' | '2001') => {
      const game = racing(4, {}, {}, { rules: { edition } })
      game.dark.deploysFirst('thrust')
      return game.dark.race.tokens
    }
    expect(tokens('current')).toBe(4)
    expect(tokens('2001')).toBe(5)
    const text = race({ podracer: RACER }, { hand: ['BP-31'] })
    text.dark.deploysFirst('BP-31@objective')
    expect(text.told('token')).toMatchObject([{ tokens: 1 }])
    expect(text.dark.race.tokens).toBe(1)
  })

  it('rule 25.6 – in order of their destiny, no Locations; they are not in play', () => {
    const game = racing(3, { hand: ['DM-135', LAP[5], LAP[2]] }, { pile: cards(1) })
    game.dark.deploysFirst('thrust')
    expect(game.dark.offered('thrust')).toEqual(['Destroyer Droid Squad, Security Division'])
    game.dark.thrusts(LAP[2])
    expect(game.dark.race.pile.map(({ card }) => card)).toEqual([LAP[1], LAP[2]])
    // Watto in the pile does not count as in play, so another Watto may be deployed.
    const free = position({
      dark: { race: { pile: ['Watto'] }, stranded: {}, hand: ['Watto'] },
      light: { faceUp: ['Yoda'] },
    })
    expect(free.dark.offered('deploy')).toEqual(['Watto, Slave Owner'])
  })

  it('rules 25.7, YJ-266 – the last digit of the pilot’s number may stand for any other', () => {
    // Sebulba is DM-73: a 3 may be anything.
    const game = racing(3, { hand: cards(3, 3, 5) })
    game.dark.deploysFirst('thrust')
    expect(game.dark.offered('thrust')).toEqual(['Watto, Slave Owner', 'Watto, Slave Owner'])
    game.dark.thrusts('Watto', 'Watto')
    expect(game.dark.race.pile).toEqual([
      { card: 'DM-74', as: 1 },
      { card: 'DM-74', as: 2 },
    ])
  })

  it('rules 25.7, G-69, YJ-267 – two such cards in a lap, three in the rules of 2001; a 3 that stands for a 3 does not count', () => {
    const next = (edition: 'current' | '2001', pile: Number[]) => {
      const game = racing(4, { hand: cards(3, 3) }, { pile: cards(...pile) }, { rules: { edition } })
      game.dark.deploysFirst('thrust')
      return game.dark.offered('thrust').length
    }
    expect(next('current', [3, 3])).toBe(2)
    expect(next('current', [3, 3, 3])).toBe(0)
    expect(next('2001', [3, 3, 3])).toBe(2)
    expect(next('2001', [3, 3, 3, 3])).toBe(0)
  })

  it('rule 25.7, YJ-268 – a 0 is of no use, and neither is a 7', () => {
    const offered = (pilot: string, podracer: string) => {
      const game = race({ pilot, podracer, tokens: 1 }, { hand: cards(3, 2) })
      game.dark.deploysFirst('thrust')
      return game.dark.offered('thrust')
    }
    expect(offered('Ben Quadinaros', "Ben Quadinaros' Podracer")).toEqual([])
    expect(offered('Ratts Tyerell', "Ratts Tyerell's Podracer")).toEqual([])
  })

  it('rules 25.8, G-84, YJ-270 – then up to half the tokens, rounded up, may be drawn, even after no lap card', () => {
    const most = (tokens: number) => {
      const game = racing(tokens - 1)
      game.dark.deploysFirst('thrust')
      const { shape } = game.decision('dark', 'refuel')
      return shape.type === 'number' ? shape.max : null
    }
    expect([1, 2, 3, 4].map(most)).toEqual([1, 1, 2, 2])
    const game = racing(2)
    game.dark.deploysFirst('thrust')
    game.dark.refuels(2)
    expect(game.dark.hand).toHaveLength(2)
  })

  it('rules 25.8, G-72, YJ-271 – not before thrusting, and no thrust after it', () => {
    const game = racing(0, { hand: cards(1, 2, 5) })
    game.dark.deploysFirst('thrust')
    game.dark.thrusts(LAP[1])
    game.dark.refuels(1)
    expect(game.dark.offered('deploy')).not.toContain('thrust')
  })

  it('rules 25.8, G-71 – the last card drawn loses, if no lap card is left', () => {
    const game = racing(0, { more: 1 })
    game.dark.deploysFirst('thrust')
    game.dark.refuels(1)
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'light' })
    const saved = racing(0, { more: 1 }, { pile: cards(1) })
    saved.dark.deploysFirst('thrust')
    saved.dark.refuels(1)
    expect(saved.outcome).toBeNull()
  })

  it('rule 25.10 – Podracing comes before everything else in the step', () => {
    const game = racing(0, { hand: ['Watto', 'Blaster', LAP[1]] })
    game.dark.deploysFirst('Watto')
    expect(game.dark.offered('deploy')).not.toContain('thrust')
    const together = racing(0, { hand: ['Watto'] })
    together.dark.deploys('Watto', 'thrust')
    expect(together.told('thrust')).toEqual([{ tokens: 1 }])
    expect(together.told('deploy')).toEqual([])
    together.dark.thrusts()
    together.dark.refuels(0)
    expect(together.dark.faceUp).toEqual(['Watto, Slave Owner'])
  })

  it('rule 25.10 – at any time in the step in the rules of 2001', () => {
    const game = racing(0, { hand: ['Watto', 'Blaster'] }, {}, { rules: { edition: '2001' } })
    game.dark.deploysFirst('Watto')
    expect(game.dark.offered('deploy')).toContain('thrust')
  })
})

describe('laps', () => {
  it('rules 25.9, 25.11 – six cards make a lap and go into the deck; the rest of the thrust begins the next lap', () => {
    const game = racing(2, { hand: cards(6, 1, 2) }, { pile: cards(1, 2, 3, 4, 5), laps: 1 })
    game.dark.deploysFirst('thrust')
    const before = game.dark.deck
    game.dark.says('thrust', 'play', LAP[6])
    expect(game.told('lap')).toEqual([{ laps: 2 }])
    expect(game.dark.deck).toBe(before + 6)
    expect(game.events.map((event) => event.type)).toEqual(['lap-card', 'lap', 'shuffle'])
    game.dark.says('thrust', 'play', LAP[1])
    expect(game.dark.race).toMatchObject({ laps: 2, pile: [{ card: LAP[1], as: 1 }] })
  })

  it('rules 25.9, 19.3, YJ-273 – the third lap wins: the opponent’s draw deck goes to the discard pile', () => {
    const game = racing(0, { hand: cards(6) }, { pile: cards(1, 2, 3, 4, 5), laps: 2 })
    game.dark.deploysFirst('thrust')
    game.dark.says('thrust', 'play', LAP[6])
    expect(game.outcome).toEqual({ kind: 'podrace-victory', winner: 'dark', values: {} })
    expect([game.light.deck, game.light.discard.length]).toEqual([0, 20])
  })

  it('rules 25.11, 19.2.3, U-18, YJ-275, YJ-276 – lap cards are lost once the deck is empty, the last played first', () => {
    const deep = position({
      at: 'Coruscant • Capital City',
      step: 'battle',
      dark: { faceUp: ['Watto'], race: { pile: cards(1, 2) }, more: 0, deck: ['Aurra Sing'] },
      light: { faceUp: ['Yoda'] },
    })
    deep.dark.battles()
    expect(deep.told('damage')).toEqual([{ count: 2, cards: ['DM-75', LAP[2]] }])
    expect(deep.dark.race.pile).toEqual([{ card: LAP[1], as: 1 }])
    expect(deep.outcome).toBeNull()
    const last = position({
      at: 'Coruscant • Capital City',
      step: 'battle',
      dark: { faceUp: ['Watto'], race: { pile: cards(1) }, more: 0, deck: ['Aurra Sing'] },
      light: { faceUp: ['Yoda'] },
    })
    last.dark.battles()
    expect(last.outcome).toMatchObject({ kind: 'deck-victory', winner: 'light' })
  })

  it('rules 25.6, G-68 – the next number is one above the last card that is left', () => {
    const game = racing(0, { hand: cards(1, 2) }, { pile: cards(1) })
    game.dark.deploysFirst('thrust')
    expect(game.dark.offered('thrust')).toEqual(['Destroyer Droid Squad, Security Division'])
  })

  it('rule 25.11, G-70 – deck and pile are counted apart', () => {
    const game = racing(0, { more: 9 }, { pile: cards(1, 2) })
    expect(game.view('light').sides.dark.deck).toBe(9)
    expect(game.view('light').sides.dark.race?.pile).toHaveLength(2)
  })
})
