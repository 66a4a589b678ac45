/** Whole games of the ready-made decks of Death Star II: each ends, and each side has its 60 cards after every move. */
import { expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide, type State } from '../../../src/games/swccg/state/game-state.ts'
import { simulate } from '../../../src/simulation/simulate.ts'
import { runs } from '../../runs.ts'

test.each(['random', 'practice'] as const)('games of %s players end, each side keeps its 60 cards', (player) => {
  const turned = new Set<string>()
  const report = simulate(swccg, {
    ...{ games: runs(player === 'random' ? 3 : 1), seed: 'throne', format: 'ds2', orders: 'none', player },
    onMove: ({ after, events }) => {
      const counts = SIDES.map((side) => cardsOfSide(after as State, side, (card) => cardOf(card).side).length)
      expect(counts).toEqual([60, 60])
      for (const { type, data } of events)
        if (type === 'turned-over') turned.add((data as { readonly card: string }).card)
    },
  })
  expect(report.illegal).toBe(0)
  expect(report.finished).toBe(report.games)
  if (player === 'practice' && runs(1) > 10) expect([...turned]).toEqual(expect.arrayContaining(['9_151', '9_61']))
})
