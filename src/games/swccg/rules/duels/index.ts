/** Duels: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { duelRules } from './rulebook.ts'
import { duelMoments } from './scene.ts'
import { duelStep, throwingStep } from './steps.ts'
import { duelTellings } from './story.ts'

export const duels: Mechanism<'duel' | 'throwing', never, 'duel-begun' | 'thrown' | 'dueled' | 'duel-stopped'> = {
  frames: {
    duel: { step: duelStep, close: () => {} },
    throwing: { step: throwingStep, close: () => {} },
  },
  ...{ decisions: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  irrevocable: { 'duel-begun': false, thrown: false, dueled: false, 'duel-stopped': false },
  tellings: duelTellings,
  moments: duelMoments,
  rules: duelRules,
}
