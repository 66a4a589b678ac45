/** Decks: the checks of decks, and the ready-made ones. */

import type { Deck } from '../../../contract/index.ts'
import { readyMade } from './ready-made.ts'

export {
  checkDeck,
  type Format,
  STARTING_PLACES,
} from './check.ts'

import type { Side } from '../cards/card.ts'

export { deckRefusal } from './fault-words.ts'
export { lessonDecks } from './lesson.ts'
export { readyMade } from './ready-made.ts'

/** All ready-made decks. */
export const decks: readonly Deck<Side>[] = readyMade

/** Returns the ready-made deck with this id. @throws if there is none */
export function deckById(id: string): Deck<Side> {
  const found = readyMade.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`no deck ${id}`)
  return found
}
