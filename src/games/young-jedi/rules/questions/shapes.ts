/** The few shapes of which the questions are made. */
import type { Decision, Exit, Option, Shape } from '../../../../contract/index.ts'
import type { HeldCard, Question, Side, State, TableCard } from '../state.ts'

export type Asked = Pick<Decision, 'shape' | 'exits' | 'about'>

/** What is asked, made from the state as the side may know it. */
export type Asking = (state: State, side: Side, question: Question) => Asked

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

export const chooseOne = (options: readonly Option[]): Choose => ({ type: 'choose', options, min: 1, max: 1 })

export const chooseSome = (options: readonly Option[], min: number, max: number): Choose => ({
  type: 'choose',
  options,
  min,
  max,
})

export const optionOf = ({ handle, card }: HeldCard | TableCard): Option => ({ id: handle, card })

export const numbers = (list: readonly number[]): readonly Option[] => list.map((number) => ({ id: String(number) }))
