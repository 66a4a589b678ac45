/**
 * The starter set, packs and cubes of the Star Wars CCG.
 *
 * Nothing printed says what a pack holds; these are the numbers that players have counted. Both sides are mixed, and each card
 * of a rarity is as likely as the others. One rare in 79 of Death Star II was an ultra-rare card. Cards of the starter
 * decks alone are in no pack, and neither is a card whose text is not written.
 */
import type { Pack, PoolRecipe, Products } from '../../../contract/index.ts'
import { cards, SETS, setOf } from '../cards/index.ts'
import { SIDES, type Side } from '../cards/printed-card.ts'
import { RARITIES } from '../cards/rarities.ts'
import { productsEn } from './en.ts'
import { productsFr } from './fr.ts'
import { starterDecks } from './starter-decks.ts'

const listOf = (side: Side) => starterDecks.find(({ seat }) => seat === side)!.list
const both = (say: (words: typeof productsEn | typeof productsFr) => string) => ({
  en: say(productsEn),
  fr: say(productsFr),
})
const nameOf = (code: string): string => SETS.find((set) => set.code === code)!.name

/** The ids of a set's cards of a rarity that are played. */
const dealt = (code: string, rarity: string): readonly string[] =>
  cards.filter(({ id }) => setOf(id).code === code && RARITIES.get(id) === rarity).map(({ id }) => id)

/** A pack: one rare card, three uncommon ones, and this many common ones. */
function pack(code: string, common: number): Pack {
  const rares = dealt(code, 'R')
  return {
    id: code,
    name: { en: nameOf(code), fr: nameOf(code) },
    slots: [
      // An ultra-rare card is half as likely as a rare one.
      { id: 'R', count: 1, cards: [...rares, ...rares, ...dealt(code, 'UR')] },
      { id: 'U', count: 3, cards: dealt(code, 'U') },
      { id: 'C', count: common, cards: dealt(code, 'C') },
    ],
    source: both((words) => words.source(common)),
  }
}

const [ENDOR, DEATH_STAR_2] = ['8', '9']
const PACKS = [pack(ENDOR, 5), pack(DEATH_STAR_2, 7)]
const STARTER = [{ product: 'endor', count: 1 }]

const sealed = (id: string, endor: number, deathStar: number, name: PoolRecipe['name']): PoolRecipe => ({
  ...{ id, name, starters: STARTER, cards: 0, sets: null },
  packs: [
    { product: ENDOR, count: endor },
    { product: DEATH_STAR_2, count: deathStar },
  ].filter(({ count }) => count > 0),
})

const cube = (id: string, count: number, name: PoolRecipe['name']): PoolRecipe => ({
  ...{ id, name, starters: STARTER, packs: [], cards: count, sets: null },
})

/** Cards beside the two starter decks: enough to rebuild a third of each, and half of each with all cards. */
const MORE = { starter: 40, all: 60 }

const wholeCube = cube(
  'cube-all',
  MORE.all,
  both((words) => words.cube.all),
)

/** By format what a league may draw: no pool holds a card that its format does not know. */
const RECIPES: Readonly<Record<string, readonly PoolRecipe[]>> = {
  starter: [
    cube(
      'cube-endor',
      MORE.starter,
      both((words) => words.cube.starter),
    ),
  ],
  ds2: [
    sealed(
      'sealed-ds2',
      0,
      4,
      both((words) => words.deathStar),
    ),
    wholeCube,
  ],
  'endor-ds2': [
    sealed(
      'sealed',
      2,
      1,
      both((words) => words.sealed),
    ),
    sealed(
      'sealed-endor',
      4,
      0,
      both((words) => words.endor),
    ),
    wholeCube,
  ],
}

/** The starter set, packs and cubes of the Star Wars CCG. */
export const products: Products<Side> = {
  starters: [
    {
      id: 'endor',
      name: both((words) => words.starter),
      lists: { dark: listOf('dark'), light: listOf('light') },
    },
  ],
  packs: PACKS,
  cube: SIDES.flatMap((side) => cards.filter((card) => card.side === side).map(({ id }) => id)),
  startersFor: () => 1,
  recipes: (format) => RECIPES[format] ?? [],
}
