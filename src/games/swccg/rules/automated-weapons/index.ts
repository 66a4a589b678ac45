/** Automated weapons: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { automatedRules } from './rulebook.ts'

export const automatedWeapons: Mechanism<never, never, never> = {
  ...{ frames: {}, decisions: {}, irrevocable: {}, tellings: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  rules: automatedRules,
}
