/** All cards of the pool, and functions that find them. */

import type { CardSet } from './card-set.ts'
import type { Card } from './printed-card.ts'
import { aNewHope } from './sets/a-new-hope/index.ts'
import { cloudCity } from './sets/cloud-city/index.ts'
import { coruscant } from './sets/coruscant/index.ts'
import { dagobah } from './sets/dagobah/index.ts'
import { deathStar2 } from './sets/death-star-2/index.ts'
import { endor } from './sets/endor/index.ts'
import { hoth } from './sets/hoth/index.ts'
import { jabbasPalace } from './sets/jabbas-palace/index.ts'
import { premiere } from './sets/premiere/index.ts'
import { reflections3 } from './sets/reflections-3/index.ts'
import { specialEdition } from './sets/special-edition/index.ts'
import { tatooine } from './sets/tatooine/index.ts'
import { thirdAnthology } from './sets/third-anthology/index.ts'
import { frontId } from './two-sides.ts'

/** The sets of which the pool has cards, in the order of their numbers. */
export const SETS: readonly CardSet[] = [
  ...[premiere, aNewHope, hoth, dagobah, cloudCity, jabbasPalace, specialEdition, endor, deathStar2],
  ...[tatooine, coruscant, reflections3, thirdAnthology],
]

const numberOf = (id: string): readonly [number, number] => {
  const [set = '', number = ''] = id.split('_')
  return [Number(set), Number(number)]
}
const byNumber = (one: Card, two: Card): number => {
  const [a, b] = [numberOf(one.id), numberOf(two.id)]
  return a[0] - b[0] || a[1] - b[1]
}

/** Every card, by set and number. */
export const cards: readonly Card[] = SETS.flatMap((set) => set.cards).sort(byNumber)

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))

/** Returns the card with this id, or with a side of this id; undefined if there is none. */
export const findCard = (id: string): Card | undefined => byId.get(frontId(id))

/** Returns the card with this id, or with a side of this id. @throws if there is none */
export function cardById(id: string): Card {
  const card = findCard(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}

/** Returns the set of the card with this id. @throws if there is none */
export function setOf(id: string): CardSet {
  const code = id.split('_')[0]
  const set = SETS.find((one) => one.code === code)
  if (set === undefined) throw new Error(`no set of ${id}`)
  return set
}
