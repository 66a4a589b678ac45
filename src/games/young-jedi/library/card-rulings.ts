/**
 * Rulings on single cards, in our own words, and our readings of texts that can be read in two ways. `rulings/` holds
 * them; this module finds their cards.
 */

import type { Ruling } from '../../../contract/index.ts'
import { lazily } from '../../../kit/library/lazily.ts'
import type { Card } from '../cards/card.ts'
import { cards } from '../cards/index.ts'
import { same, titlesOf } from '../cards/selecting.ts'
import { corrections } from './rulings/corrections.ts'
import { persons } from './rulings/persons.ts'
import type { WrittenRuling } from './rulings/ruling.ts'
import { things } from './rulings/things.ts'

/** Returns all rulings, each with the ids of the cards that it is about. */
export const rulings: () => readonly Ruling[] = lazily(() =>
  [...corrections, ...persons, ...things].map((written) => ({
    id: written.id,
    cards: cards.filter((card) => concerns(written, card)).map(({ id }) => id),
    rules: written.rules,
    text: { en: written.en, fr: written.fr },
  })),
)

function concerns({ about }: WrittenRuling, card: Card): boolean {
  return about.some((what) => (typeof what === 'string' ? bears(card, what) : what(card)))
}

function bears(card: Card, name: string): boolean {
  return card.id === name || titlesOf(card).some((title) => same(title, name))
}
