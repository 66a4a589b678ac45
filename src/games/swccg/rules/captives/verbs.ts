/** The moves of captives in scenarios. */
import type { AddedVerb } from '../../scenarios/added-verbs.ts'

export const captiveVerbs: readonly AddedVerb[] = [
  { says: ['seizes with', 'seize with'], written: 'seizes with CARD | seizes with escape', kind: 'seize' },
  { says: ['hands it to', 'hand it to'], written: 'hands it to CARD', kind: 'take-over' },
  { says: ['lets it', 'let it'], written: 'lets it stay | lets it leave | lets it CARD', kind: 'freed' },
]
