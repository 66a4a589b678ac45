/** Squadrons: all that the game gets of them. */
import { type Mechanism, NO_STEPS } from '../../mechanism.ts'
import { squadronRules } from './rulebook.ts'

export const squadrons: Mechanism<never, never, never> = {
  ...NO_STEPS,
  rules: squadronRules,
}
