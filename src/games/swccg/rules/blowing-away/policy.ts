/** The answers of the clock and the practice opponent to who leaves in time: all, since those who stay are lost. */
import type { AddedAnswers } from '../../policies/added-answers.ts'
import { type DecisionOf, optionsOf } from '../abouts.ts'

const all = (decision: DecisionOf<'leaving'>) => ({ exit: 'do', choose: optionsOf(decision).map(({ id }) => id) })

export const LEAVING_ANSWERS: Pick<AddedAnswers, 'leaving'> = {
  leaving: { safest: (_, decision) => all(decision), practice: (_, decision) => all(decision) },
}
