/** The move of leaving in time in scenarios. */
import type { AddedVerb } from '../../scenarios/added-verbs.ts'

export const leavingVerbs: readonly AddedVerb[] = [
  { says: ['saves', 'save'], written: 'saves CARD; CARD', kind: 'leaving' },
]
