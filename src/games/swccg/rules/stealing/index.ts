/** Stealing: all that the game gets of it. */
import type { Mechanism } from '../../mechanism.ts'
import { stealingRules } from './rulebook.ts'
import { stealHeldStep, stealStep } from './steps.ts'
import { stealingTellings } from './story.ts'

export const stealing: Mechanism<'steal' | 'steal-held', never, 'stolen' | 'hand-peeked'> = {
  frames: {
    steal: { step: stealStep, close: () => {} },
    'steal-held': { step: stealHeldStep, close: () => {} },
  },
  ...{ decisions: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  irrevocable: { stolen: true, 'hand-peeked': true },
  tellings: stealingTellings,
  rules: stealingRules,
}
