/** The random tester: any legal answer, but often with sensible plans and few surrenders. */
import type { Answer, Decision } from '../../../contract/index.ts'
import { randomAnswer } from '../../../kit/decisions/shapes.ts'
import type { Side } from '../cards/card.ts'
import type { View } from '../view/player-view.ts'
import { goodPlan } from './plan.ts'
import { fieldOf } from './seen.ts'

const SENSIBLE_PLANS = 0.5
const SURRENDERS = 0.05

/**
 * A legal answer drawn at random, for tests and simulations; many of its plans are sensible, and it seldom surrenders.
 */
export function random(view: View, decision: Decision<Side>, { random }: { readonly random: () => number }): Answer {
  const answer = randomAnswer(decision, random)
  if (decision.kind === 'plan' && random() < SENSIBLE_PLANS)
    return { ...answer, arrange: goodPlan(decision, fieldOf(view)) }
  if (answer.exit === 'surrender' && random() >= SURRENDERS) return { ...answer, exit: decision.exits[0]?.id ?? 'end' }
  return answer
}
