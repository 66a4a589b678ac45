/** The moves of a look at the top card in scenarios. */
import type { AddedVerb } from '../../scenarios/added-verbs.ts'

export const peekingVerbs: readonly AddedVerb[] = [
  { says: ['does with it', 'do with it'], written: 'does with it leave | does with it move', kind: 'peek' },
  { says: ['places', 'place'], written: 'places CARD | places leave', kind: 'scan' },
]
