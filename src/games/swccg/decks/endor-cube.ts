/**
 * The cube of the Star Wars CCG: both ready-made decks, and more of their cards.
 *
 * Packs are not offered. Their contents are known from counts of fans alone, and no set is whole here: this program has
 * the cards of the two decks, and some others that the starter format does not play.
 */
import type { Products } from '../../../contract/index.ts'
import { SIDES, type Side } from '../cards/printed-card.ts'
import { poolOf } from '../formats.ts'
import { starterDecks } from './starter-decks.ts'

const listOf = (side: Side) => starterDecks.find(({ seat }) => seat === side)!.list

/** Cards beside the two decks: enough to rebuild a third of each. */
const MORE = 40

/** The starter set and the cube of the Star Wars CCG. */
export const products: Products<Side> = {
  starters: [
    {
      id: 'endor',
      name: { en: 'Both Endor decks', fr: 'Les deux decks d’Endor' },
      lists: { dark: listOf('dark'), light: listOf('light') },
    },
  ],
  packs: [],
  cube: SIDES.flatMap((side) => poolOf('starter', side).map(({ id }) => id)),
  startersFor: () => 1,
  recipes: () => [
    {
      id: 'cube-endor',
      name: { en: 'Cube: the cards of both Endor decks', fr: 'Cube : les cartes des deux decks d’Endor' },
      starters: [{ product: 'endor', count: 1 }],
      packs: [],
      cards: MORE,
      sets: null,
    },
  ],
}
