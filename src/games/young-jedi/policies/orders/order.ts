/** What a standing order is made of, and how what was filled in is read. */
import type { Answer, Option, OrderField, OrderOffer, StandingOrder } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import type { DecisionOf } from '../../rules/abouts.ts'
import type { QuestionKind } from '../../rules/state.ts'
import type { View } from '../../view.ts'

/** The kinds of standing orders, in the order in which they are offered. */
export const ORDER_KINDS = [
  'plans',
  'duel',
  'rest',
  'turn-ahead',
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
export type OrderKind = (typeof ORDER_KINDS)[number]

/** An answer without the id of its decision. */
export type Given = Omit<Answer, 'decision'>

/** A decision that an order may answer, with what was filled in. */
export interface OrderCase<One = DecisionOf> {
  readonly view: View
  readonly decision: One
  readonly own: Side
  readonly other: Side
  readonly filled: Filled
}

/** Decisions with which an own turn comes to its end. */
export const TURN_ENDS = ['even-up', 'discard-down', 'end-turn'] as const satisfies readonly QuestionKind[]

/** The answer, or null: it is left to the person. Which of the two hangs on public facts and settings alone. */
export type Answering<Kind extends QuestionKind = QuestionKind> = (asked: OrderCase<DecisionOf<Kind>>) => Given | null

export interface Order {
  readonly kind: OrderKind
  /** What it is kept with now, or null if it can't stand now; hangs on public facts alone. */
  key(view: View, own: Side): string | null
  offer(view: View, own: Side): Omit<OrderOffer, 'kind' | 'key'>
  readonly answers: { readonly [Kind in QuestionKind]?: Answering<Kind> }
}

/** What was filled in, field by field. A field that was left out gives undefined. */
export class Filled {
  readonly #settings: StandingOrder['settings']

  constructor({ settings }: Pick<StandingOrder, 'settings'>) {
    this.#settings = settings
  }

  has(field: string): boolean {
    return this.#settings[field] !== undefined
  }

  one(field: string): string | undefined {
    return this.#settings[field]?.choose?.[0]
  }

  list(field: string): readonly string[] | undefined {
    return this.#settings[field]?.choose
  }

  number(field: string): number | undefined {
    return this.#settings[field]?.number
  }

  row(field: string): readonly string[] | undefined {
    return this.#settings[field]?.arrange
  }
}

// ---------------------------------------------------------------- fields

type Setting = StandingOrder['settings'][string]

/** One of several. */
export const oneOf = (id: string, options: readonly string[], optional = true): OrderField => ({
  id,
  shape: { type: 'choose', options: options.map((option) => ({ id: option })), min: 1, max: 1 },
  ...(optional ? { optional } : {}),
})

/** Some of several, none too. */
export const someOf = (id: string, options: readonly Option[], optional = true): OrderField => ({
  id,
  shape: { type: 'choose', options, min: 0, max: options.length },
  ...(optional ? { optional } : {}),
})

/** Some of several, the most wanted first. */
export const ranked = (id: string, options: readonly Option[], optional = true): OrderField => ({
  id,
  shape: { type: 'choose', options, min: 0, max: options.length, ordered: true },
  ...(optional ? { optional } : {}),
})

export const numberFrom = (id: string, min: number, max: number, optional = true): OrderField => ({
  id,
  shape: { type: 'number', min, max },
  ...(optional ? { optional } : {}),
})

export const OK = 'ok'
export const chosen = (...choose: readonly string[]): Setting => ({ exit: OK, choose })
export const number = (value: number): Setting => ({ exit: OK, number: value })
export const arranged = (arrange: readonly string[]): Setting => ({ exit: OK, arrange })

// ---------------------------------------------------------------- answers

/** Chooses these by this exit. */
export const take = (exit: string, ...choose: readonly string[]): Given => ({ exit, choose })
export const leave = (exit: string): Given => ({ exit })

/** Whether the decision has this exit. */
export const hasExit = (decision: DecisionOf, exit: string): boolean => decision.exits.some(({ id }) => id === exit)
