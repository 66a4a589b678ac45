/** The answers of the clock and the practice opponent: the first card comes. */
import { type AddedAnswers, choosing } from '../../policies/added-answers.ts'
import { type DecisionOf, optionsOf } from '../abouts.ts'

const first = (decision: DecisionOf<'surprise'>) => choosing(optionsOf(decision)[0]?.id ?? '')

export const REVEALED_ANSWERS: Pick<AddedAnswers, 'surprise'> = {
  surprise: { safest: (_, decision) => first(decision), practice: (_, decision) => first(decision) },
}
