/** The form in which rulings are written down. */

import type { Card } from '../card.ts'

/** A ruling as it is written down, before its cards are found. */
export interface WrittenRuling {
  readonly id: string
  /** Which cards it is about: a card's id, a title (every card that bears it), or what must hold of the card. */
  readonly about: readonly (string | ((card: Card) => boolean))[]
  /** Rules and decisions that it rests on. */
  readonly rules: readonly string[]
  readonly en: string
  readonly fr: string
}
