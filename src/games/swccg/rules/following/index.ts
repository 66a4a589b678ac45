/** Following: all that the game gets of it. */
import type { Mechanism } from '../../mechanism.ts'
import { followingRules } from './rulebook.ts'
import { companions, followStep } from './steps.ts'

export const following: Mechanism<'follow', never, never> = {
  frames: { follow: { step: followStep, close: () => {} } },
  ...{ decisions: {}, irrevocable: {}, tellings: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  ways: { company: companions },
  rules: followingRules,
}
