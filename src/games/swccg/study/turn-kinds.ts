/** Kinds of turns for the count of hand-overs, and all orders that a player can set. */
import type { AskedQuestion, GameEvent, Seat, StandingOrder, Statistics } from '../../../contract/index.ts'
import { fullOrdersOf } from '../../../kit/study/full-orders.ts'
import { sittingsOf } from '../../../kit/study/sittings.ts'
import { ahead } from '../policies/order-kinds.ts'
import type { Side } from '../state/engine-card.ts'
import type { View } from '../view/player-view.ts'
import { effects } from './texts-run.ts'

const times = (events: readonly GameEvent[], type: string): number =>
  events.filter((event) => event.type === type).length
const several = (word: string, count: number): readonly string[] =>
  count === 0 ? [] : [count === 1 ? word : `${count} ${word}s`]

/** Answers in a battle that part it into more sittings: a window of its own, or a plan that leaves the shots open. */
const isBetween = ({ decision: { kind, about }, answer, byOrder }: AskedQuestion): boolean =>
  !byOrder &&
  ((kind === 'weapons' && answer.exit === 'do') ||
    (kind === 'plan' && answer.exit === 'ask') ||
    (kind === 'respond' && (answer.exit === 'do' || String(about.moment).includes('destiny'))))

/** A chance that is passed in silence otherwise, and at which a side acted. */
const isStop = ({ decision: { silence }, answer, byOrder }: AskedQuestion): boolean =>
  !byOrder && silence !== undefined && answer.exit !== silence.exit

/**
 * A turn is quiet, or has drains and battles. An exchange is whatever somebody does in a battle that was not laid ahead;
 * a payment is one more loss to pay in turns than one each; a loss is Force that a text takes; a stop is an
 * act at a chance that is otherwise passed in silence.
 */
function kindsOfTurn(events: readonly GameEvent[], asked: readonly AskedQuestion[] = []): readonly string[] {
  const battles = times(events, 'battle')
  const people = asked.filter(({ byOrder }) => !byOrder)
  const pays = sittingsOf(people.filter(({ decision }) => decision.kind === 'satisfy')).length
  const texts = people.filter(({ decision: { kind, about } }) => kind === 'lose' && about.cause === 'text').length
  const kinds = [
    ...several('drain', times(events, 'drained')),
    ...several('battle', battles),
    ...several('exchange', battles === 0 ? 0 : people.filter(isBetween).length),
    ...several('payment', Math.max(0, pays - 2 * battles)),
    ...several('stop', people.filter(isStop).length),
    ...(texts === 0 ? [] : [texts === 1 ? 'loss' : `${texts} losses`]),
  ]
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
  effects,
}
