/** The parts of a standing order, and functions that read its settings. */
import type { OrderOffer, StandingOrder } from '../../../../contract/index.ts'
import type { AnswerContent, FilledFields } from '../../../../kit/orders/fields.ts'
import type { Planet, Side } from '../../cards/card.ts'
import type { DecisionOf } from '../../state/abouts.ts'
import type { QuestionKind } from '../../state/game-state.ts'
import type { View } from '../../view/player-view.ts'

/** The kinds of standing orders, in the order in which they are offered. */
export const ORDER_KINDS = [
  'plans',
  'duel',
  'rest',
  'turn-ahead',
  'opening',
  'defence',
  'interception',
  'duel-defence',
  'even-up',
  'texts',
  'discards',
  'numbers',
  'fetch',
  'locations',
] as const
/** A kind of standing order. */
export type OrderKindName = (typeof ORDER_KINDS)[number]

export {
  type AnswerContent,
  arranged,
  chosen,
  type FilledFields,
  leave,
  number,
  numberFrom,
  OK,
  oneOf,
  ranked,
  someOf,
  take,
} from '../../../../kit/orders/fields.ts'

/** A decision that an order may answer, with the order's settings. */
export interface OrderCase<One = DecisionOf> {
  readonly view: View
  readonly decision: One
  readonly own: Side
  readonly other: Side
  readonly filled: FilledFields
}

const BETWEEN = ':'

/** The key of an order that is kept for one turn, or for one battle or duel in it. */
export const turnKey = (what: 'turn' | 'battle' | 'space' | 'duel', turn: number, where?: Planet | null): string =>
  [what, turn, ...(where === undefined ? [] : [String(where)])].join(BETWEEN)

/** The turn for which `turnKey` keeps an order. */
export const turnOf = ({ key }: Pick<StandingOrder, 'key'>): string => key.split(BETWEEN)[1] ?? ''

/** Decisions that end an own turn. */
export const TURN_ENDS = ['even-up', 'discard-down', 'end-turn'] as const satisfies readonly QuestionKind[]

/** The answer, or null to ask the person. Which of the two depends on public facts and settings alone. */
export type OrderAnswer<Kind extends QuestionKind = QuestionKind> = (
  asked: OrderCase<DecisionOf<Kind>>,
) => AnswerContent | null

/** One kind of standing order of this game. */
export interface Order {
  readonly kind: OrderKindName
  /** The key under which the order is kept now, or null if it can't stand now. It depends on public facts alone. */
  key(view: View, own: Side): string | null
  offer(view: View, own: Side): Omit<OrderOffer, 'kind' | 'key'>
  readonly answers: { readonly [Kind in QuestionKind]?: OrderAnswer<Kind> }
}

/** Whether the decision has this exit. */
export const hasExit = (decision: DecisionOf, exit: string): boolean => decision.exits.some(({ id }) => id === exit)
