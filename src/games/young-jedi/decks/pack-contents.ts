/**
 * Starter sets, packs and cubes of Young Jedi.
 *
 * Sources: the rule book of *Battle of Naboo* prints the contents of a pack (1 rare, 3 uncommon and 7 common cards, sides
 * mixed) and of its set; the lists of *Menace of Darth Maul* and *The Jedi Council* have the same numbers of each rarity.
 * About one pack in nine held a foil. A foil is the same card, and nobody says which card it replaced: packs here hold
 * none. Packs hold no starter-only cards, so Locations come from starter sets alone.
 *
 * The packs of the five smaller sets are not known: their cards can be dealt as a cube.
 */
import type { DeckList, Pack, PoolRecipe, ProductCount, Products, StarterSet } from '../../../contract/index.ts'
import type { Card, Rarity, Side } from '../cards/card.ts'
import { cardById, cards, printingsOf, SETS, setOf } from '../cards/index.ts'
import { readyMade } from './ready-made.ts'

/** Left out of sealed play, as virtual cards are (rule 2.9); as half of a Double Impact card, too. */
const LEFT_OUT = 'Uh-Oh!'
/** Foils have collector numbers of their own. */
const FOIL = /-F\d+$/

const titlesOf = (card: Card): readonly string[] =>
  card.type === 'double' ? card.halves.map(({ title }) => title) : [card.title]

/** The codes of the virtual sets. */
const VIRTUAL: readonly string[] = ['V1', 'V2']

/** Whether a card may be in a pool. */
const isDealt = (card: Card): boolean =>
  !VIRTUAL.includes(setOf(card.id).code) && !FOIL.test(card.id) && !titlesOf(card).includes(LEFT_OUT)

const PACK: readonly (readonly [Rarity, number])[] = [
  ['rare', 1],
  ['uncommon', 3],
  ['common', 7],
]

const PRINTED = {
  en: 'The rule book of Battle of Naboo prints what a pack holds.',
  fr: 'Le livret de Battle of Naboo imprime le contenu d’un booster.',
} as const
const ALIKE = {
  en: 'Taken from the packs of Battle of Naboo: the set has as many cards of each rarity.',
  fr: 'D’après les boosters de Battle of Naboo : la série a autant de cartes de chaque rareté.',
} as const

const nameOf = (code: string): string => SETS.find((set) => set.code === code)?.name ?? code

const pack = (code: string, source: Pack['source']): Pack => {
  const dealt = cards.filter((card) => isDealt(card) && setOf(card.id).code === code)
  const slots = PACK.map(([id, count]) => ({
    id,
    count,
    cards: dealt.filter(({ rarity }) => rarity === id).map((card) => card.id),
  }))
  return { id: code, name: { en: nameOf(code), fr: nameOf(code) }, slots, source }
}

const listOf = (id: string): DeckList => readyMade.find((deck) => deck.id === id)!.list

const starter = (code: string, light: string, dark: string): StarterSet<Side> => ({
  id: code,
  name: { en: nameOf(code), fr: nameOf(code) },
  lists: { light: listOf(light), dark: listOf(dark) },
})

const PACKS = [pack('DM', ALIKE), pack('JC', ALIKE), pack('BL', PRINTED)]

/** The starter sets of a recipe and its packs, by format. */
const SIZES = { starter: { starters: 1, packs: 4, cube: 44 }, full: { starters: 2, packs: 6, cube: 66 } } as const
const sizesOf = (format: string) => (format === 'full' ? SIZES.full : SIZES.starter)

/** The starter set that goes with a set. *The Jedi Council* has no starter lists here. */
const starterOf = (code: string): string => (code === 'BL' ? 'BL' : 'DM')

function sealed(format: string, code: string): PoolRecipe {
  const { starters, packs } = sizesOf(format)
  return {
    id: `sealed-${code.toLowerCase()}`,
    name: { en: `Sealed: ${nameOf(code)}`, fr: `Scellé : ${nameOf(code)}` },
    starters: [{ product: starterOf(code), count: starters }],
    packs: [{ product: code, count: packs }],
    cards: 0,
    sets: null,
  }
}

function mixed(format: string): PoolRecipe {
  const { starters, packs } = sizesOf(format)
  const each: readonly number[] = packs === 6 ? [2, 2, 2] : [2, 1, 1]
  const sets: readonly ProductCount[] =
    starters === 1
      ? [{ product: 'DM', count: 1 }]
      : [
          { product: 'DM', count: 1 },
          { product: 'BL', count: 1 },
        ]
  return {
    id: 'sealed-mixed',
    name: { en: 'Sealed: packs of three sets', fr: 'Scellé : boosters de trois séries' },
    starters: sets,
    packs: PACKS.map(({ id }, at) => ({ product: id, count: each[at]! })),
    cards: 0,
    sets: null,
  }
}

function cube(format: string, id: string, name: PoolRecipe['name'], sets: readonly string[] | null): PoolRecipe {
  const { starters, cube: count } = sizesOf(format)
  return { id: `cube-${id}`, name, starters: [{ product: 'DM', count: starters }], packs: [], cards: count, sets }
}

/** The sets whose packs are not known. */
const SMALL = SETS.filter(({ code }) => ['EM', 'DF', 'EB', 'RF', 'BP'].includes(code)).map(({ code }) => code)

/** Starter sets, packs and cubes of Young Jedi. */
export const products: Products<Side> = {
  starters: [
    starter('DM', 'light-starter', 'dark-starter'),
    starter('BL', 'light-naboo-starter', 'dark-naboo-starter'),
  ],
  packs: PACKS,
  cube: cards.filter((card) => isDealt(card) && card.rarity !== 'starter' && isFirst(card)).map(({ id }) => id),
  startersFor: (format) => sizesOf(format).starters,
  recipes: (format) => [
    ...PACKS.map(({ id }) => sealed(format, id)),
    mixed(format),
    cube(format, 'all', { en: 'Cube: all sets', fr: 'Cube : toutes les séries' }, null),
    cube(format, 'small', { en: 'Cube: the five small sets', fr: 'Cube : les cinq petites séries' }, SMALL),
  ],
}

/** Whether a card is the first printing that may be in a pool: a cube holds each card once. */
function isFirst(card: Card): boolean {
  return printingsOf(card.id).find((id) => isDealt(cardById(id))) === card.id
}
