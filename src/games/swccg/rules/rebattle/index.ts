/** Further battles: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { rebattleRules } from './rulebook.ts'
import { rebattleStep } from './steps.ts'

export const rebattle: Mechanism<'rebattle', never, never> = {
  frames: { rebattle: { step: rebattleStep, close: () => {} } },
  ...{ decisions: {}, irrevocable: {}, tellings: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  rules: rebattleRules,
}
