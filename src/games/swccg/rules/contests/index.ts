/** Contests: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { contestRules } from './rulebook.ts'
import { contestStep } from './steps.ts'
import { contestTellings } from './story.ts'

export const contests: Mechanism<'contest', never, 'contested'> = {
  frames: { contest: { step: contestStep, close: () => {} } },
  ...{ decisions: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  irrevocable: { contested: true },
  tellings: contestTellings,
  rules: contestRules,
}
