/** Cards that leave a battle, or are hit without a shot: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { excludedRules } from './rulebook.ts'
import { excludeStep, strikeStep } from './steps.ts'
import { excludedTellings } from './story.ts'

export const excluded: Mechanism<'exclude' | 'strike', never, 'excluded' | 'struck'> = {
  frames: {
    exclude: { step: excludeStep, close: () => {} },
    strike: { step: strikeStep, close: () => {} },
  },
  ...{ decisions: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  irrevocable: { excluded: false, struck: false },
  tellings: excludedTellings,
  rules: excludedRules,
}
