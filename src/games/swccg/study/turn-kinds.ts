/** Kinds of turns for the count of hand-overs, and all orders that a player can set. */
import type { GameEvent, Seat, StandingOrder, Statistics } from '../../../contract/index.ts'
import { fullOrdersOf } from '../../../kit/study/full-orders.ts'
import { ahead } from '../policies/order-kinds.ts'
import type { View } from '../seen/player-view.ts'
import type { Side } from '../state/engine-card.ts'

const times = (events: readonly GameEvent[], type: string): number =>
  events.filter((event) => event.type === type).length
const several = (word: string, count: number): readonly string[] =>
  count === 0 ? [] : [count === 1 ? word : `${count} ${word}s`]

/** A turn is quiet, or has drains and battles. */
function kindsOfTurn(events: readonly GameEvent[]): readonly string[] {
  const kinds = [...several('drain', times(events, 'drained')), ...several('battle', times(events, 'battle'))]
  return kinds.length === 0 ? ['quiet'] : kinds
}

/** All orders that answer, filled in so that none of them ever asks; stops are left out. */
const fullOrders = (view: View, seat: Seat): readonly StandingOrder[] =>
  fullOrdersOf(
    ahead.orders(view, seat as Side).filter(({ stops }) => stops !== true),
    { isStop: ({ id }) => id === 'most' },
  )

export const statistics: Statistics<View, Side> = {
  startsTurn: ({ type }) => type === 'turn',
  kindsOfTurn,
  fullOrders,
}
