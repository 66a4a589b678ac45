/** The shapes and exits that questions share. */
import type { Exit, Option, Shape } from '../../../../contract/index.ts'
import type { Choose } from '../../../../kit/decisions/chosen.ts'
import type { DecisionOf } from '../../state/abouts.ts'
import type { HeldCard, Question, QuestionKind, Side, State, TableCard } from '../../state/game-state.ts'

/** The parts of a decision that a question of this kind makes. */
type DecisionParts<Kind extends QuestionKind> = Pick<DecisionOf<Kind>, 'shape' | 'exits' | 'about'>

/** For each kind of question, a function that makes its decision from the state, as the side may know it. */
export type QuestionMakers = {
  readonly [Kind in QuestionKind]: (state: State, side: Side, question: Question) => DecisionParts<Kind>
}

/** The only exit is to continue. */
export const OK: readonly Exit[] = [{ id: 'ok' }]

/** Returns the only exit, with these consequences. */
export const okThat = (...consequences: NonNullable<Exit['consequences']>): readonly Exit[] => [
  { id: 'ok', consequences },
]

/** Returns two exits: do it, with these consequences, or leave it. */
export const orNone = (id: string, ...consequences: NonNullable<Exit['consequences']>): readonly Exit[] => [
  consequences.length === 0 ? { id } : { id, consequences },
  { id: 'none', bare: true },
]

/** A shape without a choice. */
export const CONFIRM: Shape = { type: 'confirm' }

type Choice<One extends Option> = Omit<Choose, 'options'> & { readonly options: readonly One[] }

/** Returns the shape in which the player chooses exactly one of these. */
export const chooseOne = <One extends Option>(options: readonly One[]): Choice<One> => chooseSome(options, 1, 1)

/** Returns the shape in which the player chooses from `min` to `max` of these. */
export const chooseSome = <One extends Option>(options: readonly One[], min: number, max: number): Choice<One> => ({
  type: 'choose',
  options,
  min,
  max,
})

/** Returns the option for a card in hand or in play, with its handle as id. */
export const optionOf = ({ handle, card }: HeldCard | TableCard): Option => ({ id: handle, card })

/** Returns an option for each number. */
export const numbers = (list: readonly number[]): readonly Option[] => list.map((number) => ({ id: String(number) }))
