/** The answers of the clock and the practice opponent while an Objective is set up. */
import type { AddedAnswers } from '../../policies/added-answers.ts'
import { cardOf } from '../../state/engine-card.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../abouts.ts'

type BringQuestion = DecisionOf<'bring'>

/** The first of the list with the most own icons. */
function mostIcons(decision: BringQuestion) {
  const icons = ({ card = '' }: OptionHere) => cardOf(card).force?.[decision.seat] ?? 0
  const [best] = optionsOf(decision).toSorted((one, other) => icons(other) - icons(one))
  return { exit: 'do', choose: [best?.id ?? ''] }
}

export const OBJECTIVE_ANSWERS: Pick<AddedAnswers, 'bring'> = {
  bring: { safest: (_, decision) => mostIcons(decision), practice: (_, decision) => mostIcons(decision) },
}
