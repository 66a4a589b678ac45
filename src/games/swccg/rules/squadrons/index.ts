/** Squadrons: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { squadronRules } from './rulebook.ts'

export const squadrons: Mechanism<never, never, never> = {
  ...{ frames: {}, decisions: {}, irrevocable: {}, tellings: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  rules: squadronRules,
}
