/** Crashing: all that the game gets of it. */
import type { Mechanism } from '../../mechanism.ts'
import { crashingRules } from './rulebook.ts'
import { crashStep } from './steps.ts'
import { crashingTellings } from './story.ts'

export const crashing: Mechanism<'crash', never, 'crashed'> = {
  frames: { crash: { step: crashStep, close: () => {} } },
  ...{ decisions: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  irrevocable: { crashed: false },
  tellings: crashingTellings,
  rules: crashingRules,
}
