/** The moves of the mobile system in scenarios. */
import type { AddedVerb } from '../../scenarios/added-verbs.ts'

export const deathStarVerbs: readonly AddedVerb[] = [
  { says: ['sends it to', 'send it to'], written: 'sends it to PLACE | sends it to space-7', kind: 'system-goal' },
  { says: ['escapes with', 'escape with'], written: 'escapes with CARD', kind: 'escape' },
  { says: ['stays behind', 'stay behind'], written: 'stays behind', kind: 'escape', exit: 'pass' },
]
