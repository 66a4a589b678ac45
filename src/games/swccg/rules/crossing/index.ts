/** Crossing over: all that the game gets of it. */
import type { Mechanism } from '../../mechanism.ts'
import { crossingRules } from './rulebook.ts'
import { crossingStep, depletingStep } from './steps.ts'
import { crossingMoments, crossingTellings } from './story.ts'

export const crossing: Mechanism<
  'crossing' | 'depleting',
  never,
  'crossing-tried' | 'crossing-total' | 'crossed' | 'depleted'
> = {
  frames: {
    crossing: { step: crossingStep, close: () => {} },
    depleting: { step: depletingStep, close: () => {} },
  },
  ...{ decisions: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  irrevocable: { 'crossing-tried': true, 'crossing-total': false, crossed: false, depleted: true },
  tellings: crossingTellings,
  moments: crossingMoments,
  rules: crossingRules,
}
