/** Automated weapons: all that the game gets of them. */
import { type Mechanism, NO_STEPS } from '../../mechanism.ts'
import { automatedRules } from './rulebook.ts'

export const automatedWeapons: Mechanism<never, never, never> = {
  ...NO_STEPS,
  rules: automatedRules,
}
