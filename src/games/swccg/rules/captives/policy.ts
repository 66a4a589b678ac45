/** The answers of the clock and the practice opponent to the questions of captives. */
import type { Option } from '../../../../contract/index.ts'
import { type AddedAnswers, choosing } from '../../policies/added-answers.ts'
import { opponentOf } from '../../state/engine-card.ts'
import { pieceOf } from '../../state/nesting.ts'
import { isOfKind } from '../../texts/reading/kinds.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { forfeitOf, powerOf } from '../../texts/values/fighting-values.ts'
import { powerSeen } from '../../view/place-seen.ts'
import type { View } from '../../view/player-view.ts'
import type { DecisionOf } from '../abouts.ts'
import { optionsOf } from '../abouts.ts'

const isEscort = ({ card }: Option): boolean => card !== undefined

/** A warrior, else the first of the list; escaping is never chosen. */
function plainEscort(decision: DecisionOf<'seize' | 'take-over'>) {
  const options = optionsOf(decision)
  const escorts = options.filter(isEscort)
  const best = escorts.find(({ card = '' }) => isOfKind(card, 'warrior')) ?? escorts[0] ?? options[0]
  return choosing(best?.id ?? '')
}

/** The card that a battle takes last from the table: the one of most power, and of the most forfeit among equals. */
function safeEscort(view: View, decision: DecisionOf<'seize' | 'take-over'>) {
  const reading = readingOf(view)
  const worth = ({ id }: Option): number => {
    const piece = pieceOf(view, id)
    return piece === null ? 0 : 100 * powerOf(reading, piece) + forfeitOf(reading, piece)
  }
  const [best] = optionsOf(decision)
    .filter(isEscort)
    .toSorted((one, other) => worth(other) - worth(one))
  return best === undefined ? plainEscort(decision) : choosing(best.id)
}

/** Stays where friends stand or no opponent does, boards what is there, and otherwise goes to the Used Pile. */
function safePlace(view: View, decision: DecisionOf<'freed'>) {
  const { place } = decision.about
  const reading = readingOf(view)
  const power = (side: typeof decision.seat) => (place === null ? 0 : (powerSeen(reading, place, side) ?? 0))
  const [mine, theirs] = [power(decision.seat), power(opponentOf(decision.seat))]
  if (mine > 0 || theirs === 0) return choosing('stay')
  const seat = optionsOf(decision).find(isEscort)
  return choosing(seat?.id ?? 'leave')
}

export const CAPTIVE_ANSWERS: Pick<AddedAnswers, 'seize' | 'freed' | 'take-over'> = {
  seize: { safest: (_, decision) => plainEscort(decision), practice: safeEscort },
  'take-over': { safest: (_, decision) => plainEscort(decision), practice: safeEscort },
  freed: { safest: () => choosing('stay'), practice: safePlace },
}
