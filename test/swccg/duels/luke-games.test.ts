/** Whole games of decks around the Objectives of Luke and Vader, by random answers and by the practice opponent. */
import { expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide, type State } from '../../../src/games/swccg/state/game-state.ts'
import { simulate } from '../../../src/simulation/simulate.ts'
import { runs } from '../../runs.ts'
import { lukeDeck } from './luke-decks.ts'

test.each(['random', 'practice'] as const)('games of %s players end, each side keeps its 60 cards', (player) => {
  const seen = new Set<string>()
  const report = simulate(swccg, {
    ...{ games: runs(player === 'random' ? 4 : 1), seed: 'luke', format: 'starter', orders: 'none', player },
    deckFor: (side) => lukeDeck(side),
    onMove: ({ after, events }) => {
      const state = after as State
      for (const { type } of events) seen.add(type)
      for (const side of SIDES) expect(cardsOfSide(state, side, (card) => cardOf(card).side)).toHaveLength(60)
    },
  })
  expect(report.illegal).toBe(0)
  expect(report.finished).toBe(report.games)
  if (player === 'random' && runs(1) > 20)
    expect([...seen]).toEqual(expect.arrayContaining(['captured', 'turned-over', 'dueled', 'crossing-total', 'hidden']))
})
