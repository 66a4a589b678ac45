/** Telling turns apart for the count of hand-overs. */
import type { GameEvent, Seat, StandingOrder } from '../game.ts'
import { orders } from './policies/orders.ts'
import type { View } from './view.ts'

export const startsTurn = (event: GameEvent): boolean => event.type === 'turn'

/** `quiet` or `battle`, and what became of the planet for the player whose turn it was. */
export function kindOfTurn(events: readonly GameEvent[]): string {
  const active = events.find(startsTurn)?.seat
  const battle = events.some((event) => event.type === 'battle') ? 'battle' : 'quiet'
  const control = events.find((event) => event.type === 'control')
  if (control === undefined) return battle
  return `${battle}, planet ${control.seat === active ? 'won' : 'lost'}`
}

/** All orders, filled in so that none stops to ask. */
export function fullOrders(view: View, seat: Seat): StandingOrder[] {
  return orders(view, seat).map(({ kind, key, suggestion = {} }) => ({
    kind,
    key,
    settings: kind === 'even-up' ? { 'above-six': { exit: 'ok', choose: ['locations'] } } : suggestion,
  }))
}
