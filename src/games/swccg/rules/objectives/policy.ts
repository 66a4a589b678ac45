/** The answers of the clock and the practice opponent while an Objective is set up. */

import { isBack } from '../../cards/two-sides.ts'
import { type AddedAnswers, choosing } from '../../policies/added-answers.ts'
import { read } from '../../policies/practice/supposing.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import { sideOfPiece } from '../../state/nesting.ts'
import type { View } from '../../view/player-view.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../abouts.ts'
import { isObjective } from './steps.ts'
import { nearness } from './turning.ts'

type BringQuestion = DecisionOf<'bring'>

/** The first of the list with the most own icons. */
function mostIcons(decision: BringQuestion) {
  const icons = ({ card = '' }: OptionHere) => cardOf(card).force?.[decision.seat] ?? 0
  const [best] = optionsOf(decision).toSorted((one, other) => icons(other) - icons(one))
  return choosing(best?.id ?? '')
}

export const OBJECTIVE_ANSWERS: Pick<AddedAnswers, 'bring'> = {
  bring: { safest: (_, decision) => mostIcons(decision), practice: (_, decision) => mostIcons(decision) },
}

/** The worth of an Objective whose better side is up, in points of Force. */
const TURNED = 8

/** How near the Objectives are to the side that is better for a player: both sides of their own, and of the opponent's. */
export function objectiveGoal(view: View, side: Side): number {
  return view.pieces.filter(isObjective).reduce((sum, piece) => {
    const { card } = piece
    const owner = sideOfPiece(piece)
    const meant = { reading: read(view), you: owner, card, self: piece, here: null }
    const near = nearness(cardOf(card).text[owner], meant, owner === view.reader ? view.hand : [])
    // The back is the side for which its player plays; what is near to turning it back is a danger.
    const reached = (isBack(card) ? 1 - near : near) * TURNED
    return sum + (owner === side ? reached : -reached)
  }, 0)
}
