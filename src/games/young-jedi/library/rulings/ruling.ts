/** The form of a written ruling. */

import type { Card } from '../../cards/card.ts'

/** A ruling as it is written down, before its cards are found. */
export interface WrittenRuling {
  readonly id: string
  /** The cards that it is about: an id, a title (all cards of this title) or a condition on the card. */
  readonly about: readonly (string | ((card: Card) => boolean))[]
  /** Rules and decisions that it follows from. */
  readonly rules: readonly string[]
  readonly en: string
  readonly fr: string
}
