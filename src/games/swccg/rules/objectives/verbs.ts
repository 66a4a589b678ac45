/** The move of Objectives in scenarios. */
import type { AddedVerb } from '../../scenarios/added-verbs.ts'

export const objectiveVerbs: readonly AddedVerb[] = [
  { says: ['brings', 'bring'], written: 'brings CARD', kind: 'bring' },
]
