/** Whole games of decks around an Objective, by random answers and by the practice opponent. */
import { expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide, type State } from '../../../src/games/swccg/state/game-state.ts'
import { simulate } from '../../../src/simulation/simulate.ts'
import { runs } from '../../runs.ts'
import { objectiveDeck } from './objective-decks.ts'

test.each(['random', 'practice'] as const)('games of %s players end, with both Objectives on table', (player) => {
  const turned = new Set<string>()
  const report = simulate(swccg, {
    ...{ games: runs(player === 'random' ? 4 : 1), seed: 'objectives', format: 'starter', orders: 'none', player },
    deckFor: (side) => objectiveDeck(side),
    onMove: ({ after, events }) => {
      const state = after as State
      const lying = state.pieces.filter(({ card }) => cardOf(card).type === 'objective')
      expect(lying).toHaveLength(2)
      for (const { type, data } of events)
        if (type === 'turned-over') turned.add((data as { readonly card: string }).card)
      for (const side of SIDES) expect(cardsOfSide(state, side, (card) => cardOf(card).side)).toHaveLength(60)
    },
  })
  expect(report.illegal).toBe(0)
  expect(report.finished).toBe(report.games)
  if (player === 'random' && runs(1) > 20) expect(turned.size).toBe(4)
})
