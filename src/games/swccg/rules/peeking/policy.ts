/** The answers of the clock and the practice opponent to a look at the top card. */
import { type AddedAnswers, choosing } from '../../policies/added-answers.ts'
import { cardOf } from '../../state/engine-card.ts'
import type { DecisionOf } from '../abouts.ts'

/** The destiny above which a card is good to draw. */
const GOOD = 3

/** An own card of low destiny, and one of the opponent's of high destiny, is moved away from the next draw. */
function practice({ seat, about }: DecisionOf<'peek'>) {
  const destiny = Math.max(0, ...cardOf(about.top).destiny)
  return choosing(about.owner === seat ? (destiny < GOOD ? 'move' : 'leave') : destiny > GOOD ? 'move' : 'leave')
}

export const PEEKING_ANSWERS: Pick<AddedAnswers, 'peek'> = {
  peek: { safest: () => choosing('leave'), practice: (_, decision) => practice(decision) },
}
