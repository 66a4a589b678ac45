/** The answers of the clock and the practice opponent to a look at the top card, or at a hand. */
import { type AddedAnswers, choosing } from '../../policies/added-answers.ts'
import { cardOf } from '../../state/engine-card.ts'
import { type DecisionOf, optionsOf } from '../abouts.ts'

/** The destiny above which a card is good to draw. */
const GOOD = 3

/** An own card of low destiny, and one of the opponent's of high destiny, is moved away from the next draw. */
function practice({ seat, about }: DecisionOf<'peek'>) {
  const destiny = Math.max(0, ...cardOf(about.top).destiny)
  return choosing(about.owner === seat ? (destiny < GOOD ? 'move' : 'leave') : destiny > GOOD ? 'move' : 'leave')
}

/** The card that costs most is placed. */
function dearest(decision: DecisionOf<'scan'>) {
  const cost = ({ card }: { readonly card?: string }) => (card === undefined ? -1 : (cardOf(card).deploy ?? 0))
  const [best] = optionsOf(decision).toSorted((one, other) => cost(other) - cost(one))
  return choosing(best?.id ?? 'leave')
}

export const PEEKING_ANSWERS: Pick<AddedAnswers, 'peek' | 'scan'> = {
  peek: { safest: () => choosing('leave'), practice: (_, decision) => practice(decision) },
  scan: { safest: () => choosing('leave'), practice: (_, decision) => dearest(decision) },
}
