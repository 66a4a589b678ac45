/** Reads the facts of a match's log. A finished match may have been played by another version of the game. */
import type { SeenEvent } from '../../../contract/index.ts'
import { isNamed } from '../../../kit/facts/readers.ts'
import type { Facts, SeenFact } from '../state/game-facts.ts'
import { FACTS } from './irrevocable.ts'

/** Returns the facts that this version knows by their names. */
export const factsIn = (events: readonly SeenEvent[]): SeenFact[] =>
  events.flatMap((event) => (isNamed<Facts>(FACTS, event) ? [event as SeenFact] : []))
