/** The methods that move cards between zones: what each does and tells, and that it counts as a move (G-85). */
import { describe, expect, it } from 'vitest'
import type { FightFrame, State } from '../../../src/games/young-jedi/state/game-state.ts'
import { deckSize, inPlay, Table } from '../../../src/games/young-jedi/state/game-table.ts'
import { nameOf, type Position, position, type SideOfTable } from '../position.ts'
import { ASKED } from '../words/asked.ts'

const MAUL = 'Darth Maul, Sith Apprentice'
const RACE = { pilot: 'DM-73', podracer: "Sebulba's Podracer", tokens: 2, pile: ['DM-71', 'DM-77'] }

const tableOf = (dark: SideOfTable = {}, more: Position = {}) =>
  new Table({ ...position({ dark: { hand: ['Watto'], ...dark }, ...more }).state, stirred: false })

const zone = (table: Table) => table.state.sides.dark

describe('each method that moves a card', () => {
  const moves: Readonly<Record<string, (table: Table) => unknown>> = {
    'taking the top card': (table) => table.takeTop('dark'),
    'taking the last lap card': (table) => table.takeLapCard('dark'),
    'taking a card out of the deck': (table) => table.fromDeck('dark', 'DM-92'),
    'putting cards into the deck': (table) => table.intoDeck('dark', ['DM-71']),
    'putting a card under the deck': (table) => table.underDeck('dark', 'DM-71'),
    'taking a card to the hand': (table) => table.toHand('dark', 'DM-71'),
    'playing a card of the hand': (table) => table.fromHand('dark', 'dh1'),
    discarding: (table) => table.toDiscard('dark', ['DM-71']),
    'laying a card': (table) => table.lay('dark', 'DM-71', false),
    'laying an Effect': (table) => table.layEffect('dark', 'BL-131', false),
    'deploying a starship': (table) => table.toHyperspace('dark', 'DM-139'),
    'changing the race': (table) => table.setRace('dark', { laps: 1 }),
    'lifting a card': (table) => table.lift('dark', 'dt1'),
    'laying a Location': (table) => table.layLocation('dark', 'DM-135', 'hand'),
  }
  for (const [name, move] of Object.entries(moves))
    it(`G-85 – ${name} counts as a move`, () => {
      const table = tableOf({ faceUp: ['Watto'], race: RACE })
      move(table)
      expect(table.state.stirred).toBe(true)
    })

  it('G-85 – a method that finds no card to move does not', () => {
    const table = tableOf({ deck: [], more: 0, race: {} })
    expect(table.takeTop('dark')).toBeUndefined()
    expect(table.takeLapCard('dark')).toBeUndefined()
    table.intoDeck('dark', [])
    table.toDiscard('dark', [])
    expect(table.state.stirred).toBe(false)
    expect(tableOf().takeLapCard('dark')).toBeUndefined()
  })
})

describe('the Objective', () => {
  it('rule 25.2 – takes a pilot and a Podracer, each once in the game', () => {
    const table = tableOf({ race: {} })
    table.toObjective('dark', 'DM-73')
    expect(zone(table).race?.used).toEqual({ pilot: true, podracer: false })
    table.toObjective('dark', 'DM-109')
    expect(zone(table).race?.used).toEqual({ pilot: true, podracer: true })
    expect(zone(table).race?.pilot?.card).toBe('DM-73')
    expect(zone(table).race?.podracer?.card).toBe('DM-109')
  })

  it('rules 25.2, 25.5 – loses the pilot with its tokens, or the Podracer alone', () => {
    const table = tableOf({ race: RACE })
    expect(table.lift('dark', 'dt2').card).toBe('DM-109')
    expect(zone(table).race).toMatchObject({ pilot: { card: 'DM-73' }, podracer: null, tokens: 2 })
    expect(table.lift('dark', 'dt1').card).toBe('DM-73')
    expect(zone(table).race).toMatchObject({ pilot: null, podracer: null, tokens: 0, used: { pilot: true } })
  })

  it('rules 1.5, 27.6 – the cards on it are in play there, and so is the Objective', () => {
    expect(inPlay(tableOf({ race: RACE }).state, 'dark').map(({ laid, where }) => [laid.handle, where])).toEqual([
      ['do', 'objective'],
      ['dt1', 'objective'],
      ['dt2', 'objective'],
    ])
  })
})

describe('cards in play', () => {
  it('rule 1.5 – are found on every planet, by the Location, in hyperspace', () => {
    const table = tableOf({
      faceUp: [MAUL],
      hidden: ['Watto'],
      effect: 'BL-131',
      hyperspace: ['DM-139'],
      stranded: { Naboo: ['DM-74', 'DM-89'], Coruscant: ['DM-92'] },
    })
    expect(inPlay(table.state, 'dark').map(({ laid, where }) => `${laid.card} ${where}`)).toEqual([
      'DM-71 Tatooine',
      'DM-74 Tatooine',
      'DM-74 Naboo',
      'DM-89 Naboo',
      'DM-92 Coruscant',
      'BL-131 effect',
      'DM-139 hyperspace',
    ])
    const elsewhere = { ...table.state, planet: null }
    expect(inPlay(elsewhere, 'dark')).toHaveLength(5)
  })

  it('rule 1.5 – are taken from their zone, and nothing else with them', () => {
    const table = tableOf({ faceUp: [MAUL], stranded: { Coruscant: ['DM-92'], Naboo: ['DM-74', 'DM-89'] } })
    const handle = table.state.sides.dark.stranded.Naboo?.find(({ card }) => card === 'DM-89')?.handle as string
    expect(table.lift('dark', handle).card).toBe('DM-89')
    expect(zone(table).stranded.Naboo?.map(({ card }) => card)).toEqual(['DM-74'])
    expect(zone(table).stranded.Coruscant).toHaveLength(1)
    expect(() => table.lift('dark', handle)).toThrow()
  })

  it('rule 14.1 – characters lost in the turn are counted, by side', () => {
    const table = tableOf()
    table.noteLost('dark', ['DM-71', 'DM-107', 'DM-74'])
    expect(table.state.today.lost).toEqual({ dark: 2, light: 0 })
    table.noteLost('light', ['DM-10'])
    table.noteLost('dark', ['DM-107'])
    expect(table.state.today.lost).toEqual({ dark: 2, light: 1 })
  })
})

describe('the draw deck', () => {
  it('rules 25.11, 19.2.3 – counts lap cards, and gives them when it is empty, the last one first', () => {
    const table = tableOf({ deck: [], more: 0, race: RACE })
    expect(deckSize(table.state, 'dark')).toBe(2)
    expect([table.takeTop('dark'), table.takeTop('dark'), table.takeTop('dark')]).toEqual(['DM-77', 'DM-71', undefined])
    expect(deckSize(table.state, 'dark')).toBe(0)
  })

  it('rule 23.6.5 – counts dueling hand and dueling pile', () => {
    const game = position({
      step: 'duel',
      dark: { faceUp: [MAUL, 'Sith Lightsaber'], more: 20 },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.duels(MAUL, 'Sith Lightsaber', 'Yoda')
    expect(deckSize(game.state, 'dark')).toBe(20)
    game.dark.attacks(game.dark.duelingHand[0] as string)
    expect(deckSize(game.state, 'dark')).toBe(20)
    expect(game.dark.deck).toBeLessThan(20)
  })

  it('G-01 – each shuffle is another one', () => {
    const decks = new Set<string>()
    const table = tableOf({ deck: ['DM-71', 'DM-72', 'DM-73', 'DM-74', 'DM-75', 'DM-76', 'DM-77', 'DM-78'], more: 0 })
    const start = [...zone(table).deck]
    for (let turn = 0; turn < 5; turn++) {
      table.shuffle('dark')
      decks.add(zone(table).deck.join(' '))
      zone(table).deck.splice(0, start.length, ...start)
    }
    expect(decks.size).toBe(5)
    expect(zone(table).shuffles).toBe(5)
  })
})

describe('the end of a game', () => {
  /** A game that ends in this situation. */
  const ended = (state: State) => {
    const table = new Table(state)
    table.end({ kind: 'concession', winner: 'light', values: { loser: 'dark' } })
    return table
  }

  it('rule 10.3 – cards drawn in a fight go to the hands of the players who drew them', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['EB-P15', 'Blaster'], deck: ['DM-71', 'DM-85'] },
      light: { faceUp: ['Yoda', 'Blaster'], deck: ['R2-D2'] },
    })
    game.dark.battles()
    game.light.plans('Blaster', 'Yoda')
    game.dark.plans('Blaster', 'EB-P15')
    expect(game.asked).toEqual(['dark destiny-card'])
    const { sides } = ended(game.state).state
    expect(sides.dark.hand.map(({ card }) => card)).toEqual(['DM-71', 'DM-85'])
    expect(sides.light.hand.map(({ card }) => nameOf(card))).toEqual(['R2-D2, Astromech Droid'])
    expect((game.state.flow.at(-1) as FightFrame).drawn).toHaveLength(2)
  })

  it('rule 23.6.5 – dueling cards return to the decks, the draw for power goes to the hand', () => {
    const game = position({
      step: 'duel',
      dark: { faceUp: [MAUL, 'Sith Lightsaber'], deck: ['DM-73'] },
      light: { faceUp: ['EB-P9'], deck: ['R2-D2'] },
    })
    game.dark.duels(MAUL, 'Sith Lightsaber', 'EB-P9')
    expect(game.asked).toEqual(['light redraw'])
    expect(ended(game.state).state.sides.light.hand).toHaveLength(1)
    game.light.says('redraw', 'keep')
    game.dark.attacks(game.dark.duelingHand[0] as string)
    const { sides } = ended(game.state).state
    expect(sides.dark.deck).toHaveLength(21)
    expect(sides.light.deck).toHaveLength(20)
    expect(sides.dark.deck.slice(-6).toSorted()).toContain('DM-73')
  })

  it('Battle cards return to the hand', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto', MAUL], hand: ['Sniper'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles('Sniper')
    const { sides } = ended(game.state).state
    expect(sides.dark.hand.map(({ card }) => nameOf(card))).toEqual(['Sniper'])
  })

  it('rule 19.2.1 – the first end stands, and is told once', () => {
    const table = ended(position({ dark: { hand: ['Watto'] } }).state)
    table.end({ kind: 'tie', winner: null, values: { why: 'decks' } })
    expect(table.state.outcome).toEqual({ kind: 'concession', winner: 'light', values: { loser: 'dark' } })
    expect(table.events.map(({ type, seat, data }) => ({ type, seat, data }))).toEqual([
      { type: 'over', seat: 'light', data: { kind: 'concession', loser: 'dark' } },
    ])
    expect([table.state.flow, table.state.questions]).toEqual([[], []])
  })

  for (const [kind, make] of Object.entries(ASKED))
    it(`loses no card while a question is open: ${kind}`, () => {
      const [game, side] = make()
      // Every step checks that no card of either side is lost.
      game.stops('concession', side)
      expect(game.outcome?.kind).toBe('concession')
      expect(game.asked).toEqual([])
      expect([game.state.flow, game.state.questions]).toEqual([[], []])
    })
})
