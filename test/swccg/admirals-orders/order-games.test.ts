/** Whole games of decks with the Admiral's Orders of both sides, by random answers and by the practice opponent. */
import { expect, test } from 'vitest'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide, type State } from '../../../src/games/swccg/state/game-state.ts'
import { simulate } from '../../../src/simulation/simulate.ts'
import { runs } from '../../runs.ts'
import { STARTERS } from '../starter-lists.ts'

const orders = cards.filter(({ type }) => type === "admiral's order")

/** The starter deck of a side with three copies of each Order in the place of other cards that are no locations. */
const withOrders = (side: Side): readonly string[] => {
  const deck = STARTERS[side].flatMap(({ card, count }) => Array<string>(count).fill(card))
  const own = orders.filter((one) => one.side === side).flatMap(({ id }) => [id, id, id])
  const isKept = (id: string) => cardOf(id).type === 'location' || cardOf(id).kind === 'capital'
  const [kept, rest] = [deck.filter(isKept), deck.filter((id) => !isKept(id))]
  return [...kept, ...rest.slice(own.length), ...own]
}

test.each(['random', 'practice'] as const)('games of %s players end, with one Order on table at a time', (player) => {
  const deployed = new Set<string>()
  const report = simulate(swccg, {
    ...{ games: runs(player === 'random' ? 4 : 1), seed: 'orders', format: 'starter', orders: 'none', player },
    deckFor: (side) => withOrders(side).map((card) => ({ card, count: 1 })),
    onMove: ({ after }) => {
      const state = after as State
      const lying = state.pieces.filter(({ card }) => cardOf(card).type === "admiral's order")
      // A new one lies beside the one before only until its arrival is over.
      expect(lying.length).toBeLessThan(2)
      for (const { card } of lying) deployed.add(card)
      for (const side of SIDES) expect(cardsOfSide(state, side, (card) => cardOf(card).side)).toHaveLength(60)
    },
  })
  expect(report.illegal).toBe(0)
  expect(report.finished).toBe(report.games)
  expect(deployed.size).toBeGreaterThan(0)
  if (runs(1) > 20) expect(deployed.size).toBe(10)
})
