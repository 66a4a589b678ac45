/** All cards of the pool, and functions that find them. */

import { charactersDark } from './pool/characters-dark.ts'
import { charactersLight } from './pool/characters-light.ts'
import { effects } from './pool/effects.ts'
import { interrupts } from './pool/interrupts.ts'
import { laterTypes } from './pool/later-types.ts'
import { locations } from './pool/locations.ts'
import { starships } from './pool/starships.ts'
import { vehiclesAndWeapons } from './pool/vehicles-and-weapons.ts'
import type { Card } from './printed-card.ts'

/** A set of cards: the number before the underscore of its ids, its name, and the icon that texts may ask for. */
export interface CardSet {
  readonly code: string
  readonly name: string
  /** Absent: its cards have none. */
  readonly icon?: string
}

/** The sets of which the pool has cards, in the order of their numbers. */
export const SETS: readonly CardSet[] = [
  { code: '1', name: 'Premiere' },
  { code: '2', name: 'A New Hope', icon: 'A New Hope' },
  { code: '3', name: 'Hoth', icon: 'Hoth' },
  { code: '4', name: 'Dagobah', icon: 'Dagobah' },
  { code: '5', name: 'Cloud City', icon: 'Cloud City' },
  { code: '6', name: "Jabba's Palace", icon: "Jabba's Palace" },
  { code: '7', name: 'Special Edition', icon: 'Special Edition' },
  { code: '8', name: 'Endor', icon: 'Endor' },
  { code: '9', name: 'Death Star II', icon: 'Death Star II' },
  { code: '11', name: 'Tatooine', icon: 'Tatooine' },
  { code: '12', name: 'Coruscant', icon: 'Coruscant' },
  { code: '13', name: 'Reflections III', icon: 'Reflections 3' },
  { code: '111', name: 'Third Anthology', icon: 'Premium' },
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
export const cards: readonly Card[] = [
  ...charactersDark,
  ...charactersLight,
  ...starships,
  ...vehiclesAndWeapons,
  ...effects,
  ...interrupts,
  ...locations,
  ...laterTypes,
].sort(byNumber)

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))

/** Returns the card with this id; undefined if there is none. */
export const findCard = (id: string): Card | undefined => byId.get(id)

/** Returns the card with this id. @throws if there is none */
export function cardById(id: string): Card {
  const card = byId.get(id)
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
