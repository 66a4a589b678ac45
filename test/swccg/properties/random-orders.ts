/** Standing orders and stops by chance, as a player could lay them. */
import type { OrderField, OrderOffer, StandingOrder } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'

/** How often a kind of order is laid, and how often a field that may be left out is filled in. */
const LAID = 0.6
const FILLED = 0.3

function setting({ shape }: OrderField, next: () => number): StandingOrder['settings'][string] {
  const exits = [{ id: 'ok' }]
  const { decision, ...given } = randomAnswer({ id: '', seat: '', kind: '', about: {}, shape, exits }, next)
  return given
}

/** Whether an order makes the game wait instead of answering. */
export const isStop = ({ stops }: OrderOffer): boolean => stops === true

/** Returns orders of a side that may be laid in this state, with settings by chance; at least one if any are wanted. */
export function randomOrders(
  state: State,
  side: Side,
  next: () => number,
  wanted: (offer: OrderOffer) => boolean = () => true,
): readonly StandingOrder[] {
  const offers = swccg.orders(swccg.view(state, side), side).filter(wanted)
  const laid = offers.filter(() => next() < LAID)
  return (laid.length > 0 ? laid : offers).map(({ kind, key, fields }) => ({
    ...{ kind, key },
    settings: Object.fromEntries(
      fields
        .filter(({ optional }) => optional !== true || next() < FILLED)
        .map((field) => [field.id, setting(field, next)]),
    ),
  }))
}
