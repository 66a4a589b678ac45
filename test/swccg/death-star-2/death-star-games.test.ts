/** Whole games with Death Star II: of decks that hold all of its cards, and on from a position where everything lies. */
import { expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { positionOf } from '../../../src/games/swccg/scenarios/laid-position.ts'
import { scenarioForm } from '../../../src/games/swccg/scenarios/scenario-form.ts'
import { cardOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide, type State } from '../../../src/games/swccg/state/game-state.ts'
import { type SimulationRequest, simulate } from '../../../src/simulation/simulate.ts'
import { runs } from '../../runs.ts'
import { deathStarDeck } from './death-star-decks.ts'

/** Plays games, and counts the events of each type. Each side keeps as many cards as it has at first. */
function play(
  game: typeof swccg,
  request: Omit<SimulationRequest<Side>, 'seed' | 'format' | 'orders' | 'onMove'>,
  most?: number,
) {
  const seen = new Map<string, number>()
  const cardsOf = (state: State) => SIDES.map((side) => cardsOfSide(state, side, (card) => cardOf(card).side).length)
  const report = simulate(game, {
    ...{ seed: 'death star', format: 'endor-ds2', orders: 'none' },
    ...request,
    onMove: ({ before, after, events }) => {
      for (const { type } of events) seen.set(type, (seen.get(type) ?? 0) + 1)
      expect(cardsOf(after as State)).toEqual(most === undefined ? cardsOf(before as State) : [most, most])
    },
  })
  expect(report.illegal).toBe(0)
  expect(report.finished).toBe(report.games)
  return seen
}

const TOLD = ['passage-drawn', 'attempted', 'blown-away']

test.each(['random', 'practice'] as const)('games of %s players end, each side keeps its 60 cards', (player) => {
  play(swccg, { games: runs(player === 'random' ? 4 : 1), player, deckFor: (side) => deathStarDeck(side) }, 60)
})

/** The sectors with ships of both sides, and the Bunker; both hands hold more ships and pilots. */
const POSITION = {
  ...{ turn: 'light', phase: 'activate', id: 'it', title: 'it', rule: '25.7' },
  dark: { hand: 'TIE Interceptor; TIE Interceptor; Endor Shield; Tarl; Piett', force: '6', reserve: '30' },
  light: {
    hand: 'X-wing; Y-wing; Deactivate The Shield Generator; Tycho Celchu; Throw Me Another Charge',
    force: '6',
    reserve: '30',
  },
  places: [
    'Endor, dark | Accuser; Y-wing',
    'Sullust, dark | TIE Interceptor',
    'Mon Calamari, dark',
    'Endor Bunker, dark | Deactivate The Shield Generator; Midge; Hobbie',
    'Endor Back Door, dark',
    'Endor Landing Platform, dark | Tarl',
    'Death Star II Throne Room | Emperor Palpatine',
    'Death Star II Docking Bay | TIE Interceptor',
    'Death Star II, orbiting Endor | TIE Interceptor + SFS L-s7.2 TIE Cannon; X-wing; Desperate Counter',
    'Death Star II Coolant Shaft | X-wing',
    'Death Star II Capacitors | Blue Squadron 5 + Ten Numb pilot; TIE Interceptor',
    "Death Star II Reactor Core | That Thing's Operational; Gold Squadron 1 + General Calrissian pilot + Concussion Missiles",
  ],
}

test.each(['random', 'practice'] as const)('games of %s players from the sectors end, and lose no card', (player) => {
  let games = 0
  // Every second game begins as the system can move.
  const setup = () => {
    games += 1
    const begins = games % 2 === 0 ? { turn: 'dark', phase: 'move' } : {}
    return positionOf(scenarioForm.parse({ ...POSITION, ...begins }))
  }
  const laid = { ...swccg, setup }
  const seen = play(laid, { games: runs(player === 'random' ? 6 : 1), player })
  if (player === 'random') expect([...seen.keys()]).toEqual(expect.arrayContaining(TOLD))
  if (player === 'random' && runs(1) > 1) expect([...seen.keys()]).toContain('system-moved')
  if (player === 'practice') expect([...seen.keys()]).toEqual(expect.arrayContaining(['attempted']))
})
