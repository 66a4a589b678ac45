/** The few shapes of which the questions are made. */
import type { Exit, Option, Shape } from '../../../../contract/index.ts'
import type { DecisionOf } from '../abouts.ts'
import type { HeldCard, Question, QuestionKind, Side, State, TableCard } from '../state.ts'

/** What a question of this kind becomes in a decision. */
type Made<Kind extends QuestionKind> = Pick<DecisionOf<Kind>, 'shape' | 'exits' | 'about'>

/** For each kind of question what is asked, made from the state as the side may know it. */
export type QuestionMakers = {
  readonly [Kind in QuestionKind]: (state: State, side: Side, question: Question) => Made<Kind>
}

export type Choose = Extract<Shape, { type: 'choose' }>

export const OK: readonly Exit[] = [{ id: 'ok' }]

/** No choice but to go on, and what comes of it. */
export const okThat = (...consequences: NonNullable<Exit['consequences']>): readonly Exit[] => [
  { id: 'ok', consequences },
]

/** To do it, or to leave it. */
export const orNone = (id: string, ...consequences: NonNullable<Exit['consequences']>): readonly Exit[] => [
  consequences.length === 0 ? { id } : { id, consequences },
  { id: 'none', bare: true },
]

export const CONFIRM: Shape = { type: 'confirm' }

type Choice<One extends Option> = Omit<Choose, 'options'> & { readonly options: readonly One[] }

export const chooseOne = <One extends Option>(options: readonly One[]): Choice<One> => chooseSome(options, 1, 1)

export const chooseSome = <One extends Option>(options: readonly One[], min: number, max: number): Choice<One> => ({
  type: 'choose',
  options,
  min,
  max,
})

export const optionOf = ({ handle, card }: HeldCard | TableCard): Option => ({ id: handle, card })

export const numbers = (list: readonly number[]): readonly Option[] => list.map((number) => ({ id: String(number) }))
