/** Effects that move: all that the game gets of them. */
import { type Mechanism, NO_STEPS } from '../../mechanism.ts'
import { wanderingRules } from './rulebook.ts'
import { paceOfEffect } from './ways.ts'

export const wandering: Mechanism<never, never, never> = {
  ...NO_STEPS,
  ways: { pace: paceOfEffect },
  rules: wanderingRules,
}
