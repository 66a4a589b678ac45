/** Which of the standing orders that a game offers a person takes. */
import type { Decision, Seat, StandingOrder } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { fullOrdersOf } from '../../src/kit/study/full-orders.ts'

/** The orders that a person takes. */
export interface OrderHabit {
  /** Whether they take an order that a button of a panel sets. */
  readonly pressed: (order: StandingOrder) => boolean
  /** The orders that they set when they are asked a question. */
  readonly set: (game: AnyGame, view: unknown, seat: Seat, asked: Decision) => readonly StandingOrder[]
}

/** The scope of an order that is kept for the whole match. */
const MATCH = 'match'
const none = (): readonly StandingOrder[] => []

/** The orders for the whole match that a game offers at a question of this kind, as it suggests them. */
function offeredHere(game: AnyGame, view: unknown, seat: Seat, { kind }: Decision): readonly StandingOrder[] {
  const offers = game
    .orders(view, seat)
    .filter(
      ({ key, moments, stops, idle, saves }) =>
        key === MATCH && moments?.includes(kind) === true && stops !== true && idle !== true && (saves ?? 0) > 0,
    )
  return fullOrdersOf(offers)
}

const named =
  (...kinds: readonly string[]): OrderHabit['set'] =>
  (game, view, seat, asked) =>
    offeredHere(game, view, seat, asked).filter(({ kind }) => kinds.includes(kind))

const ofTurn = ({ key }: StandingOrder): boolean => key.startsWith('turn:')
const ofBattle = ({ key }: StandingOrder): boolean => key.startsWith('battle:')

/** The habits that are compared, by name. */
export const HABITS = {
  none: { pressed: () => false, set: none },
  turn: { pressed: ofTurn, set: none },
  losses: { pressed: () => false, set: named('losses') },
  payment: { pressed: ofBattle, set: none },
  'turn-and-payment': { pressed: (order) => ofTurn(order) || ofBattle(order), set: none },
  offered: { pressed: () => true, set: offeredHere },
  all: { pressed: () => true, set: (game, view, seat) => game.statistics?.fullOrders(view, seat) ?? [] },
} as const satisfies Readonly<Record<string, OrderHabit>>

export type HabitName = keyof typeof HABITS
