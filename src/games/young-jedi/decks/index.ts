/** Decks: what makes one legal, and those that are ready to be played. */

import type { Deck } from '../../game.ts'
import { decks } from './ready-made.ts'

export { checkDeck, type Format, STARTING_PLACE } from './check.ts'
export { decks } from './ready-made.ts'
export { deckRefusal } from './words.ts'

/** The ready-made deck with this id. @throws if there is none. */
export function deckById(id: string): Deck {
  const found = decks.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`no deck ${id}`)
  return found
}
