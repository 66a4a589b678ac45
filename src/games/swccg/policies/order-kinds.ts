/** The standing orders of this game: answers given ahead, and stops. */
import type { OrderField } from '../../../contract/index.ts'
import { leave, numberFrom, oneOf, take } from '../../../kit/orders/fields.ts'
import { matchOrder, type OrderKind, ordersOf } from '../../../kit/orders/orders.ts'
import { SIDES, type Side } from '../state/engine-card.ts'
import type { View } from '../view/player-view.ts'
import { BATTLE_ORDERS } from './battle-orders.ts'
import { fight, payment } from './battle-rest.ts'
import { optionsOf, type Put, shotsIn } from './card-answers.ts'
import { losses } from './losing.ts'
import { opening } from './opening-orders.ts'
import { plannedTurn } from './plan-order.ts'
import { satisfied } from './safest-answer.ts'
import { SHOT_ORDERS } from './shot-orders.ts'
import { STOPS } from './stop-kinds.ts'
import { restOfTurn } from './turn-orders.ts'

type Answers = OrderKind<View, Side>['answers']

const mostOf = ({ decision: { shape } }: Put): number => (shape.type === 'choose' ? shape.max : 0)

const order = (kind: string, fields: readonly OrderField[], answers: Answers, more = {}) =>
  matchOrder<View, Side>(kind, fields, answers, more)

/** Losses of Force: the Reserve Deck first, down to a few cards, then Used Pile, hand, Force Pile. It stops at large ones. */
const lossOrder = order(
  'losses',
  [numberFrom('most', 1, 20)],
  {
    lose: (asked) => {
      const left = Number(asked.decision.about.left ?? 0)
      if (left > (asked.filled.number('most') ?? Number.MAX_SAFE_INTEGER)) return 'ask'
      return take('lose', ...losses(asked.view, optionsOf(asked), mostOf(asked)))
    },
  },
  { moments: ['lose'], saves: 1 },
)

/** Losses of the damage segment: hit cards, the least forfeit that suffices, then Force. It stops at much damage. */
const damageOrder = order(
  'damage',
  [numberFrom('most', 1, 40)],
  {
    satisfy: (asked) => {
      const { damage = 0 } = asked.decision.about
      if (Number(damage) > (asked.filled.number('most') ?? Number.MAX_SAFE_INTEGER)) return 'ask'
      return take('lose', ...satisfied(asked.view, asked.decision))
    },
  },
  { moments: ['satisfy'], saves: 1 },
)

/** Battle destinies: always, or not below this many cards in the Reserve Deck. */
const drawOrder = order(
  'destinies',
  [numberFrom('cards', 1, 60, false)],
  {
    destiny: ({ view, own, filled }) => leave(view.sizes[own].reserve >= (filled.number('cards') ?? 1) ? 'draw' : 'no'),
  },
  { moments: ['destiny'], suggestion: { cards: { exit: 'ok', number: 1 } }, saves: 1 },
)

/** Passing through the weapons segment and the chances before it, whatever the opponent fires. */
const weaponOrder = order(
  'pass-through',
  [oneOf('pass', ['battle', 'weapons'], false)],
  {
    weapons: ({ filled }) => (filled.one('pass') === undefined ? null : leave('pass')),
    respond: ({ view, filled }) => (filled.one('pass') === 'battle' && view.battle !== null ? leave('pass') : null),
  },
  { moments: ['weapons', 'respond'], suggestion: { pass: { exit: 'ok', choose: ['battle'] } }, saves: 2 },
)

/** No response to a Force drain. */
const drainOrder = order(
  'drains',
  [oneOf('pass', ['drain'], false)],
  {
    respond: ({ view, filled }) =>
      filled.has('pass') && view.drain !== null && view.battle === null ? leave('pass') : null,
  },
  { moments: ['respond'], suggestion: { pass: { exit: 'ok', choose: ['drain'] } }, saves: 1 },
)

/** Shots laid ahead in own battles: all that can be fired, the highest forfeit first, then pass whatever is fired. */
const shotOrder = order(
  'shots',
  [oneOf('after', ['pass-all', 'ask'], false)],
  {
    plan: (asked) => {
      const shots = shotsIn(optionsOf(asked))
      return take(asked.filled.one('after') === 'ask' ? 'plan-ask' : 'plan', ...shots.map(({ id }) => id))
    },
  },
  { moments: ['act', 'plan'], suggestion: { after: { exit: 'ok', choose: ['pass-all'] } }, saves: 2 },
)

/** Orders and the answers that they give, as the contract wants them. */
export const ahead = ordersOf<View, Side>({
  seats: SIDES,
  limits: true,
  kinds: [
    ...[opening, ...STOPS, ...BATTLE_ORDERS, ...SHOT_ORDERS, restOfTurn, plannedTurn, fight, payment],
    ...[lossOrder, damageOrder, drawOrder, shotOrder, weaponOrder, drainOrder],
  ],
})
